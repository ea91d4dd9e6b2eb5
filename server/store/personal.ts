import type { KeptRecord, RecordPlace } from "./records.ts";

/** Where a store keeps something of a person, for whoever wants to have it or to have it gone. */
export interface Personal {
  /** The tables that somebody is at or was at, whatever became of them, in the order of their ids: a page of them. */
  tablesWith(person: string, after: string, limit: number): Promise<string[]>;
  /** A page of the lines of chat that somebody said, in their order. */
  linesBy(person: string, after: LinePlace | null, limit: number): Promise<OwnLine[]>;
  ratingsOf(person: string): Promise<OwnRating[]>;
  reportsBy(person: string): Promise<OwnReport[]>;
  hasRecovery(person: string): Promise<boolean>;
  /** A page of the records that are about somebody, by kind and key. */
  recordsOf(person: string, after: RecordPlace | null, limit: number): Promise<KeptRecord[]>;
  /**
   * Forgets a person: who they are, how strong they are, what they said; in reports too. Tables are not touched here: games
   * stay, and whoever calls this has taken the person out of them.
   */
  erase(person: string): Promise<void>;
}

export interface LinePlace {
  readonly table: string;
  readonly number: number;
}
export interface OwnLine extends LinePlace {
  readonly text: string;
  readonly at: number;
}
export interface OwnRating {
  readonly game: string;
  readonly mean: number;
  readonly deviation: number;
  readonly games: number;
}
export interface OwnReport {
  readonly table: string;
  readonly text: string;
  readonly at: number;
}
