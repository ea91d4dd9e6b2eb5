import { existsSync } from "node:fs";
import type { DatabaseSyncInstance } from "@photostructure/sqlite";
import type { Complaint } from "@clade/kernel";
import { databaseIn } from "../data-folder.ts";
import { unpack } from "../store/packing.ts";
import { openDatabase } from "../store/sqlite/driver.ts";
import { MIGRATIONS, versionOf } from "../store/sqlite/migrations.ts";
import type { TableRow } from "../store/store.ts";

export type TableStatusFilter = TableRow["status"] | "any";

export interface ListedTable {
  readonly id: string;
  readonly status: string;
  readonly game: string;
  readonly host: string;
  readonly created: number;
  readonly open: boolean;
  readonly seats: readonly {
    readonly seat: number;
    readonly person: string | null;
    readonly name: string | null;
    readonly bot: string | null;
  }[];
}

/**
 * What an operator looks at: read from the file itself, of which everything that was acknowledged is part; a server may be running.
 * Nothing is written. Seeds, moves and hands stay where they are.
 */
export class DeskReader {
  readonly #database: DatabaseSyncInstance;

  private constructor(database: DatabaseSyncInstance) {
    this.#database = database;
  }

  static async open(folder: string): Promise<DeskReader | Complaint> {
    const file = databaseIn(folder);
    if (!existsSync(file)) return { complaint: `${folder} is no data folder of a server: there is no clade.db in it` };
    try {
      const database = await openDatabase(file, { readOnly: true });
      database.exec("PRAGMA busy_timeout = 5000");
      const version = versionOf(database);
      if (version === MIGRATIONS.length) return new DeskReader(database);
      database.close();
      return {
        complaint: `${file} has schema version ${version}, this program knows ${MIGRATIONS.length}: start the server once`,
      };
    } catch (error) {
      return { complaint: `${file} cannot be read: ${error instanceof Error ? error.message : String(error)}` };
    }
  }

  close(): void {
    this.#database.close();
  }

