import { describe, expect, test } from "vitest";
import type { Plan } from "../draw/course.ts";
import { faultsOf, meetingsOf, playThrough, startsOf } from "./field.ts";

function league(size: number, rounds = 0): Plan {
  return { kind: "league", size, least: 2, rounds, goOn: 1, seed: "league" };
}

describe("a league", () => {
  test("at tables of two everybody meets everybody once, whatever the number", () => {
    for (let people = 2; people <= 41; people++) {
      const made = playThrough(league(2), people);
      expect(faultsOf(made)).toEqual([]);
      const counts = [...meetingsOf(made.course).values()];
      expect({ people, met: counts.length, most: Math.max(...counts) }).toEqual({
        people,
        met: (people * (people - 1)) / 2,
        most: 1,
      });
      expect(made.course.rounds).toHaveLength(people % 2 === 0 ? people - 1 : people);
      const starts = startsOf(made.course);
      expect({ people, uneven: Math.max(...starts) - Math.min(...starts) }).toEqual({
        people,
        uneven: expect.toSatisfy((n: number) => n <= 4),
      });
    }
  });

  test("there and back: twice as many rounds, and everybody begins as often as the other", () => {
    const { course } = playThrough(league(2, 14), 8);
    expect([...meetingsOf(course).values()].every((count) => count === 2)).toBe(true);
    expect(Math.max(...startsOf(course))).toBeLessThanOrEqual(9);
  });

  test.each([
    [9, 3, 4],
    [16, 4, 5],
    [25, 5, 6],
  ])("%d people at tables of %d: the perfect design of %d rounds is found", (people, size, rounds) => {
    const { course } = playThrough(league(size), people);
    expect(course.rounds).toHaveLength(rounds);
    const counts = [...meetingsOf(course).values()];
    expect(counts).toHaveLength((people * (people - 1)) / 2);
    expect(Math.max(...counts)).toBe(1);
  });

  test("at tables of three to six everybody meets everybody, and nobody much more often than others", () => {
    for (const [people, size] of [
      [7, 3],
      [10, 3],
      [15, 3],
      [12, 4],
      [13, 4],
      [20, 4],
      [22, 5],
      [24, 6],
      [30, 6],
    ] as const) {
      const made = playThrough(league(size), people);
      expect(faultsOf(made)).toEqual([]);
      const counts = [...meetingsOf(made.course).values()];
      expect({ people, size, met: counts.length }).toEqual({ people, size, met: (people * (people - 1)) / 2 });
      const fewest = Math.ceil((people - 1) / (size - 1));
      expect({ people, size, rounds: made.course.rounds.length }).toEqual({
        people,
        size,
        rounds: expect.toSatisfy((n: number) => n <= 2 * fewest),
      });
      expect({ people, size, most: Math.max(...counts) }).toEqual({
        people,
        size,
        most: expect.toSatisfy((n: number) => n <= 4),
      });
    }
  });

  test("a shorter league meets nobody twice as long as there is somebody else", () => {
    const { course } = playThrough(league(3, 5), 21);
    expect(course.rounds).toHaveLength(5);
    expect([...meetingsOf(course).values()].filter((count) => count > 1).length).toBeLessThanOrEqual(2);
  });

  test("whose opponents have all gone has a bye", () => {
    const made = playThrough(league(2), 6, undefined, (round) => (round === 1 ? [3] : []));
    expect(faultsOf(made)).toEqual([]);
    for (const { byes } of made.course.rounds.slice(1)) expect(byes).toHaveLength(1);
  });
});
