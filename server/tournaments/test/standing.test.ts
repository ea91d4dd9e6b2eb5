import { describe, expect, test } from "vitest";
import { at } from "@clade/kernel";
import type { Course, Plan } from "../draw/course.ts";
import { outcomeOf, pointsOf, undecided } from "../draw/points.ts";
import { standings } from "../draw/standing.ts";
import { playThrough } from "./field.ts";

const NOBODY = [false, false, false, false];
const plan = (size: number): Plan => ({ kind: "swiss", size, least: 2, rounds: 4, goOn: 1, seed: "standing" });

describe("points", () => {
  test("are the part of the others who are behind; equal places share", () => {
    const points = (places: readonly number[], forfeits = places.map(() => false)): string =>
      pointsOf({ places, scores: places, forfeits })
        .map((each) => (each / 120).toFixed(3))
        .join(" ");
    expect(points([1, 2])).toBe("1.000 0.000");
    expect(points([1, 1])).toBe("0.500 0.500");
    expect(points([2, 4, 1, 3])).toBe("0.667 0.000 1.000 0.333");
    expect(points([1, 1, 3, 3])).toBe("0.833 0.833 0.167 0.167");
    expect(points([1, 2, 3, 4, 5, 6])).toBe("1.000 0.800 0.600 0.400 0.200 0.000");
    expect(points([1, 1, 1, 1, 5])).toBe("0.625 0.625 0.625 0.625 0.000");
  });

  test("whoever forfeits is behind all others, and has nothing", () => {
    const outcome = outcomeOf({ places: [1, 2, 3, 4], scores: [9, 8, 7, 6] }, [true, false, false, true]);
    expect(outcome.places).toEqual([3, 1, 2, 3]);
    expect(pointsOf(outcome)).toEqual([0, 120, 80, 0]);
  });

  test("a table that was closed is level, but for those who forfeited", () => {
    expect(pointsOf(undecided([false, false]))).toEqual([60, 60]);
    expect(pointsOf(undecided([false, true]))).toEqual([120, 0]);
  });
});

describe("tie-breaks", () => {
  const table = (seats: readonly number[], places: readonly number[], scores = places.map(() => 10)) => ({
    seats,
    outcome: { places, scores, forfeits: NOBODY.slice(0, seats.length) },
  });
  const order = (course: Course): number[] => standings(course).map(({ entrant }) => entrant);

  test("of two with equal points, who met the stronger is ahead", () => {
    const course: Course = {
      plan: plan(2),
      entrants: 4,
      withdrawn: [],
      rounds: [
        { tables: [table([0, 1], [1, 2]), table([2, 3], [1, 2])], byes: [] },
        { tables: [table([0, 3], [2, 1]), table([1, 2], [2, 1])], byes: [] },
      ],
    };
    // 2 has two points; 0 and 3 have one each. 0 met 1 (0) and 3 (1); 3 met 2 (2) and 0 (1).
    expect(order(course)).toEqual([2, 3, 0, 1]);
  });

  test("then who won the direct meeting, then the share of the score, then tables won", () => {
    const direct: Course = {
      plan: plan(2),
      entrants: 3,
      withdrawn: [],
      rounds: [
        { tables: [table([1, 0], [1, 2])], byes: [2] },
        { tables: [table([2, 1], [1, 2])], byes: [0] },
        { tables: [table([0, 2], [1, 2])], byes: [1] },
      ],
    };
    // A circle: everybody has won once, lost once and had a bye. Nothing decides but the lot, which is the same every time.
    expect(order(direct)).toEqual(order(direct));
    const share: Course = {
      plan: plan(4),
      entrants: 4,
      withdrawn: [],
      rounds: [{ tables: [table([0, 1, 2, 3], [1, 1, 3, 4], [20, 30, 5, 5])], byes: [] }],
    };
    expect(order(share)).toEqual([1, 0, 2, 3]);
    const beaten: Course = {
      plan: plan(2),
      entrants: 4,
      withdrawn: [],
      rounds: [
        { tables: [table([0, 1], [2, 1]), table([2, 3], [1, 2])], byes: [] },
        { tables: [table([0, 2], [1, 2]), table([1, 3], [2, 1])], byes: [] },
        { tables: [table([0, 3], [1, 2]), table([1, 2], [1, 2])], byes: [] },
      ],
    };
    // 0 and 1 have two each, 2 and 3 one each; everybody met everybody: the direct meeting decides.
    expect(order(beaten)).toEqual([1, 0, 2, 3]);
  });

  test("whole tournaments, counted by hand: points, opponents, and everybody once", () => {
    for (const size of [2, 3, 4, 5, 6]) {
      const { course } = playThrough({ ...plan(size), rounds: 5 }, 23);
      const own = new Map<number, number>();
      const add = (entrant: number, points: number): void => void own.set(entrant, (own.get(entrant) ?? 0) + points);
      for (const { tables, byes } of course.rounds) {
        for (const entrant of byes) add(entrant, 1);
        for (const { seats, outcome } of tables) {
          for (const [seat, entrant] of seats.entries()) {
            const place = at(outcome?.places ?? [], seat);
            for (const [other] of seats.entries()) {
              if (other === seat) continue;
              const theirs = at(outcome?.places ?? [], other);
              add(entrant, (theirs > place ? 1 : theirs === place ? 0.5 : 0) / (seats.length - 1));
            }
          }
        }
      }
      const rows = standings(course);
      expect(new Set(rows.map(({ entrant }) => entrant)).size).toBe(23);
      expect(rows.map(({ place }) => place)).toEqual(rows.map((_, index) => index + 1));
      for (const [index, { entrant, points }] of rows.entries()) {
        expect(points / 120).toBeCloseTo(own.get(entrant) ?? 0, 9);
        if (index > 0) expect(points).toBeLessThanOrEqual(at(rows, index - 1).points);
      }
    }
  });
});
