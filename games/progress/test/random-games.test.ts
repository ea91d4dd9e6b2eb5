import { at } from "@clade/kernel";
import { playRandomly } from "@clade/kernel/testkit";
import { expect, test } from "vitest";
import { progress } from "../rules/game.ts";
import { SAMPLES } from "./samples.ts";

/** `GAMES=100000 npx vitest run games/progress/test/random-games.test.ts` for the long run. */
const GAMES = Number(process.env["GAMES"] ?? 3 * SAMPLES.length);
const AN_HOUR = 3_600_000;

test(
  "PR-92: random games of every number of players and every option set end, each with a result",
  () => {
    for (let game = 0; game < GAMES; game++) {
      const sample = at(SAMPLES, game % SAMPLES.length);
      const { state } = playRandomly(progress, sample, `whole game ${game}`);
      const places = progress.result(state)?.places;
      if (places?.length !== sample.players) expect(places).toHaveLength(sample.players);
    }
  },
  AN_HOUR,
);
