import { describe, expect, test } from "vitest";
import { at } from "@clade/kernel";
import type { Course, Plan } from "../draw/course.ts";
import { standings } from "../draw/standing.ts";
import { asSeeded, byChance, faultsOf, playThrough } from "./field.ts";

function knockOut(size: number, goOn: number, least = 2): Plan {
  return { kind: "knock-out", size, least, rounds: 0, goOn, seed: `${size} ${goOn}` };
}

/** Who is in each round must be who was level with or ahead of the rest of their table before, and no more than go on. */
function wrongInRounds({ rounds, plan }: Course): string[] {
  return rounds.slice(1).flatMap(({ tables, byes }, index) => {
    const before = at(rounds, index);
    const now = new Set([...tables.flatMap(({ seats }) => seats), ...byes]);
    const wrong = before.byes.filter((entrant) => !now.has(entrant)).map((entrant) => `${entrant} waited for nothing`);
    for (const { seats, outcome } of before.tables) {
      const places = outcome?.places ?? [];
      const on = seats.filter((entrant) => now.has(entrant));
      if (on.length !== Math.min(plan.goOn, seats.length - 1)) wrong.push(`${on.length} of ${seats.length} go on`);
      const worst = Math.max(...on.map((entrant) => places[seats.indexOf(entrant)] ?? 0));
      const out = seats.filter((entrant) => !now.has(entrant)).map((entrant) => places[seats.indexOf(entrant)] ?? 0);
      if (out.some((place) => place < worst)) wrong.push(`round ${index}: somebody ahead is out`);
    }
    return wrong;
  });
}

describe("a knock-out", () => {
  test("any number of entrants, tables of any size, any number that goes on: it ends in one final table", () => {
    for (const [size, goOn] of [
      [2, 1],
      [3, 1],
      [3, 2],
      [4, 1],
      [4, 2],
      [4, 3],
      [5, 2],
      [6, 3],
      [6, 1],
    ] as const) {
      for (const people of [2, 3, 4, 5, 6, 7, 9, 12, 13, 16, 17, 31, 33, 50, 64, 65, 100]) {
        const made = playThrough(knockOut(size, goOn), people, byChance(`${people} ${size}`));
        const { rounds } = made.course;
        expect({ people, size, goOn, faults: [...faultsOf(made), ...wrongInRounds(made.course)] }).toEqual({
          people,
          size,
          goOn,
          faults: [],
        });
        expect(rounds.at(-1)?.tables).toHaveLength(1);
        expect(rounds.at(-1)?.byes).toEqual([]);
        const later = rounds.slice(1).reduce((sum, { byes }) => sum + byes.length, 0);
        // Where more than half of a table go on, four people may have to become three.
        if (2 * goOn <= size) expect({ people, size, goOn, later }).toEqual({ people, size, goOn, later: 0 });
      }
    }
  });

  test("64 in pairs: six rounds, the favourites meet as late as can be", () => {
    const { course } = playThrough(knockOut(2, 1), 64, asSeeded);
    expect(course.rounds.map(({ tables }) => tables.length)).toEqual([32, 16, 8, 4, 2, 1]);
    expect(new Set(at(at(course.rounds, 5).tables, 0).seats)).toEqual(new Set([0, 1]));
    const semi = at(course.rounds, 4).tables.flatMap(({ seats }) => seats);
    expect(new Set(semi)).toEqual(new Set([0, 1, 2, 3]));
    const rows = standings(course);
    expect(rows.slice(0, 5).map(({ place }) => place)).toEqual([1, 2, 3, 3, 5]);
    expect(rows.slice(0, 2).map(({ entrant }) => entrant)).toEqual([0, 1]);
    expect(rows.filter(({ out }) => out === 0)).toHaveLength(32);
  });

  test("winners of neighbouring tables meet: the bracket stands from the first round on", () => {
    const { course } = playThrough(knockOut(2, 1), 16);
    for (const [round, { tables }] of course.rounds.entries()) {
      if (round === 0) continue;
      for (const [index, { seats }] of tables.entries()) {
        const from = [2 * index, 2 * index + 1].map((each) => at(at(course.rounds, round - 1).tables, each).seats);
        for (const pair of from) expect(seats.filter((entrant) => pair.includes(entrant))).toHaveLength(1);
      }
    }
  });

  test("11 in pairs: the first five seeds wait in the first round, as ever", () => {
    const { course } = playThrough(knockOut(2, 1), 11, asSeeded);
    expect([...at(course.rounds, 0).byes].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4]);
    expect(course.rounds.map(({ tables }) => tables.length)).toEqual([3, 4, 2, 1]);
  });

  test("two of four go on: those of one table come to different ones as long as there are any", () => {
    const { course } = playThrough(knockOut(4, 2), 64);
    for (const [round, { tables }] of course.rounds.entries()) {
      if (round === 0 || tables.length < 2) continue;
      const before = at(course.rounds, round - 1).tables;
      for (const { seats } of tables) {
        for (const each of before)
          expect(seats.filter((entrant) => each.seats.includes(entrant)).length).toBeLessThanOrEqual(1);
      }
    }
  });

  test("a winner who withdraws leaves a gap, and the knock-out still ends", () => {
    const made = playThrough(knockOut(2, 1), 16, asSeeded, (round) => (round === 1 ? [0] : round === 2 ? [1, 2] : []));
    expect(faultsOf(made)).toEqual([]);
    expect(made.course.rounds.at(-1)?.tables).toHaveLength(1);
    expect(at(standings(made.course), 0).entrant).toBe(3);
  });
});
