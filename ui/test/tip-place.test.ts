import { describe, expect, test } from "vitest";
import { placeTip } from "../tip-place.ts";

const size = { width: 260, height: 280 };

function over(at: { left: number; top: number }, box: { left: number; top: number; width: number; height: number }) {
  return (
    at.left < box.left + box.width &&
    at.left + size.width > box.left &&
    at.top < box.top + box.height &&
    at.top + size.height > box.top
  );
}

describe("a tip", () => {
  test("lies under what it is about, in the middle of it", () => {
    const anchor = { left: 400, top: 100, width: 60, height: 40 };
    const prompt = { left: 0, top: 600, width: 1000, height: 80 };
    expect(placeTip(size, { anchor, window: { width: 1000, height: 800 }, prompt, hand: undefined })).toMatchObject({
      left: 300,
      top: 148,
    });
  });

  test("about a card under the prompt is over the table, beside the card, and covers neither prompt nor hand", () => {
    const prompt = { left: 0, top: 600, width: 1440, height: 80 };
    const hand = { left: 0, top: 690, width: 1440, height: 200 };
    for (const left of [10, 700, 1340]) {
      const anchor = { left, top: 700, width: 90, height: 150 };
      const at = placeTip(size, { anchor, window: { width: 1440, height: 900 }, prompt, hand });
      expect([over(at, anchor), over(at, prompt), over(at, hand)]).toEqual([false, false, false]);
    }
  });

  test("about a card beside the table leaves the other cards and the prompt over them free", () => {
    const prompt = { left: 815, top: 45, width: 285, height: 175 };
    const hand = { left: 815, top: 220, width: 285, height: 250 };
    for (const [left, top] of [
      [826, 232],
      [909, 227],
      [826, 336],
    ] as const) {
      const anchor = { left, top, width: 78, height: 98 };
      const at = placeTip(size, { anchor, window: { width: 1100, height: 700 }, prompt, hand });
      expect([over(at, anchor), over(at, prompt), over(at, hand)]).toEqual([false, false, false]);
    }
  });

  test("stays in the smallest window", () => {
    const window = { width: 320, height: 320 };
    const anchor = { left: 250, top: 200, width: 60, height: 90 };
    const prompt = { left: 0, top: 100, width: 320, height: 80 };
    const { left, top } = placeTip(size, { anchor, window, prompt, hand: anchor });
    expect([left >= 8, top >= 8, left + size.width <= 312, top + size.height <= 312]).toEqual([true, true, true, true]);
  });
});
