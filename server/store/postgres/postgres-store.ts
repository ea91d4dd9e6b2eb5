import { dataIn } from "../../tables/own-data.ts";
import { inBatches } from "../in-batches.ts";
import { slotOf } from "../slots.ts";
import {
  clocksOf,
  packedLog,
  seatsOf,
  type SqlPlaying,
  type SqlTable,
  tableOf,
  withClocks,
  withEntries,
} from "../sql-rows.ts";
import {
  type Epoch,
  type KeptChatLine,
  LeaseLost,
  type Life,
  type LogEntry,
  type Meeting,
  type OwnTable,
  type Outcome,
  type Person,
  type PlayingTable,
  type Rating,
  type RatingChange,
  type Session,
  type Store,
  type TableRow,
} from "../store.ts";
import { appendAll, type Appended } from "./appending.ts";
import { Database, type Queries } from "./database.ts";
import { migrate } from "./migrations.ts";
import { PostgresDesk } from "./postgres-desk.ts";
import { PostgresKeeping } from "./postgres-keeping.ts";
import { PostgresLeases } from "./postgres-leases.ts";
import { PostgresPersonal } from "./postgres-personal.ts";
import { applyRecords, PostgresRecords } from "./postgres-records.ts";

/** Ways for reading and for single changes. Moves have one of their own, on which a batch follows the other. */
const WAYS = 8;

/**
 * The store of many servers: one PostgreSQL database. A commit is on disk (and on what the operator has set to be synchronous)
 * when it returns. While the database is away everything waits for it a while; what was under way is tried again in a way
 * that does it once.
 */
export class PostgresStore implements Store {
  readonly records: PostgresRecords;
  readonly keeping: PostgresKeeping;
  readonly personal: PostgresPersonal;
  readonly desk: PostgresDesk;
  readonly leases: PostgresLeases;
  readonly #database: Database;
  readonly #moves: Database;
  readonly #beats: Database;
  readonly #append: (appended: Appended) => Promise<boolean | "stale">;

  private constructor(url: string) {
    this.#database = new Database(url, WAYS);
    this.#moves = new Database(url, 1);
    this.#beats = new Database(url, 1);
    this.records = new PostgresRecords(this.#database);
    this.keeping = new PostgresKeeping(this.#database);
    this.personal = new PostgresPersonal(this.#database);
    this.desk = new PostgresDesk(this.#database);
    this.leases = new PostgresLeases(this.#database, this.#beats);
    this.#append = inBatches((batch) => appendAll(this.#moves, batch));
  }

  static async open(url: string): Promise<PostgresStore> {
    const store = new PostgresStore(url);
    try {
      await store.#database.whole((queries) => migrate(queries));
      return store;
    } catch (error) {
      await store.close();
      throw error;
    }
  }

  async secret(name: string, fresh: string): Promise<string> {
    await this.#run("INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING", name, fresh);
    const [row] = await this.#all<{ value: string }>("SELECT value FROM secrets WHERE name = $1", name);
    return row?.value ?? fresh;
  }

  async beat(now: number): Promise<void> {
    await this.#database.now(({ run }) =>
      run(
        "INSERT INTO heart (id, at) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = greatest(heart.at + 1, excluded.at)",
        now,
      ),
    );
  }

  lives(): Promise<Life[]> {
    return this.#all<Life>("SELECT began, last FROM lives ORDER BY began");
  }

  async saveLife({ began, last }: Life): Promise<void> {
    await this.#run(
      "INSERT INTO lives (began, last) VALUES ($1, $2) ON CONFLICT (began) DO UPDATE SET last = excluded.last",
      began,
      last,
    );
    await this.#run("DELETE FROM lives WHERE last < $1", last - LIVES_KEPT_MS);
  }

  async person(id: string): Promise<Person | undefined> {
    return (await this.#all<Person>("SELECT id, name, created FROM people WHERE id = $1", id))[0];
  }

  async savePerson({ id, name, created }: Person): Promise<void> {
    await this.#run(
      `WITH kept AS (
         INSERT INTO people (id, name, created) VALUES ($1, $2, $3)
         ON CONFLICT (id) DO UPDATE SET name = excluded.name RETURNING xmax = 0 AS fresh
       )
       INSERT INTO sessions (person, id, device, created, seen) SELECT $1, 'first', '', $3, $3 FROM kept WHERE fresh
       ON CONFLICT DO NOTHING`,
      id,
      name,
      created,
    );
  }

  async sessions(person: string): Promise<Session[] | undefined> {
    if ((await this.person(person)) === undefined) return undefined;
    return this.#all<Session>(
      "SELECT person, id, device, created, seen FROM sessions WHERE person = $1 ORDER BY created, id",
      person,
    );
  }

  async addSession({ person, id, device, created, seen }: Session): Promise<void> {
    await this.#run(
      "INSERT INTO sessions (person, id, device, created, seen) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING",
      person,
      id,
      device,
      created,
      seen,
    );
  }

  async seeSession({ person, id, device, seen }: Session): Promise<void> {
    await this.#run(
      "UPDATE sessions SET device = $1, seen = $2 WHERE person = $3 AND id = $4",
      device,
      seen,
      person,
      id,
    );
  }

