import { of } from "../store/records.ts";
import type { Store } from "../store/store.ts";
import { historyOf } from "./history.ts";
import { PLAYED, type Played } from "./played.ts";

/** So many people's games are kept in memory. */
const REMEMBERED = 100;

interface Known {
  readonly count: number;
  readonly history: readonly Played[];
}

/** What people have played, read again only where there is more of it. */
export class Histories {
  readonly #store: Store;
  readonly #known = new Map<string, Known>();

  constructor(store: Store) {
    this.#store = store;
  }

  /** How many games somebody has finished in all, and the newest of them from the first to the last. */
  async of(person: string): Promise<Known> {
    const count = await this.#store.records.count(PLAYED, of(person).mark);
    const known = this.#known.get(person);
    if (known !== undefined && known.count === count && count > 0) return known;
    const history = await historyOf(this.#store, person);
    const fresh = { count: Math.max(count, history.length), history };
    this.#known.delete(person);
    this.#known.set(person, fresh);
    const [oldest] = this.#known.keys();
    if (this.#known.size > REMEMBERED && oldest !== undefined) this.#known.delete(oldest);
    return fresh;
  }
}
