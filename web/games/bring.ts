import { loadGame } from "@clade/games";
import type { GamePack, GameRecord } from "@clade/kernel";
import {
  branchTroubles,
  isRecordTrouble,
  LARGEST_RECORD,
  recordAndGame,
  type RecordTrouble,
  recordTrouble,
  ReplayedGame,
} from "@clade/kernel/replay";
import { ask } from "../local/host.ts";

/** A record that was opened: it replays, with all its branches, to the end that it claims. */
export interface Opened {
  readonly pack: GamePack;
  readonly record: GameRecord;
  readonly replayed: ReplayedGame;
}

/** Opens a record out of any text, or says the one thing that is wrong with it. Nothing is kept by it. */
export async function opened(text: string): Promise<Opened | RecordTrouble> {
  const found = await recordAndGame(text, loadGame);
  if (isRecordTrouble(found)) return found;
  const { pack, record } = found;
  const replayed = ReplayedGame.open(pack.game, record);
  if (isRecordTrouble(replayed)) return replayed;
  const [trouble] = branchTroubles(pack.game, record);
  return trouble ?? { pack, record, replayed };
}

/** The text of a file that somebody brings; one that is far too large is not read at all. */
export async function textOf(file: File): Promise<string | RecordTrouble> {
  if (file.size > 4 * LARGEST_RECORD) return recordTrouble("too-large", { size: file.size, most: LARGEST_RECORD });
  return file.text();
}

/** Keeps what a text holds among the games of this device; answers under which name. */
export async function bring(text: string): Promise<{ readonly table: string } | RecordTrouble> {
  const found = await opened(text);
  return isRecordTrouble(found) ? found : ask<"keep">({ type: "keep", record: found.record });
}
