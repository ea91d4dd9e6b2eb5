import { describe, expect, test } from "vitest";
import { drawArea, drawLoosely, type Drawn, heightOf, type Look, namesFit } from "./packing.ts";

const LOOKS: readonly Look[] = ["card", "plate", "chip", "sign"];

/** From the roomiest on: cards before plates, large letters before small ones. */
function rank({ look, size }: Drawn): number {
  return LOOKS.indexOf(look) * 10 - size;
}

describe("one's own area", () => {
  test("a few technologies on a desk are cards with large letters, many on a phone are signs", () => {
    expect(drawArea([2, 2, 1], { width: 80, height: 36 })).toEqual({ look: "card", size: 1.5 });
    expect(drawArea([5, 4, 6], { width: 22, height: 7 }).look).toBe("sign");
  });

  test("more technologies, or less room, are never drawn larger", () => {
    for (const width of [20, 26, 34, 46, 60, 90]) {
      for (const height of [8, 13, 20, 34]) {
        for (let count = 0; count < 24; count++) {
          const now = rank(drawArea([count, 1, 2], { width, height }));
          expect(rank(drawArea([count + 1, 1, 2], { width, height }))).toBeGreaterThanOrEqual(now);
          expect(rank(drawArea([count, 1, 2], { width, height: height + 4 }))).toBeLessThanOrEqual(now);
        }
      }
    }
  });

  test("what is drawn is as high as its room, or scrolls at a size that can be read", () => {
    for (const counts of [
      [0, 0, 0],
      [3, 1, 7],
      [11, 12, 9],
    ]) {
      for (const room of [
        { width: 22, height: 6 },
        { width: 30, height: 12 },
        { width: 62, height: 30 },
      ]) {
        const drawn = drawArea(counts, room);
        const most = Math.max(...counts.map((count) => heightOf(count, room.width / 3 - 1.4, drawn)));
        expect(most <= room.height || drawn.size >= 0.9).toBe(true);
      }
    }
  });

  test("where it is as high as what lies in it, names are read, if there is width for them", () => {
    expect(drawLoosely(3, 50).look).toBe("chip");
    expect(drawLoosely(3, 18).look).toBe("sign");
  });
});

describe("the others", () => {
  test("their technologies have names where there is room for all of them", () => {
    expect(namesFit([4, 5], { width: 26, height: 30 })).toBe(true);
    expect(namesFit([14, 15, 12, 16], { width: 17, height: 28 })).toBe(false);
    expect(namesFit([4, 5], undefined)).toBe(false);
  });

  test("what fits for more fits for fewer, and in more room", () => {
    for (const width of [17, 24, 36, 50]) {
      for (const height of [12, 20, 32]) {
        for (let count = 1; count < 16; count++) {
          if (!namesFit([count, count, count], { width, height })) continue;
          expect(namesFit([count - 1, count, count], { width, height })).toBe(true);
          expect(namesFit([count, count], { width, height })).toBe(true);
          expect(namesFit([count, count, count], { width, height: height + 3 })).toBe(true);
        }
      }
    }
  });
});
