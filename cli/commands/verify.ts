import { verify as check } from "@clade/kernel";
import type { Command } from "../arguments.ts";
import { recordFrom } from "../table.ts";
import { painter, say, sayJson } from "../terminal.ts";

export const verify: Command = {
  usage: "clade verify <record> [--json]",
  summary: "replays a record, compares its end and result, and checks the seed against its published hash",
  flags: { json: { help: "print one JSON object for machines" } },
  async run(input) {
    const path = input.word("the record: clade verify <record>");
    const { pack, record } = await recordFrom(path);
    const findings = check(pack.game, record);
    const paint = painter(process.stdout);
    if (input.has("json")) {
      sayJson({ game: record.game, moves: record.moves.length, ok: findings.length === 0, findings });
    } else if (findings.length === 0) {
      const state = record.result === undefined ? "unfinished" : `final scores ${record.result.scores.join(", ")}`;
      say(
        paint(
          "green",
          `ok: ${record.game}, ${record.moves.length} moves, ${state}; seed hash ${record.seedHash.slice(0, 16)}…`,
        ),
      );
    } else {
      for (const finding of findings) say(paint("red", `${path}: ${finding}`));
    }
    return findings.length === 0 ? 0 : 2;
  },
};