  endSessions(person: string, which: { readonly only: string } | { readonly but: string }): Promise<number> {
    return "only" in which
      ? this.#run("DELETE FROM sessions WHERE person = $1 AND id = $2", person, which.only)
      : this.#run("DELETE FROM sessions WHERE person = $1 AND id <> $2", person, which.but);
  }

  async setRecovery(person: string, hash: string): Promise<void> {
    await this.#run("UPDATE people SET recovery = $1 WHERE id = $2", hash, person);
  }

  async personByRecovery(hash: string): Promise<Person | undefined> {
    return (await this.#all<Person>("SELECT id, name, created FROM people WHERE recovery = $1", hash))[0];
  }

  async keepData(hash: string, body: string): Promise<void> {
    await this.#run("INSERT INTO data (hash, body) VALUES ($1, $2) ON CONFLICT DO NOTHING", hash, body);
  }

  async data(hash: string): Promise<string | undefined> {
    return (await this.#all<{ body: string }>("SELECT body FROM data WHERE hash = $1", hash))[0]?.body;
  }

  addTable(table: TableRow): Promise<boolean> {
    return this.#database.whole(async ({ run, all }, tries) => {
      const { id, revision, code, status, open, host, created, ended } = table;
      const body = JSON.stringify(table);
      const added = await run(
        `INSERT INTO tables (id, slot, revision, code, status, open, host, created, ended, body)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT DO NOTHING`,
        id,
        slotOf(id),
        revision,
        code,
        status,
        open,
        host,
        created,
        ended,
        body,
      );
      if (added === 0) {
        // It may have been added by the try before, of which no answer came.
        return tries > 0 && (await all("SELECT 1 FROM tables WHERE id = $1 AND body = $2", id, body)).length > 0;
      }
      await run(
        `INSERT INTO members (person, "table") SELECT person, $1 FROM json_array_elements_text($2::text::json) AS person`,
        id,
        membersOf(table),
      );
      await run(
        `INSERT INTO data_at (hash, "table") SELECT hash, $1 FROM json_array_elements_text($2::text::json) AS hash
         ON CONFLICT DO NOTHING`,
        id,
        JSON.stringify(dataIn(table.options)),
      );
      return true;
    });
  }

