import type { Share } from "../statistics.ts";

type Bounds = Pick<Share, "low" | "high">;

/**
 * When to stop measuring. One may look after every game of so many at most and stop as soon as one is sure on which side of a mark a
 * mean lies: that is wrong in 5 of 100 cases at most. Two ways lead there, and each may err in half of these.
 *
 * - The sum of the surprises strays from 0 to one side, at any time until the end, by more than PATIENCE times its standard deviation
 *   at the end in 2.5 of 100 cases (a walk reflected at that line; O'Brien and Fleming's way to stop trials). It knows small
 *   differences after many games, and nothing after a few.
 * - Whoever bets against the mark, game by game and at fair odds, has SURE times his stake at any time in 2.5 of 100 cases (Ville's
 *   inequality). It knows large differences after a few games.
 */
const PATIENCE = 2.241403;
const SURE = 40;
/** What is betted on: means that lie so far on the way from the mark to 1 or to 0. */
const BETS: readonly number[] = [0.3, 0.6, 0.9];

/**
 * Bounds of the mean of results from 0 to 1, given their number so far and at most, their sum and the sum of their squares. Each of
 * the two holds in 95 of 100 cases.
 */
export function everBounds(games: number, most: number, sum: number, squares: number): Share {
  if (games === 0) return { share: 0, low: 0, high: 1 };
  const share = sum / games;
  const { low, high } = walkBounds(games, most, sum, squares);
  return {
    share,
    low: Math.max(0, Math.min(share, Math.max(low, betBound(games, sum)))),
    high: Math.min(1, Math.max(share, Math.min(high, 1 - betBound(games, games - sum)))),
  };
}

function walkBounds(games: number, most: number, sum: number, squares: number): Bounds {
  // With a game won and one lost on top: a bot that has won all its games might still lose one.
  const mean = (sum + 1) / (games + 2);
  return walkAround(mean, (squares + 1) / (games + 2) - mean * mean, games, most);
}

/** Bounds of the mean of results of any size, such as points: the first of the two ways alone, since there are no odds on them. */
export function everBoundsOfScores(games: number, most: number, sum: number, squares: number): Bounds {
  const mean = sum / games;
  return walkAround(mean, squares / games - mean * mean, games, most);
}

function walkAround(mean: number, variance: number, games: number, most: number): Bounds {
  const half = (PATIENCE * Math.sqrt(Math.max(0, variance) * Math.max(games, most))) / games;
  return { low: mean - half, high: mean + half };
}

/** The highest mark against which bets on more would have made one sure. */
function betBound(games: number, sum: number): number {
  let [low, high] = [0, sum / games];
  while (high - low > PRECISION) {
    const mark = (low + high) / 2;
    if (wonAgainst(mark, games, sum) >= SURE) low = mark;
    else high = mark;
  }
  return low;
}
const PRECISION = 1e-4;

/**
 * What has become of a stake, a third of which was put on each mean that is betted on. A game whose result lies between 0 and 1 pays
 * no more than it would if it had been won or lost with that chance, so that the odds are fair for it too.
 */
function wonAgainst(mark: number, games: number, sum: number): number {
  let won = 0;
  for (const way of BETS) {
    const mean = mark + way * (1 - mark);
    won += Math.exp(sum * Math.log(mean / mark) + (games - sum) * Math.log((1 - mean) / (1 - mark)));
  }
  return won / BETS.length;
}

/** On which side of a mark the mean lies for sure; undefined while that is open. */
export function sideOf(mark: number, { low, high }: Bounds): "above" | "below" | undefined {
  if (low > mark) return "above";
  return high < mark ? "below" : undefined;
}
