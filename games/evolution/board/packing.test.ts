import { expect, test } from "vitest";
import { across, heightOf, pack, widthOf } from "./packing.ts";

test("two players with one species each have all the room they want", () => {
  expect(pack([1], 3, { width: 60, height: 24 })).toEqual({ density: "broad", size: 1.1, portrait: 13.5 });
});

test("one animal alone on a desk is several times as large as one in a crowd", () => {
  const room = { width: 80, height: 22 };
  expect(pack([1], 3, room).portrait).toBeGreaterThan(3 * pack([6, 6, 6], 3, room).portrait);
});

const CROWDING = { broad: 0, full: 0, compact: 1, tiny: 2 } as const;

test("more species, or less room, are never drawn larger", () => {
  const rooms = [60, 45, 30, 20].map((width) => ({ width, height: 0.4 * width }));
  for (const room of rooms) {
    for (let count = 1; count < 6; count++) {
      const some = pack([count, count, count], 3, room);
      const more = pack([count + 1, count + 1, count + 1], 3, room);
      if (CROWDING[some.density] === CROWDING[more.density]) {
        expect(more.size * more.portrait).toBeLessThanOrEqual(some.size * some.portrait);
      } else expect(CROWDING[more.density]).toBeGreaterThan(0);
    }
  }
});

test("what is drawn fits, or scrolls at a size that can be read", () => {
  for (const species of [
    [1, 2, 1],
    [4, 5, 3, 4],
    [6, 6, 6, 6, 6],
  ]) {
    for (const room of [
      { width: 85, height: 22 },
      { width: 24, height: 11 },
    ]) {
      const drawn = pack(species, 3, room);
      const fits = heightOf(species, 3, room.width, drawn) <= room.height;
      expect(fits || (drawn.density === "compact" && drawn.size === 0.85)).toBe(true);
    }
  }
});

test("species that are counted on to lie side by side do, in the room that the styles leave them", () => {
  // In em: the part's own padding, the panel's, and the gaps of a row; two lines of a pixel.
  const [part, panel, gap, lines] = [1.2, 1.1, 0.45, 2 / 16];
  for (let width = 9; width < 90; width += 0.21) {
    for (const [species, height] of [
      [1, 14],
      [2, 24],
      [4, 20],
    ] as const) {
      const drawn = pack([species], 3, { width, height });
      const count = across(width, drawn);
      const needed = (count * widthOf(drawn) + (count - 1) * gap + part + panel) * drawn.size + lines;
      expect(needed, `${count} of ${species} in ${width} × ${height}`).toBeLessThanOrEqual(width);
    }
  }
});
