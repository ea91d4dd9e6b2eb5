import type { DatabaseSyncInstance, StatementSyncInstance } from "@photostructure/sqlite";

type Value = string | number | null | Uint8Array;

/** The statements of one open database: prepared when they are first needed, and kept. */
export class Statements {
  readonly #database: DatabaseSyncInstance;
  readonly #prepared = new Map<string, StatementSyncInstance>();

  constructor(database: DatabaseSyncInstance) {
    this.#database = database;
  }

  /** How many rows it changed. */
  run(sql: string, ...values: readonly Value[]): number {
    return this.#statement(sql).run(...values).changes;
  }

  all<Row>(sql: string, ...values: readonly Value[]): Row[] {
    return (this.#statement(sql).all(...values) as object[]).map((row) => ({ ...row }) as Row);
  }

  /** All of it or nothing. */
  whole<T>(work: () => T): T {
    this.run("BEGIN IMMEDIATE");
    try {
      const value = work();
      this.run("COMMIT");
      return value;
    } catch (error) {
      // A full disk may have rolled back already.
      if (this.#database.isTransaction) this.run("ROLLBACK");
      throw error;
    }
  }

  close(): void {
    this.#prepared.clear();
  }

  #statement(sql: string): StatementSyncInstance {
    const known = this.#prepared.get(sql);
    if (known !== undefined) return known;
    const statement = this.#database.prepare(sql);
    this.#prepared.set(sql, statement);
    return statement;
  }
}
