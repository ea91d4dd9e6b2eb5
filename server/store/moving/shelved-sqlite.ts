import type { DatabaseSyncInstance } from "@photostructure/sqlite";
import { databaseIn, takeFolder } from "../../data-folder.ts";
import { openDatabase } from "../sqlite/driver.ts";
import { SqliteStore } from "../sqlite/sqlite-store.ts";
import { type Column, PAGE, type Row, type Shelf, type Shelved, type Value } from "./shelves.ts";

/** A data folder at rest; a new one is made where there is none. Nobody else may have it meanwhile. */
export async function shelvedSqlite(folder: string): Promise<Shelved> {
  const unlock = await takeFolder(folder);
  try {
    return await shelvedFile(databaseIn(folder), unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

/** A file that nobody else knows of; a new one is made where there is none. */
export async function shelvedFile(file: string, done: () => void = () => {}): Promise<Shelved> {
  // Brought up to date as a server would do it.
  const store = await SqliteStore.open(file, { check: true });
  store.close();
  const database = await openDatabase(file);
  database.exec("PRAGMA synchronous = FULL; BEGIN IMMEDIATE");
  return new SqliteShelves(database, done);
}

class SqliteShelves implements Shelved {
  readonly #database: DatabaseSyncInstance;
  readonly #unlock: () => void;

  constructor(database: DatabaseSyncInstance, unlock: () => void) {
    this.#database = database;
    this.#unlock = unlock;
  }

  async *rows(shelf: Shelf): AsyncGenerator<readonly Row[]> {
    const names = shelf.columns.map(({ name }) => `"${name}"`).join(", ");
    const order = shelf.columns.slice(0, shelf.key).map(({ name }) => `"${name}"`);
    // New moves wait beside the log.
    const from = shelf.name === "log" ? "moves" : shelf.name;
    const reading = this.#database.prepare(
      `SELECT ${names} FROM ${from} ORDER BY ${order.join(", ")} LIMIT ? OFFSET ?`,
    );
    for (let read = 0; ; read += PAGE) {
      const page = reading.all(PAGE, read) as unknown as readonly Readonly<Record<string, unknown>>[];
      if (page.length > 0) yield page.map((row) => shelf.columns.map((column) => outOf(row[column.name], column)));
      if (page.length < PAGE) return;
    }
  }

  async put(shelf: Shelf, rows: readonly Row[]): Promise<void> {
    const names = shelf.columns.map(({ name }) => `"${name}"`).join(", ");
    const places = shelf.columns.map(() => "?").join(", ");
    const writing = this.#database.prepare(`INSERT INTO ${shelf.name} (${names}) VALUES (${places})`);
    for (const row of rows) writing.run(...row.map((value, index) => into(value, shelf.columns[index])));
  }

  async isEmpty(): Promise<boolean> {
    const row = this.#database
      .prepare(
        "SELECT (SELECT count(*) FROM people) + (SELECT count(*) FROM tables) + (SELECT count(*) FROM secrets) AS count",
      )
      .get() as { readonly count: number };
    return row.count === 0;
  }

  async keep(): Promise<void> {
    this.#database.exec("COMMIT; PRAGMA wal_checkpoint(TRUNCATE); BEGIN IMMEDIATE");
  }

  async close(): Promise<void> {
    if (this.#database.isTransaction) this.#database.exec("ROLLBACK");
    this.#database.close();
    this.#unlock();
  }
}

function outOf(value: unknown, { type }: Column): Value {
  if (value === null || value === undefined) return type === "flag" ? 0 : null;
  if (value instanceof Uint8Array) return Buffer.from(value).toString("base64");
  if (typeof value === "number" || typeof value === "string") return value;
  throw new Error(`a value of the type ${typeof value} is not known`);
}

function into(value: Value, column: Column | undefined): string | number | null | Uint8Array {
  return column?.type === "bytes" && typeof value === "string" ? Buffer.from(value, "base64") : value;
}
