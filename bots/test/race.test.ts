import { at, type Chance, seeded } from "@clade/kernel";
import { describe, expect, test } from "vitest";
import { planOf, search, type Plan } from "../index.ts";
import { Race } from "../search/race.ts";
import { row } from "./row-game.ts";

interface Runner {
  readonly name: string;
  readonly worths: number[];
}

/** About even, with half a spread of 0.5: what a world is worth, all the same for whoever is tried in it. */
function world(chance: Chance): number {
  return chance.int(1000) / 1000;
}

/** Runs a race among moves that lie so far behind the best, in worlds that lie much further apart; answers who was left, and after how many rounds. */
function run(behind: readonly number[], rounds: number, seed: string): { names: string[]; rounds: number } {
  const chance = seeded(seed);
  const race = new Race();
  let running = behind.map((_, index): Runner => ({ name: String(index), worths: [] }));
  for (let round = 1; round <= rounds; round++) {
    const level = world(chance);
    for (const { name, worths } of running) {
      worths.push(level - at(behind, Number(name)) + (chance.int(1000) - 500) / 10_000);
    }
    const sum = ({ worths }: Runner) => worths.reduce((all, worth) => all + worth, 0);
    const leader = running.reduce((best, each) => (sum(each) > sum(best) ? each : best));
    running = race.left(leader, running);
    if (running.length === 1) return { names: running.map(({ name }) => name), rounds: round };
  }
  return { names: running.map(({ name }) => name), rounds };
}

describe("a race", () => {
  test("is over early where one is clearly better, though worlds lie further apart than moves", () => {
    const { names, rounds } = run([0.1, 0, 0.1], 500, "clear");
    expect(names).toEqual(["1"]);
    expect(rounds).toBeLessThan(20);
  });

  test("lets the clearly worse drop out and keeps those that are about as good", () => {
    expect(run([0.002, 0, 0.15], 60, "three").names.sort()).toEqual(["0", "1"]);
  });

  test("seldom loses the better one, however often it looks", () => {
    let lost = 0;
    for (let number = 0; number < 300; number++) {
      if (!run([0, 0.004], 200, `close ${number}`).names.includes("0")) lost++;
    }
    expect(lost).toBeLessThan(12);
  });

  test("never ends between moves that are the same", () => {
    expect(run([0, 0], 1, "once").names).toHaveLength(2);
    const race = new Race();
    const same: Runner[] = ["a", "b"].map((name) => ({ name, worths: Array.from({ length: 400 }, () => 0.5) }));
    expect(race.left(at(same, 0), same)).toHaveLength(2);
  });
});

describe("a search that races", () => {
  const { about, game, brain } = row;
  const plan: Plan = { iterations: 600, breadth: 8, horizon: 20, spread: 5 };
  const seen = (races: boolean, number: number) => {
    const state = game.setUp(2, {}, { chance: seeded(`deal ${number}`), tell: () => {} });
    const seat = at(game.deciders(state), 0);
    const look = () => game.view(state, seat);
    const situation = { about, game, brain, players: 2, seat, legal: game.legal(state, seat), look };
    const { moves, nodes } = search(situation, { ...plan, races }, seeded("whim"));
    const visits = moves.reduce((sum, move) => sum + move.visits, 0);
    return { best: game.write(at(moves, 0).move), lead: at(moves, 0).worth - at(moves, 1).worth, visits, nodes };
  };
  const numbers = Array.from({ length: 30 }, (_, number) => number);

  test("thinks less where the choice is clear, all its lines where it is not, and chooses alike where it matters", () => {
    let saved = 0;
    for (const number of numbers) {
      const [patient, racing] = [seen(false, number), seen(true, number)];
      expect(patient.visits).toBe(plan.iterations);
      expect(racing.visits).toBeLessThanOrEqual(plan.iterations);
      if (racing.visits < plan.iterations / 2) saved++;
      if (patient.lead > 0.05) expect(racing.best).toBe(patient.best);
    }
    expect(saved).toBeGreaterThan(0);
    expect(saved).toBeLessThan(numbers.length);
  });

  test("is a level's habit", () => {
    const levels = { ...about.temper.levels, master: { ...about.temper.levels.master, races: true as const } };
    expect(planOf({ ...about.temper, levels }, "master").races).toBe(true);
    expect(planOf(about.temper, "master").races).toBe(false);
  });
});
