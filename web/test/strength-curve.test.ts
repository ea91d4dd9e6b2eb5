import { describe, expect, test } from "vitest";
import { curveOf } from "../people/curve-points.ts";

const point = (mean: number, deviation: number) => ({ at: 0, mean, deviation });

/** The points of a path, as they are written. */
function placesIn(path: string): { x: number; y: number }[] {
  return [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
}

describe("the curve of a strength", () => {
  test("goes from edge to edge, higher is up, and stays in its band", () => {
    const points = [point(25, 8), point(28, 6), point(20, 4)];
    const { line, band } = curveOf(points);
    const [first, second, third] = placesIn(line);
    expect([first?.x, second?.x, third?.x]).toEqual([0, 50, 100]);
    expect(second?.y).toBeLessThan(first?.y ?? 0);
    expect(third?.y).toBeGreaterThan(first?.y ?? 0);
    const edges = placesIn(band);
    expect(edges).toHaveLength(6);
    for (const [index, { x, y }] of placesIn(line).entries()) {
      const [upper, lower] = [edges[index], edges[5 - index]];
      expect([upper?.x, lower?.x]).toEqual([x, x]);
      expect(upper?.y).toBeLessThan(y);
      expect(lower?.y).toBeGreaterThan(y);
    }
  });

  test("has a scale of a few round numbers inside the picture", () => {
    for (const [mean, deviation] of [
      [25, 8.3],
      [31, 0.9],
      [12, 0],
    ] as const) {
      const { marks, line } = curveOf([point(mean, deviation)]);
      expect(marks.length).toBeGreaterThan(0);
      expect(marks.length).toBeLessThanOrEqual(5);
      for (const { value, y } of marks) {
        expect(Number.isInteger(value)).toBe(true);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThanOrEqual(100);
      }
      // One game alone is a line as wide as the picture.
      expect(placesIn(line).map(({ x }) => x)).toEqual([0, 100]);
    }
  });
});