  saveTable(table: TableRow, epoch?: Epoch): Promise<boolean> {
    return this.#database.whole(async (queries, tries) => {
      await hold(queries, table.id, epoch);
      return replaceTable(queries, table, tries > 0);
    });
  }

  async table(id: string): Promise<TableRow | undefined> {
    const [row] = await this.#all<SqlTable>(`SELECT revision, body, ${NAMES}, ${PACKED} FROM tables WHERE id = $1`, id);
    return tableOf(row);
  }

  async tableByCode(code: string): Promise<TableRow | undefined> {
    const [row] = await this.#all<SqlTable>(
      `SELECT revision, body, ${NAMES}, ${PACKED} FROM tables WHERE code = $1 AND status IN ('waiting', 'playing')`,
      code,
    );
    return tableOf(row);
  }

  async openTables(limit: number, from: number): Promise<TableRow[]> {
    const rows = await this.#all<SqlTable>(
      `SELECT revision, body, ${NAMES} FROM (
         SELECT id, revision, body, created, row_number() OVER (PARTITION BY host ORDER BY created DESC) AS nth
         FROM tables WHERE status = 'waiting' AND open
       ) AS tables ORDER BY nth, created DESC, id LIMIT $1 OFFSET $2`,
      limit,
      from,
    );
    return rows.flatMap((row) => tableOf(row) ?? []);
  }

  async tablesOf(person: string, limit: number, from: number): Promise<OwnTable[]> {
    const rows = await this.#all<SqlPlaying & { readonly number: number | null }>(
      `SELECT revision, body, ${NAMES}, ${PACKED}, ${lastOf("turn")}, ${lastOf("at")}, ${lastOf("clocks")},
       ${lastOf("number")} FROM members JOIN tables ON tables.id = members."table"
       WHERE person = $1 AND status <> 'closed' ORDER BY status = 'over', created DESC, id LIMIT $2 OFFSET $3`,
      person,
      limit,
      from,
    );
    return rows.flatMap(withEntries);
  }

  async goingOn(person: string): Promise<{ all: number; listed: number }> {
    const [row] = await this.#all<{ all: number; listed: number }>(
      `SELECT count(*) AS "all", count(*) FILTER (WHERE ${LISTED}) AS listed
       FROM members JOIN tables ON tables.id = members."table" WHERE person = $1 AND ${GOING}`,
      person,
    );
    return row ?? { all: 0, listed: 0 };
  }

  stillGoing(tables: readonly string[]): Promise<{ id: string; listed: boolean }[]> {
    return this.#all<{ id: string; listed: boolean }>(
      `SELECT id, ${LISTED} AS listed FROM tables
       WHERE id IN (SELECT json_array_elements_text($1::text::json)) AND ${GOING} ORDER BY id`,
      JSON.stringify(tables),
    );
  }

  async playing(slots?: readonly number[]): Promise<PlayingTable[]> {
    const some = slots === undefined ? "" : "AND slot IN (SELECT json_array_elements_text($1::text::json)::integer)";
    const rows = await this.#all<SqlPlaying>(
      `SELECT revision, body, ${NAMES}, ${lastOf("turn")}, ${lastOf("at")}, ${lastOf("clocks")}
       FROM tables WHERE status = 'playing' ${some}`,
      ...(slots === undefined ? [] : [JSON.stringify(slots)]),
    );
    return rows.flatMap(withClocks);
  }

  async append(entry: LogEntry, epoch?: Epoch): Promise<boolean> {
    const kept = await this.#append({ entry, epoch: epoch ?? null });
    if (kept === "stale") throw leaseLost();
    return kept;
  }

  async log(table: string, from = 0, most: number = Number.MAX_SAFE_INTEGER): Promise<LogEntry[]> {
    const [packed] = await this.#all<{ moves: Uint8Array | null }>(
      `SELECT moves FROM archive WHERE "table" = $1`,
      table,
    );
    if (packed?.moves != null) return packedLog(table, packed.moves).slice(from, from + most);
    type Row = Omit<LogEntry, "turn" | "clocks"> & { turn: string; clocks: string | null };
    const rows = await this.#all<Row>(
      `SELECT "table", number, line AS entry, id, at, turn, clocks FROM log WHERE "table" = $1 AND number >= $2
       ORDER BY number LIMIT $3`,
      table,
      from,
      most,
    );
    return rows.map((row) => ({
      ...row,
      turn: seatsOf(row.turn),
      clocks: row.clocks === null ? null : clocksOf(row.clocks),
    }));
  }

  async say({ table, number, person, name, text, at }: KeptChatLine, epoch?: Epoch): Promise<void> {
    await this.#database.whole(async (queries, tries) => {
      await hold(queries, table, epoch);
      await queries.run(
        `INSERT INTO chat ("table", number, person, name, text, at) VALUES ($1, $2, $3, $4, $5, $6)
         ${tries > 0 ? "ON CONFLICT DO NOTHING" : ""}`,
        table,
        number,
        person,
        name,
        text,
        at,
      );
    });
  }

  chat(table: string, from: number, most: number): Promise<KeptChatLine[]> {
    return this.#all<KeptChatLine>(
      `SELECT "table", number, person, coalesce(people.name, chat.name) AS name, text, at
       FROM chat LEFT JOIN people ON people.id = chat.person
       WHERE "table" = $1 AND number >= $2 AND text <> '' ORDER BY number LIMIT $3`,
      table,
      from,
      most,
    );
  }

  async forgetChat(table: string, before: number): Promise<void> {
    await this.#run(`DELETE FROM chat WHERE "table" = $1 AND number < $2`, table, before);
  }

  async nextLine(table: string): Promise<number> {
    const [row] = await this.#all<{ last: number | null }>(
      `SELECT max(number) AS last FROM chat WHERE "table" = $1`,
      table,
    );
    return (row?.last ?? -1) + 1;
  }

  async finish(table: TableRow, { ratings, meetings, records }: Outcome, epoch?: Epoch): Promise<boolean> {
    // In one order everywhere, so that no two of them wait for each other.
    const inOrder = ratings.toSorted((one, other) => (one.player < other.player ? -1 : 1));
    try {
      return await this.#database.whole(async (queries, tries) => {
        await hold(queries, table.id, epoch);
        if (tries > 0 && (await isReplaced(queries, table))) return true;
        if (!(await replaceTable(queries, table, false))) throw new Outdated();
        for (const rating of inOrder) if (!(await rate(queries, rating))) throw new Outdated();
        for (const { game, ahead, behind, at } of meetings) {
          await queries.run(
            "INSERT INTO meetings (game, ahead, behind, at) VALUES ($1, $2, $3, $4)",
            game,
            ahead,
            behind,
            at,
          );
        }
        await queries.run("DELETE FROM meetings WHERE at < $1", (table.ended ?? 0) - MEETINGS_KEPT_MS);
        await applyRecords(queries, records);
        return true;
      });
    } catch (error) {
      if (error instanceof Outdated) return false;
      throw error;
    }
  }

  meetings(game: string, players: readonly string[], since: number): Promise<Meeting[]> {
    return this.#all<Meeting>(
      `SELECT game, ahead, behind, at FROM meetings WHERE game = $1 AND at >= $2
       AND ahead IN (SELECT json_array_elements_text($3::text::json)) AND behind IN (SELECT json_array_elements_text($3::text::json))
       ORDER BY at`,
      game,
      since,
      JSON.stringify(players),
    );
  }

  async rating(game: string, player: string): Promise<Rating | undefined> {
    return (await this.#all<Rating>(`SELECT ${RATING} FROM ratings WHERE game = $1 AND player = $2`, game, player))[0];
  }

  leaderboard(game: string, limit: number): Promise<Rating[]> {
    return this.#all<Rating>(
      `SELECT ${RATING} FROM ratings WHERE game = $1 ORDER BY mean - 3 * deviation DESC, player LIMIT $2`,
      game,
      limit,
    );
  }

  async close(): Promise<void> {
    await Promise.all([this.#database.close(), this.#moves.close(), this.#beats.close()]);
  }

  #run(text: string, ...values: (string | number | boolean | null)[]): Promise<number> {
    return this.#database.again(({ run }) => run(text, ...values));
  }
  #all<Row>(text: string, ...values: (string | number)[]): Promise<Row[]> {
    return this.#database.again(({ all }) => all<Row>(text, ...values));
  }
}

