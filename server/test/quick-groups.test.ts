import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Apart, groupsOf } from "../lobby/groups.ts";
import type { Waiter } from "../lobby/wish.ts";

const NEVER: Apart = () => false;
const T = 1_000_000;

interface More extends Partial<Omit<Waiter, "sizes">> {
  readonly mean?: number;
  readonly games?: readonly string[];
  readonly players?: readonly number[];
}

function waiter(person: string, more: More = {}): Waiter {
  const { mean = 25, games = ["evolution"], players = [2], ...rest } = more;
  const since = rest.since ?? T;
  return {
    person,
    folded: person,
    sizes: Object.fromEntries(games.map((game) => [game, players])),
    pace: "brisk",
    since,
    until: since + 60_000,
    bots: false,
    strengths: { evolution: { mean, deviation: 2 } },
    ...rest,
  };
}
const who = (waiting: readonly Waiter[], now = T, apart: Apart = NEVER): string[] =>
  groupsOf(waiting, now, apart).map(({ waiters }) => waiters.map(({ person }) => person).join("+"));

describe("who plays with whom", () => {
  test("people of like strength find each other at once; the unlike when they have waited", () => {
    const waiting = [
      waiter("a", { mean: 20 }),
      waiter("b", { mean: 35 }),
      waiter("c", { mean: 21 }),
      waiter("d", { mean: 34 }),
    ];
    expect(who(waiting)).toEqual(["a+c", "b+d"]);
    const two = [waiter("a", { mean: 20 }), waiter("b", { mean: 25 })];
    // Five apart with a deviation of 2 each is 1.77 deviations: within 2 after half the time.
    expect(who(two, T + 20_000)).toEqual([]);
    expect(who(two, T + 30_000)).toEqual(["a+b"]);
    // Both must have waited: who has just come is not given the first that is there.
    expect(who([waiter("a", { mean: 20, since: T - 59_000 }), waiter("b", { mean: 30 })])).toEqual([]);
    const far = [waiter("a", { mean: 10 }), waiter("b", { mean: 40 })];
    expect(who(far, T + 50_000)).toEqual([]);
    expect(who(far, T + 60_000)).toEqual(["a+b"]);
  });

  test("newcomers, of whom little is known, fit many", () => {
    expect(who([waiter("a", { mean: 30 }), waiter("new", { strengths: {} })])).toEqual(["a+new"]);
  });

  test("who has waited longest goes first, and the nearest come with them", () => {
    const waiting = [
      waiter("late", { mean: 25, since: T + 3000 }),
      waiter("first", { mean: 25, since: T }),
      waiter("near", { mean: 25.5, since: T + 2000 }),
      waiter("nearer", { mean: 25.1, since: T + 1000 }),
    ];
    expect(who(waiting, T + 3000)).toEqual(["first+late", "nearer+near"]);
  });

  test("the largest table that can be filled; game, pace and number are everybody's wish", () => {
    const three = [
      waiter("a", { players: [2, 3] }),
      waiter("b", { players: [3] }),
      waiter("c", { players: [2, 3, 4] }),
    ];
    expect(groupsOf(three, T, NEVER)).toMatchObject([{ seats: 3, game: "evolution" }]);
    expect(who([waiter("a", { players: [4] }), waiter("b", { players: [4] })])).toEqual([]);
    expect(who([waiter("a"), waiter("b", { pace: "day" })])).toEqual([]);
    expect(who([waiter("a", { games: ["evo", "progress"] }), waiter("b")])).toEqual([]);
    const shared = [waiter("a", { games: ["evo", "progress"] }), waiter("b", { games: ["progress", "evolution"] })];
    expect(groupsOf(shared, T, NEVER)).toMatchObject([{ game: "progress" }]);
  });

  test("people who do not want each other, or would be taken for each other, are not brought together", () => {
    const apart = (one: string, other: string): boolean => [one, other].sort().join() === "a,b";
    expect(who([waiter("a"), waiter("b")], T + 90_000, apart)).toEqual([]);
    expect(who([waiter("a"), waiter("b"), waiter("c")], T + 90_000, apart)).toEqual(["a+c"]);
    expect(who([waiter("a", { folded: "ada" }), waiter("b", { folded: "ada" })], T + 90_000)).toEqual([]);
  });

  test("who would rather have bots than wait gets them, together with others who would too", () => {
    const four = { players: [4], bots: true };
    expect(groupsOf([waiter("a", four)], T, NEVER)).toMatchObject([{ seats: 4, waiters: [{ person: "a" }] }]);
    expect(who([waiter("a", four), waiter("b", { players: [4] }), waiter("c", { ...four, mean: 90 })])).toEqual([
      "a+c",
    ]);
    // With enough people there are no bots.
    expect(groupsOf([waiter("a", { bots: true }), waiter("b")], T, NEVER)).toMatchObject([{ seats: 2 }]);
  });
});

