import type { TableStatus } from "@clade/kernel";
import { faultOf } from "../fault.ts";
import type { Settings } from "../settings.ts";
import type { Store } from "../store/store.ts";
import type { Notes } from "../tables/house.ts";
import type { Tables } from "../tables/tables.ts";
import { Packer } from "./packer.ts";

const DAY_MS = 24 * 3600 * 1000;
/** A table that was closed stays for so long: who was at it may still be looking. */
const CLOSED_MS = 3600 * 1000;
/** So many things are looked up at once. */
const BATCH = 50;
/** A breath between one thing and the next, so that nobody at a table notices: at least so long, and longer after long work. */
const BREATH_MS = 20;
const BREATH_FOR_WORK = 4;

/**
 * Keeps the house tidy: tables that wait in vain go, games that are over become compact records, chats are forgotten in time. All of
 * it in small pieces, one after the other.
 */
export class Upkeep {
  readonly #settings: Settings;
  readonly #store: Store;
  readonly #tables: Tables;
  readonly #trouble: Notes["trouble"];
  readonly #packer: Packer;
  readonly #isDue: () => boolean;
  #timer: NodeJS.Timeout | undefined;
  #working: Promise<void> = Promise.resolve();
  #stopping = false;

  /** `isDue`: whether it is this server that tidies up; of several, one does. */
  constructor(settings: Settings, store: Store, tables: Tables, trouble: Notes["trouble"], isDue = () => true) {
    this.#settings = settings;
    this.#store = store;
    this.#tables = tables;
    this.#trouble = trouble;
    this.#packer = new Packer(store, trouble);
    this.#isDue = isDue;
    this.#next();
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    clearTimeout(this.#timer);
    await this.#packer.close();
    await this.#working;
  }

  #next(): void {
    if (this.#stopping) return;
    this.#timer = setTimeout(() => {
      this.#working = (this.#isDue() ? this.#round() : Promise.resolve())
        .catch((error: unknown) => {
          if (!this.#stopping) this.#trouble("upkeep failed", { why: faultOf(error) });
        })
        .finally(() => this.#next());
    }, 1000 * this.#settings.upkeepSeconds);
    this.#timer.unref();
  }

  async #round(): Promise<void> {
    const { keepWaiting, keepUnfinished, keepGames, keepChats, packAfter } = this.#settings;
    const { keeping } = this.#store;
    const now = Date.now();
    await this.#removeExpired("closed", now - CLOSED_MS);
    if (keepWaiting > 0) await this.#removeExpired("waiting", now - keepWaiting * DAY_MS);
    if (keepUnfinished > 0) await this.#removeExpired("playing", now - keepUnfinished * DAY_MS);
    if (keepGames > 0) await this.#removeExpired("over", now - keepGames * DAY_MS);
    if (keepChats > 0) {
      while (!this.#stopping && (await keeping.forgetChat(now - keepChats * DAY_MS, 10 * BATCH)) > 0) await breath();
      await keeping.forgetReports(now - keepChats * DAY_MS);
    }
    await this.#each(
      () => keeping.unpacked(now - packAfter * 60_000, BATCH),
      ({ table }) => table,
      (game) => this.#packer.pack(game),
    );
    await this.#packer.rest();
  }

  #removeExpired(status: TableStatus, before: number): Promise<void> {
    return this.#each(
      () => this.#store.keeping.expired(status, before, BATCH),
      (table) => table,
      (table) => this.#tables.order(table, { do: "remove" }),
    );
  }

  /** Does something to everything that is found, until nothing is found that was not seen before. */
  async #each<T>(
    find: () => Promise<readonly T[]>,
    nameOf: (found: T) => string,
    work: (found: T) => Promise<unknown>,
  ): Promise<void> {
    const seen = new Set<string>();
    for (;;) {
      const found = (await find()).filter((each) => !seen.has(nameOf(each)));
      if (found.length === 0) return;
      for (const each of found) {
        if (this.#stopping) return;
        seen.add(nameOf(each));
        const began = performance.now();
        await work(each);
        await breath(BREATH_FOR_WORK * (performance.now() - began));
      }
    }
  }
}

function breath(ms = 0): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(BREATH_MS, ms)));
}
