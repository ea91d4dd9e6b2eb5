import type { TournamentTable } from "@clade/kernel";
import { expect, test } from "vitest";
import { waysOn } from "../tournaments/naming.ts";

const table = (...seats: number[]): TournamentTable => ({
  id: "T",
  seats,
  places: null,
  scores: null,
  points: null,
  forfeits: seats.map(() => false),
});

test("the lines of a bracket go where people went, whoever sits where", () => {
  const rounds = [
    { tables: [table(0, 7), table(3, 4), table(1, 6), table(2, 5)], byes: [] },
    // The first two changed places; somebody who had no opponent comes in at the second table.
    { tables: [table(3, 7), table(1, 8)], byes: [2] },
    { tables: [table(7, 2)], byes: [] },
  ];
  expect(waysOn({ played: rounds })).toEqual([
    { round: 0, table: 0, to: 0 },
    { round: 0, table: 1, to: 0 },
    { round: 0, table: 2, to: 1 },
    { round: 1, table: 0, to: 0 },
  ]);
  expect(waysOn({ played: [] })).toEqual([]);
});

test("two who go on from one table may part", () => {
  const played = [
    { tables: [table(0, 1, 2), table(3, 4, 5)], byes: [] },
    { tables: [table(0, 4), table(1, 3)], byes: [] },
  ];
  expect(waysOn({ played }).map(({ table: from, to }) => [from, to])).toEqual([
    [0, 0],
    [0, 1],
    [1, 0],
    [1, 1],
  ]);
});
