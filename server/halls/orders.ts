import type { SeatInfo } from "@clade/kernel";
import type { MatchOrders, Standing } from "@clade/kernel/host";
import type { PastOrder } from "./looking-back.ts";

/** What the server asks of a hall, the thread where rules run, and what it gets; messages to people as a `Body`. */
export type Orders<Body> = AtMatch<MatchOrders<Body>> & {
  /** Plays the log of a table again and keeps the match at hand. */
  open: { order: { plan: Plan; entries: readonly string[] }; answer: Opened | Failed };
  /** The large things that the views of the table only name. */
  given: { order: object; answer: Given | Failed | NotOpen };
  /** What a watcher saw of the game so far. */
  past: { order: PastOrder; answer: Past<Body> | Failed | NotOpen };
  drop: { order: object; answer: Dropped };
};
type AtMatch<O extends { readonly [K in keyof O]: { readonly order: unknown; readonly answer: unknown } }> = {
  [K in keyof O]: { order: O[K]["order"]; answer: O[K]["answer"] | Failed | NotOpen };
};

export interface Plan {
  readonly game: string;
  readonly players: number;
  readonly options: { readonly [name: string]: unknown };
  readonly seats: readonly SeatInfo[];
  readonly seed: string;
  /** The version of the rules that the game was begun under. */
  readonly version: number;
  /** Whether it has begun: people have seen what came of the first shuffle. */
  readonly begun: boolean;
}

/** A mistake in the rules or a log that they no longer accept: this table cannot go on, the others can. */
export interface Failed {
  readonly kind: "failed";
  readonly why: string;
  /** The game was begun under other rules than these, earlier or later ones: that is why. */
  readonly rules?: "moved" | "newer";
}
/** The hall does not hold this table: open it, and ask again. */
export interface NotOpen {
  readonly kind: "not-open";
}
export interface Opened extends Standing {
  readonly kind: "opened";
  readonly version: number;
}
export interface Given {
  readonly kind: "given";
  readonly things: { readonly [hash: string]: unknown };
}
export interface Past<Body> {
  readonly kind: "past";
  readonly page: Body;
}
export interface Dropped {
  readonly kind: "dropped";
}

/** On their way between threads, messages stand together in one block: this is where one stands in it. */
export type Place = readonly [from: number, to: number];

/** Answers on their way: the block changes hands without being copied, the rest is one short text. */
export interface Packed {
  readonly head: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export type OrderName = keyof Orders<unknown>;
export type OrderOf<K extends OrderName> = Orders<unknown>[K]["order"];
export type AnswerOf<K extends OrderName, Body = Uint8Array> = Orders<Body>[K]["answer"];

/** One order on its way. Orders travel as text: many small objects take longer to copy between threads than to write out. */
export interface Ask<K extends OrderName = OrderName> {
  readonly ask: number;
  readonly table: string;
  readonly name: K;
  readonly order: OrderOf<K>;
}
export interface Answer<Body = Uint8Array> {
  readonly ask: number;
  readonly answer: AnswerOf<OrderName, Body>;
}

/** The longest games that people or bots play have 2,000 entries; a table with more undos than this is not played at any more. */
export const LOG_ENDS = { entries: 8000, undos: 500 } as const;

/** Where a hall notes what it is at, so that it can be seen from outside when it is stuck. */
export const PROGRESS = {
  done: 0,
  at: 1,
  /** 0 while it loads code: that is no rules call, and takes its time on a busy machine. */
  ready: 2,
} as const;
