import { describe, expect, test } from "vitest";
import { seeded } from "@clade/kernel";
import type { Plan } from "../draw/course.ts";
import { faultsOf, leastAgain, meetingsOf, playThrough, startsOf } from "./field.ts";

const ROUNDS = 6;

function swiss(size: number, seed: string, rounds = ROUNDS): Plan {
  return { kind: "swiss", size, least: 2, rounds, goOn: 1, seed };
}

describe("a Swiss tournament", () => {
  test("200 people, tables of four, six rounds: nobody meets anybody twice, and a round is drawn well under two seconds", () => {
    const made = playThrough(swiss(4, "two hundred"), 200);
    expect(faultsOf(made)).toEqual([]);
    expect(made.course.rounds).toHaveLength(ROUNDS);
    expect(Math.max(...meetingsOf(made.course).values())).toBe(1);
    expect(Math.max(...startsOf(made.course))).toBeLessThanOrEqual(3);
    expect(made.slowest).toBeLessThan(2000);
  });

  test("any number of people at tables of any size: nobody is forgotten, and who could meet others does not meet the same thrice", () => {
    const chance = seeded("sampled fields");
    const every = process.env["DRAWS"] === "all";
    const fields = every
      ? [2, 3, 4, 5, 6].flatMap((size) => Array.from({ length: 203 }, (_, index) => [8 + index, size] as const))
      : Array.from({ length: 10 }, (_, index) => [8 + chance.int(80), 2 + (index % 5)] as const);
    let [again, least, slowest] = [0, 0, 0];
    for (const [people, size] of fields) {
      const made = playThrough(swiss(size, `${people} at ${size}`), people);
      expect(faultsOf(made)).toEqual([]);
      const counts = [...meetingsOf(made.course).values()];
      again += counts.filter((count) => count > 1).length;
      least += leastAgain(made.course);
      slowest = Math.max(slowest, made.slowest);
      const roomy = people - 1 >= ROUNDS * (size - 1);
      expect({ people, size, most: Math.max(...counts) }).toEqual({
        people,
        size,
        most: roomy ? expect.toBeOneOf([1, 2]) : expect.any(Number),
      });
      // Twice as many others as are met: then nobody need meet again.
      if (people - 1 >= 2 * ROUNDS * (size - 1))
        expect({ people, size, counts: Math.max(...counts) }).toEqual({ people, size, counts: 1 });
    }
    if (every)
      console.log(`${fields.length} fields: ${again} pairs met again (at least ${least} must); slowest ${slowest} ms`);
    expect(slowest).toBeLessThan(2000);
  }, 3_600_000);

  test("like points are together: who won everything meets who won everything", () => {
    const { course } = playThrough(swiss(2, "the strong", 5), 32, (seats) =>
      seats.map((own) => (own === Math.min(...seats) ? 1 : 2)),
    );
    const wins = new Map<number, number>();
    for (const [round, { tables }] of course.rounds.entries()) {
      const apart = tables.map(({ seats }) =>
        Math.abs((wins.get(seats[0] ?? 0) ?? 0) - (wins.get(seats[1] ?? 0) ?? 0)),
      );
      // 32 fields split evenly: all pairs could be level; meeting nobody twice may part a few.
      expect({ round, apart: apart.filter((each) => each > 0).length }).toEqual({
        round,
        apart: expect.toSatisfy((n: number) => n <= 2),
      });
      for (const { seats } of tables) wins.set(Math.min(...seats), (wins.get(Math.min(...seats)) ?? 0) + 1);
    }
    expect(wins.get(0)).toBe(5);
  });

  test("where the number does not divide, tables have one seat fewer, and nobody sits at one all the time", () => {
    const { course } = playThrough(swiss(4, "one fewer"), 18);
    const small = new Map<number, number>();
    for (const { tables, byes } of course.rounds) {
      expect(tables.map(({ seats }) => seats.length)).toEqual([4, 4, 4, 3, 3]);
      expect(byes).toEqual([]);
      for (const { seats } of tables) {
        if (seats.length === 3) for (const entrant of seats) small.set(entrant, (small.get(entrant) ?? 0) + 1);
      }
    }
    // 36 seats at small tables, 18 people.
    expect(Math.max(...small.values())).toBeLessThanOrEqual(3);
  });

  test("an odd one at tables of two has a bye, never the same person twice", () => {
    const { course } = playThrough(swiss(2, "odd"), 9);
    const free = course.rounds.flatMap(({ byes }) => byes);
    expect(free).toHaveLength(ROUNDS);
    expect(new Set(free).size).toBe(ROUNDS);
  });

  test("who withdraws is in no later round, and the others play on", () => {
    const made = playThrough(swiss(3, "late"), 20, undefined, (round, here) => here.slice(0, round % ROUNDS));
    expect(faultsOf(made)).toEqual([]);
    expect(made.course.withdrawn).toHaveLength(15);
    expect(made.course.rounds).toHaveLength(ROUNDS);
  });

  test("the same seed draws the same", () => {
    expect(playThrough(swiss(4, "same"), 30).course).toEqual(playThrough(swiss(4, "same"), 30).course);
    expect(playThrough(swiss(4, "same"), 30).course).not.toEqual(playThrough(swiss(4, "other"), 30).course);
  });
});
