import { type Game, type GameEvent, type Instinct, type Move, type Seat, seeded } from "@clade/kernel";
import { playRandomly, type Sample } from "@clade/kernel/testkit";
import { describe, expect, test } from "vitest";
import { instinct as evoInstinct } from "./evo/bot/instinct.ts";
import { evo } from "./evo/rules/game.ts";
import { SAMPLES as EVO_SAMPLES } from "./evo/test/samples.ts";
import { instinct as evolutionInstinct } from "./evolution/bot/instinct.ts";
import { evolution } from "./evolution/rules/game.ts";
import { SAMPLES as EVOLUTION_SAMPLES } from "./evolution/test/samples.ts";
import { instinct as progressInstinct } from "./progress/bot/instinct.ts";
import { progress } from "./progress/rules/game.ts";
import { TABLES } from "./progress/test/samples.ts";
import { instinct as sEvolutionInstinct } from "./s-evolution/bot/instinct.ts";
import { sEvolution } from "./s-evolution/rules/game.ts";
import { SAMPLES } from "./s-evolution/test/samples.ts";

/** What is true of a move at first sight is known to its seat, and has a weight. */

const SEEDS = ["one", "two", "three"];

function knownAtFirstSight<S, M extends Move, V, E extends GameEvent, Shown extends GameEvent>(
  game: Game<S, M, V, E, Shown>,
  instinct: Instinct<S, M>,
  samples: readonly Sample[],
): void {
  const marksOf = (state: S, seat: Seat, legal: readonly M[]): number[][] =>
    legal.map((move) => {
      const marks: number[] = [];
      instinct.marker(state, seat, (mark) => marks.push(mark)).mark(move);
      return marks;
    });

  describe.each(samples)(`${game.id}, $players players, $options: what is true of moves at first sight`, (sample) => {
    test("is one of what is told apart", () => {
      for (const seed of SEEDS) {
        playRandomly(game, sample, seed, ({ state, seat, legal }) => {
          for (const mark of marksOf(state, seat, legal).flat()) {
            if (!(Number.isInteger(mark) && mark >= 0 && mark < instinct.marks)) {
              expect.fail(`${mark} of ${instinct.marks}, for ${legal.map((move) => game.write(move)).join(", ")}`);
            }
          }
        });
      }
    });

    test("does not hang on what the seat cannot see", () => {
      const chance = seeded("imagined");
      let blindfolds = 0;
      for (const seed of SEEDS) {
        playRandomly(game, sample, seed, ({ state, seat, legal }) => {
          const known = JSON.stringify(marksOf(state, seat, legal));
          const imagined = game.imagine(game.view(state, seat), chance);
          if (JSON.stringify(imagined) !== JSON.stringify(state)) blindfolds++;
          if (JSON.stringify(marksOf(imagined, seat, legal)) !== known) {
            expect(marksOf(imagined, seat, legal)).toEqual(marksOf(state, seat, legal));
          }
        });
      }
      // Else nothing was hidden, and nothing was tested.
      expect(blindfolds).toBeGreaterThan(100);
    });
  });

  test(`${game.id}: what was learned has a whole number of hundredths for each mark`, () => {
    expect(instinct.weights).toHaveLength(instinct.marks);
    expect(instinct.weights?.every(Number.isInteger)).toBe(true);
  });
}

knownAtFirstSight(sEvolution, sEvolutionInstinct, SAMPLES);
knownAtFirstSight(progress, progressInstinct, TABLES);
knownAtFirstSight(evo, evoInstinct, EVO_SAMPLES);
knownAtFirstSight(evolution, evolutionInstinct, EVOLUTION_SAMPLES);
