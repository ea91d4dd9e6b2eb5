import { faultOf } from "../fault.ts";
import type { Store, TableRow } from "../store/store.ts";
import type { Happening, Happenings } from "./happenings.ts";
import type { Notes } from "./house.ts";

const KIND = "watchable";
const ALL = "all";

/** A place in the list: what comes after it is the next page. */
export interface WatchablePlace {
  readonly rank: number;
  readonly key: string;
}

/**
 * The games that are on and that anybody may find and look at, because their hosts let them: a record for each, made when the
 * game begins, gone when it is over. What a crash left behind is noticed by whoever reads the list.
 */
export class Watchable {
  readonly #store: Store;
  /** Those that this server has put there since it began: a game is told of with every move. */
  readonly #listed = new Set<string>();

  constructor(store: Store, happenings: Happenings, trouble: Notes["trouble"]) {
    this.#store = store;
    const heard = ({ table }: Happening): void => {
      if (table.status !== "playing" || !isWatchable(table)) this.#listed.delete(table.id);
      else if (!this.#listed.has(table.id)) {
        this.#listed.add(table.id);
        this.list(table).catch((error: unknown) => {
          this.#listed.delete(table.id);
          trouble("not listed", { table: table.id, why: faultOf(error) });
        });
      }
    };
    happenings.listen({ heard });
    happenings.keepAtTheEnd(({ over }) => [{ kind: KIND, key: over.id, body: null }]);
  }

  /** Puts a table where it belongs: into the list while it plays and its host lets others watch, else out of it. */
  async list(table: TableRow): Promise<void> {
    const isThere = table.status === "playing" && isWatchable(table);
    const place = { kind: KIND, key: table.id };
    const rank = table.started ?? table.created;
    await this.#store.records.change([
      isThere ? { ...place, body: {}, marks: [{ mark: ALL, rank }] } : { ...place, body: null },
    ]);
  }

  /** A page of them, the newest first, and from where on there are more. */
  async page(
    limit: number,
    after?: WatchablePlace,
  ): Promise<{ readonly tables: TableRow[]; readonly next: WatchablePlace | null }> {
    const { records } = this.#store;
    const found = await records.marked(KIND, ALL, { limit: limit + 1, ...(after === undefined ? {} : { after }) });
    const page = found.slice(0, limit);
    const rows = await Promise.all(page.map(({ key }) => this.#store.table(key)));
    const tables = rows.flatMap((row) => (row?.status === "playing" && isWatchable(row) ? row : []));
    const left = page.filter(({ key }) => !tables.some(({ id }) => id === key));
    if (left.length > 0) await records.change(left.map(({ kind, key }) => ({ kind, key, body: null })));
    const last = page.at(-1);
    return { tables, next: found.length > limit && last !== undefined ? { rank: last.rank, key: last.key } : null };
  }
}

function isWatchable({ watch, open }: TableRow): boolean {
  return watch ?? open;
}
