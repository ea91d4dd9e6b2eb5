import type { DatabaseSyncInstance } from "@photostructure/sqlite";
import type {
  KeptChatLine,
  Life,
  LogEntry,
  Meeting,
  OwnTable,
  Outcome,
  Person,
  PlayingTable,
  Rating,
  RatingChange,
  Session,
  Store,
  TableRow,
} from "../store.ts";
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
import type { AtOnce } from "./at-once.ts";
import { dataIn, setAside } from "../../tables/own-data.ts";
import { openDatabase } from "./driver.ts";
import { migrate } from "./migrations.ts";
import { damaged, damageIn } from "./soundness.ts";
import { SqliteDesk } from "./sqlite-desk.ts";
import { SqliteKeeping } from "./sqlite-keeping.ts";
import { SqlitePersonal } from "./sqlite-personal.ts";
import { SqliteRecords } from "./sqlite-records.ts";
import { Statements, WAIT } from "./statements.ts";

type StoreAtOnce = AtOnce<
  Omit<Store, "append" | "playing" | "records" | "keeping" | "personal" | "desk" | "leases">
> & {
  /** All entries of a batch in one transaction; false for each one whose number was taken already. */
  append(entries: readonly LogEntry[]): boolean[];
  playing(): PlayingTable[];
};

/**
 * The embedded store: one SQLite file. A write-ahead log with full synchronisation means that a commit is on disk when
 * it returns. Database and statements live as long as this object: the driver must not see one collected before the other.
 */
export class SqliteStore implements StoreAtOnce {
  readonly #database: DatabaseSyncInstance;
  readonly #statements: Statements;
  readonly records: SqliteRecords;
  readonly keeping: SqliteKeeping;
  readonly personal: SqlitePersonal;
  readonly desk: SqliteDesk;
  /** How many entries wait in the journal. */
  #fresh: number;

  private constructor(database: DatabaseSyncInstance) {
    this.#database = database;
    this.#statements = new Statements(database);
    this.records = new SqliteRecords(this.#statements);
    this.keeping = new SqliteKeeping(this.#statements);
    this.personal = new SqlitePersonal(this.#statements);
    this.desk = new SqliteDesk(this.#statements);
    this.#fresh = this.#all<{ count: number }>("SELECT count(*) AS count FROM journal").at(0)?.count ?? 0;
  }

  /** `check`: reads the whole file first, and throws if it is damaged. */
  static async open(path: string, { check = false } = {}): Promise<SqliteStore> {
    const database = await openDatabase(path);
    try {
      database.exec(PRAGMAS);
      const damage = check ? damageIn(database, "quick_check") : undefined;
      if (damage !== undefined) throw damaged(path, damage);
      migrate(database);
      const store = new SqliteStore(database);
      store.#setDataAside();
      return store;
    } catch (error) {
      database.close();
      throw error;
    }
  }

  secret(name: string, fresh: string): string {
    this.#run("INSERT INTO secrets (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING", name, fresh);
    const row = this.#all<{ value: string }>("SELECT value FROM secrets WHERE name = ?", name).at(0);
    return row?.value ?? fresh;
  }

  beat(now: number): void {
    this.#run(
      "INSERT INTO heart (id, at) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET at = max(at + 1, excluded.at)",
      now,
    );
  }

  lives(): Life[] {
    return this.#all<Life>("SELECT began, last FROM lives ORDER BY began");
  }

  saveLife({ began, last }: Life): void {
    this.#run(
      "INSERT INTO lives (began, last) VALUES (?, ?) ON CONFLICT (began) DO UPDATE SET last = excluded.last",
      began,
      last,
    );
    this.#run("DELETE FROM lives WHERE last < ?", last - LIVES_KEPT_MS);
  }

  person(id: string): Person | undefined {
    return this.#all<Person>("SELECT id, name, created FROM people WHERE id = ?", id).at(0);
  }

  savePerson({ id, name, created }: Person): void {
    this.#whole(() => {
      if (this.#run("UPDATE people SET name = ? WHERE id = ?", name, id) === 1) return;
      this.#run("INSERT INTO people (id, name, created) VALUES (?, ?, ?)", id, name, created);
      this.addSession({ person: id, id: "first", device: "", created, seen: created });
    });
  }

  sessions(person: string): Session[] | undefined {
    if (this.person(person) === undefined) return undefined;
    return this.#all<Session>(
      "SELECT person, id, device, created, seen FROM sessions WHERE person = ? ORDER BY created, id",
      person,
    );
  }

