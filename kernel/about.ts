import type { SeatColour } from "./colours.ts";
import type { Texts } from "./language.ts";

/** How well a bot plays, from the weakest to the strongest. */
export const LEVELS = ["novice", "apprentice", "adept", "expert", "master", "grandmaster"] as const;
export type Level = (typeof LEVELS)[number];

/** How a bot likes to play, among moves that it takes for about as good. Not every game knows every style. */
export const STYLES = ["cautious", "bold", "hunter", "grazer"] as const;
export type Style = (typeof STYLES)[number];
/** The styles that every game knows: where it says nothing about its moves, they go by how much hangs on luck. */
export const USUAL_STYLES = ["cautious", "bold"] as const satisfies readonly Style[];

/** Who plays a seat, by the name of a bot: `expert`, or `expert-bold`. Others (`greedy`, a stranger) are of no level. */
export function levelAndStyle(bot: string): { readonly level: Level; readonly style: Style | undefined } | undefined {
  const [first, second, more] = bot.split("-");
  const level = LEVELS.find((each) => each === first);
  const style = STYLES.find((each) => each === second);
  if (level === undefined || more !== undefined || (second !== undefined && style === undefined)) return undefined;
  return { level, style };
}

export function botCalled(level: Level, style: Style | undefined): string {
  return style === undefined ? level : `${level}-${style}`;
}

/** What a level makes of its time. */
export interface Habits {
  /** Lines of thought for each decision; none: it goes by the first glance. */
  readonly iterations: number;
  /** How many moves it thinks about. */
  readonly breadth: number;
  /** How many moves it plays on in each line of thought before it judges. */
  readonly horizon: number;
  /** How much worse a move may look and still be taken for about as good: 0 sees every difference. */
  readonly haze: number;
  /** Whether it judges by what was learned about the game, if anything was. */
  readonly judged?: true;
  /** How much of what was learned counts beside the evaluation, 0 to 1; if nothing is said, nothing else does. */
  readonly trust?: number;
  /** Whether it stops thinking, however many lines are left, once it is sure which move is the best. */
  readonly races?: true;
  /** Whether a learned sense of moves, if the game has one, says what the first glance gets wrong. */
  readonly sensed?: true;
  /** How it thinks where it is alone at the table, if that is otherwise. */
  readonly alone?: Omit<Habits, "alone" | "haze">;
}

/** What a search should know of a game beyond its brain. */
export interface Temper {
  /** A lead of this many points nearly triples the odds of winning. */
  readonly spread: number;
  /** How much a style counts: what it adds, at most, to what a bot goes by (0 to 1) for a move that it likes, or takes off. */
  readonly liking: number;
  /** How many points the strongest is meant to reach on average alone at a table, where one can be. */
  readonly solo?: number;
  readonly levels: { readonly [L in Level]: Habits };
}

/** For a game that nobody has measured on the ladder yet. */
export const UNMEASURED: Temper = {
  spread: 8,
  liking: 0.006,
  levels: {
    novice: { iterations: 0, breadth: 12, horizon: 0, haze: 0.05 },
    apprentice: { iterations: 0, breadth: 12, horizon: 0, haze: 0.02 },
    adept: { iterations: 24, breadth: 8, horizon: 10, haze: 0.012 },
    expert: { iterations: 100, breadth: 12, horizon: 25, haze: 0.004 },
    master: { iterations: 400, breadth: 12, horizon: 25, haze: 0 },
    grandmaster: { iterations: 800, breadth: 16, horizon: 25, haze: 0, judged: true },
  },
};

/** The picture on a game's box, 200 by 130: paths of what is washed green, what is washed ochre, and the ink over both. */
export interface Plate {
  readonly wash: string;
  readonly accent: string;
  readonly ink: string;
}

/**
 * What a game tells about itself. It is read before the game is loaded (the shelf shows nothing else), so it holds no
 * rules: numbers that are the rules' own come from a file of theirs that imports nothing.
 */
export interface About {
  /** The name of its folder, and what records, addresses and commands call it. */
  readonly id: string;
  readonly name: Texts<string>;
  /** What it is about, in one sentence. */
  readonly line: Texts<string>;
  /** What sort of game it is, in a few words, and how much there is to learn: for whoever chooses one. */
  readonly kind?: Texts<string>;
  readonly weight?: 1 | 2 | 3;
  readonly players: { readonly min: number; readonly max: number };
  /** The styles that its bots know; if nothing is said, the usual ones. */
  readonly styles?: readonly Style[];
  /** The colour of each seat: as many as there can be players. */
  readonly colours: readonly SeatColour[];
  readonly minutes: number;
  /** How many sit down when nobody says how many. */
  readonly usual: number;
  readonly plate: Plate;
  /**
   * A move in notation that says "nothing": where it is the only one there is, somebody against bots need not be asked. Not for
   * games in which a lone choice is worth a look.
   */
  readonly passes?: string;
  /** The budgets of its bots: chosen on the ladder (docs/ladder.md), so that a master takes a tenth to a fifth of a second. */
  readonly temper: Temper;
}
