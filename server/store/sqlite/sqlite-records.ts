import type { KeptRecord, MarkedPage, MarkedRecord, RecordChange, Records } from "../records.ts";
import { type SqlRecord, recordOf } from "../sql-rows.ts";
import type { AtOnce } from "./at-once.ts";
import type { Statements } from "./statements.ts";

export class SqliteRecords implements AtOnce<Records> {
  readonly #statements: Statements;

  constructor(statements: Statements) {
    this.#statements = statements;
  }

  record(kind: string, key: string): KeptRecord | undefined {
    const [row] = this.#statements.all<SqlRecord>(
      "SELECT kind, key, revision, body FROM records WHERE kind = ? AND key = ?",
      kind,
      key,
    );
    return row === undefined ? undefined : recordOf(row);
  }

  marked(kind: string, mark: string, { limit, after, lowestFirst = false, from, upTo }: MarkedPage): MarkedRecord[] {
    const [sign, order] = lowestFirst ? [">", "ASC"] : ["<", "DESC"];
    const bounds = [
      ...(from === undefined ? [] : [{ sql: "AND rank >= ?", values: [from] }]),
      ...(upTo === undefined ? [] : [{ sql: "AND rank <= ?", values: [upTo] }]),
      ...(after === undefined ? [] : [{ sql: `AND (rank, key) ${sign} (?, ?)`, values: [after.rank, after.key] }]),
    ];
    return this.#statements
      .all<SqlRecord & { readonly rank: number }>(
        `SELECT kind, key, revision, body, rank FROM marks JOIN records USING (kind, key)
         WHERE kind = ? AND mark = ? ${bounds.map(({ sql }) => sql).join(" ")}
         ORDER BY rank ${order}, key ${order} LIMIT ?`,
        kind,
        mark,
        ...bounds.flatMap(({ values }) => values),
        limit,
      )
      .map((row) => ({ ...recordOf(row), rank: row.rank }));
  }

  count(kind: string, mark: string): number {
    const [row] = this.#statements.all<{ count: number }>(
      "SELECT count(*) AS count FROM marks WHERE kind = ? AND mark = ?",
      kind,
      mark,
    );
    return row?.count ?? 0;
  }

  change(changes: readonly RecordChange[]): boolean {
    return this.#statements.whole(() => {
      if (!this.#fits(changes)) return false;
      this.apply(changes);
      return true;
    });
  }

  /** Within a transaction of somebody else. */
  apply(changes: readonly RecordChange[]): void {
    for (const { kind, key, body, marks = [] } of changes) {
      this.#statements.run("DELETE FROM marks WHERE kind = ? AND key = ?", kind, key);
      if (body === null) {
        this.#statements.run("DELETE FROM records WHERE kind = ? AND key = ?", kind, key);
        continue;
      }
      this.#statements.run(
        `INSERT INTO records (kind, key, revision, body) VALUES (?, ?, 1, ?)
         ON CONFLICT (kind, key) DO UPDATE SET revision = revision + 1, body = excluded.body`,
        kind,
        key,
        JSON.stringify(body),
      );
      for (const { mark, rank = 0 } of marks) {
        this.#statements.run("INSERT INTO marks (kind, key, mark, rank) VALUES (?, ?, ?, ?)", kind, key, mark, rank);
      }
    }
  }

  #fits(changes: readonly RecordChange[]): boolean {
    return changes.every(
      ({ kind, key, revision }) => revision === undefined || (this.record(kind, key)?.revision ?? 0) === revision,
    );
  }
}
