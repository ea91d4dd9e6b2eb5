import { personOf } from "../people/person.ts";
import type { Store } from "../store/store.ts";

/** A name is asked for again after this time: somebody may be called otherwise. */
const FRESH_MS = 15_000;
const REMEMBERED = 5000;

/** What people are called, for pages that name hundreds of them. */
export class Names {
  readonly #store: Store;
  readonly #known = new Map<string, { readonly name: Promise<string>; readonly at: number }>();

  constructor(store: Store) {
    this.#store = store;
  }

  of(person: string): Promise<string> {
    const known = this.#known.get(person);
    if (known !== undefined && Date.now() - known.at < FRESH_MS) return known.name;
    const name = personOf(this.#store, person).then((found) => found.name);
    name.catch(() => this.#known.delete(person));
    this.#known.delete(person);
    this.#known.set(person, { name, at: Date.now() });
    const [oldest] = this.#known.keys();
    if (this.#known.size > REMEMBERED && oldest !== undefined) this.#known.delete(oldest);
    return name;
  }
}
