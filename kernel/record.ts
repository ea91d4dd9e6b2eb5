import { type Complaint, isComplaint } from "./complaint.ts";
import type { Result } from "./contract.ts";
import { anything, fit, type Form, listOf, mapOf, number, object, oneOf, someText, whole } from "./forms.ts";
import { MOST_SEATS, type Seat, toSeat } from "./seat.ts";

/** Who sits at a seat: a name, and for a bot which one. */
export interface SeatInfo {
  readonly name: string;
  readonly bot?: string;
}

/**
 * All that is needed to play a game again, byte for byte, anywhere. Each entry of `moves` is a seat number and a move in
 * the game's notation, or `undo`.
 */
export interface GameRecord {
  readonly clade: 1;
  readonly game: string;
  readonly version: number;
  readonly players: number;
  readonly options: { readonly [name: string]: unknown };
  readonly seats: readonly SeatInfo[];
  readonly chance: ChanceKind;
  readonly seedHash: string;
  readonly seed: string;
  readonly moves: readonly string[];
  /** A fingerprint of the state after the last move. */
  readonly digest: string;
  /** Present once the game is over. */
  readonly result?: Result;
}

export type ChanceKind = "keyed" | "seeded";

export const UNDO = "undo";

/** One entry of a record: who, and what in notation. */
export interface Entry {
  readonly seat: Seat;
  readonly text: string;
}

export function writeEntry({ seat, text }: Entry): string {
  return `${seat} ${text}`;
}

export function readEntry(entry: string, players: number): Entry | undefined {
  const [, digits = "", text = ""] = /^(\d) (.+)$/.exec(entry) ?? [];
  const seat = digits === "" ? undefined : toSeat(Number(digits), players);
  return seat === undefined ? undefined : { seat, text };
}

/** What tells a record from any other file. */
const CLADE = object({ clade: oneOf([1]) });

const RECORD: Form<GameRecord> = object(
  {
    clade: oneOf([1]),
    game: someText,
    version: whole(1, 9999),
    players: whole(1, MOST_SEATS),
    options: mapOf(anything),
    seats: listOf(object({ name: someText }, { bot: someText })),
    chance: oneOf(["keyed", "seeded"]),
    seedHash: someText,
    seed: someText,
    moves: listOf(someText),
    digest: someText,
  },
  {
    result: object(
      { scores: listOf(number), places: listOf(number), parts: listOf(mapOf(number)) },
      { verdict: someText },
    ),
  },
);

/** Reads a record from the text of a file. Only its form is checked here: replaying it checks the rest. */
export function parseRecord(text: string): GameRecord | Complaint {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { complaint: "not a record: the file is not JSON" };
  }
  return readRecord(json);
}

export function readRecord(json: unknown): GameRecord | Complaint {
  const marked = fit(CLADE, json, "not a record");
  if (isComplaint(marked)) return marked;
  const record = fit(RECORD, json, "damaged record");
  if (isComplaint(record)) return record;
  if (record.seats.length !== record.players) {
    return { complaint: `damaged record: "seats" names ${record.seats.length} for ${record.players} players` };
  }
  const bad = record.moves.findIndex((entry) => readEntry(entry, record.players) === undefined);
  if (bad >= 0) {
    return { complaint: `damaged record: move ${bad + 1} should be a seat and a move, got "${record.moves[bad]}"` };
  }
  return record;
}
