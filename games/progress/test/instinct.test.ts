import { playRandomly } from "@clade/kernel/testkit";
import { expect, test } from "vitest";
import { instinct } from "../bot/instinct.ts";
import { progress } from "../rules/game.ts";

/** All that is ever true of a move at first sight in some games for so many. */
function marksOf(players: number): Set<number> {
  const marks = new Set<number>();
  for (const seed of ["one", "two", "three"]) {
    playRandomly(progress, { players }, seed, ({ state, seat, legal }) => {
      const marker = instinct.marker(state, seat, (mark) => marks.add(mark));
      for (const move of legal) marker.mark(move);
    });
  }
  return marks;
}

test("what is told apart alone is told apart nowhere else: a race teaches nothing about it", () => {
  const [alone, among] = [marksOf(1), marksOf(3)];
  expect(alone.size).toBeGreaterThan(300);
  expect(among.size).toBeGreaterThan(300);
  expect([...alone].filter((mark) => among.has(mark))).toEqual([]);
});
