/** On whose account a bot thinks, and whether anybody is there to see it. */
export interface Account {
  /** Whoever has set up the table: an address, or a person where that is not known. */
  readonly payer: string;
  readonly watched: boolean;
}

interface Waiting {
  readonly watched: boolean;
  readonly begin: () => void;
}

interface Payer {
  /** Milliseconds of thinking so far, less what everybody had. */
  spent: number;
  running: number;
  readonly waiting: Waiting[];
}

/**
 * Who thinks next where there are fewer threads than bots. Time is shared between those who set tables up, not between
 * tables: whoever has had the least of it comes next, and of two tables of the same payer the one that has waited longest.
 * Tables that somebody looks at come before all others. Where there are several threads, no payer has all of them.
 */
export class FairQueue {
  readonly #threads: number;
  readonly #payers = new Map<string, Payer>();
  #running = 0;
  /** Nobody who comes now has had less than this: who was away has saved up nothing. */
  #floor = 0;

  constructor(threads: number) {
    this.#threads = threads;
  }

  get waiting(): number {
    let count = 0;
    for (const { waiting } of this.#payers.values()) count += waiting.length;
    return count;
  }

  /** Does the work when it is this payer's turn. */
  async do<T>({ payer: name, watched }: Account, work: () => Promise<T>): Promise<T> {
    const payer = this.#payer(name);
    await new Promise<void>((begin) => {
      if (payer.waiting.length === 0 && payer.running === 0) payer.spent = Math.max(payer.spent, this.#floor);
      payer.waiting.push({ watched, begin });
      this.#next();
    });
    const began = performance.now();
    try {
      return await work();
    } finally {
      payer.spent += performance.now() - began;
      payer.running--;
      this.#running--;
      this.#forget(name, payer);
      this.#next();
    }
  }

  #next(): void {
    while (this.#running < this.#threads) {
      const payer = this.#best(true) ?? this.#best(false);
      if (payer === undefined) return;
      const watched = payer.waiting.findIndex((each) => each.watched);
      const [turn] = payer.waiting.splice(Math.max(0, watched), 1);
      this.#floor = Math.max(this.#floor, payer.spent);
      payer.running++;
      this.#running++;
      turn?.begin();
    }
  }

  /** Of all that wait, who has had the least. */
  #best(watched: boolean): Payer | undefined {
    const most = Math.max(1, this.#threads - 1);
    let best: Payer | undefined;
    for (const payer of this.#payers.values()) {
      if (payer.running >= most || !payer.waiting.some((each) => each.watched === watched)) continue;
      if (best === undefined || payer.spent < best.spent) best = payer;
    }
    return best;
  }

  #payer(name: string): Payer {
    const known = this.#payers.get(name);
    if (known !== undefined) return known;
    const fresh: Payer = { spent: this.#floor, running: 0, waiting: [] };
    this.#payers.set(name, fresh);
    return fresh;
  }

  /** Whoever has had no more than everybody need not be remembered. */
  #forget(name: string, { running, waiting, spent }: Payer): void {
    if (running === 0 && waiting.length === 0 && spent <= this.#floor) this.#payers.delete(name);
  }
}