const someone = fc.record({
  games: fc.uniqueArray(fc.constantFrom("evo", "evolution", "progress"), { minLength: 1 }),
  players: fc.uniqueArray(fc.integer({ min: 2, max: 5 }), { minLength: 1 }),
  pace: fc.constantFrom("brisk" as const, "calm" as const, "day" as const),
  since: fc.integer({ min: T - 90_000, max: T }),
  bots: fc.boolean(),
  mean: fc.integer({ min: 0, max: 50 }),
});

test("nobody is in two groups, every group is what each of them wanted, and nobody waits who could play", () => {
  fc.assert(
    fc.property(fc.array(someone, { maxLength: 25 }), fc.integer({ min: 0, max: 5 }), (people, salt) => {
      const waiting = people.map((each, index) => {
        const { mean, ...rest } = each;
        const strength = { mean, deviation: 3 };
        return waiter(`p${index}`, { ...rest, strengths: { evo: strength, evolution: strength, progress: strength } });
      });
      const numberOf = (person: string): number => Number(person.slice(1));
      const apart = (one: string, other: string): boolean => (numberOf(one) + numberOf(other)) % 7 === salt;
      const groups = groupsOf(waiting, T, apart);
      const seated = groups.flatMap(({ waiters }) => waiters);
      expect(new Set(seated).size).toBe(seated.length);
      for (const { game, seats, waiters } of groups) {
        for (const each of waiters) {
          expect(each.sizes[game]).toContain(seats);
          expect(each.pace).toBe(waiters[0]?.pace);
          if (waiters.length < seats) expect(each.bots).toBe(true);
          for (const other of waiters) if (other !== each) expect(apart(each.person, other.person)).toBe(false);
        }
      }
      const left = waiting.filter((each) => !seated.includes(each));
      expect(left.some(({ bots }) => bots)).toBe(false);
      // Two who wanted a game of two and have waited long enough would have had each other.
      for (const one of left) {
        for (const other of left) {
          const shared = Object.keys(one.sizes).some(
            (game) => one.sizes[game]?.includes(2) === true && other.sizes[game]?.includes(2) === true,
          );
          if (one === other || !shared || one.pace !== other.pace || apart(one.person, other.person)) continue;
          expect(Math.max(one.until, other.until)).toBeGreaterThan(T);
        }
      }
    }),
    { numRuns: 300 },
  );
});

test("a thousand people who wait are looked through in the blink of an eye", () => {
  const waiting = Array.from({ length: 1000 }, (_, index) =>
    waiter(`p${index}`, {
      players: [2, 4],
      mean: (index * 37) % 50,
      since: T - index * 40,
      pace: index % 2 ? "brisk" : "calm",
    }),
  );
  const began = performance.now();
  const groups = groupsOf(waiting, T, NEVER);
  const ms = performance.now() - began;
  console.log(`1,000 waiting: ${groups.length} groups in ${ms.toFixed(0)} ms`);
  expect(groups.flatMap(({ waiters }) => waiters).length).toBeGreaterThan(990);
});
