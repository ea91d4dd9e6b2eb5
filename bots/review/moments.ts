import type { Expectation, Mean } from "./means.ts";
import type { Moment, ReviewedDecision, ReviewedLuck } from "./review.ts";

const MOST = 5;
/** So many points, in spreads of the game, weigh as much as the whole chance to win. */
const POINTS_WEIGHT = 8;

/** The moments that mattered most, in the order of the game: what can be told from noise, and each position once. */
export function momentsOf(
  decisions: readonly ReviewedDecision[],
  luck: readonly ReviewedLuck[],
  spread: number,
): Moment[] {
  const candidates: { readonly weight: number; readonly moment: Moment }[] = [];
  for (const { position, seat, move, best, cost } of decisions) {
    if (move === best || cost.points.value <= 0) continue;
    const { points, win } = values(cost);
    const moment: Moment = { kind: "decision", position, seat, move, best, points, win, reason: null };
    candidates.push({ weight: weightOf(cost, spread), moment });
  }
  for (const { position, seat, expected, came, luck: given } of luck) {
    const { points, win } = values(given);
    const [from, to] = [expected.win.value, came.win.value];
    candidates.push({
      weight: weightOf(given, spread),
      moment: { kind: "luck", position, seat, points, win, from, to },
    });
  }
  const taken = new Set<number>();
  const chosen: Moment[] = [];
  for (const { weight, moment } of candidates.sort((a, b) => b.weight - a.weight)) {
    // What was done and what came of it is one moment.
    const place = moment.kind === "luck" ? moment.position : moment.position + 1;
    if (chosen.length === MOST || weight <= 0 || taken.has(place)) continue;
    taken.add(place);
    chosen.push(moment);
  }
  return chosen.sort((a, b) => a.position - b.position);
}

function values({ points, win }: Expectation): { readonly points: number; readonly win: number } {
  return { points: points.value, win: win.value };
}

/** Only what is beyond its own error counts. */
function weightOf({ points, win }: Expectation, spread: number): number {
  return sure(win) + sure(points) / (POINTS_WEIGHT * spread);
}

function sure({ value, error }: Mean): number {
  return Math.max(0, Math.abs(value) - error);
}
