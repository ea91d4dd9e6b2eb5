import { events, open, type Seat } from "@clade/kernel";
import type { Card, Suit } from "./cards.ts";
import type { Calamity } from "./data.ts";
import type { Place } from "./places.ts";
import { type Hand, handSight } from "./state.ts";

export type AgeReason = "bonus" | "evolution" | "penalty" | "decadence";
export type PopulationReason = "growth" | "penalty" | "epidemic";
/** Amounts of Food, Tools and Science. */
export type Amounts = readonly number[];

/** What happens in a game. Only what is dealt has anything to hide: all else lies open on the table. */
export type Event =
  | { readonly type: "round"; readonly round: number; readonly first: Seat }
  /** `early`: every hand of so low an Age is blind (SE-14). */
  | { readonly type: "dealt"; readonly seat: Seat; readonly hand: Hand; readonly early: boolean }
  | { readonly type: "trump"; readonly seat: Seat; readonly suit: Suit }
  | {
      readonly type: "played";
      readonly seat: Seat;
      readonly card: Card;
      readonly blind: boolean;
      readonly sets: boolean;
    }
  | { readonly type: "set-aside"; readonly seat: Seat; readonly card: Card }
  | { readonly type: "shuffled-back"; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly type: "trick-over"; readonly order: readonly Seat[]; readonly winner: Seat }
  | { readonly type: "took"; readonly seat: Seat; readonly card: Card }
  | { readonly type: "acts"; readonly seat: Seat }
  | { readonly type: "shielded"; readonly seat: Seat; readonly calamity: Calamity; readonly gift: number }
  | { readonly type: "struck"; readonly seat: Seat; readonly calamity: Calamity }
  | { readonly type: "lost"; readonly seat: Seat; readonly amounts: Amounts; readonly to: "hurricane" | "last-round" }
  | { readonly type: "collected"; readonly seat: Seat; readonly amounts: Amounts }
  | { readonly type: "gained"; readonly seat: Seat; readonly suit: Suit; readonly from: "joker" | "shield" }
  | { readonly type: "produced"; readonly seat: Seat; readonly amounts: Amounts }
  | { readonly type: "traded"; readonly seat: Seat; readonly from: Suit; readonly to: Suit }
  | { readonly type: "met"; readonly seat: Seat; readonly suit: Suit; readonly paid: number; readonly points: number }
  | {
      readonly type: "unmet";
      readonly seat: Seat;
      readonly suit: Suit;
      readonly missing: number;
      readonly paid: number;
      readonly points: number;
    }
  | { readonly type: "stayed"; readonly seat: Seat }
  | {
      readonly type: "age";
      readonly seat: Seat;
      readonly from: number;
      readonly to: number;
      readonly why: AgeReason;
    }
  | {
      readonly type: "population";
      readonly seat: Seat;
      readonly from: number;
      readonly to: number;
      readonly why: PopulationReason;
    }
  | { readonly type: "turned"; readonly seat: Seat; readonly card: Card; readonly up: boolean }
  | { readonly type: "scored"; readonly seat: Seat; readonly points: number; readonly for: "needs" | "prestige" }
  | { readonly type: "placed"; readonly seat: Seat; readonly place: Place; readonly level: number }
  | {
      readonly type: "raised";
      readonly seat: Seat;
      readonly place: Place;
      readonly level: number;
    }
  | { readonly type: "removed"; readonly seat: Seat; readonly place: Place; readonly forced: boolean }
  | { readonly type: "sets"; readonly seat: Seat; readonly points: number }
  | { readonly type: "over" };

export const eventSight = events<Event>()(
  {
    round: { round: open(), first: open<Seat>() },
    dealt: { seat: open<Seat>(), hand: handSight, early: open<boolean>() },
    trump: { seat: open<Seat>(), suit: open<Suit>() },
    played: { seat: open<Seat>(), card: open(), blind: open<boolean>(), sets: open<boolean>() },
    "set-aside": { seat: open<Seat>(), card: open() },
    "shuffled-back": { seat: open<Seat>(), cards: open<readonly Card[]>() },
    "trick-over": { order: open<readonly Seat[]>(), winner: open<Seat>() },
    took: { seat: open<Seat>(), card: open() },
    acts: { seat: open<Seat>() },
    shielded: { seat: open<Seat>(), calamity: open<Calamity>(), gift: open() },
    struck: { seat: open<Seat>(), calamity: open<Calamity>() },
    lost: { seat: open<Seat>(), amounts: open<Amounts>(), to: open<"hurricane" | "last-round">() },
    collected: { seat: open<Seat>(), amounts: open<Amounts>() },
    gained: { seat: open<Seat>(), suit: open<Suit>(), from: open<"joker" | "shield">() },
    produced: { seat: open<Seat>(), amounts: open<Amounts>() },
    traded: { seat: open<Seat>(), from: open<Suit>(), to: open<Suit>() },
    met: { seat: open<Seat>(), suit: open<Suit>(), paid: open(), points: open() },
    unmet: { seat: open<Seat>(), suit: open<Suit>(), missing: open(), paid: open(), points: open() },
    stayed: { seat: open<Seat>() },
    age: { seat: open<Seat>(), from: open(), to: open(), why: open<AgeReason>() },
    population: { seat: open<Seat>(), from: open(), to: open(), why: open<PopulationReason>() },
    turned: { seat: open<Seat>(), card: open(), up: open<boolean>() },
    scored: { seat: open<Seat>(), points: open(), for: open<"needs" | "prestige">() },
    placed: { seat: open<Seat>(), place: open<Place>(), level: open() },
    raised: { seat: open<Seat>(), place: open<Place>(), level: open() },
    removed: { seat: open<Seat>(), place: open<Place>(), forced: open<boolean>() },
    sets: { seat: open<Seat>(), points: open() },
    over: {},
  },
  { showing: ["dealt", "set-aside"] },
);

export type SeenEvent = Exclude<ReturnType<typeof eventSight.see>, undefined>;