/** Sees to it that the table stays this server's until the transaction is over. */
async function hold({ all }: Queries, table: string, epoch: Epoch | undefined): Promise<void> {
  if (epoch === undefined) return;
  const held = await all("SELECT 1 FROM slots WHERE slot = $1 AND epoch = $2 FOR SHARE", slotOf(table), epoch);
  if (held.length === 0) throw leaseLost();
}

function leaseLost(): LeaseLost {
  return new LeaseLost("another server has the table");
}

/** `again`: the same may have been done before, and no answer came. */
async function replaceTable(queries: Queries, table: TableRow, again: boolean): Promise<boolean> {
  const { id, revision, status, open, host, ended } = table;
  const saved = await queries.run(
    `UPDATE tables SET revision = revision + 1, status = $1, open = $2, host = $3, ended = $4, body = $5
     WHERE id = $6 AND revision = $7`,
    status,
    open,
    host,
    ended,
    JSON.stringify(table),
    id,
    revision,
  );
  if (saved === 0) return again && isReplaced(queries, table);
  await queries.run(
    `WITH present AS (SELECT json_array_elements_text($2::text::json) AS person),
       gone AS (DELETE FROM members WHERE "table" = $1 AND person NOT IN (SELECT person FROM present))
     INSERT INTO members (person, "table") SELECT person, $1 FROM present ON CONFLICT DO NOTHING`,
    id,
    membersOf(table),
  );
  return true;
}

