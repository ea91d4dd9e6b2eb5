import type { Life } from "../store/store.ts";

/** When servers were up over this store: only that time counts on anybody's clock. */
export class ServedTime {
  readonly #lives: readonly Life[];

  /** The lives of earlier servers, and when this one began. */
  constructor(earlier: readonly Life[], began: number) {
    const before = together(earlier).map((life) => ({ ...life, last: Math.min(life.last, began) }));
    this.#lives = [...before, { began, last: Number.POSITIVE_INFINITY }];
  }

  /** How many of the milliseconds between two moments there was a server, and none of the pauses of a table. */
  between(from: number, until: number, pauses: readonly Pause[] = []): number {
    let served = 0;
    const apart = together(pauses.map(({ began, ended }) => ({ began, last: ended })));
    for (const life of this.#lives) {
      const [began, last] = [Math.max(life.began, from), Math.min(life.last, until)];
      if (last <= began) continue;
      served += last - began;
      for (const pause of apart) served -= Math.max(0, Math.min(pause.last, last) - Math.max(pause.began, began));
    }
    return served;
  }
}

/** From when to when a table had no server, although there were some: the one that had it died, and no other had it yet. */
export interface Pause {
  readonly began: number;
  readonly ended: number;
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
