import { playRandomly } from "@clade/kernel/testkit";
import { expect, test } from "vitest";
import { progress } from "../rules/game.ts";
import { SAMPLES } from "./samples.ts";

test("PR-92: random games of every number of players and every option set end, each with a result", () => {
  for (const sample of SAMPLES) {
    for (let game = 0; game < 3; game++) {
      const { state } = playRandomly(progress, sample, `whole ${JSON.stringify(sample)} ${game}`);
      expect(progress.result(state)?.places).toHaveLength(sample.players);
    }
  }
});
