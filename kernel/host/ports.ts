import type { Problem } from "../problem.ts";
import type { Seat } from "../seat.ts";
import type { MatchOrders, Played } from "./hosted-match.ts";

/** At once, or after a while. */
export type Soon<T> = T | Promise<T>;

/** The match of a table: in this thread or in another, where it may have to be fetched first or may be lost. */
export interface MatchDoor<Body> {
  ask<K extends keyof MatchOrders<Body>>(
    name: K,
    order: MatchOrders<Body>[K]["order"],
  ): Soon<MatchOrders<Body>[K]["answer"] | Problem>;
  /** What was entered after so many entries is not kept. */
  forget(length: number): Soon<void>;
}

/** Where the entries of a table are kept. */
export interface EntryLog {
  /** False, or a failure: it cannot be kept. */
  append(entry: KeptEntry): Promise<boolean>;
}

/** One move or undo of a table. The log is the truth: everything else about a game follows from it. */
export interface KeptEntry {
  readonly table: string;
  /** Counts the entries of the table from 0. */
  readonly number: number;
  /** A seat and a move in notation, or `undo`: what `Match.enter` takes. */
  readonly entry: string;
  /** The sender's id of the move; null for a bot's. */
  readonly id: string | null;
  readonly at: number;
  /** Who must decide next. */
  readonly turn: readonly Seat[];
  /** What each seat then has left on its clock, in milliseconds; null without clocks. */
  readonly clocks: readonly number[] | null;
}

/** An entry that was made, kept and told. */
export interface Made<Body> {
  readonly seat: Seat;
  readonly entry: KeptEntry;
  readonly played: Played<Body>;
  readonly ended: boolean;
  /** How long it took. */
  readonly ms: number;
}
