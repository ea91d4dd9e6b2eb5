import { isComplaint } from "../complaint.ts";
import type { GamePack } from "../pack.ts";
import { type GameRecord, readRecord } from "../record.ts";
import { isRecordTrouble, type RecordTrouble, recordTrouble } from "./trouble.ts";

/** Letters of a record's text: ten times the largest that any game in the house has made. */
export const LARGEST_RECORD = 4_000_000;
/** Entries of a record: a game of six hours has a thousand. */
export const MOST_ENTRIES = 20_000;

/** A record out of any text that somebody brings, or the one thing that is wrong with it. It has not been replayed yet. */
export function recordIn(text: string): GameRecord | RecordTrouble {
  if (text.length > LARGEST_RECORD) {
    return recordTrouble("too-large", { size: text.length, most: LARGEST_RECORD });
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return recordTrouble("not-json");
  }
  return checkedRecord(json);
}

export function checkedRecord(json: unknown): GameRecord | RecordTrouble {
  if (typeof json !== "object" || json === null || !("clade" in json) || !("game" in json)) {
    return recordTrouble("not-a-record");
  }
  const record = readRecord(json);
  if (isComplaint(record)) return recordTrouble("damaged", { what: record.complaint.replace(/^[^:]+: /, "") });
  if (record.moves.length > MOST_ENTRIES) {
    return recordTrouble("too-large", { size: record.moves.length, most: MOST_ENTRIES });
  }
  return record;
}

/** A record and the game that it is of. */
export async function recordAndGame(
  text: string,
  loadGame: (id: string) => Promise<GamePack | undefined>,
): Promise<{ readonly record: GameRecord; readonly pack: GamePack } | RecordTrouble> {
  const record = recordIn(text);
  if (isRecordTrouble(record)) return record;
  const pack = await loadGame(record.game);
  return pack === undefined ? recordTrouble("unknown-game", { game: record.game }) : { record, pack };
}
