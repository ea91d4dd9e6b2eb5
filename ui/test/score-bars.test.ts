import { describe, expect, test } from "vitest";
import { printed, ranked, scoreBars } from "../score-bars.ts";

describe("bars of a result", () => {
  const NAMES = ["dinos", "genes", "bids"];

  test("what was lost lies left of zero and takes nothing from what was gained", () => {
    const { zero, bySeat } = scoreBars(
      {
        parts: [
          { dinos: 30, genes: 0, bids: -28 },
          { dinos: 50, genes: 6, bids: 0 },
        ],
      },
      NAMES,
    );
    // 56 gained at most, 28 lost at most: zero lies at a third.
    expect(zero).toBeCloseTo(100 / 3);
    const [first, second] = bySeat;
    expect(first?.map(({ part }) => part)).toEqual(["dinos", "bids"]);
    expect(first?.[1]).toMatchObject({ from: expect.closeTo(0), width: expect.closeTo(100 / 3) as number });
    expect(first?.[0]).toMatchObject({
      from: expect.closeTo(100 / 3),
      width: expect.closeTo((100 * 30) / 84) as number,
    });
    expect(second?.[1]?.from).toBeCloseTo(100 / 3 + (100 * 50) / 84);
    expect((second?.[1]?.from ?? 0) + (second?.[1]?.width ?? 0)).toBeCloseTo(100);
  });

  test("no piece lies over another or beyond the frame, whatever the points", () => {
    for (let seed = 1; seed < 200; seed++) {
      const points = (part: number): number => ((seed * 37 + part * 101) % 61) - 30;
      const parts = [0, 1, 2].map((seat) => ({ dinos: points(seat), genes: points(seat + 5), bids: points(seat + 9) }));
      for (const pieces of scoreBars({ parts }, NAMES).bySeat) {
        const sorted = [...pieces].sort((a, b) => a.from - b.from);
        sorted.forEach(({ from, width }, index) => {
          expect(from).toBeGreaterThan(-1e-9);
          expect(from + width).toBeLessThan(100 + 1e-9);
          expect(from + width).toBeLessThan((sorted[index + 1]?.from ?? 100) + 1e-9);
        });
      }
    }
  });

  test("nobody with any points: nothing is drawn, zero is at the left", () => {
    expect(scoreBars({ parts: [{}, {}] }, NAMES)).toEqual({ zero: 0, bySeat: [[], []] });
  });
});

test("what is told comes in the order of the places", () => {
  expect(ranked({ result: { places: [3, 1, 2] } }, ["red", "blue", "green"])).toEqual(["blue", "green", "red"]);
});

test("less than nothing is printed with a minus sign", () => {
  expect([printed(-8), printed(0), printed(7)]).toEqual(["−8", "0", "7"]);
});
