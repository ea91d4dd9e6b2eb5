import type { Arrangement } from "@clade/ui";
import { describe, expect, test } from "vitest";
import { LEAST, type Plan, planOf } from "./arranging.ts";

/** The plan in a window of so many pixels, less the bar above the table. */
function planIn(
  arrangement: Arrangement,
  width: number,
  height: number,
  players: number,
  watches = false,
  tricks = true,
): Plan {
  const room = { arrangement, width: Math.floor(width / 16), height: Math.floor((height - 44) / 16) };
  return planOf(room, players, watches, tricks);
}

describe("what lies open on S-Evolution's table", () => {
  test.each([
    ["wide", 1440, 900],
    ["low", 1366, 641],
    ["low", 1280, 593],
    ["low", 1536, 730],
    ["square", 820, 1180],
    ["wide", 2560, 1300],
  ] as const)("%s: everything at %i × %i, for any number of players", (arrangement, width, height) => {
    for (const players of [2, 3, 4]) {
      expect(planIn(arrangement, width, height, players)).toMatchObject({
        others: "open",
        chart: "open",
        swaps: false,
      });
    }
  });

  test.each([
    ["tall", 390, 664],
    ["tall", 360, 640],
    ["flat", 844, 330],
    ["flat", 720, 450],
  ] as const)(
    "%s: at %i × %i what is decided has the middle, the rest is a touch away",
    (arrangement, width, height) => {
      expect(planIn(arrangement, width, height, 4)).toMatchObject({ others: "shut", chart: "shut", swaps: true });
    },
  );

  test("a higher window never folds more, and letters are never smaller than they may be", () => {
    for (const players of [2, 3, 4]) {
      for (const [arrangement, width] of [
        ["tall", 344],
        ["tall", 390],
        ["square", 768],
        ["square", 820],
      ] as const) {
        let before = 0;
        for (let height = 700; height < 1600; height += 25) {
          const { others, chart, swaps, high } = planIn(arrangement, width, height, players);
          const open = Number(others === "open") + Number(chart === "open") + Number(!swaps);
          expect(open, `${width} × ${height}`).toBeGreaterThanOrEqual(before);
          before = open;
          expect(high * LEAST).toBeLessThan(height / 16);
        }
      }
    }
  });

  test("who watches sees everybody, in any window", () => {
    for (const [arrangement, width, height] of [
      ["tall", 390, 664],
      ["flat", 844, 330],
      ["small", 320, 300],
      ["low", 1366, 641],
      ["square", 768, 954],
    ] as const) {
      for (const tricks of [true, false]) {
        expect(planIn(arrangement, width, height, 4, true, tricks)).toMatchObject({ others: "open", swaps: false });
      }
    }
  });
});
