import type { LinePlace, Personal, OwnLine, OwnRating, OwnReport } from "../personal.ts";
import { type KeptRecord, of, type RecordPlace } from "../records.ts";
import { recordOf, type SqlRecord } from "../sql-rows.ts";
import type { AtOnce } from "./at-once.ts";
import type { Statements } from "./statements.ts";

export class SqlitePersonal implements AtOnce<Personal> {
  readonly #sql: Statements;

  constructor(sql: Statements) {
    this.#sql = sql;
  }

  tablesWith(person: string, after: string, limit: number): string[] {
    return this.#sql
      .all<{ table: string }>(
        `SELECT "table" FROM members WHERE person = ? AND "table" > ? ORDER BY "table" LIMIT ?`,
        person,
        after,
        limit,
      )
      .map(({ table }) => table);
  }

  linesBy(person: string, after: LinePlace | null, limit: number): OwnLine[] {
    return this.#sql.all<OwnLine>(
      `SELECT "table", number, text, at FROM chat WHERE person = ? AND ("table", number) > (?, ?)
       ORDER BY "table", number LIMIT ?`,
      person,
      after?.table ?? "",
      after?.number ?? -1,
      limit,
    );
  }

  ratingsOf(person: string): OwnRating[] {
    return this.#sql.all<OwnRating>("SELECT game, mean, deviation, games FROM ratings WHERE player = ?", person);
  }

  reportsBy(person: string): OwnReport[] {
    return this.#sql.all<OwnReport>(`SELECT "table", text, at FROM reports WHERE "by" = ? ORDER BY id`, person);
  }

  hasRecovery(person: string): boolean {
    return this.#sql.all("SELECT 1 FROM people WHERE id = ? AND recovery IS NOT NULL", person).length > 0;
  }

  recordsOf(person: string, after: RecordPlace | null, limit: number): KeptRecord[] {
    return this.#sql
      .all<SqlRecord>(
        `SELECT kind, key, revision, body FROM marks JOIN records USING (kind, key)
         WHERE mark = ? AND (kind, key) > (?, ?) ORDER BY kind, key LIMIT ?`,
        of(person).mark,
        after?.kind ?? "",
        after?.key ?? "",
        limit,
      )
      .map(recordOf);
  }

  erase(person: string): void {
    this.#sql.whole(() => {
      const marked = "SELECT kind, key FROM marks WHERE mark = ?";
      this.#sql.run(`DELETE FROM records WHERE (kind, key) IN (${marked})`, of(person).mark);
      this.#sql.run(`DELETE FROM marks WHERE (kind, key) IN (${marked})`, of(person).mark);
      this.#sql.run("DELETE FROM people WHERE id = ?", person);
      this.#sql.run("DELETE FROM ratings WHERE player = ?", person);
      // The number of a line stays taken: what comes after it keeps its own.
      this.#sql.run("UPDATE chat SET person = '', name = '', text = '' WHERE person = ?", person);
      this.#sql.run("UPDATE reported SET person = '', name = '', text = '' WHERE person = ?", person);
      this.#sql.run(`UPDATE reports SET "by" = '', text = '' WHERE "by" = ?`, person);
      this.#sql.run("DELETE FROM sessions WHERE person = ?", person);
      this.#sql.run("DELETE FROM meetings WHERE ahead = ?1 OR behind = ?1", person);
      this.#sql.run("DELETE FROM members WHERE person = ?", person);
    });
  }
}
