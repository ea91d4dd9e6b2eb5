import type { Table } from "../store/store.ts";
import type { Audience } from "./audience.ts";
import type { Clocks } from "./clocks.ts";
import { seatsText } from "./texts.ts";

/** The seats as everybody is told them. Without clocks they stay the same until somebody comes or goes. */
export class SeatsTold {
  readonly #audience: Audience;
  #table: Table | undefined;
  #visits = -1;
  #text = "";

  constructor(audience: Audience) {
    this.#audience = audience;
  }

  text(table: Table, clocks: ReturnType<Clocks["all"]>): string {
    if (clocks !== null) return seatsText(table, this.#audience, clocks);
    const { visits } = this.#audience;
    if (table !== this.#table || visits !== this.#visits) {
      this.#text = seatsText(table, this.#audience, null);
      this.#table = table;
      this.#visits = visits;
    }
    return this.#text;
  }
}
