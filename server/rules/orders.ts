import type { GameRecord, Refusal, Result, Seat, SeatInfo, Watcher } from "@clade/kernel";

/** What the server asks of a hall, the thread where rules run, and what it gets. */
export interface Orders {
  /** Plays the log of a table again and keeps the match at hand. */
  open: { order: { plan: Plan; lines: readonly string[] }; answer: Opened | Failed };
  /** A move or an undo that builds on event number `on` of its seat; a bot's builds on whatever is. */
  enter: {
    order: { seat: Seat; text: string; id: string | null; on: number | null; roles: readonly Watcher[] };
    answer: Entered | Refused | Stale | Failed | NotOpen;
  };
  /** All that a watcher has been told from a number on, and how things stand. */
  look: { order: { watcher: Watcher; from: number }; answer: Looked | Failed | NotOpen };
  /** What a bot gets to know. */
  situation: { order: { seat: Seat }; answer: SeatSituation | Failed | NotOpen };
  record: { order: object; answer: Recorded | Failed | NotOpen };
  drop: { order: object; answer: Dropped };
}

export interface Plan {
  readonly game: string;
  readonly players: number;
  readonly options: { readonly [name: string]: unknown };
  readonly seats: readonly SeatInfo[];
  readonly seed: string;
  /** The version of the rules that the game was begun under. */
  readonly version: number;
}

/** A mistake in the rules or a log that they no longer accept: this table cannot go on, the others can. */
export interface Failed {
  readonly kind: "failed";
  readonly why: string;
  /** The game was begun under other rules than these: that is why. */
  readonly moved?: boolean;
}
/** The hall does not hold this table: open it, and ask again. */
export interface NotOpen {
  readonly kind: "not-open";
}
export interface Opened extends Standing {
  readonly kind: "opened";
  readonly version: number;
}
export interface Entered extends Standing {
  readonly kind: "entered";
  /** The new entry of the log. */
  readonly line: string;
  /** Whether everybody learns of it: a secret move leaves no trace, not even on a clock. */
  readonly open: boolean;
  readonly news: readonly News[];
}
export interface Refused {
  readonly kind: "refused";
  readonly refusal: Refusal;
}
export interface Stale {
  readonly kind: "stale";
  readonly missed: News;
}
export interface Looked {
  readonly kind: "looked";
  readonly news: News;
}
export interface SeatSituation {
  readonly kind: "situation";
  readonly players: number;
  readonly view: unknown;
  readonly legal: readonly string[];
}
export interface Recorded {
  readonly kind: "recorded";
  readonly record: GameRecord;
}
export interface Dropped {
  readonly kind: "dropped";
}

/** How a game stands, for its host. */
export interface Standing {
  /** How many entries the log has. */
  readonly length: number;
  readonly turn: readonly Seat[];
  readonly result: Result | null;
  readonly digest: string | null;
}

/** What one watcher is told: the message as it goes out. Of what somebody missed, it lacks the head. */
export interface News {
  readonly watcher: Watcher;
  body: Body;
}

/** Bytes; on their way between threads, the place where they stand among all bytes of the letter. */
export type Body = Uint8Array | readonly [from: number, to: number];

export type OrderName = keyof Orders;
export type OrderOf<K extends OrderName> = Orders[K]["order"];
export type AnswerOf<K extends OrderName> = Orders[K]["answer"];

/** One order on its way. Orders travel as text: many small objects take longer to copy between threads than to write out. */
export interface Ask<K extends OrderName = OrderName> {
  readonly ask: number;
  readonly table: string;
  readonly name: K;
  readonly order: OrderOf<K>;
}
export interface Answer {
  readonly ask: number;
  readonly answer: AnswerOf<OrderName>;
}

/** Where a hall notes what it is at, so that it can be seen from outside when it is stuck. */
export const PROGRESS = {
  done: 0,
  at: 1,
  /** 0 while it loads code: that is no rules call, and takes its time on a busy machine. */
  ready: 2,
} as const;
