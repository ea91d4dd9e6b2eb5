import type { Seat } from "@clade/kernel";
import type { PlayingTable, TableRow } from "../store/store.ts";

/** Somebody whom a table waits for. */
export interface Waiting {
  readonly person: string;
  readonly seat: Seat;
  /** Which turn of theirs it is. */
  readonly turn: number;
  /** What is left on their clock, in milliseconds; null without clocks. */
  readonly left: number | null;
}

/** Who wants to know whose turn it is, wherever people are. */
export interface TurnWatch {
  /** A game has begun. */
  began(table: TableRow): void;
  /** A table waits for these people, and for nobody else; `news` if it was not so before. */
  stands(table: TableRow, waiting: readonly Waiting[], news: boolean): void;
  /** A game is about to be kept as over: for those who do not look. */
  ending(table: TableRow, isHere: (person: string) => boolean): Promise<void>;
  /** It is kept. */
  ended(table: TableRow): void;
  /** Tables that play, and are not in memory: after a start, or taken over. */
  found(playing: readonly PlayingTable[]): void;
}
