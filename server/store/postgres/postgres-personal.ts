import type { LinePlace, OwnLine, OwnRating, OwnReport, Personal } from "../personal.ts";
import { type KeptRecord, of, type RecordPlace } from "../records.ts";
import { recordOf, type SqlRecord } from "../sql-rows.ts";
import type { Database } from "./database.ts";

export class PostgresPersonal implements Personal {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async tablesWith(person: string, after: string, limit: number): Promise<string[]> {
    // In the order of bytes, whatever the language of the database.
    const rows = await this.#all<{ table: string }>(
      `SELECT "table" FROM members WHERE person = $1 AND "table" COLLATE "C" > $2 ORDER BY "table" COLLATE "C" LIMIT $3`,
      person,
      after,
      limit,
    );
    return rows.map(({ table }) => table);
  }

  linesBy(person: string, after: LinePlace | null, limit: number): Promise<OwnLine[]> {
    return this.#all<OwnLine>(
      `SELECT "table", number, text, at FROM chat WHERE person = $1 AND ("table" COLLATE "C", number) > ($2, $3)
       ORDER BY "table" COLLATE "C", number LIMIT $4`,
      person,
      after?.table ?? "",
      after?.number ?? -1,
      limit,
    );
  }

  ratingsOf(person: string): Promise<OwnRating[]> {
    return this.#all<OwnRating>("SELECT game, mean, deviation, games FROM ratings WHERE player = $1", person);
  }

  reportsBy(person: string): Promise<OwnReport[]> {
    return this.#all<OwnReport>(`SELECT "table", text, at FROM reports WHERE "by" = $1 ORDER BY id`, person);
  }

  async hasRecovery(person: string): Promise<boolean> {
    return (await this.#all("SELECT 1 FROM people WHERE id = $1 AND recovery IS NOT NULL", person)).length > 0;
  }

  async recordsOf(person: string, after: RecordPlace | null, limit: number): Promise<KeptRecord[]> {
    const rows = await this.#all<SqlRecord>(
      `SELECT kind, key, revision, body FROM marks JOIN records USING (kind, key)
       WHERE mark = $1 AND (kind, key) > ($2, $3) ORDER BY kind, key LIMIT $4`,
      of(person).mark,
      after?.kind ?? "",
      after?.key ?? "",
      limit,
    );
    return rows.map(recordOf);
  }

  async erase(person: string): Promise<void> {
    await this.#database.whole(async ({ run }) => {
      const marked = "SELECT kind, key FROM marks WHERE mark = $1";
      await run(`DELETE FROM records WHERE (kind, key) IN (${marked})`, of(person).mark);
      await run(`DELETE FROM marks WHERE (kind, key) IN (${marked})`, of(person).mark);
      await run("DELETE FROM people WHERE id = $1", person);
      await run("DELETE FROM ratings WHERE player = $1", person);
      // The number of a line stays taken: what comes after it keeps its own.
      await run("UPDATE chat SET person = '', name = '', text = '' WHERE person = $1", person);
      await run("UPDATE reported SET person = '', name = '', text = '' WHERE person = $1", person);
      await run(`UPDATE reports SET "by" = '', text = '' WHERE "by" = $1`, person);
      await run("DELETE FROM sessions WHERE person = $1", person);
      await run("DELETE FROM meetings WHERE ahead = $1 OR behind = $1", person);
      await run("DELETE FROM members WHERE person = $1", person);
    });
  }

  #all<Row>(text: string, ...values: (string | number)[]): Promise<Row[]> {
    return this.#database.again(({ all }) => all<Row>(text, ...values));
  }
}
