import { faultOf } from "../fault.ts";
import type { Store } from "../store/store.ts";
import type { Notes } from "../tables/house.ts";
import type { Steward } from "./steward.ts";

/** How often the desk is looked at: an order is a matter of a moment, and a look costs next to nothing. */
const LOOK_MS = 250;

/** Brings orders that were written into the store to the steward, one after the other. */
export class Clerk {
  readonly #store: Store;
  readonly #steward: Steward;
  readonly #trouble: Notes["trouble"];
  #timer: NodeJS.Timeout | undefined;
  #working: Promise<void> = Promise.resolve();
  #stopping = false;
  #failing = false;

  constructor(store: Store, steward: Steward, trouble: Notes["trouble"]) {
    this.#store = store;
    this.#steward = steward;
    this.#trouble = trouble;
    this.#next();
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    clearTimeout(this.#timer);
    await this.#working;
  }

  #next(): void {
    if (this.#stopping) return;
    this.#timer = setTimeout(() => {
      this.#working = this.#look()
        .catch((error: unknown) => {
          // Said once, not four times a second.
          if (!this.#failing) this.#trouble("desk not read", { why: faultOf(error) });
          this.#failing = true;
        })
        .finally(() => this.#next());
    }, LOOK_MS);
    this.#timer.unref();
  }

  async #look(): Promise<void> {
    for (const { id, order } of await this.#store.desk.takeOrders()) await this.#steward.carryOut(id, order);
    this.#failing = false;
  }
}
