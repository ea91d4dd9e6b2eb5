import postgres from "postgres";
import { EVERYTHING, hasAll, Tenancy } from "../../cluster/tenancy.ts";
import type { Complaint } from "@clade/kernel";
import { saidToOperator } from "../postgres/database.ts";
import { MIGRATIONS, versionIn } from "../postgres/migrations.ts";
import { PostgresStore } from "../postgres/postgres-store.ts";
import { slotOf } from "../slots.ts";
import type { TableRow } from "../store.ts";
import { type Column, PAGE, type Row, type Shelf, type Shelved, SHELVES } from "./shelves.ts";

/** A PostgreSQL database at rest: while this has it, no server starts on it. `cleared`: as if nobody had ever been there. */
export async function shelvedPostgres(url: string, { cleared = false } = {}): Promise<Shelved> {
  const store = await PostgresStore.open(url);
  const tenancy = new Tenancy(store.leases, EVERYTHING, { gained() {}, lost() {}, trouble() {} });
  const rest = async (): Promise<void> => {
    await tenancy.end();
    await store.close();
  };
  try {
    const isAlone = (await tenancy.begin()).length === 0;
    if (isAlone) await tenancy.settle();
    if (!isAlone || !hasAll(tenancy)) throw new Error("a server is running on the database: stop it first");
    const sql = connect(url);
    await sql.unsafe("BEGIN ISOLATION LEVEL REPEATABLE READ");
    if (cleared) await sql.unsafe(`TRUNCATE ${SHELVES.map(({ name }) => name).join(", ")}`);
    return new PostgresShelves(sql, rest);
  } catch (error) {
    await rest();
    throw error;
  }
}

/** A PostgreSQL database as it is at one moment, to be read; servers may be at work on it. */
export async function snapshotOfPostgres(url: string): Promise<Shelved | Complaint> {
  const sql = connect(url);
  try {
    await sql.unsafe("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    const [schema] = await sql<{ there: boolean }[]>`SELECT to_regclass('clade_schema') IS NOT NULL AS there`;
    const known = MIGRATIONS.length;
    const version = schema?.there === true ? await versionIn((text) => sql.unsafe(text)) : 0;
    if (version === known) return new PostgresShelves(sql, async () => {});
    await sql.end({ timeout: 1 });
    return { complaint: `the database has schema version ${version}, this program knows ${known}` };
  } catch (error) {
    await sql.end({ timeout: 1 });
    return { complaint: `the database cannot be read: ${saidToOperator(error)}` };
  }
}

function connect(url: string): postgres.Sql {
  return postgres(url, {
    max: 1,
    connect_timeout: CONNECT_SECONDS,
    fetch_types: false,
    onnotice() {},
    connection: { synchronous_commit: "on" },
  });
}
const CONNECT_SECONDS = 5;

class PostgresShelves implements Shelved {
  readonly #sql: postgres.Sql;
  readonly #rest: () => Promise<void>;

  constructor(sql: postgres.Sql, rest: () => Promise<void>) {
    this.#sql = sql;
    this.#rest = rest;
  }

  async *rows(shelf: Shelf): AsyncGenerator<readonly Row[]> {
    const order = shelf.columns.slice(0, shelf.key).map(inOrder).join(", ");
    const from = `SELECT ${shelf.columns.map(outOf).join(", ")} FROM ${shelf.name} ORDER BY ${order}`;
    const cursor = this.#sql.unsafe(from).cursor(PAGE);
    for await (const page of cursor)
      yield page.map((row) => Object.values(row as Record<string, string | number | null>));
  }

  async put(shelf: Shelf, rows: readonly Row[]): Promise<void> {
    const extra = shelf.name === "tables" ? TABLE_EXTRA : [];
    const columns = [...shelf.columns, ...extra];
    const given = rows.map((row) => {
      const named: Record<string, unknown> = Object.fromEntries(
        shelf.columns.map(({ name }, index) => [name, row[index] ?? null]),
      );
      return shelf.name === "tables" ? { ...named, ...besidesBody(String(named["id"]), String(named["body"])) } : named;
    });
    const types = columns.map(({ name, type }) => `"${name}" ${WRITTEN_AS[type]}`).join(", ");
    await this.#sql.unsafe(
      `INSERT INTO ${shelf.name} (${columns.map(({ name }) => `"${name}"`).join(", ")})
       SELECT ${columns.map(into).join(", ")} FROM json_to_recordset($1::text::json) AS given(${types})`,
      [JSON.stringify(given)],
    );
  }

  async isEmpty(): Promise<boolean> {
    const [row] = await this.#sql<{ count: number }[]>`
      SELECT ((SELECT count(*) FROM people) + (SELECT count(*) FROM tables) + (SELECT count(*) FROM secrets))::integer AS count`;
    return row?.count === 0;
  }

  async keep(): Promise<void> {
    for (const name of ["orders", "reports"]) {
      await this.#sql.unsafe(
        `SELECT setval(pg_get_serial_sequence('${name}', 'id'), (SELECT coalesce(max(id), 0) + 1 FROM ${name}), false)`,
      );
    }
    await this.#sql.unsafe("COMMIT");
    await this.#sql.unsafe("ANALYZE");
    await this.#sql.unsafe("BEGIN ISOLATION LEVEL REPEATABLE READ");
  }

  async close(): Promise<void> {
    await this.#sql.unsafe("ROLLBACK");
    await this.#sql.end();
    await this.#rest();
  }
}

/** What this store keeps beside the text of a table, to find it by. */
const TABLE_EXTRA: readonly Column[] = [
  { name: "slot", type: "integer" },
  { name: "host", type: "text" },
  { name: "ended", type: "integer" },
];
function besidesBody(id: string, body: string): { slot: number; host: string; ended: number | null } {
  const table = body === "" ? undefined : (JSON.parse(body) as TableRow);
  return { slot: slotOf(id), host: table?.host ?? "", ended: table?.ended ?? null };
}

const WRITTEN_AS: Readonly<Record<Column["type"], string>> = {
  text: "text",
  integer: "bigint",
  real: "double precision",
  truth: "integer",
  flag: "integer",
  bytes: "text",
};

function into({ name, type }: Column): string {
  if (type === "truth" || type === "flag") return `"${name}" = 1`;
  return type === "bytes" ? `decode("${name}", 'base64')` : `"${name}"`;
}
function outOf({ name, type }: Column): string {
  if (type === "truth" || type === "flag") return `"${name}"::integer AS "${name}"`;
  if (type === "bytes") return `replace(encode("${name}", 'base64'), E'\\n', '') AS "${name}"`;
  return type === "integer" ? `"${name}"::double precision AS "${name}"` : `"${name}"`;
}
function inOrder({ name, type }: Column): string {
  return type === "text" ? `"${name}" COLLATE "C"` : `"${name}"`;
}
