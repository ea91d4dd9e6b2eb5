import type { TableStatus } from "@clade/kernel";
import type { Keeping, Unpacked } from "../keeping.ts";
import type { Database, Queries } from "./database.ts";

/** So many entries of a log go at once. */
const SLICE = 2000;

export class PostgresKeeping implements Keeping {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async expired(status: TableStatus, before: number, limit: number): Promise<string[]> {
    const quiet =
      status === "playing" ? `AND NOT EXISTS (SELECT 1 FROM log WHERE log."table" = tables.id AND log.at >= $2)` : "";
    const rows = await this.#database.again(({ all }) =>
      all<{ id: string }>(
        `SELECT id FROM tables WHERE status = $1 AND created < $2 ${quiet} LIMIT $3`,
        status,
        before,
        limit,
      ),
    );
    return rows.map(({ id }) => id);
  }

  unpacked(before: number, limit: number): Promise<Unpacked[]> {
    return this.#database.again(({ all }) =>
      all<Unpacked>(
        `SELECT id AS "table", archive.moves IS NOT NULL AS moves FROM tables LEFT JOIN archive ON archive."table" = tables.id
         WHERE status = 'over' AND tables.body <> '' AND NOT coalesce(archive.whole, false) AND ended < $1 LIMIT $2`,
        before,
        limit,
      ),
    );
  }

  async keepMoves(table: string, moves: string): Promise<void> {
    await this.#run(
      `INSERT INTO archive ("table", moves) VALUES ($1, decode($2, 'base64'))
       ON CONFLICT ("table") DO UPDATE SET moves = excluded.moves`,
      table,
      moves,
    );
  }

  async leaveUnpacked(table: string): Promise<void> {
    await this.#run(
      `INSERT INTO archive ("table", whole) VALUES ($1, true) ON CONFLICT ("table") DO UPDATE SET whole = true`,
      table,
    );
  }

  async dropLog(table: string): Promise<boolean> {
    return (await this.#database.again((queries) => slice(queries, "log", table))) === 0;
  }

  packTable(table: string, revision: number, body: string): Promise<boolean> {
    return this.#database.whole(async ({ run }) => {
      const current = (await run("UPDATE tables SET body = '' WHERE id = $1 AND revision = $2", table, revision)) === 1;
      if (current) await run(`UPDATE archive SET body = decode($1, 'base64') WHERE "table" = $2`, body, table);
      return current;
    });
  }

  removeTable(table: string): Promise<boolean> {
    return this.#database.whole(async (queries) => {
      const { run } = queries;
      if ((await slice(queries, "log", table)) + (await slice(queries, "chat", table)) > 0) return false;
      // Decks and islands go with the last table that was played with them.
      await run(
        `WITH used AS (DELETE FROM data_at WHERE "table" = $1 RETURNING hash)
         DELETE FROM data WHERE hash IN (SELECT hash FROM used)
           AND NOT EXISTS (SELECT 1 FROM data_at WHERE data_at.hash = data.hash AND data_at."table" <> $1)`,
        table,
      );
      for (const from of ["archive", "members"]) await run(`DELETE FROM ${from} WHERE "table" = $1`, table);
      await run("DELETE FROM tables WHERE id = $1", table);
      return true;
    });
  }

  forgetChat(before: number, limit: number): Promise<number> {
    return this.#run(
      `DELETE FROM chat WHERE ("table", number) IN
         (SELECT "table", number FROM chat WHERE at < $1 ORDER BY at LIMIT $2)`,
      before,
      limit,
    );
  }

  async forgetReports(before: number): Promise<void> {
    await this.#database.whole(async ({ run }) => {
      await run("DELETE FROM reported WHERE report IN (SELECT id FROM reports WHERE settled < $1)", before);
      await run("DELETE FROM reports WHERE settled < $1", before);
    });
  }

  #run(text: string, ...values: (string | number)[]): Promise<number> {
    return this.#database.again(({ run }) => run(text, ...values));
  }
}

/** Removes at most a slice of what a table has in one place; answers how much there was to remove. */
function slice({ run }: Queries, from: "log" | "chat", table: string): Promise<number> {
  return run(
    `DELETE FROM ${from} WHERE "table" = $1 AND number IN
       (SELECT number FROM ${from} WHERE "table" = $1 ORDER BY number LIMIT ${SLICE})`,
    table,
  );
}
