import { BUTTON, type Way } from "../affordance.ts";
import { copies, type Held } from "../copies.ts";

type Card = string | number;

/** The cards that the watcher holds and sees: the first hand or pile of their own seat. Empty for a spectator. */
export function ownHand(view: unknown): readonly Held<Card>[] {
  if (!isObject(view)) return [];
  const { watcher } = view;
  if (typeof watcher !== "number") return [];
  for (const seats of Object.values(view)) {
    const own: unknown = Array.isArray(seats) ? seats[watcher] : undefined;
    const hand = isObject(own) ? Object.values(own).find(hasFaces) : undefined;
    if (hand !== undefined) return copies(hand.cards, (card, copy) => `card:${card}:${copy}`);
  }
  return [];
}

/**
 * A move that names a card of one's hand (its key `card`) is made by touching that card; where several name it, the card is
 * taken up first and a button says which. All other moves are buttons.
 */
export function plainWays<M>(view: unknown, legal: readonly M[]): readonly Way<M>[] {
  const hand = ownHand(view);
  const naming = (card: unknown): readonly M[] => legal.filter((move) => cardOf(move) === card);
  return legal.flatMap((move): Way<M>[] => {
    const held = hand.filter(({ card }) => card === cardOf(move));
    if (held.length === 0) return [{ move, path: [] }];
    const alone = naming(cardOf(move)).length === 1;
    return held.map(({ thing }) => ({ move, path: alone ? [thing] : [thing, BUTTON] }));
  });
}

function cardOf(move: unknown): unknown {
  return isObject(move) ? move["card"] : undefined;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

function hasFaces(value: unknown): value is { readonly cards: readonly Card[] } {
  return isObject(value) && typeof value["count"] === "number" && Array.isArray(value["cards"]);
}
