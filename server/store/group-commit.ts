import type { LogEntry, Store } from "./store.ts";

interface Waiting {
  readonly entry: LogEntry;
  readonly resolve: (kept: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Puts the moves of all tables on disk together: while one batch is being written the next one gathers, so that
 * durability costs a batch and not a move.
 */
export class GroupCommit {
  readonly #store: Pick<Store, "append">;
  #gathering: Waiting[] = [];
  #writing = false;

  constructor(store: Pick<Store, "append">) {
    this.#store = store;
  }

  /** Resolves once the entry is on disk; false if its number was taken. */
  append(entry: LogEntry): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#gathering.push({ entry, resolve, reject });
      if (!this.#writing) {
        this.#writing = true;
        setImmediate(() => void this.#write());
      }
    });
  }

  async #write(): Promise<void> {
    while (this.#gathering.length > 0) {
      const batch = this.#gathering;
      this.#gathering = [];
      try {
        const kept = await this.#store.append(batch.map(({ entry }) => entry));
        for (const [index, { resolve }] of batch.entries()) resolve(kept[index] === true);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.#writing = false;
  }
}
