import type { Standing } from "@clade/kernel/host";
import { faultOf } from "../fault.ts";
import { type Epoch, LeaseLost, type TableRow, Unsure } from "../store/store.ts";
import type { House } from "./house.ts";
import { ratingsAfter } from "./ratings.ts";

/** How often a table is finished again when somebody's rating changed at the same moment. */
const TRIES = 5;

/** Keeps that a game is over, with the ratings that come of it; answers the table as kept. */
export async function finishTable(
  { store, happenings, notes }: House,
  table: TableRow,
  { result, digest }: Standing,
  isHere: (person: string) => boolean,
  epoch?: Epoch,
): Promise<TableRow | undefined> {
  if (result === null || table.status !== "playing") return undefined;
  const now = Date.now();
  // From where people came is of no use any more.
  const seats = table.seats.map((seat) => ({ ...seat, from: null }));
  const over: TableRow = { ...table, seats, status: "over", ended: now, result, digest };
  for (let tries = 0; tries < TRIES; tries++) {
    try {
      const log = await store.log(table.id);
      const rated = await ratingsAfter(store, table, result, log, now);
      const records = await happenings.atTheEnd({ over, rated, log, isHere });
      if (!(await store.finish(over, { ...rated, records }, epoch))) continue;
      notes.finished(table.game);
      return { ...over, revision: over.revision + 1 };
    } catch (error) {
      if (error instanceof LeaseLost || error instanceof Unsure) throw error;
      notes.trouble("not finished", { table: table.id, why: faultOf(error) });
    }
  }
  // The log has the end of the game: it is finished when the table is next opened.
  return undefined;
}
