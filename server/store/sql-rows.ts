import type { Seat } from "@clade/kernel";
import { parted, unpack } from "./packing.ts";
import type { KeptRecord } from "./records.ts";
import type { LogEntry, OwnTable, PlayingTable, TableAndTurn, TableRow } from "./store.ts";

// How the rows of a database that speaks SQL become what the house knows, whichever database it is.

/** Of a game that was packed only the moves are left. */
export function packedLog(table: string, moves: Uint8Array): LogEntry[] {
  return parted(unpack(moves)).map((entry, number) => ({
    table,
    number,
    entry,
    id: null,
    at: 0,
    turn: [],
    clocks: null,
  }));
}

/** A table as it is read: its own text, or what is packed of it, and what its people are called now. */
export interface SqlTable {
  readonly revision: number;
  readonly body: string;
  readonly packed?: Uint8Array | null;
  readonly names: string;
  readonly turn?: string | null;
}

export function tableOf(row: SqlTable | undefined): TableRow | undefined {
  if (row === undefined) return undefined;
  const body = row.packed == null ? row.body : unpack(row.packed);
  const table = JSON.parse(body) as TableRow;
  const names = JSON.parse(row.names) as Readonly<Record<string, string>>;
  return {
    ...table,
    revision: row.revision,
    hostName: names[table.host] ?? table.hostName,
    seats: table.seats.map((seat) =>
      seat.person === null ? seat : { ...seat, name: names[seat.person] ?? seat.name },
    ),
  };
}

function withTurn(row: SqlTable): TableAndTurn[] {
  const table = tableOf(row);
  if (table === undefined) return [];
  if (table.status !== "playing") return [{ table, turn: [] }];
  return [{ table, turn: row.turn == null ? table.firstTurn : seatsOf(row.turn) }];
}

/** A table that plays as it is read, with what its clocks showed when. */
export interface SqlPlaying extends SqlTable {
  readonly at: number | null;
  readonly clocks: string | null;
}

export function withClocks(row: SqlPlaying): PlayingTable[] {
  const clocks = row.at === null || row.clocks === null ? null : { at: row.at, left: clocksOf(row.clocks) };
  return withTurn(row).map((each) => ({ ...each, clocks }));
}

/** The same for a table of any kind, with the number of the last entry of its log. */
export function withEntries(row: SqlPlaying & { readonly number: number | null }): OwnTable[] {
  return withClocks(row).map((each) => ({ ...each, entries: row.number === null ? 0 : row.number + 1 }));
}

export function clocksOf(text: string): number[] {
  return text.split(" ").map(Number);
}

export function seatsOf(digits: string): Seat[] {
  return Array.from(digits, (digit) => Number(digit) as Seat);
}

/** A record as it is read: what it says is text. */
export interface SqlRecord extends Omit<KeptRecord, "body"> {
  readonly body: string;
}
export function recordOf({ kind, key, revision, body }: SqlRecord): KeptRecord {
  return { kind, key, revision, body: JSON.parse(body) as unknown };
}
