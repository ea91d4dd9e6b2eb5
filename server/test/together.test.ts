import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openDatabase } from "../store/sqlite/driver.ts";
import { connectSqlite } from "../store/sqlite/connect.ts";
import { SqliteStore } from "../store/sqlite/sqlite-store.ts";
import { Statements } from "../store/sqlite/statements.ts";
import { entry, seats, table } from "../testkit/store-samples.ts";

async function inFolder(work: (path: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "clade-together-"));
  try {
    await work(join(folder, "clade.db"));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test("what comes at the same moment is done together: each hears what became of its own, in the order in which it was asked", () =>
  inFolder(async (path) => {
    const store = await connectSqlite(path, (error) => {
      throw error;
    });
    const line = (number: number) => ({ table: "t", number, person: "p", name: "P", text: "hello", at: 1 });
    const change = (key: string, revision: number, body: object) =>
      store.records.change([{ kind: "k", key, revision, body }]);
    const asked = [
      store.addTable(table("t", { seats: seats("ada") })),
      store.say(line(0)),
      // The number is taken: that is this one's own affair.
      store.say(line(0)),
      change("one", 0, { a: 1 }),
      change("one", 0, { a: 2 }),
      change("one", 1, { a: 3 }),
      store.records.record("k", "one"),
      store.append(entry("t", 0)),
      store.table("t"),
    ];
    const [added, said, saidAgain, fresh, stale, changed, read, appended, found] = await Promise.allSettled(asked);
    expect([added, fresh, stale, changed, appended]).toEqual(
      [true, true, false, true, true].map((value) => ({ status: "fulfilled", value })),
    );
    expect([said?.status, saidAgain?.status]).toEqual(["fulfilled", "rejected"]);
    expect(read).toMatchObject({ value: { revision: 2, body: { a: 3 } } });
    expect(found).toMatchObject({ value: { id: "t" } });
    await store.close();
    const again = await SqliteStore.open(path);
    expect(again.chat("t", 0, 10)).toHaveLength(1);
    expect(again.records.record("k", "one")).toMatchObject({ revision: 2, body: { a: 3 } });
    expect(again.log("t")).toHaveLength(1);
    again.close();
  }));

test("if the disk takes not all of it, nothing of it was kept, and it is said so", () =>
  inFolder(async (path) => {
    const database = await openDatabase(path);
    database.exec("CREATE TABLE kept (text TEXT)");
    const statements = new Statements(database);
    const write = (text: string) => statements.whole(() => statements.run("INSERT INTO kept VALUES (?)", text));
    const steps = (...texts: readonly string[]): boolean => {
      const left = [...texts];
      return statements.together(() => {
        try {
          write(left.shift() ?? "");
        } catch {}
        return left.length > 0;
      });
    };
    expect(steps("a", "b")).toBe(true);
    database.exec("PRAGMA max_page_count = 4");
    const large = "x".repeat(40_000);
    const wasKept = steps("c", large, "d");
    const kept = statements.all<{ text: string }>("SELECT text FROM kept").map(({ text }) => text);
    // Whether a full disk takes the whole transaction back or one statement of it is SQLite's choice; never some of it silently.
    expect(kept).toEqual(wasKept ? ["a", "b", "c", "d"] : ["a", "b"]);
    statements.close();
    database.close();
  }));

test("what fails halfway takes back its own part, and nothing of the others", () =>
  inFolder(async (path) => {
    const database = await openDatabase(path);
    database.exec("CREATE TABLE kept (text TEXT)");
    const statements = new Statements(database);
    const write = (text: string) => statements.run("INSERT INTO kept VALUES (?)", text);
    const parts = [
      () => write("a"),
      () => {
        write("half");
        throw new Error("the other half fails");
      },
      () => write("b"),
    ];
    const step = (): boolean => {
      try {
        statements.whole(parts.shift() ?? expect.unreachable("no part is left"));
      } catch {}
      return parts.length > 0;
    };
    expect(statements.together(step)).toBe(true);
    expect(statements.all<{ text: string }>("SELECT text FROM kept").map(({ text }) => text)).toEqual(["a", "b"]);
    statements.close();
    database.close();
  }));

test("to know whose turn it is somewhere, the logs of other tables are not read", () =>
  inFolder(async (path) => {
    const store = await SqliteStore.open(path);
    store.addTable(table("mine", { status: "playing", seats: seats("ada") }));
    store.append([entry("mine", 0)]);
    const quickest = (): number => {
      const times = Array.from({ length: 40 }, () => {
        const began = performance.now();
        expect(store.tablesOf("ada", 10, 0)).toHaveLength(1);
        return performance.now() - began;
      });
      return Math.min(...times);
    };
    const alone = quickest();
    for (let part = 0; part < 10; part++) {
      store.append(Array.from({ length: 3000 }, (_, number) => entry(`other-${part}`, number)));
    }
    // Reading all of them takes a hundred times as long.
    expect(quickest()).toBeLessThan(10 * alone + 0.5);
    store.close();
  }));
