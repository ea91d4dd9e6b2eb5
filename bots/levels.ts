import { at, type Chance } from "@clade/kernel";
import type { Bot, Considered, Situation } from "./bot.ts";
import { type Findings, type Plan, search } from "./search/search.ts";

export const LEVELS = ["novice", "apprentice", "adept", "expert", "master"] as const;
export type Level = (typeof LEVELS)[number];

/** What a level makes of its time. */
interface Habits {
  /** Lines of thought for each decision; none: it goes by the first glance. */
  readonly iterations: number;
  /** How many moves it thinks about. */
  readonly breadth: number;
  /** How many moves it plays on in each line of thought before it judges. */
  readonly horizon: number;
  /** How much worse a move may look and still be taken for about as good: 0 sees every difference. */
  readonly haze: number;
}

/** What a search should know of a game beyond its brain. */
interface Temper {
  /** A lead of this many points nearly triples the odds of winning. */
  readonly spread: number;
  readonly levels: Readonly<Record<Level, Habits>>;
}

/** For a game that nobody has measured yet. */
const USUAL: Temper = {
  spread: 8,
  levels: {
    novice: { iterations: 0, breadth: 12, horizon: 0, haze: 0.05 },
    apprentice: { iterations: 0, breadth: 12, horizon: 0, haze: 0.02 },
    adept: { iterations: 24, breadth: 8, horizon: 10, haze: 0.012 },
    expert: { iterations: 100, breadth: 12, horizon: 25, haze: 0.004 },
    master: { iterations: 400, breadth: 12, horizon: 25, haze: 0 },
  },
};

/** The budgets, by game: chosen on the ladder (docs/ladder.md), so that a master takes a tenth to a fifth of a second. */
const TEMPERS: Readonly<Record<string, Temper>> = {
  evolution: {
    spread: 14,
    levels: {
      novice: { iterations: 0, breadth: 12, horizon: 0, haze: 0.05 },
      apprentice: { iterations: 0, breadth: 12, horizon: 0, haze: 0.018 },
      adept: { iterations: 30, breadth: 8, horizon: 10, haze: 0.011 },
      expert: { iterations: 80, breadth: 12, horizon: 25, haze: 0.007 },
      master: { iterations: 400, breadth: 12, horizon: 60, haze: 0 },
    },
  },
  evo: {
    spread: 5,
    levels: {
      novice: { iterations: 0, breadth: 12, horizon: 0, haze: 0.02 },
      apprentice: { iterations: 0, breadth: 12, horizon: 0, haze: 0.007 },
      adept: { iterations: 24, breadth: 8, horizon: 10, haze: 0.004 },
      expert: { iterations: 250, breadth: 12, horizon: 25, haze: 0.0005 },
      master: { iterations: 500, breadth: 16, horizon: 25, haze: 0 },
    },
  },
  "s-evolution": {
    spread: 8,
    levels: {
      novice: { iterations: 0, breadth: 12, horizon: 0, haze: 0.055 },
      apprentice: { iterations: 0, breadth: 12, horizon: 0, haze: 0.03 },
      adept: { iterations: 40, breadth: 8, horizon: 10, haze: 0.008 },
      expert: { iterations: 160, breadth: 12, horizon: 25, haze: 0.005 },
      master: { iterations: 3000, breadth: 16, horizon: 40, haze: 0 },
    },
  },
  progress: {
    spread: 10,
    levels: {
      novice: { iterations: 0, breadth: 12, horizon: 0, haze: 0.09 },
      apprentice: { iterations: 0, breadth: 12, horizon: 0, haze: 0.02 },
      adept: { iterations: 24, breadth: 8, horizon: 10, haze: 0.012 },
      expert: { iterations: 100, breadth: 12, horizon: 25, haze: 0.004 },
      master: { iterations: 500, breadth: 12, horizon: 25, haze: 0 },
    },
  },
};

function temperOf(game: string): Temper {
  return (Object.hasOwn(TEMPERS, game) ? TEMPERS[game] : undefined) ?? USUAL;
}

/** How a level thinks about a game. */
export function planOf(game: string, level: Level): Plan {
  const { spread, levels } = temperOf(game);
  const { iterations, breadth, horizon } = levels[level];
  return { spread, iterations, breadth, horizon };
}

/** How a bot thinks about a game, in a line: results of bots that thought otherwise do not add up. */
export function habitsOf(game: string, bot: string): string {
  const level = LEVELS.find((each) => each === bot);
  if (level === undefined) return bot;
  const { spread, levels } = temperOf(game);
  const { iterations, breadth, horizon, haze } = levels[level];
  return `${level} ${iterations}/${breadth}/${horizon}/${haze}/${spread}`;
}

function botOf(level: Level): Bot {
  return {
    name: level,
    choose: (situation, chance) => consider(level, situation, chance).move,
    consider: (situation, chance) => consider(level, situation, chance),
  };
}

function consider(level: Level, situation: Situation, chance: Chance): Considered {
  if (situation.legal.length === 1) return { move: at(situation.legal, 0) };
  const { id } = situation.game;
  const { haze } = temperOf(id).levels[level];
  const findings = search(situation, planOf(id, level), chance);
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
