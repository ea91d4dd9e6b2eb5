import { expect, test } from "vitest";
import { turningPoint } from "../turning-point.ts";

const won = (places: readonly number[]) => ({ places, scores: [], parts: [] });

test("a game turns where the winner was last behind", () => {
  const standings = [
    [3, 5],
    [8, 6],
    [9, 12],
    [15, 14],
    [20, 16],
  ];
  expect(turningPoint(standings, won([1, 2]))).toBe(3);
});

test("whoever led all the way won where the lead grew most", () => {
  const standings = [
    [5, 3, 1],
    [9, 8, 2],
    [16, 10, 9],
    [18, 12, 9],
  ];
  expect(turningPoint(standings, won([1, 2, 3]))).toBe(2);
});

test("one who was behind until the end turned it at the very end", () => {
  const standings = [
    [5, 3],
    [9, 4],
    [12, 10],
  ];
  expect(turningPoint(standings, won([2, 1]))).toBe(2);
});

test("alone, the best round counts; of a single moment nothing can be said", () => {
  expect(turningPoint([[1], [5], [6]], won([1]))).toBe(1);
  expect(turningPoint([[1, 2]], won([1, 2]))).toBeUndefined();
  expect(turningPoint([], won([1, 2]))).toBeUndefined();
});
