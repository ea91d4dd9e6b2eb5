import type { Share } from "../statistics.ts";

/**
 * When to stop measuring. One may look after every game of so many at most and stop as soon as one is sure, and the bounds still
 * hold in 95 of 100 cases: the sum of the surprises strays from 0, at any time until the end, by more than PATIENCE times its
 * standard deviation at the end in 5 of 100 cases (a walk reflected at that line; O'Brien and Fleming's way to stop trials).
 * Early bounds are wide, those after the last game are hardly wider than if one had never looked before.
 */
const PATIENCE = 2.241403;

/** Bounds of the mean of results from 0 to 1, given their number so far and at most, their sum and the sum of their squares. */
export function everBounds(games: number, most: number, sum: number, squares: number): Share {
  if (games === 0) return { share: 0, low: 0, high: 1 };
  // With a game won and one lost on top: a bot that has won all its games might still lose one.
  const mean = (sum + 1) / (games + 2);
  const variance = Math.max(0, (squares + 1) / (games + 2) - mean * mean);
  const half = (PATIENCE * Math.sqrt(variance * Math.max(games, most))) / games;
  const share = sum / games;
  return { share, low: Math.max(0, Math.min(share, mean - half)), high: Math.min(1, Math.max(share, mean + half)) };
}

/** On which side of a mark the mean lies for sure; undefined while that is open. */
export function sideOf(mark: number, { low, high }: Share): "above" | "below" | undefined {
  if (low > mark) return "above";
  return high < mark ? "below" : undefined;
}