async function isReplaced({ all }: Queries, table: TableRow): Promise<boolean> {
  const rows = await all(
    "SELECT 1 FROM tables WHERE id = $1 AND revision = $2 AND body = $3",
    table.id,
    table.revision + 1,
    JSON.stringify(table),
  );
  return rows.length > 0;
}

function membersOf({ host, seats }: TableRow): string {
  return JSON.stringify([...new Set([...(host === "" ? [] : [host]), ...seats.flatMap((seat) => seat.person ?? [])])]);
}

async function rate({ run }: Queries, { game, player, name, mean, deviation, games }: RatingChange): Promise<boolean> {
  const changed = await run(
    `INSERT INTO ratings (game, player, name, mean, deviation, games) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (game, player) DO UPDATE SET name = excluded.name, mean = excluded.mean,
       deviation = excluded.deviation, games = excluded.games WHERE ratings.games = excluded.games - 1`,
    game,
    player,
    name,
    mean,
    deviation,
    games,
  );
  return changed === 1;
}

/** Somebody else changed the table or a rating in the meantime. */
class Outdated extends Error {}

const GOING = "status IN ('waiting', 'playing')";
const LISTED = "(status = 'waiting' AND open)";
/** Whoever has another name now is called by it. */
const RATING = `game, player, coalesce((SELECT people.name FROM people WHERE people.id = player), ratings.name) AS name,
  mean, deviation, games`;
const MEETINGS_KEPT_MS = 60 * 24 * 3600 * 1000;
/** No clock runs for longer than two weeks: what was before is of no use. */
const LIVES_KEPT_MS = 60 * 24 * 3600 * 1000;

function lastOf(column: "turn" | "at" | "clocks" | "number"): string {
  return `CASE WHEN status = 'playing' THEN (SELECT ${column} FROM log WHERE log."table" = tables.id
    ORDER BY number DESC LIMIT 1) END AS ${column}`;
}

/** What the people of a table are called now. */
const NAMES = `coalesce((SELECT json_object_agg(members.person, people.name) FROM members
  JOIN people ON people.id = members.person WHERE members."table" = tables.id)::text, '{}') AS names`;

/** What is kept of a table whose game ended long ago. */
const PACKED = `(SELECT archive.body FROM archive WHERE archive."table" = tables.id AND tables.body = '') AS packed`;
