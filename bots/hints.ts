import type { Chance, Hint } from "@clade/kernel";
import type { Situation } from "./bot.ts";
import { planOf } from "./levels.ts";
import { type Budget, search } from "./search/search.ts";

/**
 * What the best bot thinks of a seat's moves, best first: each one that seemed worth a thought. It knows what the seat
 * knows. Without a budget it thinks as long as a master does.
 */
export function hints(situation: Situation, chance: Chance, budget: Partial<Budget> = {}): Hint[] {
  const { about, game } = situation;
  const plan = planOf(about.temper, "master");
  const { moves } = search(situation, { ...plan, ...budget }, chance);
  return moves
    .filter(({ visits }) => visits > 0)
    .map(({ move, score, win, visits }) => ({ move: game.write(move), score, win, visits }));
}
