import type { Seat } from "@clade/kernel";
import type { RecordChange } from "../store/records.ts";
import type { LogEntry, PlayingTable, TableRow } from "../store/store.ts";
import type { Rated } from "./ratings.ts";

/** Somebody whom a table waits for. */
export interface Waiting {
  readonly person: string;
  readonly seat: Seat;
  /** Which turn of theirs it is. */
  readonly turn: number;
  /** What is left on their clock, in milliseconds; null without clocks. */
  readonly left: number | null;
}

/** What other rooms hear of a table: how its game stands, from the start to the end. */
export interface Happening {
  /** It began; somebody moved; it was opened again; somebody plays for somebody else now, or no longer; it is over, and that is kept. */
  readonly what: "began" | "moved" | "opened" | "reseated" | "over";
  readonly table: TableRow;
  /** Whom the table waits for, and nobody else. */
  readonly waiting: readonly Waiting[];
}

/** Who wants to know. They neither wait nor throw. */
export interface Listener {
  heard(happening: Happening): void;
  /** Tables that play, and are not in memory: after a start, or taken over. */
  found?(playing: readonly PlayingTable[]): void;
}

/** A game that is about to be kept as over. */
export interface Ending {
  readonly over: TableRow;
  readonly rated: Rated;
  readonly log: readonly LogEntry[];
  /** Whether somebody looks at the table at this moment, at this server. */
  readonly isHere: (person: string) => boolean;
}

/** What a room keeps about a game at the moment at which it is over, in one piece with the end itself. */
export type AtTheEnd = (ending: Ending) => Kept | Promise<Kept>;
export type Kept = readonly Omit<RecordChange, "revision">[];

/** Where tables tell what happens to them, and where other rooms listen. */
export class Happenings {
  readonly #listeners: Listener[] = [];
  readonly #atTheEnd: AtTheEnd[] = [];

  listen(listener: Listener): void {
    this.#listeners.push(listener);
  }
  tell(happening: Happening): void {
    for (const listener of this.#listeners) listener.heard(happening);
  }
  found(playing: readonly PlayingTable[]): void {
    for (const listener of this.#listeners) listener.found?.(playing);
  }

  keepAtTheEnd(what: AtTheEnd): void {
    this.#atTheEnd.push(what);
  }
  async atTheEnd(ending: Ending): Promise<Kept> {
    const kept: Omit<RecordChange, "revision">[] = [];
    for (const what of this.#atTheEnd) kept.push(...(await what(ending)));
    return kept;
  }
}
