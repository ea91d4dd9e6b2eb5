import type { FromTable, GameRecord, ProblemCode, Result, SeatInfo, ToTable } from "@clade/kernel";
import type { BranchWish } from "@clade/kernel/replay";
import type { Cover } from "./cover.ts";

/** A game to be set up on this device. */
export interface LocalWishes {
  readonly game: string;
  readonly seats: readonly SeatInfo[];
  readonly options: { readonly [name: string]: unknown };
}

/** A table that is kept on this device. */
export interface KeptTable {
  readonly id: string;
  readonly record: GameRecord;
  readonly started: number;
  readonly updated: number;
}

/** What the page asks of the worker beyond the protocol of tables; each is answered under its request's number. */
export type Request =
  | { readonly type: "open"; readonly wishes: LocalWishes }
  | { readonly type: "info"; readonly table: string }
  /** The record of a game, as far as it has come. */
  | { readonly type: "record"; readonly table: string }
  /** What has to be covered before the person of a seat comes to the table. */
  | { readonly type: "cover"; readonly table: string; readonly seat: number }
  | { readonly type: "list" }
  /** Answers what was kept there, so that it can be put back. */
  | { readonly type: "forget"; readonly table: string }
  /** Keeps a game that somebody brought; one that is here already is the same one. */
  | { readonly type: "keep"; readonly record: GameRecord }
  /** Puts back what was forgotten. */
  | { readonly type: "restore"; readonly kept: KeptTable }
  /** Begins a branch of a game that is over: a table of its own. */
  | { readonly type: "branch"; readonly table: string; readonly wish: BranchWish }
  | {
      readonly type: "name-branch";
      readonly table: string;
      readonly branch: string;
      readonly name: string;
      readonly note: string;
    }
  /** A branch goes with all that leaves it. */
  | { readonly type: "drop-branch"; readonly table: string; readonly branch: string };

export interface Answers {
  readonly open: { readonly table: string } | { readonly complaint: string };
  readonly info: Summary | null;
  readonly record: GameRecord | null;
  readonly cover: Cover;
  readonly list: readonly Summary[];
  readonly forget: KeptTable | null;
  readonly keep: { readonly table: string };
  readonly restore: null;
  readonly branch: { readonly table: string } | { readonly complaint: string };
  readonly "name-branch": GameRecord | null;
  readonly "drop-branch": GameRecord | null;
}

/** A kept table in a list. */
export interface Summary {
  readonly id: string;
  readonly game: string;
  readonly seats: readonly SeatInfo[];
  readonly options: { readonly [name: string]: unknown };
  readonly moves: number;
  readonly over: boolean;
  readonly result: Result | null;
  readonly updated: number;
  /** The version of the rules that it was last played by. */
  readonly version: number;
  /** How many branches hang on it. */
  readonly branches: number;
  /** The game that this is a branch of, and what it is called. */
  readonly branchOf: { readonly table: string; readonly branch: string; readonly name: string } | null;
}

export type ToWorker =
  | { readonly type: "request"; readonly number: number; readonly request: Request }
  | { readonly type: "pace"; readonly milliseconds: number }
  | { readonly type: "table"; readonly message: ToTable };

export type FromWorker =
  /** The worker is there; whether what it plays outlives the page. */
  | { readonly type: "ready"; readonly keeps: boolean }
  | { readonly type: "answer"; readonly number: number; readonly answer: unknown }
  | { readonly type: "failed"; readonly number: number; readonly code: ProblemCode; readonly message: string }
  | { readonly type: "table"; readonly message: FromTable };

/** How somebody looks at a table from their seat: at all that is theirs, or with what only they may see face down. */
export type Look = "own" | "down";

/** Each seat of a table on this device has an address of its own, and one for each look at it. */
export function address(table: string, seat: number, look: Look = "own"): string {
  return look === "own" ? `${table}/${seat}` : `${table}/${seat}/${look}`;
}

/** A branch of a kept game is a table too; its name says of which. */
export function branchTable(table: string, branch: string): string {
  return `${table}~${branch}`;
}

export function readTable(text: string): { readonly table: string; readonly branch: string | undefined } {
  const [table = "", branch] = text.split("~");
  return { table, branch };
}

export function readAddress(text: string): { readonly table: string; readonly seat: number; readonly look: Look } {
  const [table = "", seat = "", look] = text.split("/");
  return { table, seat: Number(seat), look: look === "down" ? look : "own" };
}
