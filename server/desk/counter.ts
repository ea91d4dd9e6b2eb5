import { existsSync } from "node:fs";
import type { Complaint } from "@clade/kernel";
import { databaseIn } from "../data-folder.ts";
import type { NewOrder, OrderAnswer } from "../store/desk.ts";
import type { Place } from "../store/place.ts";
import { openDatabase } from "../store/sqlite/driver.ts";
import { lockFolder } from "../store/sqlite/folder-lock.ts";

/** The desk as whoever comes from outside sees it: they write an order down, and look what came of it. */
export interface Counter {
  /** Whether a server runs that will look at the desk. */
  isServed(): Promise<boolean>;
  order(order: NewOrder): Promise<number>;
  /** Undefined while there is none. */
  answerTo(id: number): Promise<OrderAnswer | undefined>;
  /** False if somebody has taken the order already. */
  withdraw(id: number): Promise<boolean>;
  close(): Promise<void>;
}

export async function openCounter(place: Place): Promise<Counter | Complaint> {
  if (place.kind === "folder") return counterOfFolder(place.folder);
  // Loaded only where it is needed.
  return (await import("../store/postgres/postgres-counter.ts")).counterOfDatabase(place.url);
}

async function counterOfFolder(folder: string): Promise<Counter | Complaint> {
  if (!existsSync(databaseIn(folder))) {
    return { complaint: `${folder} is no data folder of a server: there is no clade.db in it` };
  }
  const database = await openDatabase(databaseIn(folder));
  database.exec("PRAGMA busy_timeout = 5000");
  return {
    async isServed() {
      const unlock = await lockFolder(folder);
      unlock?.();
      return unlock === undefined;
    },
    async order({ at, by, order }) {
      const { id } = database
        .prepare(`INSERT INTO orders (at, "by", "order") VALUES (?, ?, ?) RETURNING id`)
        .get(at, by, order) as { readonly id: number };
      return id;
    },
    async answerTo(id) {
      const { done, said } = database.prepare("SELECT done, said FROM orders WHERE id = ?").get(id) as {
        readonly done: number | null;
        readonly said: string | null;
      };
      return done === null ? undefined : { done: done === 1, said: said ?? "" };
    },
    withdraw: async (id) => database.prepare("DELETE FROM orders WHERE id = ? AND taken = 0").run(id).changes === 1,
    close: async () => database.close(),
  };
}
