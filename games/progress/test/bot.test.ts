import { at, type Chance, pick, type Seat, seeded } from "@clade/kernel";
import { playRandomly } from "@clade/kernel/testkit";
import { describe, expect, test } from "vitest";
import { brain } from "../bot/brain.ts";
import type { Move } from "../rules/moves.ts";
import { progress } from "../rules/game.ts";
import type { Options, State } from "../rules/state.ts";
import { TABLES } from "./samples.ts";

const PLAIN: Options = {
  pace: "normal",
  personalities: false,
  milestones: false,
  industrial: false,
  deck: "standard",
  timeLeaves: false,
  artistsReplace: false,
};

/** One step ahead on one imagined state: the move whose outcome the evaluation likes best. */
function greedy(state: State, seat: Seat, legal: readonly Move[], chance: Chance): Move {
  const imagined = progress.imagine(progress.view(state, seat), chance);
  let best = at(legal, 0);
  let bestWorth = Number.NEGATIVE_INFINITY;
  for (const move of legal) {
    const next = progress.clone(imagined);
    progress.play(next, seat, move, { chance, tell: () => {} });
    const worth = brain.evaluate(next, seat);
    if (worth > bestWorth) [best, bestWorth] = [move, worth];
  }
  return best;
}

function play(players: number, thinkers: readonly number[], seed: string): State {
  const chance = seeded(seed);
  const table = { chance, tell: () => {} };
  const state = progress.setUp(players, PLAIN, table);
  for (;;) {
    const [seat] = progress.deciders(state);
    if (seat === undefined) return state;
    const legal = progress.legal(state, seat);
    progress.play(
      state,
      seat,
      thinkers.includes(seat) ? greedy(state, seat, legal, chance) : pick(legal, chance),
      table,
    );
  }
}

describe("what a bot knows", () => {
  test("looking one step ahead wins at least twice its fair share among random players", () => {
    let wins = 0;
    for (let game = 0; game < 24; game++) {
      const seat = game % 4;
      if (progress.result(play(4, [seat], `greedy ${game}`))?.places[seat] === 1) wins++;
    }
    expect(wins / 24).toBeGreaterThan(0.5);
  });

  test("alone it plays to the end, mostly to a score worth telling", () => {
    const scores = Array.from({ length: 12 }, (_, game) => progress.result(play(1, [0], `solo ${game}`)));
    expect(scores.filter((result) => (result?.scores[0] ?? 0) > 20).length).toBeGreaterThan(5);
  });

  test("its figures are always numbers, and its playouts choose a legal move", () => {
    for (const sample of TABLES) {
      const chance = seeded("brain");
      playRandomly(progress, sample, `brain ${JSON.stringify(sample)}`, ({ state, seat, legal }) => {
        if (chance.int(10) > 0) return;
        const imagined = progress.imagine(progress.view(state, seat), chance);
        expect(Number.isFinite(brain.evaluate(imagined, seat))).toBe(true);
        expect(legal[brain.playout(imagined, seat, legal, chance)]).toBeDefined();
      });
    }
  });
});
