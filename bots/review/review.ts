import type { Seat } from "@clade/kernel";
import type { ReviewLevel } from "./levels.ts";
import type { Expectation, Mean } from "./means.ts";

/** What a result is made of: start, luck, own and others add up to it. */
export interface Parts {
  /** What was to be expected before the deal. */
  readonly start: number;
  /** The deal, the draws, the dice, and what others turned out to hold: all that was nobody's decision. */
  readonly luck: number;
  /** What the own decisions brought, against what the judge expected of that seat. */
  readonly own: number;
  /** The same of everybody else's. */
  readonly others: number;
  readonly result: number;
  /** How unsure chance leaves the parts, in 95 of 100 reviews; never less than what the four miss of the result. */
  readonly error: number;
}

export interface SeatReview extends Parts {
  readonly seat: Seat;
  /** The same for the chance to win, 0 to 1. */
  readonly win: Parts;
  /** What the own decisions cost against the best by the bot's opinion: points and chances. */
  readonly cost: { readonly points: Mean; readonly win: Mean };
  readonly decisions: number;
}

/** A decision that had a choice, judged from what its seat knew. */
export interface ReviewedDecision {
  /** The position in the record from which it was made. */
  readonly position: number;
  readonly seat: Seat;
  readonly move: string;
  /** The best move by the bot's opinion; null: to leave things as they were. */
  readonly best: string | null;
  /** What each seat could expect before the move, and after it, by what the mover knew. */
  readonly before: readonly Expectation[];
  readonly after: readonly Expectation[];
  /** What the move brought each seat. */
  readonly change: readonly Expectation[];
  /** What it cost its seat against the best. */
  readonly cost: Expectation;
}

/** Luck that came: a deal, a draw, a die, cards that were turned. */
export interface ReviewedLuck {
  /** The position in which it had come; 0 is the deal. */
  readonly position: number;
  readonly seat: Seat;
  readonly expected: Expectation;
  readonly came: Expectation;
  readonly luck: Expectation;
}

/** What a seat expected in a position, from what it knew. */
export interface CurvePoint {
  readonly position: number;
  readonly points: number;
  readonly win: number;
}

/** What happened more often in imagined courses after one move than after the other, and matters. */
export interface Reason {
  /** As the seat was told it: words come from the game's texts. */
  readonly event: { readonly type: string };
  /** In what part of the courses, after the move that was made and after the best. */
  readonly afterMade: number;
  readonly afterBest: number;
}

/** What a seat has more of, or less, some moves after the best move than after the one that was made: by so much on average. */
export interface Change {
  readonly seat: Seat;
  readonly holding: string;
  readonly by: number;
}

/** A moment that mattered. */
export type Moment =
  | {
      readonly kind: "decision";
      readonly position: number;
      readonly seat: Seat;
      readonly move: string;
      readonly best: string | null;
      readonly points: number;
      readonly win: number;
      readonly reason: Reason | null;
      /** Says more than the event does, where the game's players count what makes the difference. */
      readonly change?: Change | null;
    }
  | {
      readonly kind: "luck";
      readonly position: number;
      readonly seat: Seat;
      readonly points: number;
      readonly win: number;
      readonly from: number;
      readonly to: number;
    };

export interface Review {
  readonly game: string;
  /** The fingerprint of the game's last state: which game it is a review of. */
  readonly digest: string;
  readonly level: ReviewLevel;
  /** How much of it is done, 0 to 1. */
  readonly done: number;
  readonly seats: readonly SeatReview[];
  readonly decisions: readonly ReviewedDecision[];
  readonly luck: readonly ReviewedLuck[];
  /** One list a seat. */
  readonly curve: readonly (readonly CurvePoint[])[];
  /** The five that mattered most, in the order of the game. */
  readonly moments: readonly Moment[];
}
