import { type Complaint, isComplaint } from "@clade/kernel";
import { type Effect, EFFECTS, EVENT_CARDS, type EffectKind, type EventCard } from "./data/cards.ts";
import { complain, expected, isObject, isWhole } from "./own-data.ts";

/** A person's own event deck: cards of the game by their id, or new ones with an effect of their own. */
export type OwnDeck = readonly EventCard[];

const CARD_ID = /^[a-z][a-z0-9-]{0,29}$/;
const MOST_COPIES = 40;
const MOST_SORTS = 100;

const KINDS = Object.keys(EFFECTS) as EffectKind[];

/** Checks a deck before anybody plays with it; the complaint names the card that is wrong. */
export function checkDeck(data: unknown): OwnDeck | Complaint {
  const list = isObject(data) ? data["cards"] : data;
  if (!Array.isArray(list)) return expected("deck", 'a list of cards, or an object with "cards"', list);
  if (list.length > MOST_SORTS) return complain("deck", `at most ${MOST_SORTS} sorts of cards, got ${list.length}`);
  const cards: EventCard[] = [];
  for (const [index, entry] of (list as readonly unknown[]).entries()) {
    const card = checkCard(entry, index);
    if (isComplaint(card)) return card;
    if (cards.some(({ id }) => id === card.id)) return complain(`card ${card.id}`, "is in the list twice");
    cards.push(card);
  }
  return cards;
}

function checkCard(entry: unknown, index: number): EventCard | Complaint {
  const nameless = `card ${index + 1} of the list`;
  if (!isObject(entry)) return expected(nameless, "an object", entry);
  const { id, copies } = entry;
  if (typeof id !== "string" || !CARD_ID.test(id)) return expected(nameless, 'an "id" like "big-clutch"', id);
  const where = `card ${id}`;
  if (!isWhole(copies, 1, MOST_COPIES)) return expected(where, `"copies" from 1 to ${MOST_COPIES}`, copies);
  const known = EVENT_CARDS.find((card) => card.id === id);
  if (entry["effect"] === undefined) {
    return known === undefined ? complain(where, 'a card of your own needs an "effect"') : { ...known, copies };
  }
  const effect = checkEffect(entry["effect"], where);
  return isComplaint(effect) ? effect : { id, copies, effect };
}

function checkEffect(data: unknown, where: string): Effect | Complaint {
  if (!isObject(data)) return expected(where, 'an "effect" with a "kind" and an "amount"', data);
  const kind = KINDS.find((each) => each === data["kind"]);
  if (kind === undefined) return expected(where, `an effect out of ${KINDS.join(", ")}`, data["kind"]);
  const { least, most } = EFFECTS[kind];
  const amount = data["amount"] ?? (least === most ? least : undefined);
  if (!isWhole(amount, least, most)) return expected(where, `an amount of ${kind} from ${least} to ${most}`, amount);
  return { kind, amount };
}