  tables(status: TableStatusFilter, limit: number): ListedTable[] {
    return this.#all<SqlTable>(
      `SELECT id, ${BODY} FROM tables WHERE ?1 = 'any' OR status = ?1 ORDER BY created DESC LIMIT ?2`,
      status,
      limit,
    ).map(listed);
  }

  table(name: string) {
    const [row] = this.#all<SqlTable>(`SELECT id, ${BODY} FROM tables WHERE id = ?1 OR code = upper(?1) LIMIT 1`, name);
    if (row === undefined) return undefined;
    const { pace, started, ended, muted, standIn, barred = [] } = bodyOf(row);
    const [counted] = this.#all<{ moves: number; lines: number; last: number | null }>(
      `SELECT (SELECT count(*) FROM moves WHERE "table" = ?1) AS moves, (SELECT max(at) FROM moves WHERE "table" = ?1) AS last,
              (SELECT count(*) FROM chat WHERE "table" = ?1) AS lines`,
      row.id,
    );
    return { ...listed(row), pace, standIn, muted, barred, started, ended, ...counted };
  }

  chat(table: string, limit: number) {
    return this.#all<{ number: number; at: number; person: string; name: string; text: string }>(
      `SELECT number, at, person, coalesce(people.name, chat.name) AS name, text FROM chat
       LEFT JOIN people ON people.id = chat.person WHERE "table" = ? ORDER BY number DESC LIMIT ?`,
      table,
      limit,
    ).toReversed();
  }

  people(part: string, limit: number) {
    return this.#all<{ id: string; name: string; created: number }>(
      "SELECT id, name, created FROM people WHERE ?1 = '' OR instr(lower(name), lower(?1)) > 0 ORDER BY created DESC LIMIT ?2",
      part,
      limit,
    );
  }

  person(id: string) {
    const [known] = this.#all<{ id: string; name: string; created: number }>(
      "SELECT id, name, created FROM people WHERE id = ?",
      id,
    );
    if (known === undefined) return undefined;
    const tables = this.#all<{ id: string; status: string }>(
      `SELECT id, status FROM members JOIN tables ON tables.id = members."table" WHERE person = ? ORDER BY created DESC LIMIT 100`,
      id,
    );
    const ratings = this.#all("SELECT game, mean, deviation, games FROM ratings WHERE player = ?", id);
    const [ban] = this.#all<{ until: number | null }>("SELECT until FROM bans WHERE kind = 'person' AND value = ?", id);
    const [reports] = this.#all<{ count: number }>(
      "SELECT count(DISTINCT report) AS count FROM reported WHERE person = ?",
      id,
    );
    return { ...known, tables, ratings, banned: ban ?? null, reports: reports?.count ?? 0 };
  }

  /** The newest first. */
  tournaments(limit: number) {
    return this.#all<ListedTournament>(
      `SELECT key AS id, json_extract(body, '$.terms.name') AS name, json_extract(body, '$.terms.game') AS game,
              json_extract(body, '$.terms.kind') AS kind, json_extract(body, '$.status') AS status,
              json_extract(body, '$.created') AS created, json_extract(body, '$.entered') AS entered,
              (SELECT json_extract(host.body, '$.person') FROM records AS host
               WHERE host.kind = 'tournament-host' AND host.key = records.key) AS host
       FROM records WHERE kind = 'tournament' ORDER BY created DESC, id LIMIT ?`,
      limit,
    );
  }

  /** The newest first; how to come in is nobody's but the members'. */
  clubs(limit: number) {
    return this.#all<ListedClub>(
      `SELECT key AS id, json_extract(body, '$.name') AS name, json_extract(body, '$.open') AS open,
              json_extract(body, '$.created') AS created,
              (SELECT count(*) FROM marks WHERE marks.kind = 'club-member' AND marks.mark = 'club:' || records.key) AS members
       FROM records WHERE kind = 'club' ORDER BY created DESC, id LIMIT ?`,
      limit,
    ).map(({ open, ...club }) => ({ ...club, open: open === 1 }));
  }

  bans() {
    return this.#all<{ kind: string; value: string; at: number; until: number | null }>(
      "SELECT kind, value, at, until FROM bans ORDER BY at",
    );
  }

  reports(all: boolean, limit: number) {
    return this.#all<SqlReport>(
      `SELECT id, at, "table", "by", text, settled FROM reports WHERE ?1 = 1 OR settled IS NULL ORDER BY id DESC LIMIT ?2`,
      all ? 1 : 0,
      limit,
    ).map((report) => ({
      ...report,
      lines: this.#all<{ number: number; person: string; name: string; text: string }>(
        "SELECT number, person, name, text FROM reported WHERE report = ? ORDER BY number",
        report.id,
      ),
    }));
  }

  /** What was done: who, when, what, and what came of it. */
  log(limit: number) {
    return this.#all<{ at: number; by: string; order: string; done: number | null; said: string | null }>(
      `SELECT at, "by", "order", done, said FROM orders ORDER BY id DESC LIMIT ?`,
      limit,
    ).map(({ order, done, ...rest }) => ({
      ...rest,
      order: JSON.parse(order) as object,
      done: done === null ? null : done === 1,
    }));
  }

  #all<Row>(sql: string, ...values: readonly (string | number)[]): Row[] {
    return (this.#database.prepare(sql).all(...values) as object[]).map((row) => ({ ...row }) as Row);
  }
}

const BODY = `tables.body, (SELECT archive.body FROM archive WHERE archive."table" = tables.id) AS packed,
  (SELECT json_group_object(members.person, people.name) FROM members JOIN people ON people.id = members.person
   WHERE members."table" = tables.id) AS names`;

interface SqlTable {
  readonly id: string;
  readonly body: string;
  readonly packed: Uint8Array | null;
  readonly names: string;
}
interface ListedTournament {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly kind: string;
  readonly status: string;
  readonly created: number;
  readonly entered: number;
  /** Null if they have left the house. */
  readonly host: string | null;
}
interface ListedClub {
  readonly id: string;
  readonly name: string;
  /** 1 if anybody may join. */
  readonly open: number;
  readonly created: number;
  readonly members: number;
}
interface SqlReport {
  readonly id: number;
  readonly at: number;
  readonly table: string;
  readonly by: string;
  readonly text: string;
  readonly settled: number | null;
}

function bodyOf({ body, packed }: SqlTable): TableRow {
  return JSON.parse(body === "" && packed !== null ? unpack(packed) : body) as TableRow;
}

function listed(row: SqlTable): ListedTable {
  const { id, status, game, host, created, open, seats } = bodyOf(row);
  const names = JSON.parse(row.names) as Readonly<Record<string, string>>;
  return {
    id,
    status,
    game,
    host,
    created,
    open,
    seats: seats.map(({ person, name, bot }, seat) => ({
      seat,
      person,
      name: person === null ? name : (names[person] ?? name),
      bot,
    })),
  };
}
