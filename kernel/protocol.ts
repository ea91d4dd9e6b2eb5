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
  | { readonly type: "chat"; readonly table: string; readonly id: string; readonly text: string }
  /** I am here again: give me my seat back from the bot that plays it. */
  | { readonly type: "back"; readonly table: string };

export type FromTable =
  /**
   * What happened, and how things stand now. The first one after `watch` holds all events asked for. With `done`, it came of
   * the watcher's own move or undo with this id, which counts and is kept: it will not be lost.
   */
  | {
      readonly type: "news";
      readonly table: string;
      readonly events: readonly Numbered<GameEvent>[];
      readonly now: Now;
      readonly done?: string;
    }
  /** What was sent under this id counts and is kept; for a move, where no news say so: sent again, or not watched. */
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
  /** How the table is set: told on `watch`, and whenever somebody sits down, leaves, starts or ends the game. */
  | { readonly type: "table"; readonly table: string; readonly info: TableInfo }
  /** Told on `watch`, before the first news, and when somebody comes or goes or a clock is set. */
  | { readonly type: "seats"; readonly table: string; readonly seats: readonly SeatNow[] }
  /** What the shuffles follow from: its hash on `watch`, before the first news; the seed itself once the game is over. */
  | { readonly type: "seed"; readonly table: string; readonly hash: string; readonly seed: string | null }
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
}

/** Who sits at a seat, and how they are doing. */
export interface SeatNow {
  readonly name: string;
  /** The bot that plays the seat now: a bot's own seat, or one whose person is away. */
  readonly bot: string | null;
  readonly connected: boolean;
  /**
   * Milliseconds left on the clock that runs or stands; null without one. Only moves that everybody sees set a clock, so
   * that it says nothing of what was done in secret.
   */
  readonly clock: number | null;
}

/** How fast a table plays. The clock of a seat runs while it must decide. */
export type Pace =
  | { readonly kind: "none" }
  /** So many seconds for each move; moves made in secret share the seconds of the turn. */
  | { readonly kind: "move"; readonly seconds: number }
  /** So many seconds for the whole game, and some more with each move. */
  | { readonly kind: "bank"; readonly seconds: number; readonly increment: number };

/** A table as one person sees it in a list or on its page; the game itself comes with `Now`. */
export interface TableInfo {
  readonly id: string;
  /** The short code to join by; null for those who have not been invited, and once the game has begun. */
  readonly code: string | null;
  readonly game: string;
  /** The version of the game's rules that the table plays by. */
  readonly version: number;
  readonly options: { readonly [name: string]: unknown };
  readonly pace: Pace;
  /** Listed for everybody, or only for those who have the link or the code. */
  readonly open: boolean;
  readonly status: TableStatus;
  readonly host: string;
  readonly seats: readonly SeatSet[];
  readonly you: { readonly seat: Seat | null; readonly host: boolean };
  /** Who must decide; empty unless the game is on. */
  readonly turn: readonly Seat[];
  readonly muted: Muted;
  /** Known from the start of the game on. */
  readonly seedHash: string | null;
  readonly result: Result | null;
  /** The table that plays again, once somebody has asked for it. */
  readonly rematch: string | null;
  /** Milliseconds since 1970. */
  readonly created: number;
  readonly ended: number | null;
}

export type TableStatus = "waiting" | "playing" | "over" | "closed";

export interface SeatSet {
  /** Null while nobody sits there. */
  readonly name: string | null;
  /** The bot whose seat it is from the start. */
  readonly bot: string | null;
  /** A bot plays until the person comes back. */
  readonly away: boolean;
  /** The person gave up; a bot plays to the end. */
  readonly resigned: boolean;
}

/** Who may not write in the chat. The host always may. */
export interface Muted {
  readonly all: boolean;
  readonly spectators: boolean;
  readonly seats: readonly Seat[];
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
