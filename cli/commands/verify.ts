import { verify as check } from "@clade/kernel";
import { branchTroubles, troubleSentence } from "@clade/kernel/replay";
import type { Command } from "../arguments.ts";
import { recordFrom } from "../table.ts";
import { painter, say, sayJson } from "../terminal.ts";

export const verify: Command = {
  usage: "clade verify <record> [--json]",
  summary:
    "replays a record and its branches, compares ends and results, and checks the seed against its published hash",
  flags: { json: { help: "print one JSON object for machines" } },
  async run(input) {
    const path = input.word("the record: clade verify <record>");
    const { pack, record } = await recordFrom(path);
    const { branches = [] } = record;
    const strayed = branchTroubles(pack.game, record).map((trouble) => troubleSentence("en", trouble));
    const findings = [...check(pack.game, record), ...strayed];
    const paint = painter(process.stdout);
    if (input.has("json")) {
      sayJson({
        game: record.game,
        moves: record.moves.length,
        branches: branches.length,
        ok: findings.length === 0,
        findings,
      });
    } else if (findings.length === 0) {
      const state = record.result === undefined ? "unfinished" : `final scores ${record.result.scores.join(", ")}`;
      say(
        paint(
          "green",
          `ok: ${record.game}, ${record.moves.length} moves, ${state}${counted(branches.length)}; seed hash ${record.seedHash.slice(0, 16)}…`,
        ),
      );
    } else {
      for (const finding of findings) say(paint("red", `${path}: ${finding}`));
    }
    return findings.length === 0 ? 0 : 2;
  },
};

function counted(branches: number): string {
  return branches === 0 ? "" : `, ${branches} ${branches === 1 ? "branch" : "branches"}`;
}
