import { expect, test } from "vitest";
import { placesOf } from "../index.ts";

test("places go by score, then by each tie-break in its order; equals share one and the next is left out", () => {
  expect(
    placesOf([
      [12, 1, 9],
      [12, 2, 0],
      [30, 0, 0],
      [12, 1, 9],
      [3, 9, 9],
    ]),
  ).toEqual([3, 2, 1, 3, 5]);
});
