import { at, seeded } from "@clade/kernel";

/** A move of a decision that was thought about: what is true of it at first sight, and what came of thinking. */
export interface WeighedMove {
  readonly marks: readonly number[];
  /** From 0 to 1; undefined where it was not thought about. */
  readonly worth?: number;
}
export type WeighedDecision = readonly WeighedMove[];

/** A move that is worth so much less than the best is chosen *e* times less often. */
const NEARLY = 0.01;
const PASSES = 12;
const STEP = 0.12;
/** How much each weight is drawn to 0: what was seldom seen stays there. */
const DOUBT = 2e-5;

/** How often each move of a decision should be chosen. */
function wanted(decision: WeighedDecision): number[] {
  const best = Math.max(...decision.map(({ worth = 0 }) => worth));
  const likings = decision.map(({ worth }) => (worth === undefined ? 0 : Math.exp((worth - best) / NEARLY)));
  const all = likings.reduce((sum, liking) => sum + liking, 0);
  return likings.map((liking) => liking / all);
}

/** How often habits choose each move of a decision. */
function chosen(decision: WeighedDecision, weights: ArrayLike<number>): number[] {
  const sums = decision.map(({ marks }) => marks.reduce((sum, mark) => sum + (weights[mark] ?? 0), 0));
  const most = Math.max(...sums);
  const likings = sums.map((sum) => Math.exp(sum - most));
  const all = likings.reduce((sum, liking) => sum + liking, 0);
  return likings.map((liking) => liking / all);
}

/** Weights by which quick choices come nearest to what was thought out: the softmax of what is true of each move, by Adagrad. */
export function fitInstinct(decisions: readonly WeighedDecision[], marks: number, seed = "habits"): Float64Array {
  const weights = new Float64Array(marks);
  const seen = new Float64Array(marks).fill(1e-3);
  const chance = seeded(seed);
  const order = decisions.map((_, index) => index);
  const goals = decisions.map(wanted);
  for (let pass = 0; pass < PASSES; pass++) {
    for (let index = order.length - 1; index > 0; index--) {
      const other = chance.int(index + 1);
      [order[index], order[other]] = [at(order, other), at(order, index)];
    }
    for (const index of order) {
      const decision = at(decisions, index);
      const shares = chosen(decision, weights);
      for (const [number, { marks: true_ }] of decision.entries()) {
        const gap = at(at(goals, index), number) - at(shares, number);
        if (Math.abs(gap) < 1e-4) continue;
        for (const mark of true_) {
          const slope = gap - DOUBT * (weights[mark] ?? 0);
          seen[mark] = (seen[mark] ?? 0) + slope * slope;
          weights[mark] = (weights[mark] ?? 0) + (STEP * slope) / Math.sqrt(seen[mark] ?? 1);
        }
      }
    }
  }
  return weights;
}

/** How well habits know what was thought out: how often they would choose the best, and what their choice costs on average. */
export function instinctInsight(
  decisions: readonly WeighedDecision[],
  weights: ArrayLike<number>,
): { right: number; lost: number; surprise: number } {
  let [right, lost, surprise] = [0, 0, 0];
  for (const decision of decisions) {
    const best = Math.max(...decision.map(({ worth = 0 }) => worth));
    const shares = chosen(decision, weights);
    const goal = wanted(decision);
    let top = 0;
    for (const [index, share] of shares.entries()) {
      if (share > at(shares, top)) top = index;
      surprise -= at(goal, index) * Math.log(Math.max(1e-9, share));
      const { worth } = at(decision, index);
      lost += share * (best - (worth ?? best - 0.05));
    }
    if (at(decision, top).worth === best) right++;
  }
  const count = Math.max(1, decisions.length);
  return { right: right / count, lost: lost / count, surprise: surprise / count };
}
