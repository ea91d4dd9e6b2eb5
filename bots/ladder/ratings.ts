import { at } from "@clade/kernel";
import { Z_95 } from "../statistics.ts";

/** What a pairing of two bots came to: how many games, the mean of `one`'s points (0 to 1), and their variance. */
export interface Comparison {
  readonly one: string;
  readonly other: string;
  readonly games: number;
  readonly mean: number;
  readonly variance: number;
}

/** A bot's strength on the Elo scale, and how far off it may be, in 95 of 100 cases. */
export interface Rating {
  readonly bot: string;
  readonly elo: number;
  readonly margin: number;
}

const ELO = 400 / Math.LN10;
/** Every pairing starts with this many drawn games, so that a bot that never lost has a finite rating. */
const DRAWS = 1;
const ROUNDS = 100;

/**
 * Bradley–Terry ratings, found by Newton's method. The anchor has 0. The margins are those of the difference to the anchor;
 * they use how much the points really vary from game to game (a sandwich estimate), not what the model would expect.
 */
export function ratings(bots: readonly string[], comparisons: readonly Comparison[], anchor: string): Rating[] {
  const free = bots.filter((bot) => bot !== anchor);
  const met = comparisons.filter(({ games }) => games > 0);
  const strength = new Map<string, number>(bots.map((bot) => [bot, 0]));
  const column = (bot: string) => free.indexOf(bot);
  let information: number[][] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const slope = free.map(() => 0);
    information = square(free.length);
    for (const { one, other, games, mean } of met) {
      const chance = odds((strength.get(one) ?? 0) - (strength.get(other) ?? 0));
      const weight = games + DRAWS;
      const surplus = games * mean + DRAWS / 2 - weight * chance;
      const [a, b] = [column(one), column(other)];
      if (a >= 0) slope[a] = at(slope, a) + surplus;
      if (b >= 0) slope[b] = at(slope, b) - surplus;
      addPair(information, a, b, weight * chance * (1 - chance));
    }
    const step = times(inverse(information), slope);
    for (const [index, bot] of free.entries()) {
      strength.set(bot, (strength.get(bot) ?? 0) + Math.max(-1, Math.min(1, at(step, index))));
    }
    if (step.every((each) => Math.abs(each) < 1e-9)) break;
  }
  const noise = square(free.length);
  for (const { one, other, games, variance } of met)
    addPair(noise, column(one), column(other), games * variance + DRAWS / 4);
  const inverted = inverse(information);
  const covariance = product(product(inverted, noise), inverted);
  return bots.map((bot) => {
    const index = column(bot);
    const spread = index < 0 ? 0 : Math.sqrt(Math.max(0, at(at(covariance, index), index)));
    return { bot, elo: ELO * (strength.get(bot) ?? 0), margin: ELO * Z_95 * spread };
  });
}

function odds(lead: number): number {
  return 1 / (1 + Math.exp(-lead));
}

type Matrix = number[][];

function square(size: number): Matrix {
  return Array.from({ length: size }, () => Array.from({ length: size }, () => 0));
}

/** Adds what one pairing says of the difference between two bots. */
function addPair(matrix: Matrix, a: number, b: number, weight: number): void {
  for (const [row, column, sign] of [
    [a, a, 1],
    [b, b, 1],
    [a, b, -1],
    [b, a, -1],
  ] as const) {
    if (row < 0 || column < 0) continue;
    const line = at(matrix, row);
    line[column] = at(line, column) + sign * weight;
  }
}

function times(matrix: Matrix, vector: readonly number[]): number[] {
  return matrix.map((row) => row.reduce((sum, value, index) => sum + value * at(vector, index), 0));
}

function product(left: Matrix, right: Matrix): Matrix {
  return left.map((row) =>
    right.map((_, column) => row.reduce((sum, value, k) => sum + value * at(at(right, k), column), 0)),
  );
}

/** Gauss–Jordan. A bot that met nobody leaves a zero row; its own entry is set to a tiny one, so its margin is huge. */
function inverse(matrix: Matrix): Matrix {
  const size = matrix.length;
  const rows = matrix.map((row, index) => [
    ...row.map((value, column) => value + (index === column ? 1e-6 : 0)),
    ...row.map((_, column) => (index === column ? 1 : 0)),
  ]);
  for (let pivot = 0; pivot < size; pivot++) {
    let best = pivot;
    for (let row = pivot; row < size; row++) {
      if (Math.abs(at(at(rows, row), pivot)) > Math.abs(at(at(rows, best), pivot))) best = row;
    }
    const top = at(rows, best);
    rows[best] = at(rows, pivot);
    rows[pivot] = top;
    const scale = at(top, pivot);
    for (let column = 0; column < 2 * size; column++) top[column] = at(top, column) / scale;
    for (let row = 0; row < size; row++) {
      if (row === pivot) continue;
      const line = at(rows, row);
      const factor = at(line, pivot);
      for (let column = 0; column < 2 * size; column++) line[column] = at(line, column) - factor * at(top, column);
    }
  }
  return rows.map((row) => row.slice(size));
}
