import { at, type Seat, toSeat } from "@clade/kernel";
import { ALL_SUITS, type Card, calamityOn, isDiscovery, strengthOf, type Suit, suitOf } from "../rules/cards.ts";
import { COLOURS } from "../rules/data.ts";
import type { Move } from "../rules/moves.ts";
import { ALL_PLACES, levelAt, type Place } from "../rules/places.ts";
import type { View } from "../rules/state.ts";

/** The names of what can be touched on this board. Everything but the trick is the watcher's own. */
export const TRICK = "trick";
/** People who are not at work: where new workers come from, and where one that is taken off goes. */
export const IDLE = "idle";
export const thingOf = {
  /** A card of the own hand; no two are alike. */
  card: (card: Card): string => `card:${card}`,
  /** A card of a blind hand: nobody knows which, so all are the same move. */
  blind: (index: number): string => `blind:${index}`,
  /** A card in the trick, by the seat that played it. */
  lying: (seat: Seat): string => `lying:${seat}`,
  taken: (card: Card, copy: number): string => `taken:${card}:${copy}`,
  trump: (suit: Suit): string => `trump:${suit}`,
  stock: (suit: Suit): string => `stock:${suit}`,
  /** A level of a place for workers; the level that a worker is at stands for the worker. */
  place: (place: Place, level: number): string => `place:${place}:${level}`,
  /** A step of Population. */
  people: (count: number): string => `people:${count}`,
  age: (age: number): string => `age:${age}`,
} as const;

/** A thing's name read back. */
export type Touched =
  | { readonly kind: "trick" | "idle" | "blind" }
  | { readonly kind: "card" | "taken"; readonly card: Card }
  | { readonly kind: "lying"; readonly seat: Seat }
  | { readonly kind: "trump" | "stock"; readonly suit: Suit }
  | { readonly kind: "place"; readonly place: Place; readonly level: number }
  | { readonly kind: "people"; readonly count: number }
  | { readonly kind: "age"; readonly age: number };

export function readThing(thing: string): Touched | undefined {
  const [kind, first = "", second = ""] = thing.split(":");
  const number = Number(first);
  switch (kind) {
    case "trick":
    case "idle":
    case "blind":
      return { kind };
    case "card":
    case "taken":
      return { kind, card: number };
    case "lying": {
      const seat = toSeat(number, COLOURS.length);
      return seat === undefined ? undefined : { kind, seat };
    }
    case "trump":
    case "stock": {
      const suit = ALL_SUITS[number];
      return suit === undefined ? undefined : { kind, suit };
    }
    case "place": {
      const place = ALL_PLACES[number];
      return place === undefined ? undefined : { kind, place, level: Number(second) };
    }
    case "people":
      return { kind, count: number };
    case "age":
      return { kind, age: number };
    default:
      return undefined;
  }
}

/** By suit and strength, a Discovery last. */
export function sorted(cards: readonly Card[]): Card[] {
  const rank = (card: Card): number => (isDiscovery(card) ? 100 : suitOf(card) * 10 + strengthOf(card));
  return cards.toSorted((a, b) => rank(a) - rank(b));
}

/** Cards taken this round, each with a name: two may look alike. */
export function takenThings(taken: readonly Card[]): readonly { readonly card: Card; readonly thing: string }[] {
  return taken.map((card, index) => ({
    card,
    thing: thingOf.taken(card, taken.slice(0, index).filter((other) => other === card).length),
  }));
}

/** What somebody meant by touching a thing (with another taken up): a move, allowed or not. */
export function meantMove(view: View, thing: string, picked: string | undefined): Move | undefined {
  if (view.watcher === "spectator") return undefined;
  const me = at(view.players, view.watcher);
  const touched = readThing(thing);
  const held = picked === undefined ? undefined : readThing(picked);
  switch (touched?.kind) {
    case "card":
      return { type: "play", card: touched.card };
    case "blind":
      return { type: "blind" };
    case "lying": {
      const card = view.trick.find(({ seat }) => seat === touched.seat)?.card;
      return card === undefined ? undefined : { type: "take", card };
    }
    case "trick":
      return held?.kind === "card" ? { type: "play", card: held.card } : undefined;
    case "taken": {
      const calamity = calamityOn(touched.card);
      return calamity === null ? undefined : { type: view.phase === "shield" ? "shield" : "suffer", calamity };
    }
    case "trump":
      return { type: "trump", suit: touched.suit };
    case "stock":
      return meantStock(view, touched.suit, held);
    case "place": {
      const now = levelAt(me, touched.place);
      if (touched.level === now) return { type: "remove", place: touched.place };
      return { type: now === 0 ? "place" : "raise", place: touched.place, level: touched.level };
    }
    case "people":
      return touched.count > me.population ? { type: "grow", by: touched.count - me.population } : undefined;
    case "age":
      if (touched.age <= me.age) return undefined;
      return view.phase === "bonus" ? { type: "rise" } : { type: "evolve" };
    case "idle":
      return held?.kind === "place" ? { type: "remove", place: held.place } : undefined;
    case undefined:
      return undefined;
  }
}

function meantStock(view: View, suit: Suit, held: Touched | undefined): Move {
  if (held?.kind === "stock") return { type: "trade", from: held.suit, to: suit };
  if (view.phase === "lose") return { type: "lose", suit };
  if (view.phase === "trade") return { type: "trade", from: suit, to: suit === 0 ? 1 : 0 };
  return { type: "gain", suit };
}
