import type { Thinkers } from "../bots/thinkers.ts";
import type { Hall } from "../halls/hall.ts";
import type { Kindness } from "../kindness/kindness.ts";
import type { Limit } from "../limit.ts";
import type { Epoch, Store } from "../store/store.ts";
import type { GoingOn } from "./going-on.ts";
import type { Happenings } from "./happenings.ts";
import type { ServedTime } from "./served-time.ts";

/** What every table of a server shares. */
export interface House {
  readonly store: Store;
  readonly bots: Thinkers;
  /** When servers were up: other time counts on nobody's clock. */
  readonly served: ServedTime;
  /** Keeps that this server is still alive. */
  beat(): Promise<void>;
  /** How long a bot waits before it moves when people look on, in milliseconds. */
  readonly botDelay: number;
  /** How long bots go on playing for nobody, in milliseconds. */
  readonly botsAlone: number;
  /** Whether a table is at this server, as everything is where there is one. */
  isHere(table: string): boolean;
  /** The epoch under which this server has a table; undefined where it has everything. */
  epochOf(table: string): Epoch | undefined;
  readonly goingOn: GoingOn;
  /** The thread where the rules of a table run. */
  hall(table: string): Hall;
  readonly happenings: Happenings;
  readonly kindness: Kindness;
  readonly notes: Notes;
}

/** What the operator may want to know. Never told: seeds, views, moves, names. */
export interface Notes {
  moved(by: "person" | "bot", ms: number): void;
  finished(game: string): void;
  woke(ms: number): void;
  /** Somebody had too much of something. */
  limit(limit: Limit): void;
  trouble(what: string, about: Readonly<Record<string, unknown>>): void;
}
