import { describe, expect, test } from "vitest";
import { at as itemAt, type TableInfo } from "@clade/kernel";
import { Guest, startGame, startProcess, withData } from "../testkit/index.ts";
import { torture } from "../testkit/torture.ts";
import { openDatabase } from "../store/sqlite/driver.ts";
import { join } from "node:path";

describe("what was acknowledged is never lost", () => {
  test("kill -9 of a busy server, again and again: nothing lost, nothing twice, every table goes on", async () => {
    await withData(async (folder) => {
      const report = await torture(folder, { kills: 6, tables: 12 });
      expect(report.findings).toEqual([]);
      expect(report.acknowledged).toBeGreaterThan(50);
      expect(report.openAtKill).toBeGreaterThan(0);
    });
  }, 120_000);

  test("SIGTERM lets open moves finish, tells the lines, and ends with 0", async () => {
    await withData(async (folder) => {
      const first = await startProcess(folder);
      const ada = await Guest.visit(first.url, "Ada");
      const bob = await Guest.visit(first.url, "Bob");
      const tables = await Promise.all(Array.from({ length: 8 }, () => startGame([ada, bob])));
      const line = await ada.line();
      for (const table of tables) await line.watch(table);
      const answers = tables.map((table) => line.act(table, itemAt(line.now(table).legal, 0)));
      await Promise.race(answers);
      const code = first.kill("SIGTERM");
      const types = (await Promise.all(answers)).map(({ type }) => type);
      expect(await code).toBe(0);
      expect(await line.ended()).toBe(1012);
      const second = await startProcess(folder);
      const again = new Guest(second.url);
      again.cookie = ada.cookie;
      for (const [index, table] of tables.entries()) {
        const { turn } = (await again.get<TableInfo>(`/api/tables/${table}`)).body;
        // Done means kept; everything else was refused before it counted.
        expect([types[index], turn]).toEqual(types[index] === "done" ? ["done", [1]] : ["error", [0, 1]]);
      }
      await second.kill("SIGKILL");
    });
  });

  test("a move that the disk does not take is not acknowledged, does not count, and can be made again", async () => {
    await withData(async (folder) => {
      const server = await startProcess(folder, ["--log", "silent"]);
      const ada = await Guest.visit(server.url, "Ada");
      const bob = await Guest.visit(server.url, "Bob");
      const table = await startGame([ada, bob]);
      const line = await ada.line();
      const bobs = await bob.line();
      await line.watch(table);
      await bobs.watch(table);
      const before = line.now(table);
      // Another process holds the file for longer than the server waits.
      const thief = await openDatabase(join(folder, "clade.db"));
      thief.exec("BEGIN IMMEDIATE");
      const received = bobs.received.length;
      const failed = await line.act(table, itemAt(before.legal, 0), { id: "once" });
      expect(failed).toMatchObject({ type: "error", code: "not-kept" });
      thief.exec("ROLLBACK");
      thief.close();
      expect(bobs.received.slice(received)).toEqual([]);
      expect((await line.act(table, itemAt(before.legal, 0), { id: "once" })).type).toBe("done");
      expect((await bobs.until(table, ({ deciders }) => !deciders.includes(0))).deciders).toEqual([1]);
      await server.kill("SIGKILL");
    });
  });

  test("a file that is no database is left as it is, with one clear line", async () => {
    await withData(async (folder) => {
      const { writeFileSync } = await import("node:fs");
      writeFileSync(join(folder, "clade.db"), "this is not a database, it is a poem\n".repeat(100));
      await expect(startProcess(folder)).rejects.toThrow(/ended with 2: clade: file is not a database\n$/);
      // Whoever has to find out why can have more than the one line.
      await expect(startProcess(folder, ["--verbose"])).rejects.toThrow(
        /ended with 2: \w*Error: file is not a database\n +at .+\n(.*\n)*clade: file is not a database\n$/,
      );
    });
  });
});
