import type { TableStatus } from "@clade/kernel";
import type { Keeping, Unpacked } from "../keeping.ts";
import type { AtOnce } from "./at-once.ts";
import type { Statements } from "./statements.ts";

/** So many entries of a log go at once: others wait for the store meanwhile. */
const SLICE = 2000;

export class SqliteKeeping implements AtOnce<Keeping> {
  readonly #sql: Statements;

  constructor(sql: Statements) {
    this.#sql = sql;
  }

  expired(status: TableStatus, before: number, limit: number): string[] {
    const quiet =
      status === "playing"
        ? `AND NOT EXISTS (SELECT 1 FROM moves WHERE moves."table" = tables.id AND moves.at >= ?2)`
        : "";
    return this.#ids(
      `SELECT id FROM tables WHERE status = ?1 AND open IN (0, 1) AND created < ?2 ${quiet} LIMIT ?3`,
      status,
      before,
      limit,
    );
  }

  unpacked(before: number, limit: number): Unpacked[] {
    return this.#sql
      .all<{ id: string; moves: number }>(
        `SELECT id, archive.moves IS NOT NULL AS moves FROM tables LEFT JOIN archive ON archive."table" = tables.id
         WHERE status = 'over' AND tables.body <> '' AND coalesce(archive.whole, 0) = 0
           AND json_extract(tables.body, '$.ended') < ? LIMIT ?`,
        before,
        limit,
      )
      .map(({ id, moves }) => ({ table: id, moves: moves === 1 }));
  }

  keepMoves(table: string, moves: string): void {
    this.#sql.run(
      `INSERT INTO archive ("table", moves) VALUES (?1, ?2) ON CONFLICT ("table") DO UPDATE SET moves = excluded.moves`,
      table,
      Buffer.from(moves, "base64"),
    );
  }

  leaveUnpacked(table: string): void {
    this.#sql.run(
      `INSERT INTO archive ("table", whole) VALUES (?, 1) ON CONFLICT ("table") DO UPDATE SET whole = 1`,
      table,
    );
  }

  dropLog(table: string): boolean {
    return this.#sql.whole(() => this.#slice("log", "number", table) + this.#slice("journal", "number", table) === 0);
  }

  packTable(table: string, revision: number, body: string): boolean {
    return this.#sql.whole(() => {
      const current = this.#sql.run("UPDATE tables SET body = '' WHERE id = ? AND revision = ?", table, revision) === 1;
      if (current) this.#sql.run(`UPDATE archive SET body = ? WHERE "table" = ?`, Buffer.from(body, "base64"), table);
      return current;
    });
  }

  removeTable(table: string): boolean {
    return this.#sql.whole(() => {
      const slices =
        this.#slice("log", "number", table) +
        this.#slice("journal", "number", table) +
        this.#slice("chat", "number", table);
      if (slices > 0) return false;
      this.#forgetData(table);
      for (const from of ["archive", "members"]) this.#sql.run(`DELETE FROM ${from} WHERE "table" = ?`, table);
      this.#sql.run("DELETE FROM tables WHERE id = ?", table);
      return true;
    });
  }

  /** Decks and islands go with the last table that was played with them. */
  #forgetData(table: string): void {
    const used = this.#sql.all<{ hash: string }>(`SELECT hash FROM data_at WHERE "table" = ?`, table);
    this.#sql.run(`DELETE FROM data_at WHERE "table" = ?`, table);
    for (const { hash } of used) {
      this.#sql.run("DELETE FROM data WHERE hash = ?1 AND NOT EXISTS (SELECT 1 FROM data_at WHERE hash = ?1)", hash);
    }
  }

  forgetChat(before: number, limit: number): number {
    return this.#sql.run(
      `DELETE FROM chat WHERE ("table", number) IN
         (SELECT "table", number FROM chat WHERE at < ? ORDER BY at LIMIT ?)`,
      before,
      limit,
    );
  }

  forgetReports(before: number): void {
    this.#sql.whole(() => {
      this.#sql.run("DELETE FROM reported WHERE report IN (SELECT id FROM reports WHERE settled < ?)", before);
      this.#sql.run("DELETE FROM reports WHERE settled < ?", before);
    });
  }

  /** Removes at most a slice of what a table has in one place; answers how much there was to remove. */
  #slice(from: "log" | "journal" | "chat", key: "number", table: string): number {
    return this.#sql.run(
      `DELETE FROM ${from} WHERE "table" = ?1 AND ${key} IN
         (SELECT ${key} FROM ${from} WHERE "table" = ?1 ORDER BY ${key} LIMIT ${SLICE})`,
      table,
    );
  }

  #ids(sql: string, ...values: readonly (string | number)[]): string[] {
    return this.#sql.all<{ id: string }>(sql, ...values).map(({ id }) => id);
  }
}
