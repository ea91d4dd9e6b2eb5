import { at, type Chance, type Level, LEVELS, type Temper } from "@clade/kernel";
import type { Bot, Considered, Situation } from "./bot.ts";
import { sensible } from "./sensible.ts";
import { type Findings, type Plan, search } from "./search/search.ts";

/** How a level thinks about a game. */
export function planOf({ spread, levels }: Temper, level: Level): Plan {
  const { iterations, breadth, horizon, judged = false } = levels[level];
  return { spread, iterations, breadth, horizon, judged };
}

/** How a bot thinks about a game, in a line: results of bots that thought otherwise do not add up. */
export function habitsOf({ spread, levels }: Temper, bot: string): string {
  const level = LEVELS.find((each) => each === bot);
  if (level === undefined) return bot;
  const { iterations, breadth, horizon, haze, judged = false } = levels[level];
  return `${level} ${iterations}/${breadth}/${horizon}/${haze}/${spread}${judged ? " judged" : ""}`;
}

function botOf(level: Level): Bot {
  return {
    name: level,
    choose: (situation, chance) => consider(level, situation, chance).move,
    consider: (situation, chance) => consider(level, situation, chance),
  };
}

function consider(level: Level, whole: Situation, chance: Chance): Considered {
  const situation = sensible(whole, chance);
  if (situation.legal.length === 1) return { move: at(situation.legal, 0) };
  const { temper } = situation.about;
  const { haze } = temper.levels[level];
  const findings = search(situation, planOf(temper, level), chance);
  const { move, visits, win } = at(findings.moves, haze === 0 ? 0 : throughHaze(findings, haze, chance));
  return visits === 0 ? { move } : { move, win };
}

const FINE = 0x1_0000_0000;

/** Weaker players err where moves are close: the further behind the best, the less likely, and never by mere chance. */
function throughHaze({ moves }: Findings, haze: number, chance: Chance): number {
  const best = at(moves, 0).worth;
  const weights = moves.map(({ worth }) => Math.exp(Math.min(0, worth - best) / haze));
  let left = (chance.int(FINE) / FINE) * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [index, weight] of weights.entries()) {
    left -= weight;
    if (left < 0) return index;
  }
  return 0;
}

export const levelBots: readonly Bot[] = LEVELS.map(botOf);
