import { type Complaint, isComplaint } from "@clade/kernel";
import { openHouse } from "../open-house.ts";
import { readSettings } from "../settings.ts";
import type { OrderAnswer } from "../store/desk.ts";
import { type Place, placeOf } from "../store/place.ts";
import type { Notes } from "../tables/house.ts";
import { OwnTables } from "../tables/tables.ts";
import { Bans } from "./bans.ts";
import { type Counter, openCounter } from "./counter.ts";
import type { Order } from "./order.ts";
import { Steward } from "./steward.ts";

/** How long a running server has to take an order, and how often it is looked whether it has, and whether one still runs. */
const PATIENCE_MS = 15_000;
const LOOK_MS = 50;
const SERVED_MS = 1000;

/**
 * Has an order carried out: by a server that runs on the folder or the database, or, where none runs, by the same steward in this
 * process. Orders go through the store, not through a door of their own: whoever may write there is the operator already, nothing
 * has to listen anywhere, it works on every system, and the log of what was done is the same list.
 */
export async function giveOrder(store: string, order: Order, by: string): Promise<OrderAnswer | Complaint> {
  const place = placeOf(store);
  let counter: Counter | undefined;
  try {
    const opened = await openCounter(place);
    if (isComplaint(opened)) return opened;
    counter = opened;
    const text = JSON.stringify(order);
    if (await counter.isServed()) {
      const answer = await leaveAtDesk(counter, text, by);
      if (answer !== "nobody") return answer;
    }
    return await carryOutHere(place, counter, text, by);
  } catch (error) {
    const [why = ""] = (error instanceof Error ? error.message : String(error)).split("\n");
    return { complaint: why };
  } finally {
    await counter?.close();
  }
}

/** "nobody": the last server has gone before it took the order, which is withdrawn. */
async function leaveAtDesk(counter: Counter, order: string, by: string): Promise<OrderAnswer | Complaint | "nobody"> {
  const id = await counter.order({ at: Date.now(), by, order });
  let looked = performance.now();
  for (const until = looked + PATIENCE_MS; performance.now() < until; ) {
    const answer = await counter.answerTo(id);
    if (answer !== undefined) return answer;
    await pause();
    if (performance.now() < looked + SERVED_MS) continue;
    looked = performance.now();
    if (!(await counter.isServed()) && (await counter.withdraw(id))) return "nobody";
  }
  return (await counter.withdraw(id))
    ? { complaint: "the server does not take orders: nothing was done" }
    : { complaint: "the server is still at it: see clade admin … log" };
}

/** The house is this process's alone meanwhile: a folder by its lock, a database by its leases. */
async function carryOutHere(
  place: Place,
  counter: Counter,
  order: string,
  by: string,
): Promise<OrderAnswer | Complaint> {
  const where = place.kind === "folder" ? { data: place.folder, store: "" } : { store: place.url, bus: "" };
  const given: Readonly<Record<string, string>> = { ...where, halls: "1", "bot-threads": "1" };
  const settings = readSettings(({ flag }) => given[flag]);
  if (isComplaint(settings)) return settings;
  const house = await openHouse(settings, SILENT, () => {});
  try {
    const { store, rooms } = house;
    const steward = new Steward({ store, tables: new OwnTables(rooms), bans: await Bans.read(store), hangUp() {} });
    const own = await store.desk.order({ at: Date.now(), by, order });
    // What somebody left at the desk of a server that was gone by then comes first.
    for (const { id, order: written } of await store.desk.takeOrders()) {
      const answer = await steward.carryOut(id, written);
      if (id === own) {
        await rooms.close();
        return answer;
      }
    }
    await rooms.close();
    // A server that was just starting was faster.
    for (const until = performance.now() + PATIENCE_MS; performance.now() < until; await pause()) {
      const answer = await counter.answerTo(own);
      if (answer !== undefined) return answer;
    }
    return { complaint: "a server is at it: see clade admin … log" };
  } finally {
    await house.close();
  }
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, LOOK_MS));
}

const SILENT: Notes = { moved() {}, finished() {}, woke() {}, limit() {}, trouble() {} };
