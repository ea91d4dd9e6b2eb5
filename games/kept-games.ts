import { readFileSync } from "node:fs";
import type { GamePack, GameRecord } from "@clade/kernel";
import { keptFile, keptRecord, type Sample } from "@clade/kernel/testkit";
import { SAMPLES as evo } from "./evo/test/samples.ts";
import { SAMPLES as evolution } from "./evolution/test/samples.ts";
import { SAMPLES as moult } from "./moult/test/samples.ts";
import { GOLDEN as progress } from "./progress/test/samples.ts";
import { loadGame } from "./registry.ts";
import { SAMPLES as sEvolution } from "./s-evolution/test/samples.ts";

const KEPT: Readonly<Record<string, readonly Sample[]>> = {
  evolution,
  "s-evolution": sEvolution,
  evo,
  progress,
  moult,
};

/** The golden games of every game as records: for tests that need real games and do not care which. */
export async function keptGames(
  id: string,
): Promise<{ readonly pack: GamePack; readonly records: readonly GameRecord[] }> {
  const pack = await loadGame(id);
  if (pack === undefined) throw new Error(`no game ${id}`);
  const records = (KEPT[id] ?? []).map((sample) => {
    const file = new URL(`${id}/test/golden/${encodeURIComponent(keptFile(sample))}`, import.meta.url);
    return keptRecord(pack.game, sample, readFileSync(file, "utf8"));
  });
  return { pack, records };
}
