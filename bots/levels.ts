import { at, type Chance } from "@clade/kernel";
import type { Bot, Situation } from "./bot.ts";
import { type Findings, type Plan, search } from "./search/search.ts";

export const LEVELS = ["novice", "apprentice", "adept", "expert", "master"] as const;
export type Level = (typeof LEVELS)[number];

/** What a level makes of its time. */
interface Habits {
  /** Lines of thought for each decision; none: it goes by the first glance. */
  readonly iterations: number;
  /** How many moves it thinks about. */
  readonly breadth: number;
  /** How much worse a move may be and still be taken for as good: 0 sees every difference. */
  readonly haze: number;
}

/** What a search should know of a game beyond its brain. */
interface Temper {
  /** A lead of this many points nearly triples the odds of winning. */
  readonly spread: number;
  /** How many moves to play on before judging. */
  readonly horizon: number;
  readonly levels: Readonly<Record<Level, Habits>>;
}

/** For a game that nobody has measured yet. */
const USUAL: Temper = {
  spread: 8,
  horizon: 10,
  levels: {
    novice: { iterations: 0, breadth: 12, haze: 0.06 },
    apprentice: { iterations: 0, breadth: 12, haze: 0.015 },
    adept: { iterations: 24, breadth: 8, haze: 0.01 },
    expert: { iterations: 120, breadth: 12, haze: 0.003 },
    master: { iterations: 700, breadth: 16, haze: 0 },
  },
};

/** The budgets, by game. Chosen on the ladder: see docs/ladder.md. */
const TEMPERS: Readonly<Record<string, Temper>> = {};

function temperOf(game: string): Temper {
  return (Object.hasOwn(TEMPERS, game) ? TEMPERS[game] : undefined) ?? USUAL;
}

/** How a level thinks about a game. */
export function planOf(game: string, level: Level): Plan {
  const { spread, horizon, levels } = temperOf(game);
  const { iterations, breadth } = levels[level];
  return { spread, horizon, iterations, breadth };
}

/** How a bot thinks about a game, in a line: results of bots that thought otherwise do not add up. */
export function habitsOf(game: string, bot: string): string {
  const level = LEVELS.find((each) => each === bot);
  if (level === undefined) return bot;
  const { spread, horizon, levels } = temperOf(game);
  const { iterations, breadth, haze } = levels[level];
  return `${level} ${iterations}/${breadth}/${haze} ${spread}/${horizon}`;
}

function botOf(level: Level): Bot {
  return {
    name: level,
    choose(situation, chance) {
      if (situation.legal.length === 1) return at(situation.legal, 0);
      return choice(level, situation, chance);
    },
  };
}

function choice(level: Level, situation: Situation, chance: Chance) {
  const { id } = situation.game;
  const { haze } = temperOf(id).levels[level];
  const findings = search(situation, planOf(id, level), chance);
  return at(findings.moves, haze === 0 ? 0 : throughHaze(findings, haze, chance)).move;
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
