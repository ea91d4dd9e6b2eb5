import { slotOf } from "../slots.ts";
import { type LogEntry, StoreFailure, Unsure } from "../store.ts";
import type { Database } from "./database.ts";

/** An entry, and under which epoch its server has the table; null where one server has everything. */
export interface Appended {
  readonly entry: LogEntry;
  readonly epoch: number | null;
}

/** What became of an entry: it is kept, its number was taken, or another server has its table. */
export type Kept = boolean | "stale";

/**
 * Keeps a batch of entries in one statement, which is its own transaction. The slots of their tables are locked against
 * changing hands until it is over, and an entry counts only under the present epoch of its slot. Asked again after
 * a broken connection, an entry that lies there just as it was sent is the one of the try before.
 */
export async function appendAll(database: Database, batch: readonly Appended[]): Promise<Kept[]> {
  const seen = new Set<string>();
  const again = batch.findIndex(({ entry }) => {
    const key = `${entry.table} ${entry.number}`;
    return seen.size === seen.add(key).size;
  });
  if (again === -1) return appendThese(database, batch);
  // Where two want the same number at the same moment, the second is looked at when the first has had its answer.
  const first = await appendThese(database, batch.slice(0, again));
  return [...first, ...(await appendAll(database, batch.slice(again)))];
}

async function appendThese(database: Database, batch: readonly Appended[]): Promise<Kept[]> {
  try {
    return await inOneStatement(database, batch);
  } catch (error) {
    // One entry that the database cannot take must not be the others' misfortune.
    if (batch.length === 1 || !(error instanceof StoreFailure) || error instanceof Unsure || isAway(error)) throw error;
    const kept: Kept[] = [];
    for (const each of batch) kept.push(...(await inOneStatement(database, [each]).catch(() => [false])));
    return kept;
  }
}

function isAway({ message }: StoreFailure): boolean {
  return message.startsWith("the database");
}

async function inOneStatement(database: Database, batch: readonly Appended[]): Promise<Kept[]> {
  const rows = batch.map(({ entry: { table, number, entry, id, at, turn, clocks }, epoch }, nth) => ({
    nth,
    table,
    number,
    line: entry,
    id,
    at,
    turn: turn.join(""),
    clocks: clocks === null ? null : clocks.join(" "),
    slot: slotOf(table),
    epoch,
  }));
  interface Answer {
    readonly current: boolean;
    readonly kept: boolean;
  }
  const answers = await database.again(({ all }, tries) => all<Answer>(APPEND, JSON.stringify(rows), tries > 0));
  return answers.map(({ current, kept }) => (kept ? true : current ? false : "stale"));
}

const APPEND = `
  WITH given AS MATERIALIZED (
    SELECT * FROM json_to_recordset($1::text::json) AS given(nth integer, "table" text, number integer, line text, id text,
      at bigint, turn text, clocks text, slot integer, epoch bigint)
  ),
  held AS MATERIALIZED (
    SELECT slot, epoch FROM slots WHERE slot IN (SELECT slot FROM given WHERE epoch IS NOT NULL) ORDER BY slot FOR SHARE
  ),
  wanted AS MATERIALIZED (
    SELECT given.*, given.epoch IS NULL OR given.epoch = held.epoch AS current
    FROM given LEFT JOIN held ON held.slot = given.slot
  ),
  kept AS (
    INSERT INTO log ("table", number, line, id, at, turn, clocks)
    SELECT "table", number, line, id, at, turn, clocks FROM wanted WHERE current ORDER BY nth
    ON CONFLICT DO NOTHING RETURNING "table", number
  )
  SELECT coalesce(wanted.current, false) AS current, kept.number IS NOT NULL OR ($2::boolean AND EXISTS (
      SELECT 1 FROM log WHERE log."table" = wanted."table" AND log.number = wanted.number AND log.line = wanted.line
        AND log.id IS NOT DISTINCT FROM wanted.id AND log.at = wanted.at
    )) AS kept
  FROM wanted LEFT JOIN kept ON kept."table" = wanted."table" AND kept.number = wanted.number ORDER BY nth`;
