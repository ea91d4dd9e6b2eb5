import { seeded } from "@clade/kernel";
import { playRandomly } from "@clade/kernel/testkit";
import { describe, expect, test } from "vitest";
import { brain } from "../bot/brain.ts";
import { EDITION_NAMES, type EditionName } from "../rules/editions.ts";
import { sEvolution } from "../rules/game.ts";
import { SAMPLES } from "./samples.ts";

/** The share of games that a player wins who looks one step ahead, among players who move at random. */
function greedyWins(edition: EditionName, players: number, games: number): number {
  let wins = 0;
  for (let game = 0; game < games; game++) {
    const chance = seeded(`${edition} ${players} ${game}`);
    const table = { chance, tell: () => {} };
    const state = sEvolution.setUp(players, { edition }, table);
    const greedy = game % players;
    while (state.phase !== "over") {
      const seat = state.active;
      const legal = sEvolution.legal(state, seat);
      let best = chance.int(legal.length);
      if (seat === greedy && legal.length > 1) {
        const imagined = sEvolution.imagine(sEvolution.view(state, seat), chance);
        const values = legal.map((move) => {
          const next = sEvolution.clone(imagined);
          sEvolution.play(next, seat, move, { chance: seeded("luck"), tell: () => {} });
          return brain.evaluate(next, seat);
        });
        best = values.indexOf(Math.max(...values));
      }
      const move = legal[best];
      if (move === undefined) throw new Error("no legal move");
      sEvolution.play(state, seat, move, table);
    }
    if (sEvolution.result(state)?.places[greedy] === 1) wins++;
  }
  return wins / games;
}

describe.each(EDITION_NAMES)("the brain, %s", (edition) => {
  test.each([2, 3, 4])("one step ahead beats chance, %i players", (players) => {
    // With two players twice the fair share is every game: a rare lost one is allowed for.
    expect(greedyWins(edition, players, 40)).toBeGreaterThanOrEqual(Math.min(0.97, 2 / players));
  });
});

test("evaluations are numbers, and playouts choose from the list, in every position", () => {
  const chance = seeded("playouts");
  for (const sample of SAMPLES) {
    playRandomly(sEvolution, sample, "brain", ({ state, seat, legal }) => {
      expect(Number.isFinite(brain.evaluate(state, seat))).toBe(true);
      const choice = brain.playout(state, seat, legal, chance);
      expect(legal[choice]).toBeDefined();
    });
  }
});
