import { type Complaint, isComplaint } from "./options.ts";
import type { Result } from "./contract.ts";
import { type Seat, toSeat } from "./seat.ts";

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

/** One line of a record: who, and what in notation. */
export interface Entry {
  readonly seat: Seat;
  readonly text: string;
}

export function writeEntry({ seat, text }: Entry): string {
  return `${seat} ${text}`;
}

export function readEntry(line: string, players: number): Entry | undefined {
  const [, digits = "", text = ""] = /^(\d) (.+)$/.exec(line) ?? [];
  const seat = digits === "" ? undefined : toSeat(Number(digits), players);
  return seat === undefined ? undefined : { seat, text };
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
  if (!isObject(json)) return { complaint: "not a record: expected an object" };
  if (json["clade"] !== 1) return { complaint: 'not a record: "clade" should be 1' };
  const wrong =
    expect(json, "game", isText, "a game's name") ??
    expect(json, "version", isCount, "a whole number") ??
    expect(json, "players", isCount, "a whole number") ??
    expect(json, "options", isObject, "an object") ??
    expect(json, "seats", isSeats, "a list of { name, bot? }") ??
    expect(json, "chance", (value) => value === "keyed" || value === "seeded", '"keyed" or "seeded"') ??
    expect(json, "seedHash", isText, "a text") ??
    expect(json, "seed", isText, "a text") ??
    expect(json, "moves", (value) => Array.isArray(value) && value.every(isText), "a list of texts") ??
    expect(json, "digest", isText, "a text") ??
    expect(json, "result", (value) => value === undefined || isResult(value), "{ scores, places, parts }");
  if (isComplaint(wrong)) return wrong;
  const record = json as unknown as GameRecord;
  if (record.seats.length !== record.players) {
    return { complaint: `damaged record: "seats" names ${record.seats.length} for ${record.players} players` };
  }
  const bad = record.moves.findIndex((line) => readEntry(line, record.players) === undefined);
  if (bad >= 0) {
    return { complaint: `damaged record: move ${bad + 1} should be a seat and a move, got "${record.moves[bad]}"` };
  }
  return record;
}

type JsonObject = { readonly [key: string]: unknown };

function expect(
  json: JsonObject,
  key: string,
  test: (value: unknown) => boolean,
  wanted: string,
): Complaint | undefined {
  return test(json[key]) ? undefined : { complaint: `damaged record: "${key}" should be ${wanted}` };
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
function isText(value: unknown): value is string {
  return typeof value === "string" && value.length > 0;
}
function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value) && value > 0;
}
function isSeats(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.every((seat) => isObject(seat) && isText(seat["name"]) && (seat["bot"] === undefined || isText(seat["bot"])))
  );
}
function isResult(value: unknown): boolean {
  return isObject(value) && ["scores", "places", "parts"].every((key) => Array.isArray(value[key]));
}
