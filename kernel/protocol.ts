import type { Result } from "./contract.ts";
import type { Numbered } from "./match.ts";
import type { Refusal } from "./refusal.ts";
import type { Seat, Watcher } from "./seat.ts";
import type { GameEvent } from "./sight.ts";

/**
 * What boards and tables say to each other. A table is a match in a worker of the same page, or one on a server: the
 * messages are the same. Moves travel in the game's notation. Numbers count the events that this watcher has been told,
 * so that they say nothing of what happened in secret.
 */
export type ToTable =
  /** Tell me all events from this number on, and everything that happens from now. Sent again after a lost connection. */
  | { readonly type: "watch"; readonly table: string; readonly from: number }
  | { readonly type: "unwatch"; readonly table: string }
  /** A move that builds on event number `on`. The id is the sender's: sent again, it is answered as before. */
  | { readonly type: "act"; readonly table: string; readonly id: string; readonly on: number; readonly move: string }
  | { readonly type: "undo"; readonly table: string; readonly id: string; readonly on: number }
  | { readonly type: "hint"; readonly table: string; readonly id: string }
  | { readonly type: "chat"; readonly table: string; readonly id: string; readonly text: string };

export type FromTable =
  /** What happened, and how things stand now. The first one after `watch` holds all events asked for. */
  | {
      readonly type: "news";
      readonly table: string;
      readonly events: readonly Numbered<GameEvent>[];
      readonly now: Now;
    }
  /** The move or undo with this id counts and is kept: it will not be lost. */
  | { readonly type: "done"; readonly table: string; readonly id: string }
  | { readonly type: "refused"; readonly table: string; readonly id: string; readonly refusal: Refusal }
  /** The move was built on an older position; what was missed comes with it, and nothing was changed. */
  | {
      readonly type: "stale";
      readonly table: string;
      readonly id: string;
      readonly events: readonly Numbered<GameEvent>[];
      readonly now: Now;
    }
  | { readonly type: "hints"; readonly table: string; readonly id: string; readonly hints: readonly Hint[] }
  | { readonly type: "chat"; readonly table: string; readonly line: ChatLine }
  | {
      readonly type: "error";
      readonly table?: string;
      readonly id?: string;
      readonly code: string;
      readonly message: string;
    };

/** How things stand for one watcher. */
export interface Now {
  readonly watcher: Watcher;
  /** How many events this watcher has been told: what the next move builds on. */
  readonly number: number;
  readonly view: unknown;
  /** Who must decide. */
  readonly deciders: readonly Seat[];
  /** What the watcher may do, in notation. */
  readonly legal: readonly string[];
  /** Why the last move cannot be taken back; null if it can. */
  readonly undo: Refusal | null;
  readonly result: Result | null;
  readonly seats: readonly SeatNow[];
  /** The hash of the seed, and, once the game is over, the seed itself. */
  readonly seedHash: string;
  readonly seed: string | null;
}

/** Who sits at a seat, and how they are doing. */
export interface SeatNow {
  readonly name: string;
  /** The bot that plays the seat now: a bot's own seat, or one whose person is away. */
  readonly bot: string | null;
  readonly connected: boolean;
  /** Milliseconds left on the clock that runs or stands; null without one. */
  readonly clock: number | null;
}

/** A move that a bot considers, and what it expects of it. */
export interface Hint {
  readonly move: string;
  readonly score: number;
  /** Chance to win, 0 to 1. */
  readonly win: number;
  readonly visits: number;
}

export interface ChatLine {
  readonly number: number;
  readonly name: string;
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}
