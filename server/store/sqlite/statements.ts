import type { DatabaseSyncInstance, StatementSyncInstance } from "@photostructure/sqlite";

/** Others may write for a moment: the operator's commands. */
export const WAIT = "PRAGMA busy_timeout = 5000";

/** What makes work one piece, and what takes it back. */
interface Bounds {
  readonly begin: string;
  readonly end: string;
  readonly undo: readonly string[];
}
const TRANSACTION: Bounds = { begin: "BEGIN IMMEDIATE", end: "COMMIT", undo: ["ROLLBACK"] };
const PART: Bounds = { begin: "SAVEPOINT part", end: "RELEASE part", undo: ["ROLLBACK TO part", "RELEASE part"] };

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

  /** All of it or nothing; within a transaction it is a part of that one. */
  whole<T>(work: () => T): T {
    return this.#between(this.#database.isTransaction ? PART : TRANSACTION, work);
  }

  /**
   * Takes steps, until one says that it was the last, in one transaction: the disk is waited for once. What fails within a step is its own
   * affair. False if nothing was kept of any of them, because the disk did not take it, or if somebody else writes just now: then
   * no step was taken, and whoever only reads need not wait.
   */
  together(step: () => boolean): boolean {
    try {
      this.#database.exec("PRAGMA busy_timeout = 0");
      this.#between(TRANSACTION, () => {
        this.#database.exec(WAIT);
        while (step()) if (!this.#database.isTransaction) return;
      });
      return true;
    } catch {
      this.#database.exec(WAIT);
      return false;
    }
  }

  #between<T>({ begin, end, undo }: Bounds, work: () => T): T {
    this.run(begin);
    try {
      const value = work();
      this.run(end);
      return value;
    } catch (error) {
      // A full disk may have rolled back already.
      if (this.#database.isTransaction) for (const sql of undo) this.run(sql);
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
