import { describe, expect, test } from "vitest";
import { at, byInstinct, type Chance, type Instinct, seeded } from "../index.ts";

/** A move is the list of what is true of it; the state is of no account. */
function instinctWith(...weights: number[]): Instinct<null, readonly number[]> {
  return {
    marks: weights.length,
    marker: (_state, _seat, note) => ({ mark: (move) => move.forEach(note) }),
    weights,
  };
}

/** How often each of some moves is chosen. */
function sharesOf(instinct: Instinct<null, readonly number[]>, legal: readonly (readonly number[])[]): number[] {
  const chance = seeded("habits");
  const counts = legal.map(() => 0);
  const times = 20_000;
  for (let time = 0; time < times; time++) {
    const choice = byInstinct(instinct, null, 0, legal, chance);
    counts[choice] = at(counts, choice) + 1;
  }
  return counts.map((count) => count / times);
}

/** Luck that was agreed on: these draws, one after the other. */
function agreed(...draws: number[]): Chance {
  let drawn = 0;
  return {
    int: () => at(draws, drawn++),
    get drawn() {
      return drawn;
    },
  };
}

/** The draw that gives the moves this luck, each one of KINDS. */
function drawOf(...lucks: number[]): number {
  return lucks.reduce((sum, luck, index) => sum + luck * KINDS ** index, 0);
}
const KINDS = 64;

describe("a choice by instinct", () => {
  test("falls on each move as often as the softmax of what speaks for it says", () => {
    // The second move has two things for it, the third one thing for it and one against it.
    const shares = sharesOf(instinctWith(70, 140, -40), [[], [0, 0], [1, 2]]);
    const likings = [0, 1.4, 1].map(Math.exp);
    const all = likings.reduce((sum, liking) => sum + liking, 0);
    for (const [index, liking] of likings.entries()) {
      expect(Math.abs(at(shares, index) - liking / all)).toBeLessThan(0.02);
    }
  });

  test("among many leaves a likely move as often to the others as there are many of them", () => {
    const others = 11;
    const [share = 0] = sharesOf(instinctWith(150), [[0], ...Array.from({ length: others }, () => [])]);
    expect(Math.abs(share - Math.exp(1.5) / (Math.exp(1.5) + others))).toBeLessThan(0.02);
  });

  test("is as good as sure where much speaks for a move, and open where nothing was learned", () => {
    expect(at(sharesOf(instinctWith(900), [[], [0], []]), 1)).toBeGreaterThan(0.99);
    const unlearned = { ...instinctWith(), weights: undefined };
    for (const share of sharesOf(unlearned, [[0], [1], [2], [3]])) expect(Math.abs(share - 0.25)).toBeLessThan(0.02);
  });

  test("is decided by its luck: a draw for every five moves, the same draws the same choice", () => {
    const legal = [[0], [1], [0, 1], []];
    const choices = (seed: string) => {
      const chance = seeded(seed);
      return Array.from({ length: 50 }, () => byInstinct(instinctWith(30, -20), null, 0, legal, chance));
    };
    expect(choices("a")).toEqual(choices("a"));
    expect(choices("a")).not.toEqual(choices("b"));
    const luck = agreed(drawOf(5, 9, 7, 8));
    expect(byInstinct(instinctWith(0, 0), null, 0, legal, luck)).toBe(1);
    expect(luck.drawn).toBe(1);
    // The sixth move has the luck of the second draw.
    const six = agreed(drawOf(5, 9, 7, 8, 3), drawOf(10));
    expect(byInstinct(instinctWith(0, 0), null, 0, [...legal, [], []], six)).toBe(5);
    expect(six.drawn).toBe(2);
  });

  test("adds whole hundredths only, so that no machine rounds otherwise than another", () => {
    const isSecond = (weight: number, luck: number) =>
      byInstinct(instinctWith(weight), null, 0, [[], [0]], agreed(drawOf(luck, 0))) === 1;
    for (let luck = 0; luck < KINDS; luck++) {
      // The least whole weight that makes up for the other's luck; a hundredth more than one less must do as well.
      let weight = 0;
      while (!isSecond(weight, luck)) weight++;
      expect(isSecond(weight - 0.99, luck)).toBe(true);
      expect(isSecond(weight - 1, luck)).toBe(false);
    }
  });
});
