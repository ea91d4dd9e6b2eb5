import { expect, test } from "vitest";
import { costsOf, type Plan, weighChoices, type WeighStudy } from "../index.ts";
import { row } from "./row-game.ts";

const plan: Plan = { spread: 5, iterations: 60, breadth: 8, horizon: 10 };
const study: WeighStudy = {
  plan,
  // Whoever looks at nothing but the card it takes, whoever thinks, and its twin.
  ways: [
    { ...plan, iterations: 0, horizon: 0 },
    { ...plan, iterations: 300, horizon: 40 },
    { ...plan, iterations: 300, horizon: 40 },
  ],
  lines: 200,
  kept: 100,
};

function decisions(games: number, more: Partial<WeighStudy> = {}) {
  return Array.from({ length: games }, (_, game) => weighChoices(row, { ...study, ...more }, `weigh ${game}`)).flat();
}

test("choices that are thought about cost less, and nobody is better than the best of them", () => {
  const found = decisions(26);
  const [glance, thinker, twin] = costsOf(found, 3);
  if (glance === undefined || thinker === undefined || twin === undefined) throw new Error("costs are missing");
  expect(thinker.more).toBeLessThan(-2 * thinker.error);
  expect(Math.abs(thinker.cost - twin.cost)).toBeLessThan(glance.cost / 2);
  for (const { costs } of found) {
    expect(Math.min(...costs)).toBe(0);
    expect(Math.max(...costs)).toBeLessThanOrEqual(1);
  }
});

test("the seed decides what is asked and what it costs, at tables of the size that is named", () => {
  const costs = (more: Partial<WeighStudy>) => decisions(2, more).map((each) => each.costs);
  expect(costs({})).toEqual(costs({}));
  expect(decisions(4, { kept: 20 }).length).toBeLessThan(decisions(4).length / 2);
  expect(costs({ players: 2 })).not.toEqual(costs({ players: 3 }));
});

test("a cost is a mean, and its error that of the difference", () => {
  const times = [1, 3];
  const [first, second] = costsOf(
    [
      { costs: [0, 0.1], times },
      { costs: [0.2, 0.1], times },
      { costs: [0, 0.4], times },
      { costs: [0, 0], times },
    ],
    2,
  );
  expect(first).toMatchObject({ cost: 0.05, more: 0, error: 0, milliseconds: 1 });
  expect(second?.cost).toBeCloseTo(0.15);
  expect(second?.more).toBeCloseTo(0.1);
  expect(second?.error).toBeCloseTo(Math.sqrt((0 + 0.04 + 0.09 + 0.01) / 16));
});
