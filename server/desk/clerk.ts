import { Again } from "../again.ts";
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
  readonly #looks: Again;
  #failing = false;

  constructor(store: Store, steward: Steward, trouble: Notes["trouble"]) {
    this.#store = store;
    this.#steward = steward;
    this.#looks = new Again(
      LOOK_MS,
      () => this.#look(),
      (error) => {
        // Said once, not four times a second.
        if (!this.#failing) trouble("desk not read", { why: faultOf(error) });
        this.#failing = true;
      },
    );
  }

  stop(): Promise<void> {
    return this.#looks.stop();
  }

  async #look(): Promise<void> {
    for (const { id, order } of await this.#store.desk.takeOrders()) await this.#steward.carryOut(id, order);
    this.#failing = false;
  }
}
