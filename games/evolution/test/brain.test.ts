import { at, pick, type Seat, seeded } from "@clade/kernel";
import { playRandomly } from "@clade/kernel/testkit";
import { describe, expect, test } from "vitest";
import { brain } from "../bot/brain.ts";
import { evolution } from "../rules/game.ts";
import type { Move } from "../rules/moves.ts";
import type { State } from "../rules/state.ts";
import { position, seatOf, species } from "./position.ts";
import { SAMPLES } from "./samples.ts";

/** One step ahead on one imagined state: the least that a bot can make of the brain. */
function bestMove(state: State, seat: Seat, luck: string): Move {
  const chance = seeded(luck);
  const imagined = evolution.imagine(evolution.view(state, seat), chance);
  let best: Move | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const move of evolution.legal(state, seat)) {
    const next = evolution.clone(imagined);
    evolution.play(next, seat, move, { chance: seeded(luck), tell: () => {} });
    const value = brain.evaluate(next, seat);
    if (value > most) [best, most] = [move, value];
  }
  if (best === undefined) throw new Error("no legal move");
  return best;
}

/** How many of some games against random players the brain wins. */
function winsAgainstRandom(players: number, games: number): number {
  let wins = 0;
  for (let game = 0; game < games; game++) {
    const chance = seeded(`brain ${players} ${game}`);
    const table = { chance: seeded(`brain table ${players} ${game}`), tell: () => {} };
    const state = evolution.setUp(players, { fast: false }, table);
    const hero = game % players;
    for (let deciders = evolution.deciders(state); deciders.length > 0; deciders = evolution.deciders(state)) {
      const seat = at(deciders, 0);
      const move = seat === hero ? bestMove(state, seat, `${game}`) : pick(evolution.legal(state, seat), chance);
      evolution.play(state, seat, move, table);
    }
    if (evolution.result(state)?.places[hero] === 1) wins++;
  }
  return wins;
}

describe("the brain", () => {
  test("one step ahead it beats random players nearly always, one of them or three", () => {
    expect(winsAgainstRandom(2, 12)).toBeGreaterThanOrEqual(11);
    expect(winsAgainstRandom(4, 12)).toBeGreaterThanOrEqual(10);
  });

  test("at the end of a game it knows the score, before it a number", () => {
    for (const sample of SAMPLES) {
      const { state } = playRandomly(evolution, sample, "brain", ({ state: current, seat, legal, number }) => {
        if (number % 20 !== 0) return;
        expect(brain.evaluate(current, seat)).toBeGreaterThanOrEqual(0);
        const choice = brain.playout(current, seat, legal, seeded(`${number}`));
        expect(legal[choice]).toBeDefined();
      });
      expect(evolution.result(state)?.scores).toEqual(
        state.players.map((_, seat) => brain.evaluate(state, seat as Seat)),
      );
    }
  });

  test("a Carnivore spares its own kin when there is a stranger to eat", () => {
    const table = position({
      red: [species({ size: 4, population: 3, traits: ["carnivore"] }), species({ size: 2, population: 2 })],
      blue: [species({ size: 2, population: 2 })],
      plants: 4,
    });
    expect(evolution.write(bestMove(table.state, seatOf("red"), "kin"))).not.toMatch(/> red/);
  });
});
