import type { Review, ReviewedDecision } from "@clade/bots/review";
import { isRecordTrouble, ReplayedGame } from "@clade/kernel/replay";
import { expect, test } from "vitest";
import { PlayedRecord } from "../replay/played.ts";
import { curvePoints, drawnMove, logMarks, widestPart } from "../replay/review-picture.ts";
import { randomRecord } from "./random-record.ts";

const sure = (value: number, error = 0.1) => ({ value, error });
const expectation = (points: number, win: number, error = 0.1) => ({
  points: sure(points, error),
  win: sure(win, error),
});

function decision(position: number, cost: number, error: number, best = "better"): ReviewedDecision {
  const both = [expectation(20, 0.4), expectation(30, 0.6)];
  return {
    position,
    seat: 0,
    move: "made",
    best,
    before: both,
    after: both,
    change: both,
    cost: expectation(cost, 0.1, error),
  };
}

function review(changes: Partial<Review>): Review {
  return {
    game: "evolution",
    digest: "",
    level: "quick",
    done: 1,
    seats: [],
    decisions: [],
    luck: [],
    curve: [],
    moments: [],
    ...changes,
  };
}

test("a curve lies on the scale of the slider, the best chance at the top, and never leaves its frame", () => {
  const curve = [
    { position: 0, points: 0, win: 0.5 },
    { position: 50, points: 0, win: 1.2 },
    { position: 100, points: 0, win: -0.1 },
  ];
  expect(curvePoints(curve, 100)).toEqual([
    [0, 0.5],
    [0.5, 0],
    [1, 1],
  ]);
});

test("the better move is drawn at its moment, for the eyes of the seat that had the choice and for nobody else", () => {
  const found = review({
    decisions: [decision(7, 3, 0.5)],
    moments: [
      { kind: "decision", position: 7, seat: 0, move: "made", best: "better", points: 3, win: 0.1, reason: null },
    ],
  });
  expect(drawnMove(found, 7, 0)).toMatchObject({ move: "better", score: 23, win: 0.5 });
  expect(drawnMove(found, 7, 1)).toBeUndefined();
  expect(drawnMove(found, 7, "open")).toBeUndefined();
  expect(drawnMove(found, 8, 0)).toBeUndefined();
  expect(drawnMove(undefined, 7, 0)).toBeUndefined();
});

test("the log has marks where a move cost more than its error, and where luck came, each at a line that is told then", async () => {
  const { pack, record } = await randomRecord("evolution", 2, "marks");
  const replayed = ReplayedGame.open(pack.game, record);
  if (isRecordTrouble(replayed)) throw new Error(replayed.trouble);
  const played = new PlayedRecord(replayed, 0);
  const naming = (seat: number): string => `player ${seat}`;
  const found = review({
    decisions: [decision(4, 3, 1), decision(5, 3, 4), decision(6, 3, 1, "made")],
    luck: [
      { position: 0, seat: 0, expected: expectation(1, 0), came: expectation(1, 0), luck: expectation(-2.5, 0, 0.5) },
      { position: 9, seat: 0, expected: expectation(1, 0), came: expectation(1, 0), luck: expectation(0.2, 0) },
    ],
  });
  const marks = logMarks(found, played, "spectator", pack, "en", naming, (points) => `luck ${points}`);
  const told = [...marks].map(([line, { kind, text }]) => [played.positionOf(line, "spectator"), kind, text]);
  expect(told.toSorted(([one], [other]) => Number(one) - Number(other))).toEqual([
    [0, "bad-luck", "luck −2.5"],
    [5, "worse", "−3.0"],
  ]);
  expect(logMarks(undefined, played, "spectator", pack, "en", naming, String).size).toBe(0);
});

test("bars of all seats are drawn against the widest", () => {
  const parts = { start: 0, result: 0, error: 0, seat: 0, decisions: 0 } as const;
  const win = { start: 0, luck: 0, own: 0, others: 0, result: 0, error: 0 };
  const cost = expectation(0, 0);
  const seat = { ...parts, win, cost };
  expect(
    widestPart({
      seats: [
        { ...seat, luck: 3, own: -12, others: 0 },
        { ...seat, luck: 0, own: 1, others: 7 },
      ],
    }),
  ).toBe(12);
});

test("whoever plays alone has a curve of points, from the least to the most", () => {
  const at = (position: number, points: number) => ({ position, points, win: 1 });
  expect(curvePoints([at(0, 50), at(10, 0), at(20, 100)], 20, true)).toEqual([
    [0, 0.5],
    [0.5, 1],
    [1, 0],
  ]);
  expect(curvePoints([at(0, 0)], 0, true)).toEqual([[0, 1]]);
});
