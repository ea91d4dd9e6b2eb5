import { at } from "@clade/kernel";

/** A mean and how sure it is: one standard error. */
export interface Mean {
  readonly value: number;
  readonly error: number;
}

/** What a seat can expect: points in the end, and the chance to win. */
export interface Expectation {
  readonly points: Mean;
  readonly win: Mean;
}

/** How one imagined game ended, for every seat. */
export interface Ending {
  readonly scores: readonly number[];
  /** A shared first place counts as its part. */
  readonly wins: readonly number[];
}

/** Means that grow, one a seat, each with how far its values lie apart. */
export class Means {
  count = 0;
  readonly #means: number[];
  readonly #squares: number[];

  constructor(size: number) {
    this.#means = Array.from({ length: size }, () => 0);
    this.#squares = Array.from({ length: size }, () => 0);
  }

  add(values: readonly number[]): void {
    this.count++;
    for (const [index, value] of values.entries()) {
      const before = at(this.#means, index);
      const after = before + (value - before) / this.count;
      this.#means[index] = after;
      this.#squares[index] = at(this.#squares, index) + (value - before) * (value - after);
    }
  }

  get(index: number): Mean {
    const variance = this.count < 2 ? 0 : at(this.#squares, index) / (this.count - 1);
    return { value: at(this.#means, index), error: Math.sqrt(variance / Math.max(1, this.count)) };
  }
}

/** Endings, summed up for every seat. */
export class Endings {
  readonly #scores: Means;
  readonly #wins: Means;
  readonly #players: number;

  constructor(players: number) {
    this.#players = players;
    this.#scores = new Means(players);
    this.#wins = new Means(players);
  }

  add({ scores, wins }: Ending): void {
    this.#scores.add(scores);
    this.#wins.add(wins);
  }

  /** By how much the one ending is better than the other: both in the same world, so that its luck falls out. */
  addDifference(one: Ending, other: Ending): void {
    this.#scores.add(difference(one.scores, other.scores));
    this.#wins.add(difference(one.wins, other.wins));
  }

  get expectations(): Expectation[] {
    return Array.from({ length: this.#players }, (_, seat) => ({
      points: this.#scores.get(seat),
      win: this.#wins.get(seat),
    }));
  }
}

/** Means of things that have nothing to do with each other, added. */
export function sum(means: readonly Mean[]): Mean {
  let value = 0;
  let square = 0;
  for (const mean of means) {
    value += mean.value;
    square += mean.error ** 2;
  }
  return { value, error: Math.sqrt(square) };
}

export function minus(one: Mean, other: Mean): Mean {
  return { value: one.value - other.value, error: Math.hypot(one.error, other.error) };
}

function times(mean: Mean, factor: number): Mean {
  return { value: mean.value * factor, error: mean.error * Math.abs(factor) };
}

/** The mean of means that were made of equally many. */
export function averaged(means: readonly Mean[]): Mean {
  return times(sum(means), 1 / Math.max(1, means.length));
}

function difference(one: readonly number[], other: readonly number[]): number[] {
  return one.map((value, index) => value - at(other, index));
}
