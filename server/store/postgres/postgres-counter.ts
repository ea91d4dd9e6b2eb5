import type { Complaint } from "@clade/kernel";
import type { Counter } from "../../desk/counter.ts";
import { Database } from "./database.ts";
import { MIGRATIONS, versionIn } from "./migrations.ts";
import { PostgresDesk } from "./postgres-desk.ts";
import { LIVES } from "./postgres-leases.ts";

/** The desk of a database on which servers may be running: it is not brought up to date, which is a server's business. */
export async function counterOfDatabase(url: string): Promise<Counter | Complaint> {
  const database = new Database(url, 1);
  try {
    const version = await database.now(async ({ all }) => {
      const [schema] = await all<{ there: boolean }>("SELECT to_regclass('clade_schema') IS NOT NULL AS there");
      return schema?.there === true ? versionIn(all) : undefined;
    });
    if (version !== MIGRATIONS.length) {
      await database.close();
      return { complaint: whyNot(version) };
    }
  } catch (error) {
    await database.close();
    throw error;
  }
  const desk = new PostgresDesk(database);
  return {
    isServed: () =>
      database.again(async ({ all }) => (await all(`SELECT 1 FROM servers WHERE ${LIVES} LIMIT 1`)).length > 0),
    order: (order) => desk.order(order),
    answerTo: (id) =>
      database.again(async ({ all }) => {
        const [row] = await all<{ done: boolean | null; said: string | null }>(
          "SELECT done, said FROM orders WHERE id = $1",
          id,
        );
        return row?.done == null ? undefined : { done: row.done, said: row.said ?? "" };
      }),
    withdraw: (id) =>
      database.once(async ({ run }) => (await run("DELETE FROM orders WHERE id = $1 AND NOT taken", id)) === 1),
    close: () => database.close(),
  };
}

function whyNot(version: number | undefined): string {
  if (version === undefined) return "no server has ever kept anything in the database";
  const why = `the database has schema version ${version}, this program knows ${MIGRATIONS.length}`;
  return version < MIGRATIONS.length ? `${why}: start the server once` : `${why}: use a newer one`;
}
