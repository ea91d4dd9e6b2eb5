import { type Complaint, isComplaint } from "./complaint.ts";
import type { Result } from "./contract.ts";
import {
  anything,
  fit,
  type Form,
  like,
  listOf,
  mapOf,
  number,
  object,
  oneOf,
  someText,
  textUpTo,
  whole,
} from "./forms.ts";
import { LONGEST_BRANCH_ID, LONGEST_BRANCH_NAME, LONGEST_BRANCH_NOTE, MOST_BRANCHES } from "./limits.ts";
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
  /** What else might have come of it: courses that leave the game, or each other, at some position. */
  readonly branches?: readonly Branch[];
}

/**
 * Another course of a game from some position on. It is kept with its record and replays as exactly. Its name and note are a
 * person's.
 */
export interface Branch {
  readonly id: string;
  readonly name: string;
  readonly note?: string;
  /** The branch that it leaves, which stands before it in the list; missing: the game itself. */
  readonly of?: string;
  /** After how many entries of that course. */
  readonly at: number;
  /** It begins with what a seat knew there, and the rest drawn anew from a seed; missing: with the truth. */
  readonly imagined?: { readonly seat: Seat; readonly seed: string };
  /** What its luck grows from; missing: luck goes on as it would have. */
  readonly seed?: string;
  readonly seats: readonly SeatInfo[];
  readonly moves: readonly string[];
  readonly digest: string;
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

const SEATS = listOf(object({ name: someText }, { bot: someText }));
const RESULT: Form<Result> = object(
  { scores: listOf(number), places: listOf(number), parts: listOf(mapOf(number)) },
  { verdict: someText },
);
const MOST_POSITIONS = 1_000_000;

/** It stands in addresses. */
const BRANCH_ID = new RegExp(`^[\\w-]{1,${LONGEST_BRANCH_ID}}$`);

const BRANCH: Form<Branch> = object(
  {
    id: like(BRANCH_ID, "1"),
    name: textUpTo(LONGEST_BRANCH_NAME),
    at: whole(0, MOST_POSITIONS),
    seats: SEATS,
    moves: listOf(someText),
    digest: someText,
  },
  {
    note: textUpTo(LONGEST_BRANCH_NOTE),
    of: someText,
    imagined: object({ seat: seatNumber, seed: someText }),
    seed: someText,
    result: RESULT,
  },
);

const RECORD: Form<GameRecord> = object(
  {
    clade: oneOf([1]),
    game: someText,
    version: whole(1, 9999),
    players: whole(1, MOST_SEATS),
    options: mapOf(anything),
    seats: SEATS,
    chance: oneOf(["keyed", "seeded"]),
    seedHash: someText,
    seed: someText,
    moves: listOf(someText),
    digest: someText,
  },
  { result: RESULT, branches: listOf(BRANCH, 0, MOST_BRANCHES) },
);

function seatNumber(data: unknown, where: string): Seat {
  return toSeat(whole(0, MOST_SEATS - 1)(data, where), MOST_SEATS) ?? 0;
}

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
  const wrong = lineFault(record, record.players) ?? branchFault(record);
  return wrong === undefined ? record : { complaint: `damaged record: ${wrong}` };
}

/** What is wrong with the seats and moves of a game or of a branch of it. */
function lineFault({ seats, moves }: Pick<GameRecord, "seats" | "moves">, players: number): string | undefined {
  if (seats.length !== players) return `"seats" names ${seats.length} for ${players} players`;
  const bad = moves.findIndex((entry) => readEntry(entry, players) === undefined);
  return bad < 0 ? undefined : `move ${bad + 1} should be a seat and a move, got "${moves[bad]}"`;
}

/** What is wrong with how branches hang together: each leaves a course that is there, at a position that it has. */
function branchFault({ moves, branches = [], players }: GameRecord): string | undefined {
  const lengths = new Map<string | undefined, number>([[undefined, moves.length]]);
  for (const branch of branches) {
    const { id, of, at, imagined } = branch;
    const length = lengths.get(of);
    if (lengths.has(id)) return `there are two branches "${id}"`;
    if (length === undefined) return `branch "${id}" leaves a branch "${of}" that does not stand before it`;
    if (at > length) return `branch "${id}" leaves after move ${at}, where there are ${length}`;
    if (imagined !== undefined && imagined.seat >= players) return `branch "${id}" is imagined by nobody at the table`;
    const wrong = lineFault(branch, players);
    if (wrong !== undefined) return `branch "${id}": ${wrong}`;
    lengths.set(id, branch.moves.length);
  }
  return undefined;
}