  addSession({ person, id, device, created, seen }: Session): void {
    this.#run(
      "INSERT INTO sessions (person, id, device, created, seen) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
      person,
      id,
      device,
      created,
      seen,
    );
  }

  seeSession({ person, id, device, seen }: Session): void {
    this.#run("UPDATE sessions SET device = ?, seen = ? WHERE person = ? AND id = ?", device, seen, person, id);
  }

  endSessions(person: string, which: { readonly only: string } | { readonly but: string }): number {
    return "only" in which
      ? this.#run("DELETE FROM sessions WHERE person = ? AND id = ?", person, which.only)
      : this.#run("DELETE FROM sessions WHERE person = ? AND id <> ?", person, which.but);
  }

  setRecovery(person: string, hash: string): void {
    this.#run("UPDATE people SET recovery = ? WHERE id = ?", hash, person);
  }

  personByRecovery(hash: string): Person | undefined {
    return this.#all<Person>("SELECT id, name, created FROM people WHERE recovery = ?", hash).at(0);
  }

  keepData(hash: string, body: string): void {
    this.#run("INSERT INTO data (hash, body) VALUES (?, ?) ON CONFLICT DO NOTHING", hash, body);
  }

  data(hash: string): string | undefined {
    return this.#all<{ body: string }>("SELECT body FROM data WHERE hash = ?", hash).at(0)?.body;
  }

  addTable(table: TableRow): boolean {
    return this.#whole(() => {
      const { id, revision, code, status, open, created } = table;
      const added = this.#run(
        "INSERT INTO tables (id, revision, code, status, open, created, body) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
        id,
        revision,
        code,
        status,
        open ? 1 : 0,
        created,
        JSON.stringify(table),
      );
      if (added === 1) {
        this.#saveMembers(table);
        this.#noteData(table.id, table.options);
      }
      return added === 1;
    });
  }

  saveTable(table: TableRow): boolean {
    return this.#whole(() => this.#replaceTable(table));
  }

  table(id: string): TableRow | undefined {
    return tableOf(
      this.#all<SqlTable>(`SELECT revision, body, ${NAMES}, ${PACKED} FROM tables WHERE id = ?`, id).at(0),
    );
  }

  tableByCode(code: string): TableRow | undefined {
    return tableOf(
      this.#all<SqlTable>(
        `SELECT revision, body, ${NAMES}, ${PACKED} FROM tables WHERE code = ? AND status IN ('waiting', 'playing')`,
        code,
      ).at(0),
    );
  }

  openTables(limit: number, from: number): TableRow[] {
    return this.#all<SqlTable>(
      `SELECT revision, body, ${NAMES} FROM (
         SELECT id, revision, body, created,
           row_number() OVER (PARTITION BY json_extract(body, '$.host') ORDER BY created DESC) AS nth
         FROM tables WHERE status = 'waiting' AND open = 1
       ) AS tables ORDER BY nth, created DESC, id LIMIT ? OFFSET ?`,
      limit,
      from,
    ).flatMap((row) => tableOf(row) ?? []);
  }

  tablesOf(person: string, limit: number, from: number): OwnTable[] {
    return this.#all<SqlPlaying & { readonly number: number | null }>(
      `SELECT revision, body, ${NAMES}, ${PACKED}, ${LAST_TURN}, ${LAST_AT}, ${LAST_CLOCKS}, ${LAST_NUMBER}
       FROM members JOIN tables ON tables.id = members."table"
       WHERE person = ? AND status <> 'closed' ORDER BY status = 'over', created DESC, id LIMIT ? OFFSET ?`,
      person,
      limit,
      from,
    ).flatMap(withEntries);
  }

  goingOn(person: string): { all: number; listed: number } {
    const [row] = this.#all<{ all: number; listed: number | null }>(
      `SELECT count(*) AS "all", sum(${LISTED}) AS listed FROM members JOIN tables ON tables.id = members."table"
       WHERE person = ? AND ${GOING}`,
      person,
    );
    return { all: row?.all ?? 0, listed: row?.listed ?? 0 };
  }

  stillGoing(tables: readonly string[]): { id: string; listed: boolean }[] {
    return this.#all<{ id: string; listed: number }>(
      `SELECT id, ${LISTED} AS listed FROM tables WHERE id IN (SELECT value FROM json_each(?)) AND ${GOING} ORDER BY id`,
      JSON.stringify(tables),
    ).map(({ id, listed }) => ({ id, listed: listed === 1 }));
  }

  playing(): PlayingTable[] {
    return this.#all<SqlPlaying>(
      `SELECT revision, body, ${NAMES}, ${LAST_TURN}, ${LAST_AT}, ${LAST_CLOCKS} FROM tables WHERE status = 'playing'`,
    ).flatMap(withClocks);
  }

  /**
   * The tables that play are many, and each one's log is in another place of the file. So new entries go to the end of a
   * journal, which is one place for all of them, and from there into the log many at a time.
   */
  append(entries: readonly LogEntry[]): boolean[] {
    return this.#whole(() => {
      const kept = entries.map(
        ({ table, number, entry, id, at, turn, clocks }) =>
          this.#run(
            `INSERT INTO journal ("table", number, line, id, at, turn, clocks) SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7
             WHERE NOT EXISTS (SELECT 1 FROM log WHERE "table" = ?1 AND number = ?2) ON CONFLICT DO NOTHING`,
            table,
            number,
            entry,
            id,
            at,
            turn.join(""),
            clocks === null ? null : clocks.join(" "),
          ) === 1,
      );
      this.#fresh += entries.length;
      if (this.#fresh >= LONGEST_JOURNAL) this.#settle();
      return kept;
    });
  }

  log(table: string, from = 0, most: number = Number.MAX_SAFE_INTEGER): LogEntry[] {
    const packed = this.#all<{ moves: Uint8Array | null }>(`SELECT moves FROM archive WHERE "table" = ?`, table).at(0);
    if (packed?.moves != null) return packedLog(table, packed.moves).slice(from, from + most);
    // What waits in the journal came after all that is in the log. Of the two together, all would be read to find the first.
    const settled = this.#logRows("log", table, from, most);
    if (settled.length === most) return settled;
    return [...settled, ...this.#logRows("journal", table, from, most - settled.length)];
  }

  say({ table, number, person, name, text, at }: KeptChatLine): void {
    this.#run(
      `INSERT INTO chat ("table", number, person, name, text, at) VALUES (?, ?, ?, ?, ?, ?)`,
      table,
      number,
      person,
      name,
      text,
      at,
    );
  }

  chat(table: string, from: number, most: number): KeptChatLine[] {
    return this.#all<KeptChatLine>(
      `SELECT "table", number, person, coalesce(people.name, chat.name) AS name, text, at
       FROM chat LEFT JOIN people ON people.id = chat.person
       WHERE "table" = ? AND number >= ? AND text <> '' ORDER BY number LIMIT ?`,
      table,
      from,
      most,
    );
  }

  forgetChat(table: string, before: number): void {
    this.#run(`DELETE FROM chat WHERE "table" = ? AND number < ?`, table, before);
  }

  nextLine(table: string): number {
    const last = this.#all<{ last: number | null }>(`SELECT max(number) AS last FROM chat WHERE "table" = ?`, table).at(
      0,
    );
    return (last?.last ?? -1) + 1;
  }

  finish(table: TableRow, { ratings, meetings, records }: Outcome): boolean {
    try {
      this.#whole(() => {
        if (!this.#replaceTable(table) || !ratings.every((rating) => this.#rate(rating))) throw new Outdated();
        for (const { game, ahead, behind, at } of meetings) {
          this.#run("INSERT INTO meetings (game, ahead, behind, at) VALUES (?, ?, ?, ?)", game, ahead, behind, at);
        }
        this.#run("DELETE FROM meetings WHERE at < ?", (table.ended ?? 0) - MEETINGS_KEPT_MS);
        this.records.apply(records);
      });
      return true;
    } catch (error) {
      if (error instanceof Outdated) return false;
      throw error;
    }
  }

  meetings(game: string, players: readonly string[], since: number): Meeting[] {
    const among = JSON.stringify(players);
    return this.#all<Meeting>(
      `SELECT game, ahead, behind, at FROM meetings WHERE game = ?1 AND at >= ?2
       AND ahead IN (SELECT value FROM json_each(?3)) AND behind IN (SELECT value FROM json_each(?3)) ORDER BY at`,
      game,
      since,
      among,
    );
  }

  rating(game: string, player: string): Rating | undefined {
    return this.#all<Rating>(`SELECT ${RATING} FROM ratings WHERE game = ? AND player = ?`, game, player).at(0);
  }

  leaderboard(game: string, limit: number): Rating[] {
    return this.#all<Rating>(
      `SELECT ${RATING} FROM ratings WHERE game = ? ORDER BY mean - 3 * deviation DESC, player LIMIT ?`,
      game,
      limit,
    );
  }

  /** Several things in one transaction, until a step says that it was the last; false if nothing of them was kept. */
  together(step: () => boolean): boolean {
    return this.#statements.together(step);
  }

  /** All that waited beside the file goes into it: whoever copies the folder of a server at rest has everything. */
  close(): void {
    this.#statements.close();
    this.#database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
    this.#database.close();
  }

  #replaceTable(table: TableRow): boolean {
    const { id, revision, status, open } = table;
    const saved = this.#run(
      "UPDATE tables SET revision = revision + 1, status = ?, open = ?, body = ? WHERE id = ? AND revision = ?",
      status,
      open ? 1 : 0,
      JSON.stringify(table),
      id,
      revision,
    );
    if (saved === 1) this.#saveMembers(table);
    return saved === 1;
  }

  #saveMembers({ id, host, seats }: TableRow): void {
    this.#run(`DELETE FROM members WHERE "table" = ?`, id);
    for (const person of new Set([...(host === "" ? [] : [host]), ...seats.flatMap((seat) => seat.person ?? [])])) {
      this.#run(`INSERT INTO members (person, "table") VALUES (?, ?)`, person, id);
    }
  }

  #rate({ game, player, name, mean, deviation, games }: RatingChange): boolean {
    const changed = this.#run(
      `INSERT INTO ratings (game, player, name, mean, deviation, games) VALUES (?, ?, ?, ?, ?, ?)
       ON CONFLICT (game, player) DO UPDATE SET name = excluded.name, mean = excluded.mean,
         deviation = excluded.deviation, games = excluded.games WHERE games = excluded.games - 1`,
      game,
      player,
      name,
      mean,
      deviation,
      games,
    );
    return changed === 1;
  }

  /** What a table needs must stay as long as it does. */
  #noteData(table: string, options: TableRow["options"]): void {
    for (const hash of dataIn(options)) {
      this.#run(`INSERT INTO data_at (hash, "table") VALUES (?, ?) ON CONFLICT DO NOTHING`, hash, table);
    }
  }

  /** Tables of earlier servers have the data that people brought in their own row: each list of tables had to read it. */
  #setDataAside(): void {
    const large = this.#all<{ id: string; body: string }>(
      `SELECT id, body FROM tables WHERE length(body) > ${LARGEST_LEAN_ROW} AND EXISTS
       (SELECT 1 FROM json_each(body, '$.options') WHERE type IN ('object', 'array'))`,
    );
    for (const { id, body } of large) {
      const table = JSON.parse(body) as TableRow;
      const { lean, bodies } = setAside(table.options);
      if (bodies.size === 0) continue;
      this.#whole(() => {
        for (const [hash, data] of bodies) this.keepData(hash, data);
        this.#run("UPDATE tables SET body = ? WHERE id = ?", JSON.stringify({ ...table, options: lean }), id);
        this.#noteData(id, lean);
      });
    }
  }

  #logRows(rows: "log" | "journal", table: string, from: number, most: number): LogEntry[] {
    type Row = Omit<LogEntry, "turn" | "clocks"> & { turn: string; clocks: string | null };
    return this.#all<Row>(
      `SELECT "table", number, line AS entry, id, at, turn, clocks FROM ${rows} WHERE "table" = ? AND number >= ?
       ORDER BY number LIMIT ?`,
      table,
      from,
      most,
    ).map((row) => ({
      ...row,
      turn: seatsOf(row.turn),
      clocks: row.clocks === null ? null : clocksOf(row.clocks),
    }));
  }

  /** The journal goes into the log. */
  #settle(): void {
    this.#run(`INSERT INTO log SELECT * FROM journal ORDER BY "table", number`);
    this.#run("DELETE FROM journal");
    this.#fresh = 0;
  }

  #whole<T>(work: () => T): T {
    return this.#statements.whole(work);
  }
  #run(sql: string, ...values: (string | number | null)[]): number {
    return this.#statements.run(sql, ...values);
  }
  #all<Row>(sql: string, ...values: (string | number)[]): Row[] {
    return this.#statements.all<Row>(sql, ...values);
  }
}

