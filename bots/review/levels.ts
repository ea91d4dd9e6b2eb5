import { type Level, LEVELS, type Temper } from "@clade/kernel";
import { planOf } from "../levels.ts";
import type { Plan } from "../search/plan.ts";

/** How thoroughly a game is reviewed. */
export const REVIEW_LEVELS = ["glance", "quick", "standard", "deep"] as const;
export type ReviewLevel = (typeof REVIEW_LEVELS)[number];

export interface ReviewPlan {
  /** How the strongest bot looks for the best move. */
  readonly opinion: Plan;
  /** In how many worlds moves are compared, and luck is measured. */
  readonly worlds: number;
  /** How many games are begun anew to see what was to be expected at the start. */
  readonly starts: number;
}

const STRONGEST: Level = LEVELS[LEVELS.length - 1] ?? "grandmaster";

/** What of the strongest bot's time a level gives it, and how many worlds are looked into. */
const SIZES: {
  readonly [L in ReviewLevel]: { readonly share: number; readonly worlds: number; readonly starts: number };
} = {
  glance: { share: 0, worlds: 16, starts: 100 },
  quick: { share: 0.15, worlds: 32, starts: 200 },
  standard: { share: 0.5, worlds: 96, starts: 600 },
  deep: { share: 1, worlds: 320, starts: 2000 },
};

export function reviewPlan(temper: Temper, level: ReviewLevel): ReviewPlan {
  const { share, worlds, starts } = SIZES[level];
  const plan = planOf(temper, STRONGEST);
  const opinion = { ...plan, iterations: Math.ceil(plan.iterations * share) };
  return { opinion, worlds, starts };
}
