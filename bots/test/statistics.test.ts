import { describe, expect, test } from "vitest";
import { lineUp, median, spreadOf, wilson } from "../index.ts";

describe("line-ups", () => {
  test("repeat the bots over the seats and move on by one each game", () => {
    expect([0, 1, 2, 3].map((number) => lineUp(["a", "b"], 3, number).join(""))).toEqual(["aba", "baa", "aab", "aba"]);
  });

  test("give every bot every seat equally often", () => {
    const seated = Array.from({ length: 4 }, (_, number) => lineUp(["a", "b", "c", "d"], 4, number));
    for (const seat of [0, 1, 2, 3]) expect(new Set(seated.map((bots) => bots[seat])).size).toBe(4);
  });
});

describe("statistics", () => {
  test("the Wilson interval holds the share and stays within 0 and 1", () => {
    const { share, low, high } = wilson(50, 100);
    expect(share).toBe(0.5);
    expect(low).toBeCloseTo(0.404, 3);
    expect(high).toBeCloseTo(0.596, 3);
    expect(wilson(0, 10)).toMatchObject({ share: 0, low: 0 });
    expect(wilson(24, 24)).toMatchObject({ share: 1, high: 1 });
    expect(wilson(0, 0)).toEqual({ share: 0, low: 0, high: 1 });
  });

  test("a spread is read off the counts, negative values too", () => {
    expect(spreadOf({ "-2": 1, "0": 2, "10": 1 })).toMatchObject({ min: -2, median: 0, max: 10, mean: 2 });
  });

  test("the median of an even number of runs is the upper one", () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 3, 2])).toBe(3);
  });
});
