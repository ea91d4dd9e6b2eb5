import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PostgresStore } from "../store/postgres/postgres-store.ts";
import { slotOf } from "../store/slots.ts";
import { Cable } from "../testkit/cable.ts";
import { findPostgres, type PostgresProcess, startPostgres } from "../testkit/postgres.ts";
import { startProcess, withData } from "../testkit/process.ts";
import { storeConformance } from "../testkit/store-conformance.ts";
import { entry, table } from "../testkit/store-samples.ts";
import { torture } from "../testkit/torture.ts";

const programs = findPostgres();

describe.skipIf(programs === undefined)("PostgreSQL", () => {
  let server: PostgresProcess;
  beforeAll(async () => {
    server = await startPostgres(programs ?? "");
  }, 60_000);
  afterAll(() => server.end());

  storeConformance("PostgreSQL", async () => {
    const url = await server.database();
    let store = await PostgresStore.open(url);
    return {
      store,
      async reopen() {
        await store.close();
        store = await PostgresStore.open(url);
        return store;
      },
      end: () => store.close(),
    };
  });

  async function withStores(count: number, work: (stores: readonly PostgresStore[], url: string) => Promise<void>) {
    const url = await server.database();
    const stores = await Promise.all(Array.from({ length: count }, () => PostgresStore.open(url)));
    try {
      await work(stores, url);
    } finally {
      await Promise.all(stores.map((store) => store.close()));
    }
  }

  test("of several servers that start at once, one makes the schema", () =>
    withStores(5, async (stores, url) => {
      expect(new Set(await Promise.all(stores.map((store, nth) => store.secret("s", `of ${nth}`)))).size).toBe(1);
      const sql = postgres(url, { max: 1 });
      expect([...(await sql`SELECT version FROM clade_schema`)]).toEqual([{ version: 3 }]);
      await sql`UPDATE clade_schema SET version = 99`;
      await sql.end();
      await expect(PostgresStore.open(url)).rejects.toThrow(/schema version 99, this server knows 3/);
    }));

  test("whoever takes a slot over waits for what is being written under the epoch before", () =>
    withStores(2, async ([old, next], url) => {
      const slot = slotOf("T1");
      for (const id of ["a", "b"]) await old?.leases.beat({ id, name: id, began: 1, joined: true });
      await old?.leases.claim("a", [{ slot, epoch: 0 }]);
      const sql = postgres(url, { max: 1 });
      let appended: Promise<boolean> | undefined;
      let given: Promise<unknown> | undefined;
      const undone = sql.begin(async (other) => {
        // Somebody is about to take the entry's number, and does not: the entry waits, with the slot in its hands.
        await other`INSERT INTO log ("table", number, line, at, turn) VALUES ('T1', 0, '0 other', 1, '0')`;
        appended = old?.append(entry("T1", 0), 1);
        await waiting(url, 1);
        given = next?.leases.give("a", [{ slot, epoch: 1, to: "b" }]);
        // It stands behind the entry, and has not been given.
        await waiting(url, 2);
        throw new Error("taken back");
      });
      await expect(undone).rejects.toThrow("taken back");
      expect(await appended).toBe(true);
      await given;
      await expect(old?.append(entry("T1", 1), 1)).rejects.toThrow("another server has the table");
      await sql.end();
    }));

  test("an entry that the database cannot take is nobody else's misfortune", () =>
    withStores(1, async ([store]) => {
      if (store === undefined) return;
      const entries = [entry("T1", 0), entry("T2", 0, { entry: "0 \0" }), entry("T3", 0)];
      const kept = await Promise.all(entries.map((each) => store.append(each)));
      expect(kept).toEqual([true, false, true]);
    }));

  test(
    "the database crashes and starts again: entries wait for it, none is lost, none is twice",
    () =>
      withStores(1, async ([store]) => {
        if (store === undefined) return;
        await store.addTable(table("T1"));
        const until = { isOver: false };
        const write = async (id: string): Promise<number> => {
          let number = 0;
          while (!until.isOver) {
            expect(await store.append(entry(id, number))).toBe(true);
            number++;
          }
          return number;
        };
        const writers = Array.from({ length: 20 }, (_, nth) => write(`W${nth}`));
        for (let crash = 0; crash < 3; crash++) {
          await new Promise((resolve) => setTimeout(resolve, 150));
          await server.restart("immediate");
          expect(await store.saveTable(table("T1", { revision: crash, hostName: `host ${crash}` }))).toBe(true);
        }
        until.isOver = true;
        for (const [nth, written] of (await Promise.all(writers)).entries()) {
          const log = await store.log(`W${nth}`);
          expect(log).toHaveLength(written);
          expect(log.map(({ number }) => number)).toEqual(log.map((_, index) => index));
        }
        expect(await store.table("T1")).toMatchObject({ revision: 3, hostName: "host 2" });
      }),
    60_000,
  );

  test("a connection that breaks in the middle of a transaction harms nobody, and the change is made once", async () => {
    const cable = await Cable.to(server.port);
    const url = await server.database();
    const store = await PostgresStore.open(url.replace(`:${server.port}/`, `:${cable.port}/`));
    const sql = postgres(url, { max: 1 });
    await store.addTable(table("T1"));
    let saved: Promise<boolean> | undefined;
    await sql.begin(async (other) => {
      await other`SELECT 1 FROM tables WHERE id = 'T1' FOR UPDATE`;
      saved = store.saveTable(table("T1", { hostName: "first" }));
      await waiting(url, 1);
      cable.cut();
    });
    cable.heal();
    expect(await saved).toBe(true);
    expect(await store.table("T1")).toMatchObject({ hostName: "first", revision: 1 });
    await sql.end();
    await store.close();
    cable.end();
  });

  test(
    "a server on PostgreSQL is killed in the middle of play, and nothing is lost",
    () =>
      withData(async (data) => {
        const report = await torture(data, { kills: 1, tables: 6, store: await server.database() });
        expect(report.findings).toEqual([]);
        expect(report.acknowledged).toBeGreaterThan(0);
      }),
    60_000,
  );

  test(
    "a second server without a bus does not start on the same database",
    () =>
      withData(async (data) => {
        const store = await server.database();
        const first = await startProcess(data, ["--store", store]);
        try {
          await expect(startProcess(data, ["--store", store])).rejects.toThrow(
            /another server is running on this database/,
          );
        } finally {
          expect(await first.kill("SIGTERM")).toBe(0);
        }
      }),
    60_000,
  );

  test("a database that is not there is told in one line", () =>
    withData(async (data) => {
      const url = `postgres://clade:secret@127.0.0.1:${server.port}/nowhere`;
      const failed: unknown = await startProcess(data, ["--store", url]).catch((error: unknown) => error);
      expect(String(failed)).toMatch(/clade: PostgreSQL: database "nowhere" does not exist\n/);
      expect(String(failed)).not.toContain("secret");
    }));
});

/** Waits until so many of our statements wait for a lock. */
async function waiting(url: string, count: number): Promise<void> {
  const sql = postgres(url, { max: 1 });
  for (;;) {
    const [row] = await sql`SELECT count(*)::integer AS count FROM pg_locks WHERE NOT granted`;
    if (row?.["count"] === count) break;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  await sql.end();
}
