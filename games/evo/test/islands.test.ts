import { at } from "@clade/kernel";
import { describe, expect, test } from "vitest";
import { ISLAND_NAMES, ISLANDS, printingOf, zonesOf } from "../rules/data/islands.ts";
import { SIDES } from "../rules/data/sides.ts";
import { geographyOf } from "../rules/geography.ts";

const SIZES = { A: 42, B: 28, C: 28, D: 14 };

describe("the second printing of the half boards", () => {
  test.each(ISLAND_NAMES)("EO-1 %s: what is known of the boards holds", (name) => {
    const { zones, near, starts, distance } = geographyOf(printingOf(name, 2));
    expect(starts).toHaveLength(ISLANDS[name].players);
    for (const [index, { id, terrain }] of zones.entries()) {
      const coast = at(near, index).length < 6;
      if (terrain === "beach") expect(coast, `${id} lies on the coast`).toBe(true);
      if (terrain === "hill" || terrain === "mountain") expect(coast, `${id} lies inside`).toBe(false);
    }
    for (const start of starts) {
      expect(at(zones, start).terrain).toBe("beach");
      expect(at(near, start).some((zone) => at(zones, zone).terrain === "meadow")).toBe(true);
      for (const other of starts) if (other !== start) expect(at(at(distance, start), other)).toBeGreaterThan(3);
    }
    const counts = ["beach", "meadow", "hill", "mountain"].map(
      (terrain) => zones.filter((zone) => zone.terrain === terrain).length,
    );
    // No terrain is rare: each has a fifth of the island at least.
    for (const count of counts) expect(count / zones.length).toBeGreaterThan(0.2);
  });

  test("EO-1 the sizes are small, medium, medium and large, and the island of five has 70 zones", () => {
    for (const [side, size] of Object.entries(SIZES)) {
      expect((SIDES[side] ?? []).reduce((sum, { zones }) => sum + zones.split(" ").length, 0)).toBe(size);
    }
    expect(zonesOf(printingOf("AC", 2))).toHaveLength(70);
  });

  test.each(Object.entries(SIDES))("side %s mirrors itself, so that starts above and below are alike", (_, side) => {
    const rows = new Map(side.map((row) => [row.y, row]));
    for (const { x, y, zones } of side) expect(rows.get(8 - y)).toEqual({ x, y: 8 - y, zones });
  });

  test("the first printing is as it was", () => {
    expect(
      zonesOf("BD")
        .filter(({ start }) => start)
        .map(({ id }) => id),
    ).toEqual(["B1", "B24", "D5"]);
    expect(
      zonesOf("AC")
        .filter(({ start }) => start)
        .map(({ id }) => id),
    ).toEqual(["A3", "A16", "A40", "C4", "C27"]);
  });
});
