import { expect, test } from "vitest";
import { arrowBetween } from "../arrow-path.ts";

const box = (left: number, top: number) => ({ left, top, width: 100, height: 120 });

test("an arrow to a neighbour is long enough to be seen, and its head points down on the prey, not back at the hunter", () => {
  for (const [from, to] of [
    [box(0, 0), box(106, 0)],
    [box(106, 0), box(0, 0)],
  ] as const) {
    const arrow = arrowBetween(from, to);
    const length = Math.hypot(arrow.to.x - arrow.from.x, arrow.to.y - arrow.from.y);
    expect(length).toBeGreaterThan(80);
    expect(Math.sign(arrow.to.x - arrow.by.x)).toBe(Math.sign(to.left - from.left));
    expect(arrow.to.y).toBeGreaterThan(arrow.by.y);
    expect(arrow.to.x).toBeGreaterThan(to.left);
    expect(arrow.to.x).toBeLessThan(to.left + to.width);
  }
});

test("an arrow across the table goes from edge to edge, bent a little", () => {
  const { from, by, to } = arrowBetween(box(0, 0), box(500, 0));
  expect([from.x, to.x]).toEqual([100, 500]);
  expect(from.y).toBe(to.y);
  expect(Math.abs(by.y - from.y)).toBeGreaterThan(10);
});
