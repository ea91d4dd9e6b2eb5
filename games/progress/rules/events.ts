import { events, hand, open, own, type Seat } from "@clade/kernel";
import type { Label } from "./book.ts";
import type { Knowledge } from "./deck/deck.ts";
import type { Ending } from "./state.ts";

/** What happens in a game. Cards drawn from a deck are told to their owner alone (PR-6). */
export type Event =
  | { readonly type: "dealt"; readonly seat: Seat; readonly cards: readonly Label[] }
  | { readonly type: "turn"; readonly seat: Seat; readonly round: number }
  | { readonly type: "discovering"; readonly seat: Seat; readonly card: Label }
  | { readonly type: "paid-card"; readonly seat: Seat; readonly card: Label; readonly value: number }
  | { readonly type: "paid-token"; readonly seat: Seat; readonly token: Knowledge }
  | { readonly type: "paid-surplus"; readonly seat: Seat }
  | { readonly type: "discovered"; readonly seat: Seat; readonly card: Label; readonly surplus: number }
  | { readonly type: "developed"; readonly seat: Seat; readonly card: Label }
  | { readonly type: "researched"; readonly seat: Seat; readonly card: Label; readonly markers: number }
  | { readonly type: "recalled"; readonly seat: Seat; readonly card: Label }
  | { readonly type: "drew"; readonly seat: Seat; readonly age: number; readonly card: Label }
  | { readonly type: "took"; readonly seat: Seat; readonly age: number; readonly card: Label }
  | { readonly type: "shuffled"; readonly seat: Seat; readonly age: number; readonly cards: number }
  | {
      readonly type: "discarded";
      readonly seat: Seat;
      readonly card: Label;
      readonly why: "quick-draw" | "upkeep";
    }
  | { readonly type: "ended"; readonly seat: Seat }
  | { readonly type: "age"; readonly age: number; readonly why: AgeReason }
  | { readonly type: "left-hand"; readonly seat: Seat; readonly cards: readonly Label[] }
  | { readonly type: "left-development"; readonly seat: Seat; readonly card: Label }
  | { readonly type: "invited"; readonly seat: Seat; readonly person: Label }
  | { readonly type: "heritage"; readonly seat: Seat; readonly person: Label }
  | { readonly type: "milestone"; readonly milestone: Label }
  | { readonly type: "contributing"; readonly seat: Seat; readonly milestone: Label; readonly section: number }
  | { readonly type: "contributed"; readonly seat: Seat; readonly milestone: Label; readonly section: number }
  | { readonly type: "completed"; readonly milestone: Label; readonly owner: Seat | null; readonly by: readonly Seat[] }
  | { readonly type: "time-passed"; readonly card: Label }
  | { readonly type: "time-skipped"; readonly card: Label }
  | { readonly type: "swapped"; readonly seat: Seat; readonly given: Label; readonly taken: Label }
  | { readonly type: "over"; readonly why: Ending };

/** Why an age begins: enough symbols, the last one without cards (PR-34), ten idle rounds (PR-35). */
export type AgeReason = "symbols" | "empty" | "idle";

const seat = open<Seat>();
const label = open<Label>();

export const eventSight = events<Event>()(
  {
    dealt: { seat, cards: hand<Label>() },
    turn: { seat, round: open() },
    discovering: { seat, card: label },
    "paid-card": { seat, card: label, value: open() },
    "paid-token": { seat, token: open<Knowledge>() },
    "paid-surplus": { seat },
    discovered: { seat, card: label, surplus: open() },
    developed: { seat, card: label },
    researched: { seat, card: label, markers: open() },
    recalled: { seat, card: label },
    drew: { seat, age: open(), card: own<Label>() }, // PR-6
    took: { seat, age: open(), card: label },
    shuffled: { seat, age: open(), cards: open() },
    discarded: { seat, card: label, why: open<"quick-draw" | "upkeep">() },
    ended: { seat },
    age: { age: open(), why: open<AgeReason>() },
    "left-hand": { seat, cards: hand<Label>() },
    "left-development": { seat, card: label },
    invited: { seat, person: label },
    heritage: { seat, person: label },
    milestone: { milestone: label },
    contributing: { seat, milestone: label, section: open() },
    contributed: { seat, milestone: label, section: open() },
    completed: { milestone: label, owner: open<Seat | null>(), by: open<readonly Seat[]>() },
    "time-passed": { card: label },
    "time-skipped": { card: label },
    swapped: { seat, given: label, taken: label },
    over: { why: open<Ending>() },
  },
  // A new age shows how many old cards the others held; all else that was hidden comes from a deck or a face-up pile.
  { showing: ["dealt", "drew", "shuffled", "age", "milestone", "time-passed", "time-skipped"] },
);

export type SeenEvent = Exclude<ReturnType<typeof eventSight.see>, undefined>;
