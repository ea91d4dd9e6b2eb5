import type { Complaint } from "@clade/kernel";
import type { Place } from "./place.ts";

/** What is kept at a place, as it is at one moment: servers may be at work on it, and nothing is written. */
export interface Readable {
  /** Values are called `?1`, `?2`, … in the text. */
  readonly all: <Row extends object>(text: string, ...values: readonly (string | number)[]) => Promise<Row[]>;
  /** How many steps its schema has taken, of how many that this program knows. */
  readonly version: number;
  readonly newest: number;
  readonly dialect: Dialect;
  /** What an old one may not have yet: games that were packed, data that people brought. */
  readonly has: { readonly archive: boolean; readonly data: boolean };
  close(): Promise<void>;
}

/** Where the two databases have different words for the same. */
export interface Dialect {
  /** Where the moves of all games are, also those of this moment. */
  readonly moves: string;
  /** Where a text begins within another, from 1 on; 0 if it is not in it. */
  readonly position: string;
  /** All rows of two columns as one JSON object. */
  readonly objectOf: string;
}

/** Opens a place to be read; or says why it cannot be. */
export async function openReadable(place: Place): Promise<Readable | Complaint> {
  // Loaded only where it is needed: a folder is read without the driver of PostgreSQL.
  if (place.kind === "folder") return (await import("./sqlite/readable-folder.ts")).readableFolder(place.folder);
  return (await import("./postgres/readable-database.ts")).readableDatabase(place.url);
}