/** Smaller rows need not be looked into: whatever is in them does no harm in a list. */
const LARGEST_LEAN_ROW = 1500;

/** With more entries the journal goes into the log: enough of them that most pages get several. */
const LONGEST_JOURNAL = 4000;

/** Every commit is on disk (fsync of the write-ahead log) when it returns; the log goes into the file every 16 MB. */
const PRAGMAS = `PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; ${WAIT};
  PRAGMA wal_autocheckpoint = 4000; PRAGMA cache_size = -16000`;

/** Somebody else changed the table or a rating in the meantime. */
class Outdated extends Error {}

const GOING = "status IN ('waiting', 'playing')";
const LISTED = "(status = 'waiting' AND open = 1)";
/** Whoever has another name now is called by it. */
const RATING = `game, player, coalesce((SELECT people.name FROM people WHERE people.id = player), ratings.name) AS name,
  mean, deviation, games`;
const LAST_TURN = lastOf("turn");
const LAST_AT = lastOf("at");
const LAST_CLOCKS = lastOf("clocks");
const LAST_NUMBER = lastOf("number");
const MEETINGS_KEPT_MS = 60 * 24 * 3600 * 1000;
/** No clock runs for longer than two weeks: what was before is of no use. */
const LIVES_KEPT_MS = 60 * 24 * 3600 * 1000;

/** Of the last entry of a game that is on. Looked up in both places: through the view of them together all logs would be read. */
function lastOf(column: string): string {
  const last = (rows: "journal" | "log", what: string): string =>
    `(SELECT ${what} FROM ${rows} WHERE ${rows}."table" = tables.id ORDER BY ${rows}.number DESC LIMIT 1)`;
  return `CASE WHEN status <> 'playing' THEN NULL WHEN ${last("journal", "1")} = 1 THEN ${last("journal", column)}
    ELSE ${last("log", column)} END AS ${column}`;
}

/** What the people of a table are called now. */
const NAMES = `(SELECT json_group_object(members.person, people.name) FROM members
  JOIN people ON people.id = members.person WHERE members."table" = tables.id) AS names`;

/** What is kept of a table whose game ended long ago. */
const PACKED = `(SELECT archive.body FROM archive WHERE archive."table" = tables.id AND tables.body = '') AS packed`;
