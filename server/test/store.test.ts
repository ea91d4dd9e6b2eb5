import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { inBatches } from "../store/in-batches.ts";
import { connectSqlite } from "../store/sqlite/connect.ts";
import { openDatabase } from "../store/sqlite/driver.ts";
import { migrate, MIGRATIONS, versionOf } from "../store/sqlite/migrations.ts";
import type { LogEntry } from "../store/store.ts";
import { storeConformance } from "../testkit/store-conformance.ts";
import { entry, table } from "../testkit/store-samples.ts";

function newFile(): { path: string; clear: () => void } {
  const folder = mkdtempSync(join(tmpdir(), "clade-store-"));
  return { path: join(folder, "clade.db"), clear: () => rmSync(folder, { recursive: true, force: true }) };
}

function fail(error: Error): void {
  throw error;
}

storeConformance("SQLite", async () => {
  const { path, clear } = newFile();
  let store = await connectSqlite(path, fail);
  return {
    store,
    async reopen() {
      await store.close();
      store = await connectSqlite(path, fail);
      return store;
    },
    async end() {
      await store.close();
      clear();
    },
  };
});

describe("migrations", () => {
  /** What a server of each earlier version could have left behind. */
  const LEFT_BEHIND: readonly string[] = [
    `INSERT INTO secrets VALUES ('identity', 'kept');
     INSERT INTO people VALUES ('ada', 'Ada', 5, 'hash');
     INSERT INTO tables VALUES ('T1', 3, 'AAAAAA', 'playing', 1, 5, '${JSON.stringify(table("T1", { status: "playing" }))}');
     INSERT INTO members VALUES ('ada', 'T1');
     INSERT INTO log VALUES ('T1', 0, '0 feed 1', 'move 0', 1700000000000, '0', NULL);`,
    `INSERT INTO chat VALUES ('T1', 0, 'ada', 'Ada', 'hello', 7);`,
    `INSERT INTO ratings VALUES ('evolution', 'ada', 'Ada', 27, 5, 1);`,
    `INSERT INTO journal VALUES ('T1', 1, '0 feed 2', 'move 1', 1700000000001, '0', NULL);`,
    `INSERT INTO heart VALUES (1, 9); INSERT INTO data VALUES ('abc', '{}');`,
    `INSERT INTO lives VALUES (5, 9);
     INSERT INTO meetings VALUES ('evolution', 'ada', 'bob', 9);
     INSERT INTO sessions VALUES ('ada', 'first', '', 5, 9);`,
    `INSERT INTO archive VALUES ('T0', NULL, NULL, 1);`,
    `INSERT INTO bans VALUES ('address', '192.0.2.7', 5, NULL);
     INSERT INTO orders (at, "by", "order") VALUES (5, 'root', '{}');`,
    `INSERT INTO data_at VALUES ('abc', 'T1');`,
    `INSERT INTO records VALUES ('club', 'one', 3, '{}'); INSERT INTO marks VALUES ('club', 'one', 'all', 7);`,
  ];

  test("there is a sample of what each version left behind", () => {
    expect(LEFT_BEHIND).toHaveLength(MIGRATIONS.length);
  });

  test.each(MIGRATIONS.map((_, index) => index + 1))(
    "a file of version %i opens with all that was in it",
    async (version) => {
      const { path, clear } = newFile();
      const old = await openDatabase(path);
      migrate(old, MIGRATIONS.slice(0, version));
      old.exec(LEFT_BEHIND.slice(0, version).join("\n"));
      expect(versionOf(old)).toBe(version);
      old.close();

      const store = await connectSqlite(path, fail);
      expect(await store.secret("identity", "other")).toBe("kept");
      expect(await store.personByRecovery("hash")).toMatchObject({ id: "ada" });
      expect(await store.table("T1")).toMatchObject({ revision: 3, status: "playing" });
      const moves = version >= 4 ? 2 : 1;
      expect(await store.log("T1")).toEqual([entry("T1", 0), entry("T1", 1)].slice(0, moves));
      expect(await store.tablesOf("ada", 5, 0)).toHaveLength(1);
      expect(await store.chat("T1", 0, 10)).toHaveLength(version >= 2 ? 1 : 0);
      expect(await store.rating("evolution", "ada")).toEqual(
        version >= 3 ? expect.objectContaining({ mean: 27 }) : undefined,
      );
      expect(await store.records.count("club", "all")).toBe(version >= 10 ? 1 : 0);
      // And everything that is new works too.
      await store.beat(10);
      await store.say({ table: "T1", number: 1, person: "ada", name: "Ada", text: "still here", at: 8 });
      expect(await Promise.all([store.append(entry("T1", moves - 1)), store.append(entry("T1", moves))])).toEqual([
        false,
        true,
      ]);
      await store.close();
      clear();
    },
  );

  test("a step that fails leaves the file as it was", async () => {
    const { path, clear } = newFile();
    const database = await openDatabase(path);
    migrate(database, MIGRATIONS.slice(0, 1));
    expect(() =>
      migrate(database, [...MIGRATIONS.slice(0, 1), "CREATE TABLE extra (a TEXT) STRICT; NONSENSE"]),
    ).toThrow();
    expect(versionOf(database)).toBe(1);
    expect(database.prepare("SELECT count(*) AS n FROM sqlite_master WHERE name = 'extra'").get()).toEqual({ n: 0 });
    database.close();
    clear();
  });

  test("a file of a newer server is left alone, with a clear word", async () => {
    const { path, clear } = newFile();
    const database = await openDatabase(path);
    database.exec("PRAGMA user_version = 99");
    database.close();
    await expect(connectSqlite(path, fail)).rejects.toThrow(/schema version 99, this server knows/);
    clear();
  });
});

describe("commits are grouped", () => {
  test("what comes while a batch is written goes into the next one, and each gets its own answer", async () => {
    const batches: (readonly LogEntry[])[] = [];
    let write: () => void = () => {};
    const append = inBatches<LogEntry, boolean>(
      (entries) =>
        new Promise((resolve) => {
          batches.push(entries);
          write = () => resolve(entries.map(({ number }) => number !== 2));
        }),
    );
    const first = append(entry("T1", 0));
    await new Promise((resolve) => setImmediate(resolve));
    const others = [append(entry("T2", 1)), append(entry("T3", 2))];
    expect(batches).toHaveLength(1);
    write();
    expect(await first).toBe(true);
    await new Promise((resolve) => setImmediate(resolve));
    write();
    expect(await Promise.all(others)).toEqual([true, false]);
    expect(batches.map((batch) => batch.length)).toEqual([1, 2]);
  });

  test("a batch that fails fails for all of it, and the next one is tried anew", async () => {
    let failing = true;
    const append = inBatches<LogEntry, boolean>(async (entries) => {
      if (failing) throw new Error("disk full");
      return entries.map(() => true);
    });
    await expect(append(entry("T1", 0))).rejects.toThrow("disk full");
    failing = false;
    expect(await append(entry("T1", 0))).toBe(true);
  });
});
