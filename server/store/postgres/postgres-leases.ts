import { type Alive, type Held, LEASE_MS, type Leased, type Leases, type Slot, type SlotPause } from "../leases.ts";
import type { Database } from "./database.ts";

/** A server that was gone for so long is forgotten. */
const FORGOTTEN = "1 day";
/** No clock runs for longer than this without a move. */
const PAUSES_KEPT_MS = 15 * 24 * 3600 * 1000;
/** Whether a server lives, by the database's own clock. */
export const LIVES = `seen > clock_timestamp() - interval '${LEASE_MS} milliseconds'`;

/** Beats have a way of their own: they must come through when everything else waits. */
export class PostgresLeases implements Leases {
  readonly #database: Database;
  readonly #beats: Database;

  constructor(database: Database, beats: Database) {
    this.#database = database;
    this.#beats = beats;
  }

  beat({ id, name, began, joined }: Alive): Promise<Leased> {
    return this.#beats.now(async ({ run, all }) => {
      await run(
        `WITH before AS (SELECT id, seen FROM servers WHERE id = $1 AND NOT ${LIVES}),
           missed AS (
             INSERT INTO pauses (slot, began, ended)
             SELECT slots.slot, ${msOf("before.seen")}, ${msOf("clock_timestamp()")}
             FROM before JOIN slots ON slots.owner = before.id
           )
         INSERT INTO servers (id, name, began, joined, seen) VALUES ($1, $2, $3, $4, clock_timestamp())
         ON CONFLICT (id) DO UPDATE SET joined = excluded.joined, seen = clock_timestamp()`,
        id,
        name,
        began,
        joined,
      );
      const alive = await all<Alive>(`SELECT id, name, began, joined FROM servers WHERE ${LIVES} ORDER BY id`);
      const slots = await all<Slot>("SELECT slot, epoch, owner FROM slots ORDER BY slot");
      return { alive, slots };
    });
  }

  async claim(server: string, slots: readonly Held[]): Promise<Held[]> {
    if (slots.length === 0) return [];
    // If no answer comes, the next beat tells what came of it.
    return this.#database.once(({ all }) =>
      all<Held>(
        `WITH wanted AS (SELECT * FROM json_to_recordset($2::text::json) AS wanted(slot integer, epoch bigint)),
           free AS (
             SELECT slots.slot, (SELECT seen FROM servers WHERE servers.id = slots.owner) AS seen
             FROM slots JOIN wanted ON wanted.slot = slots.slot AND wanted.epoch = slots.epoch
             WHERE owner IS NULL OR NOT EXISTS (SELECT 1 FROM servers WHERE servers.id = slots.owner AND ${LIVES})
             ORDER BY slots.slot FOR UPDATE OF slots
           ),
           missed AS (
             INSERT INTO pauses (slot, began, ended)
             SELECT slot, ${msOf("seen")}, ${msOf("clock_timestamp()")} FROM free WHERE seen IS NOT NULL
           )
         UPDATE slots SET owner = $1, epoch = slots.epoch + 1 FROM free WHERE slots.slot = free.slot
         RETURNING slots.slot, slots.epoch`,
        server,
        JSON.stringify(slots.map(({ slot, epoch }) => ({ slot, epoch }))),
      ),
    );
  }

  async give(server: string, slots: readonly (Held & { readonly to: string })[]): Promise<Slot[]> {
    if (slots.length === 0) return [];
    // What was given by a try that brought no answer is not given again, and its new owners find it by themselves.
    return this.#database.again(({ all }) =>
      all<Slot>(
        `WITH wanted AS (SELECT * FROM json_to_recordset($2::text::json) AS wanted(slot integer, epoch bigint, "to" text)),
           own AS (
             SELECT slots.slot, wanted."to" FROM slots JOIN wanted ON wanted.slot = slots.slot AND wanted.epoch = slots.epoch
             WHERE owner = $1 ORDER BY slots.slot FOR UPDATE OF slots
           )
         UPDATE slots SET owner = own."to", epoch = slots.epoch + 1 FROM own WHERE slots.slot = own.slot
         RETURNING slots.slot, slots.epoch, slots.owner`,
        server,
        JSON.stringify(slots),
      ),
    );
  }

  pauses(slots?: readonly number[]): Promise<SlotPause[]> {
    const some = slots === undefined ? "" : "WHERE slot IN (SELECT json_array_elements_text($1::text::json)::integer)";
    return this.#database.again(({ all }) =>
      all<SlotPause>(
        `SELECT slot, began, ended FROM pauses ${some} ORDER BY began`,
        ...(slots === undefined ? [] : [JSON.stringify(slots)]),
      ),
    );
  }

  async leave(server: string): Promise<void> {
    await this.#database.whole(async ({ run }) => {
      await run("UPDATE slots SET owner = NULL, epoch = epoch + 1 WHERE owner = $1", server);
      await run(`DELETE FROM pauses WHERE ended < ${msOf("clock_timestamp()")} - ${PAUSES_KEPT_MS}`);
      await run(`DELETE FROM servers WHERE id = $1 OR seen < clock_timestamp() - interval '${FORGOTTEN}'`, server);
    });
  }
}

function msOf(moment: string): string {
  return `(extract(epoch FROM ${moment}) * 1000)::bigint`;
}
