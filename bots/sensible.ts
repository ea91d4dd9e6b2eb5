import type { Chance } from "@clade/kernel";
import type { Situation } from "./bot.ts";

/** The situation without the moves that only waste what they are made with, as far as the game knows of such. */
export function sensible(situation: Situation, chance: Chance): Situation {
  const { game, brain, seat, legal } = situation;
  if (brain.isVain === undefined || legal.length === 1) return situation;
  // What makes a move vain is known to its seat, so one imagined state will do.
  const imagined = game.imagine(situation.look(), chance);
  const worthwhile = legal.filter((move) => brain.isVain?.(imagined, seat, move) !== true);
  return worthwhile.length === 0 ? situation : { ...situation, legal: worthwhile };
}
