import type { Life } from "../store/store.ts";

/** When servers were up over this store: only that time counts on anybody's clock. */
export class ServedTime {
  readonly #earlier: readonly Life[];
  readonly #began: number;

  /** The lives of earlier servers, and when this one began. */
  constructor(earlier: readonly Life[], began: number) {
    this.#earlier = together(earlier);
    this.#began = began;
  }

  /** How many of the milliseconds between two moments there was a server. */
  between(from: number, until: number): number {
    let served = Math.max(0, until - Math.max(from, this.#began));
    for (const { began, last } of this.#earlier) {
      served += Math.max(0, Math.min(last, until, this.#began) - Math.max(began, from));
    }
    return served;
  }
}

/** Several servers may have been up at the same time: that time counts once. */
function together(lives: readonly Life[]): Life[] {
  const apart: Life[] = [];
  for (const life of lives.toSorted((one, other) => one.began - other.began)) {
    const before = apart.at(-1);
    if (before === undefined || before.last < life.began) apart.push(life);
    else apart[apart.length - 1] = { began: before.began, last: Math.max(before.last, life.last) };
  }
  return apart;
}
