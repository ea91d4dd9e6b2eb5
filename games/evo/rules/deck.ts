import { type CardId, EVENT_CARDS, type EventCard } from "./data/cards.ts";
import type { OwnDeck } from "./own-deck.ts";

/** The deck of a state: the game's own, or a person's. */
export type Deck = typeof STANDARD_DECK | OwnDeck;
export const STANDARD_DECK = "standard";

type Faces = ReadonlyMap<CardId, EventCard>;

const STANDARD_FACES = facesOf(EVENT_CARDS);
const ownFaces = new WeakMap<OwnDeck, Faces>();

function facesOf(cards: readonly EventCard[]): Faces {
  return new Map(cards.map((card) => [card.id, card]));
}

function facesIn(deck: Deck): Faces {
  if (deck === STANDARD_DECK) return STANDARD_FACES;
  const known = ownFaces.get(deck) ?? facesOf(deck);
  ownFaces.set(deck, known);
  return known;
}

/** What is printed on a card. */
export function cardIn(deck: Deck, id: CardId): EventCard {
  const card = facesIn(deck).get(id);
  if (card === undefined) throw new RangeError(`no card ${id} in the deck`);
  return card;
}

/** Every different card of a deck. */
export function cardsIn(deck: Deck): EventCard[] {
  return [...facesIn(deck).values()];
}

/** Every card of a deck, copy by copy. */
export function allCards(deck: Deck): CardId[] {
  const cards: CardId[] = [];
  for (const { id, copies } of facesIn(deck).values()) for (let copy = 0; copy < copies; copy++) cards.push(id);
  return cards;
}
