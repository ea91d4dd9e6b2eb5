import { findBot } from "@clade/bots";
import { botGame } from "@clade/bots/review";
import { loadGame } from "@clade/games";
import type { GamePack, GameRecord } from "@clade/kernel";

/** A finished game between bots that move at random, for tests that need a real one and do not care which. */
export async function randomRecord(
  id: string,
  players: number,
  seed: string,
): Promise<{ readonly pack: GamePack; readonly record: GameRecord }> {
  const pack = await loadGame(id);
  const bot = findBot("random");
  if (pack === undefined || bot === undefined) throw new Error(`no game ${id}`);
  const bots = Array.from({ length: players }, () => bot);
  return { pack, record: botGame(pack, bots, seed) };
}
