import { events, hand, open, own, type Seat } from "@clade/kernel";
import type { Card, Trait } from "./cards.ts";
import type { FoodType, Source, TakeReason } from "./state.ts";

/** A species as events name it: whose, which, and where in the row it stood (from 0). */
export interface Where {
  readonly seat: Seat;
  readonly id: number;
  readonly index: number;
}

/** What happens in a game. What is `planned` in fast play is told to its owner alone (EV-6). */
export type Event =
  | { readonly type: "round"; readonly round: number; readonly first: Seat; readonly last: boolean }
  | { readonly type: "species-given"; readonly seat: Seat }
  | { readonly type: "drew"; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly type: "reshuffled"; readonly cards: number; readonly lastRound: number }
  | { readonly type: "laid-food"; readonly seat: Seat; readonly card: Card; readonly again: boolean }
  | { readonly type: "laid-trait"; readonly seat: Seat; readonly on: Where; readonly card: Card }
  | { readonly type: "discarded"; readonly seat: Seat; readonly card: Card; readonly use: Use }
  | { readonly type: "planned"; readonly seat: Seat; readonly card: Card; readonly use: Use }
  | { readonly type: "done"; readonly seat: Seat }
  | { readonly type: "traits-turned"; readonly boards: readonly TurnedBoard[] }
  | { readonly type: "grew"; readonly seat: Seat; readonly on: Where }
  | { readonly type: "moved-fat"; readonly seat: Seat; readonly on: Where; readonly amount: number }
  | { readonly type: "food-turned"; readonly cards: readonly Card[]; readonly sum: number; readonly plants: number }
  | {
      readonly type: "took";
      readonly seat: Seat;
      readonly on: Where;
      readonly food: FoodType;
      readonly from: Source;
      readonly amount: number;
      readonly stored: number;
      readonly by: TakeReason;
    }
  | { readonly type: "outwitted"; readonly seat: Seat; readonly on: Where; readonly card: Card; readonly trait: Trait }
  | { readonly type: "attacked"; readonly seat: Seat; readonly on: Where; readonly target: Where }
  | { readonly type: "gored"; readonly seat: Seat; readonly on: Where }
  | {
      readonly type: "bagged";
      readonly seat: Seat;
      readonly amount: number;
      readonly why: "killed" | "crowded-out" | "round-end" | "fat";
    }
  | {
      readonly type: "extinct";
      readonly seat: Seat;
      readonly on: Where;
      readonly traits: readonly Card[];
      /** Species to its right move up now, and get new numbers. */
      readonly closes: boolean;
    }
  | { readonly type: "starved"; readonly seat: Seat; readonly on: Where; readonly from: number; readonly to: number }
  | { readonly type: "thought"; readonly seat: Seat; readonly on: Where; readonly card: Card }
  | { readonly type: "passed"; readonly seat: Seat }
  | { readonly type: "over" };

/** What a card was played for in phase 3. */
export type Use =
  | { readonly to: "trait" | "size" | "population" | "shed"; readonly on: Where }
  | { readonly to: "species"; readonly side: "left" | "right" };

/** What the reveal shows of a player: the traits laid this round, and, in fast play, all that was done in secret. */
export interface TurnedBoard {
  readonly seat: Seat;
  readonly laid: readonly { readonly index: number; readonly cards: readonly Card[] }[];
  readonly newSpecies: number;
  readonly discarded: readonly Card[];
}

export const eventSight = events<Event>()(
  {
    round: { round: open(), first: open<Seat>(), last: open<boolean>() },
    "species-given": { seat: open<Seat>() },
    drew: { seat: open<Seat>(), cards: hand<Card>() },
    reshuffled: { cards: open(), lastRound: open() },
    "laid-food": { seat: open<Seat>(), card: own<Card>(), again: open<boolean>() },
    "laid-trait": { seat: open<Seat>(), on: open<Where>(), card: own<Card>() }, // EV-21
    discarded: { seat: open<Seat>(), card: open<Card>(), use: open<Use>() },
    planned: { seat: open<Seat>(), card: own<Card>(), use: own<Use>() },
    done: { seat: open<Seat>() },
    "traits-turned": { boards: open<readonly TurnedBoard[]>() },
    grew: { seat: open<Seat>(), on: open<Where>() },
    "moved-fat": { seat: open<Seat>(), on: open<Where>(), amount: open() },
    "food-turned": { cards: open<readonly Card[]>(), sum: open(), plants: open() },
    took: {
      seat: open<Seat>(),
      on: open<Where>(),
      food: open<FoodType>(),
      from: open<Source>(),
      amount: open(),
      stored: open(),
      by: open<TakeReason>(),
    },
    outwitted: { seat: open<Seat>(), on: open<Where>(), card: open<Card>(), trait: open<Trait>() },
    attacked: { seat: open<Seat>(), on: open<Where>(), target: open<Where>() },
    gored: { seat: open<Seat>(), on: open<Where>() },
    bagged: { seat: open<Seat>(), amount: open(), why: open<"killed" | "crowded-out" | "round-end" | "fat">() },
    extinct: { seat: open<Seat>(), on: open<Where>(), traits: open<readonly Card[]>(), closes: open<boolean>() },
    starved: { seat: open<Seat>(), on: open<Where>(), from: open(), to: open() },
    thought: { seat: open<Seat>(), on: open<Where>(), card: open<Card>() },
    passed: { seat: open<Seat>() },
    over: {},
  },
  { showing: ["drew", "reshuffled", "traits-turned", "food-turned"], secret: ["planned"] },
);

export type SeenEvent = Exclude<ReturnType<typeof eventSight.see>, undefined>;
