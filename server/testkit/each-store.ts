import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe } from "vitest";
import { PostgresStore } from "../store/postgres/postgres-store.ts";
import { connectSqlite } from "../store/sqlite/connect.ts";
import type { Store } from "../store/store.ts";
import { findPostgres, type PostgresProcess, startPostgres } from "./postgres.ts";

/** A new, empty store for each test; what it needs is cleared away at the end. */
export type OpenStore = () => Promise<Store>;

/** The same stories over SQLite, and over PostgreSQL where there is one. */
export function eachStore(title: string, stories: (open: OpenStore) => void): void {
  const opened: Store[] = [];
  const closeAll = async (): Promise<void> => {
    await Promise.all(opened.splice(0).map((store) => store.close()));
  };

  describe(`${title}, over SQLite`, () => {
    const folder = mkdtempSync(join(tmpdir(), "clade-each-store-"));
    let files = 0;
    afterAll(async () => {
      await closeAll();
      rmSync(folder, { recursive: true, force: true });
    });
    stories(async () => {
      const store = await connectSqlite(join(folder, `${files++}.db`), (error) => {
        throw error;
      });
      opened.push(store);
      return store;
    });
  });

  const programs = findPostgres();
  describe.skipIf(programs === undefined)(`${title}, over PostgreSQL`, () => {
    let server: PostgresProcess;
    beforeAll(async () => {
      server = await startPostgres(programs ?? "");
    }, 60_000);
    afterAll(async () => {
      await closeAll();
      await server.end();
    });
    stories(async () => {
      const store = await PostgresStore.open(await server.database());
      opened.push(store);
      return store;
    });
  });
}
