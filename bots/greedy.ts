import { at, type Chance, split } from "@clade/kernel";
import type { Bot, Situation } from "./bot.ts";
import { sensible } from "./sensible.ts";

/** On how many imagined states each move is tried. */
const IMAGINED = 2;

/** One step ahead: the move after which the game's evaluation likes the own seat best, over a few imagined states. */
export const greedy: Bot = {
  name: "greedy",
  choose(whole, chance) {
    const situation = sensible(whole, chance);
    const { legal } = situation;
    if (legal.length === 1) return at(legal, 0);
    const values = valueMoves(situation, chance);
    const best = Math.max(...values);
    const ties = legal.filter((_, index) => values[index] === best);
    return at(ties, chance.int(ties.length));
  },
};

function valueMoves(situation: Situation, chance: Chance): number[] {
  const { game, brain, seat, legal } = situation;
  const view = situation.look();
  const values = legal.map(() => 0);
  for (let round = 0; round < IMAGINED; round++) {
    const imagined = game.imagine(view, chance);
    // The same luck for every move: a lucky draw must not pass for a good move.
    const luck = split(chance);
    for (let index = 0; index < legal.length; index++) {
      const state = game.clone(imagined);
      game.play(state, seat, at(legal, index), { chance: luck.again(), tell: ignore });
      values[index] = at(values, index) + brain.evaluate(state, seat);
    }
  }
  return values;
}

function ignore(): void {}
