import { at, botCalled, type Chance, type Level, LEVELS, levelAndStyle, type Style, type Temper } from "@clade/kernel";
import type { Bot, Considered, Situation } from "./bot.ts";
import { exp } from "./exact.ts";
import { sensible } from "./sensible.ts";
import { through } from "./styles.ts";
import type { Plan } from "./search/plan.ts";
import { type Findings, search } from "./search/search.ts";

/** How a level thinks about a game. */
export function planOf({ spread, levels }: Temper, level: Level, players = 2): Plan {
  const { alone, ...usual } = levels[level];
  const {
    iterations,
    breadth,
    horizon,
    judged = false,
    trust = 1,
    races = false,
    sensed = false,
  } = players === 1 ? (alone ?? usual) : usual;
  return { spread, iterations, breadth, horizon, judged, trust, races, sensed };
}

function botOf(level: Level, style?: Style): Bot {
  return {
    name: botCalled(level, style),
    choose: (situation, chance) => consider(level, style, situation, chance).move,
    consider: (situation, chance) => consider(level, style, situation, chance),
  };
}

/** A bot of a level, with a style or none, by its name. */
export function levelBot(name: string): Bot | undefined {
  const known = levelAndStyle(name);
  return known === undefined ? undefined : botOf(known.level, known.style);
}

function consider(level: Level, style: Style | undefined, whole: Situation, chance: Chance): Considered {
  const situation = sensible(whole, chance);
  if (situation.legal.length === 1) return { move: at(situation.legal, 0) };
  const { temper } = situation.about;
  const { haze } = temper.levels[level];
  const seen = search(situation, planOf(temper, level, situation.players), chance);
  const findings = style === undefined ? seen : through(style, situation, seen);
  const { move, visits, win } = at(findings.moves, haze === 0 ? 0 : throughHaze(findings, haze, chance));
  return visits === 0 ? { move } : { move, win };
}

const FINE = 0x1_0000_0000;

/** Weaker players err where moves are close: the further behind the best, the less likely, and never by mere chance. */
function throughHaze({ moves }: Findings, haze: number, chance: Chance): number {
  const best = at(moves, 0).worth;
  const weights = moves.map(({ worth }) => exp(Math.min(0, worth - best) / haze));
  let left = (chance.int(FINE) / FINE) * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [index, weight] of weights.entries()) {
    left -= weight;
    if (left < 0) return index;
  }
  return 0;
}

export const levelBots: readonly Bot[] = LEVELS.map((level) => botOf(level));
