import { at, type Move, seeded } from "@clade/kernel";
import { describe, expect, test } from "vitest";
import { habitsOf, planOf, search } from "../index.ts";
import { type Decision, fitSense, insightOf, studyMoves } from "../learn/sense.ts";
import { row } from "./row-game.ts";

/** Decisions whose moves are truly worth half their glance and what their kind adds; the glance knows nothing of kinds. */
function decisions(count: number, hidden: readonly number[], seed: string): Decision[] {
  const chance = seeded(seed);
  const part = () => chance.int(1000) / 1000;
  return Array.from({ length: count }, () => {
    const level = part();
    return Array.from({ length: 6 }, () => {
      const kind = chance.int(hidden.length);
      const glance = 0.1 * part();
      return { kind, glance, worth: level + 0.5 * glance + at(hidden, kind), visits: 60 };
    });
  });
}

describe("a sense of moves", () => {
  const hidden = [0.02, 0, -0.03];

  test("is found from how a long search ranks moves, on the glance's scale, up to what all kinds have in common", () => {
    const learned = fitSense(decisions(400, hidden, "fit"), 3);
    expect(at(learned, 0) - at(learned, 1)).toBeCloseTo(2 * 0.02, 2);
    expect(at(learned, 2) - at(learned, 1)).toBeCloseTo(2 * -0.03, 2);
  });

  test("of a kind that was never seen is nothing, of one seldom seen little", () => {
    const few = decisions(400, hidden, "few").map((moves) => moves.filter(({ kind }) => kind !== 2));
    expect(fitSense(few, 3)[2]).toBe(0);
    const once = fitSense(decisions(1, hidden, "once"), 3);
    for (const value of once) expect(Math.abs(value)).toBeLessThan(0.05);
  });

  test("tells on other games which move the long search will choose", () => {
    const learned = fitSense(decisions(200, hidden, "learn"), 3);
    const others = decisions(200, hidden, "others");
    const [plain, sensed] = [insightOf(others, []), insightOf(others, learned)];
    expect(at(sensed.among, 0)).toBeGreaterThan(0.95);
    expect(at(plain.among, 0)).toBeLessThan(0.7);
    expect(sensed.lost).toBeLessThan(plain.lost / 4);
  });
});

describe("a search with a sense of moves", () => {
  const { about, game, brain } = row;
  const kindOf = (_state: unknown, _seat: number, move: Move) => (game.write(move) === favourite ? 0 : 1);
  const state = game.setUp(2, {}, { chance: seeded("deal"), tell: () => {} });
  const seat = at(game.deciders(state), 0);
  const legal = game.legal(state, seat);
  const favourite = game.write(at(legal, legal.length - 1));
  const look = () => game.view(state, seat);
  const plan = { spread: 8, iterations: 0, breadth: 12, horizon: 0 };
  const first = (weights: readonly number[] | undefined, sensed: boolean) => {
    const sense = { kinds: ["favourite", "other"], kindOf, weights };
    const situation = { about, game, brain: { ...brain, sense }, players: 2, seat, legal, look };
    return game.write(at(search(situation, { ...plan, sensed }, seeded("whim")).moves, 0).move);
  };

  test("goes by it where the plan says so and something was learned", () => {
    expect(first([10, 0], true)).toBe(favourite);
    expect(first([-10, 0], true)).not.toBe(favourite);
    const plain = first(undefined, false);
    expect(first([plain === favourite ? -10 : 10, 0], false)).toBe(plain);
    expect(first(undefined, true)).toBe(plain);
  });

  test("has results of its own for each thing learned", () => {
    const levels = { ...about.temper.levels, adept: { ...about.temper.levels.adept, sensed: true as const } };
    const sensing = { ...about, temper: { ...about.temper, levels } };
    const habits = (weights: readonly number[]) =>
      habitsOf({ about: sensing, brain: { ...brain, sense: { kinds: [], kindOf, weights } } }, "adept");
    expect(habits([1])).not.toBe(habits([2]));
    expect(habits([1])).not.toBe(habitsOf(row, "adept"));
  });

  test("is taught by games of which the seed decides everything", () => {
    const sense = { kinds: ["favourite", "other"], kindOf, weights: undefined };
    const pack = { about, game, brain: { ...brain, sense } };
    const study = { plan: { ...plan, iterations: 4 }, long: { ...plan, iterations: 30 }, kept: 50 };
    const once = studyMoves(pack, study, "a game");
    expect(once.length).toBeGreaterThan(0);
    expect(once.flat().every(({ kind, visits }) => (kind === 0 || kind === 1) && visits > 0)).toBe(true);
    expect(studyMoves(pack, study, "a game")).toEqual(once);
  });
});

describe("a level that thinks otherwise where it is alone", () => {
  test("does so at a table for one and nowhere else, and keeps results of its own", () => {
    const { about } = row;
    const alone = { iterations: 7, breadth: 3, horizon: 5 };
    const master = { ...about.temper.levels.master, judged: true as const, alone };
    const temper = { ...about.temper, levels: { ...about.temper.levels, master } };
    expect(planOf(temper, "master", 1)).toMatchObject({ ...alone, judged: false });
    expect(planOf(temper, "master", 2)).toEqual(planOf(temper, "master"));
    expect(planOf(temper, "master", 2)).toMatchObject({ iterations: master.iterations, judged: true });
    const habits = (players: number, levels = temper) =>
      habitsOf({ ...row, about: { ...about, temper: levels } }, "master", players);
    expect(habits(1)).toMatch(/^master 7\/3\/5\//);
    expect(habits(2)).not.toContain("7/3/5");
    // Whoever thinks otherwise alone thinks as before among others.
    const otherwise = {
      ...temper,
      levels: { ...temper.levels, master: { ...master, alone: { ...alone, horizon: 9 } } },
    };
    expect(habits(2, otherwise)).toBe(habits(2));
    expect(habits(1, otherwise)).not.toBe(habits(1));
  });
});
