import { isDeepStrictEqual } from "node:util";
import { faultOf } from "../fault.ts";
import { Hall } from "../halls/hall.ts";
import { planOf } from "../halls/plan.ts";
import type { Unpacked } from "../store/keeping.ts";
import { joined, pack, parted, unpack } from "../store/packing.ts";
import type { Store, TableRow } from "../store/store.ts";
import { wholeOptions } from "../tables/own-data.ts";
import type { Notes } from "../tables/house.ts";

/** However long a game was, its moves are played again within this time, or it stays as it is. */
const REPLAY_MS = 60_000;

/**
 * Makes finished games small: all that is kept of one is what was played, as few bytes. Before the log goes, what was packed is
 * unpacked and played again, in a thread of its own: it must lead to the very end that the game had.
 */
export class Packer {
  readonly #store: Store;
  readonly #trouble: Notes["trouble"];
  #hall: Hall | undefined;
  #closed = false;

  constructor(store: Store, trouble: Notes["trouble"]) {
    this.#store = store;
    this.#trouble = trouble;
  }

  async pack({ table: id, moves }: Unpacked): Promise<void> {
    const { keeping } = this.#store;
    const table = await this.#store.table(id);
    if (table === undefined) return;
    if (!moves && !(await this.#packMoves(table))) return keeping.leaveUnpacked(id);
    while (!(await keeping.dropLog(id)));
    await keeping.packTable(id, table.revision, base64(await pack(JSON.stringify(table))));
  }

  /** Nothing to do for now: the thread goes. */
  async rest(): Promise<void> {
    const hall = this.#hall;
    this.#hall = undefined;
    await hall?.close();
  }

  close(): Promise<void> {
    this.#closed = true;
    return this.rest();
  }

  /** Whether the moves are kept in few bytes now. */
  async #packMoves(table: TableRow): Promise<boolean> {
    const packed = await pack(joined((await this.#store.log(table.id)).map(({ entry }) => entry)));
    const why = await this.#whyNot(table, parted(unpack(packed)));
    if (why !== undefined) {
      this.#trouble("not packed", { table: table.id, why });
      return false;
    }
    await this.#store.keeping.keepMoves(table.id, base64(packed));
    return true;
  }

  /** Why these moves are not the game that was played; undefined if they are. */
  async #whyNot(table: TableRow, entries: readonly string[]): Promise<string | undefined> {
    this.#hall ??= new Hall(REPLAY_MS, { trouble: () => {} });
    try {
      const options = await wholeOptions(table.options, (hash) => this.#store.data(hash));
      const answer = await this.#hall.ask(table.id, "open", { plan: { ...planOf(table), options }, entries });
      if (answer.kind !== "opened") return "it does not play through";
      await this.#hall.ask(table.id, "drop", {});
      if (answer.digest === null || answer.digest !== table.digest) return "it ends in another state";
      return isDeepStrictEqual(answer.result, table.result) ? undefined : "it has another result";
    } catch (error) {
      // The server stops: nothing is known of this game.
      if (this.#closed) throw error;
      return faultOf(error);
    }
  }
}

function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("base64");
}
