import { describe, expect, test } from "vitest";
import { ATTACKS, perform, PROMISED } from "../testkit/attacks/index.ts";

/** Short, and with few others: on a busy machine it is judged by what was found and by memory, not by time. */
const SHORT = { ...PROMISED, ms: 1000, tables: 2, movesPerSecond: 20, mostMs: Number.POSITIVE_INFINITY };

describe("one stranger does not hurt the others", () => {
  test.each(ATTACKS.map((attack) => [attack.name, attack] as const))("%s", async (_name, attack) => {
    const { findings } = await perform(attack, SHORT);
    expect(findings).toEqual([]);
  });
});

test("attacks have names of their own", () => {
  expect(new Set(ATTACKS.map(({ name }) => name)).size).toBe(ATTACKS.length);
});
