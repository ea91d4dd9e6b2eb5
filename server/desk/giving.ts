import { existsSync } from "node:fs";
import { type Complaint, isComplaint } from "@clade/kernel";
import { databaseIn } from "../data-folder.ts";
import { openHouse } from "../open-house.ts";
import { readSettings } from "../settings.ts";
import type { OrderAnswer } from "../store/desk.ts";
import { openDatabase } from "../store/sqlite/driver.ts";
import { lockFolder } from "../store/sqlite/folder-lock.ts";
import type { Notes } from "../tables/house.ts";
import { OwnTables } from "../tables/tables.ts";
import { Bans } from "./bans.ts";
import type { Order } from "./order.ts";
import { Steward } from "./steward.ts";

/** How long a running server has to take an order, and how often it is looked whether it has. */
const PATIENCE_MS = 15_000;
const LOOK_MS = 50;

/**
 * Has an order carried out: by the server that runs on the folder, or, where none runs, by the same steward in this process. Orders
 * go through the database, not through a door of their own: whoever may write that file is the operator already, nothing has to
 * listen anywhere, it works on every system, and the log of what was done is the same list.
 */
export async function giveOrder(folder: string, order: Order, by: string): Promise<OrderAnswer | Complaint> {
  if (!existsSync(databaseIn(folder))) {
    return { complaint: `${folder} is no data folder of a server: there is no clade.db in it` };
  }
  try {
    const unlock = await lockFolder(folder);
    unlock?.();
    const text = JSON.stringify(order);
    return unlock === undefined ? await leaveAtDesk(folder, text, by) : await carryOutHere(folder, text, by);
  } catch (error) {
    return { complaint: error instanceof Error ? error.message : String(error) };
  }
}

async function leaveAtDesk(folder: string, order: string, by: string): Promise<OrderAnswer | Complaint> {
  const database = await openDatabase(databaseIn(folder));
  try {
    database.exec("PRAGMA busy_timeout = 5000");
    const { id } = database
      .prepare(`INSERT INTO orders (at, "by", "order") VALUES (?, ?, ?) RETURNING id`)
      .get(Date.now(), by, order) as { readonly id: number };
    const read = database.prepare("SELECT done, said FROM orders WHERE id = ?");
    for (let waited = 0; waited < PATIENCE_MS; waited += LOOK_MS) {
      const { done, said } = read.get(id) as { readonly done: number | null; readonly said: string | null };
      if (done !== null) return { done: done === 1, said: said ?? "" };
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
    const withdrawn = database.prepare("DELETE FROM orders WHERE id = ? AND taken = 0").run(id).changes === 1;
    return withdrawn
      ? { complaint: "the server does not take orders: nothing was done" }
      : { complaint: "the server is still at it: see clade admin … log" };
  } finally {
    database.close();
  }
}

async function carryOutHere(folder: string, order: string, by: string): Promise<OrderAnswer | Complaint> {
  const settings = readSettings(({ flag }) => ({ data: folder, halls: "1", "bot-threads": "1" })[flag]);
  if (isComplaint(settings)) return settings;
  const house = await openHouse(settings, SILENT, () => {});
  try {
    const { store, rooms } = house;
    const steward = new Steward({ store, tables: new OwnTables(rooms), bans: await Bans.read(store), hangUp() {} });
    await store.desk.order({ at: Date.now(), by, order });
    let answer: OrderAnswer | Complaint = { complaint: "nothing was done" };
    // What somebody left at the desk of a server that was gone by then comes first.
    for (const { id, order: written } of await store.desk.takeOrders()) answer = await steward.carryOut(id, written);
    await rooms.close();
    return answer;
  } finally {
    await house.close();
  }
}

const SILENT: Notes = { moved() {}, finished() {}, woke() {}, limit() {}, trouble() {} };
