import { expect, test } from "vitest";
import { arrangementOf } from "../arrangement.ts";

/** Windows that people have, less the bar of 44 px, at letters of 16 px. */
test.each([
  ["a desk", 1440, 900, "wide"],
  ["a large desk", 3440, 1440, "wide"],
  ["a 1366×768 laptop with its browser's bars", 1366, 641, "low"],
  ["a full-HD laptop at 125 %", 1536, 730, "low"],
  ["a full-HD screen at 200 %", 960, 540, "low"],
  ["a tablet upright", 820, 1180, "square"],
  ["a foldable, open", 884, 1104, "square"],
  ["a phone upright, with its browser's bars", 390, 664, "tall"],
  ["a small phone upright", 360, 640, "tall"],
  ["a phone sideways", 750, 342, "flat"],
  ["a small phone sideways", 568, 320, "flat"],
  ["1440×900 at 200 %", 720, 450, "flat"],
  ["a phone whose keyboard is open", 360, 400, "small"],
] as const)("%s: %i × %i", (_, width, height, arrangement) => {
  expect(arrangementOf(width, height - 44, 16)).toBe(arrangement);
});

test("letters of twice the size are like a window of half the size", () => {
  for (const [width, height] of [
    [1440, 856],
    [2732, 1194],
    [780, 1600],
  ] as const) {
    expect(arrangementOf(width, height, 32)).toBe(arrangementOf(width / 2, height / 2, 16));
  }
});
