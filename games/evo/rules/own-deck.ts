import { type Complaint, forms } from "@clade/kernel";
import { type Effect, EFFECTS, EVENT_CARDS, type EffectKind, type EventCard } from "./data/cards.ts";

/** A person's own event deck: cards of the game by their id, or new ones with an effect of their own. */
export type OwnDeck = readonly EventCard[];

const { fit, like, listOf, misfit, named, object, oneOf, whole } = forms;
const MOST_COPIES = 40;
const MOST_SORTS = 100;

const KINDS = Object.keys(EFFECTS) as EffectKind[];

/** Checks a deck before anybody plays with it; the complaint names the card that is wrong. */
export function checkDeck(data: unknown): OwnDeck | Complaint {
  return fit(deckForm, data, "the deck");
}

/** A list of cards, or an object with one. */
const deckForm: forms.Form<OwnDeck> = (data, where) => {
  const list = listOf(named("card", cardForm), 0, MOST_SORTS);
  const cards = Array.isArray(data) ? list(data, `${where}: "cards"`) : object({ cards: list })(data, where).cards;
  const twice = cards.find(({ id }, index) => cards.findIndex((other) => other.id === id) < index);
  return twice === undefined ? cards : misfit(`card ${twice.id}`, "is in the list twice");
};

const effectForm: forms.Form<Effect> = (data, where) => {
  const { kind } = object({ kind: oneOf(KINDS) })(data, where);
  const { least, most } = EFFECTS[kind];
  const amount = whole(least, most);
  // Where there is but one amount it need not be given.
  if (least === most) return { kind, amount: object({}, { amount })(data, where).amount ?? least };
  return { kind, amount: object({ amount })(data, where).amount };
};

const cardForm: forms.Form<EventCard> = (data, where) => {
  const read = object(
    { id: like(/^[a-z][a-z0-9-]{0,29}$/, "big-clutch"), copies: whole(1, MOST_COPIES) },
    { effect: effectForm },
  )(data, where);
  if (read.effect !== undefined) return { ...read, effect: read.effect };
  const known = EVENT_CARDS.find(({ id }) => id === read.id);
  return known === undefined
    ? misfit(where, 'a card of your own needs an "effect"')
    : { ...known, copies: read.copies };
};
