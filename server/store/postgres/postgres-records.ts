import type { KeptRecord, MarkedPage, MarkedRecord, RecordChange, Records } from "../records.ts";
import { type SqlRecord, recordOf } from "../sql-rows.ts";
import type { Database, Queries } from "./database.ts";

export class PostgresRecords implements Records {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  record(kind: string, key: string): Promise<KeptRecord | undefined> {
    return this.#database.again((queries) => recordIn(queries, kind, key));
  }

  marked(
    kind: string,
    mark: string,
    { limit, after, lowestFirst = false, from, upTo }: MarkedPage,
  ): Promise<MarkedRecord[]> {
    const [sign, order] = lowestFirst ? [">", "ASC"] : ["<", "DESC"];
    const values: (string | number)[] = [kind, mark];
    const given = (value: string | number): string => `$${values.push(value)}`;
    const bounds = [
      from === undefined ? "" : `AND rank >= ${given(from)}`,
      upTo === undefined ? "" : `AND rank <= ${given(upTo)}`,
      after === undefined ? "" : `AND (rank, key) ${sign} (${given(after.rank)}, ${given(after.key)})`,
    ];
    const sql = `SELECT kind, key, revision, body, rank FROM marks JOIN records USING (kind, key)
       WHERE kind = $1 AND mark = $2 ${bounds.join(" ")} ORDER BY rank ${order}, key ${order} LIMIT ${given(limit)}`;
    return this.#database.again(async ({ all }) =>
      (await all<SqlRecord & { readonly rank: number }>(sql, ...values)).map((row) => ({
        ...recordOf(row),
        rank: row.rank,
      })),
    );
  }

  count(kind: string, mark: string): Promise<number> {
    return this.#database.again(async ({ all }) => {
      const [row] = await all<{ count: number }>(
        "SELECT count(*)::integer AS count FROM marks WHERE kind = $1 AND mark = $2",
        kind,
        mark,
      );
      return row?.count ?? 0;
    });
  }

  change(changes: readonly RecordChange[]): Promise<boolean> {
    return this.#database.whole(async (queries, tries) => {
      // In one order everywhere, so that no two of them wait for each other; until the end nobody else changes these.
      for (const place of changes.map(({ kind, key }) => `${kind} ${key}`).toSorted()) {
        await queries.all("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", place);
      }
      if (tries > 0 && (await isDone(queries, changes))) return true;
      for (const { kind, key, revision } of changes) {
        if (revision !== undefined && ((await recordIn(queries, kind, key))?.revision ?? 0) !== revision) return false;
      }
      await applyRecords(queries, changes);
      return true;
    });
  }
}

/** Within a transaction of somebody else. */
export async function applyRecords({ run }: Queries, changes: readonly RecordChange[]): Promise<void> {
  for (const { kind, key, body, marks = [] } of changes) {
    await run("DELETE FROM marks WHERE kind = $1 AND key = $2", kind, key);
    if (body === null) {
      await run("DELETE FROM records WHERE kind = $1 AND key = $2", kind, key);
      continue;
    }
    await run(
      `INSERT INTO records (kind, key, revision, body) VALUES ($1, $2, 1, $3)
       ON CONFLICT (kind, key) DO UPDATE SET revision = records.revision + 1, body = excluded.body`,
      kind,
      key,
      JSON.stringify(body),
    );
    for (const { mark, rank = 0 } of marks) {
      await run("INSERT INTO marks (kind, key, mark, rank) VALUES ($1, $2, $3, $4)", kind, key, mark, rank);
    }
  }
}

async function recordIn({ all }: Queries, kind: string, key: string): Promise<KeptRecord | undefined> {
  const [row] = await all<SqlRecord>(
    "SELECT kind, key, revision, body FROM records WHERE kind = $1 AND key = $2",
    kind,
    key,
  );
  return row === undefined ? undefined : recordOf(row);
}

/** Whether it is already so: the way to the database broke after it was done, and it is asked again. */
async function isDone(queries: Queries, changes: readonly RecordChange[]): Promise<boolean> {
  for (const { kind, key, revision, body } of changes) {
    const kept = await recordIn(queries, kind, key);
    if (body === null ? kept !== undefined : JSON.stringify(kept?.body) !== JSON.stringify(body)) return false;
    if (body !== null && revision !== undefined && kept?.revision !== revision + 1) return false;
  }
  return true;
}
