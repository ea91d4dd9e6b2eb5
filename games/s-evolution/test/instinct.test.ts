import { type Seat, seeded } from "@clade/kernel";
import { playRandomly } from "@clade/kernel/testkit";
import { describe, expect, test } from "vitest";
import { instinct } from "../bot/instinct.ts";
import { sEvolution } from "../rules/game.ts";
import type { Move } from "../rules/moves.ts";
import type { State } from "../rules/state.ts";
import { SAMPLES } from "./samples.ts";

const SEEDS = ["one", "two", "three"];

function marksOf(state: State, seat: Seat, legal: readonly Move[]): number[][] {
  return legal.map((move) => {
    const marks: number[] = [];
    instinct.marker(state, seat, (mark) => marks.push(mark)).mark(move);
    return marks;
  });
}

describe.each(SAMPLES)("what is true of moves at first sight, $players players, $options", (sample) => {
  test("is one of what is told apart", () => {
    for (const seed of SEEDS) {
      playRandomly(sEvolution, sample, seed, ({ state, seat, legal }) => {
        for (const mark of marksOf(state, seat, legal).flat()) {
          if (!(Number.isInteger(mark) && mark >= 0 && mark < instinct.marks)) {
            expect.fail(`${mark} of ${instinct.marks}, round ${state.round}, ${state.phase}`);
          }
        }
      });
    }
  });

  test("does not hang on what the seat cannot see", () => {
    const chance = seeded("imagined");
    let blindfolds = 0;
    for (const seed of SEEDS) {
      playRandomly(sEvolution, sample, seed, ({ state, seat, legal }) => {
        const known = marksOf(state, seat, legal);
        const view = sEvolution.view(state, seat);
        for (let time = 0; time < 2; time++) {
          const imagined = sEvolution.imagine(view, chance);
          if (JSON.stringify(imagined) !== JSON.stringify(state)) blindfolds++;
          expect(marksOf(imagined, seat, legal)).toEqual(known);
        }
      });
    }
    // Else nothing was hidden, and nothing was tested.
    expect(blindfolds).toBeGreaterThan(100);
  });
});

test("what was learned has a whole number of hundredths for each mark", () => {
  expect(instinct.weights).toHaveLength(instinct.marks);
  expect(instinct.weights?.every(Number.isInteger)).toBe(true);
});
