import { copyFileSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { at as itemAt, seeded, type TableInfo } from "@clade/kernel";
import { clade, Guest, playOut, startGame, startProcess, withData } from "../testkit/index.ts";
import { openDatabase } from "../store/sqlite/driver.ts";

async function count(file: string): Promise<number> {
  const database = await openDatabase(file, { readOnly: true });
  const row = database.prepare("SELECT count(*) AS count FROM tables").get() as { count: number };
  database.close();
  return row.count;
}

/** Sets up tables and leaves them waiting. */
async function tables(ada: Guest, number: number): Promise<void> {
  for (let made = 0; made < number; made++) await ada.table({ seats: ["me", "free"] });
}

describe("backup and restore", () => {
  test("a backup of a busy server is whole; restored over a later state it is that very state, never a mixture", async () => {
    await withData(async (folder) => {
      const data = join(folder, "data");
      const copy = join(folder, "copy.db");
      const server = await startProcess(data, ["--log", "silent"]);
      const ada = await Guest.visit(server.url, "Ada");
      const bob = await Guest.visit(server.url, "Bob");
      const game = await startGame([ada, bob]);
      const lines = [await ada.line(), await bob.line()];
      for (const line of lines) await line.watch(game);
      await playOut(lines, game, seeded("backup"), 20);
      await tables(ada, 29);
      const { number } = itemAt(lines, 0).now(game);
      const made = clade("backup", data, copy, "--json");
      expect([made.code, JSON.parse(made.out)]).toEqual([
        0,
        expect.objectContaining({ ok: true, tables: 30, people: 2 }),
      ]);
      expect(statSync(copy).mode & 0o777).toBe(0o600);
      expect(readdirSync(folder).sort()).toEqual(["copy.db", "data"]);
      // What comes after the backup, and dies with its WAL beside it.
      await playOut(lines, game, seeded("later"), 10);
      await tables(ada, 30);
      expect(clade("restore", copy, data, "--force")).toMatchObject({
        code: 2,
        error: `clade: another server is running on ${data}: one folder has one server\n`,
      });
      await server.kill("SIGKILL");
      expect(statSync(join(data, "clade.db-wal")).size).toBeGreaterThan(0);
      expect(await count(join(data, "clade.db"))).toBe(60);

      expect(clade("restore", copy, data)).toMatchObject({
        code: 2,
        error: expect.stringMatching(/--force/) as string,
      });
      expect(await count(join(data, "clade.db"))).toBe(60);
      expect(clade("restore", copy, data, "--force").code).toBe(0);
      expect(readdirSync(data).sort()).toEqual(["clade.db", "clade.lock"]);
      expect(readFileSync(join(data, "clade.db"))).toEqual(readFileSync(copy));

      const again = await startProcess(data, ["--log", "silent"]);
      const back = new Guest(again.url);
      back.cookie = ada.cookie;
      expect((await back.get<{ tables: TableInfo[] }>("/api/me/tables")).body.tables).toHaveLength(30);
      expect((await (await back.line()).watch(game)).number).toBe(number);
      await again.kill("SIGKILL");
    });
  }, 240_000);

  test("a backup goes into a new folder, too", async () => {
    await withData(async (folder) => {
      const server = await startProcess(join(folder, "data"), ["--log", "silent"]);
      await tables(await Guest.visit(server.url, "Ada"), 3);
      await server.kill("SIGTERM");
      expect(clade("backup", join(folder, "data"), join(folder, "copy.db")).code).toBe(0);
      expect(clade("restore", join(folder, "copy.db"), join(folder, "new", "data")).code).toBe(0);
      expect(await count(join(folder, "new", "data", "clade.db"))).toBe(3);
    });
  }, 180_000);

  test("what is no sound backup is refused, and nothing is changed", async () => {
    await withData(async (folder) => {
      const data = join(folder, "data");
      const server = await startProcess(data, ["--log", "silent"]);
      await tables(await Guest.visit(server.url, "Ada"), 20);
      await server.kill("SIGTERM");
      const copy = join(folder, "copy.db");
      expect(clade("backup", data, copy).code).toBe(0);
      expect(clade("backup", data, copy)).toMatchObject({
        code: 2,
        error: expect.stringMatching(/is there already/) as string,
      });
      expect(clade("backup", data, copy, "--force").code).toBe(0);
      expect(clade("backup", folder, join(folder, "x")).error).toMatch(/^clade: .* is no data folder of a server/);
      const before = readFileSync(join(data, "clade.db"));

      const whole = readFileSync(copy);
      const bad = join(folder, "bad.db");
      const refused = (bytes: Buffer): string => {
        writeFileSync(bad, bytes);
        const { code, error } = clade("restore", bad, data, "--force");
        expect(code).toBe(2);
        return error;
      };
      const scratched = Buffer.from(whole);
      scratched.fill(0xa5, 4096 * 4, 4096 * 5);
      expect(refused(scratched)).toMatch(/^clade: .*bad\.db is damaged: .*\n$/);
      expect(refused(whole.subarray(0, 4096 * 5))).toMatch(/^clade: .*bad\.db is (damaged|no database).*\n$/);
      expect(refused(Buffer.from("a poem\n".repeat(900)))).toMatch(/^clade: .*bad\.db is (damaged|no database).*\n$/);
      expect(refused(Buffer.alloc(0))).toMatch(/is no database of a Clade server\n$/);
      expect(clade("restore", join(folder, "none"), data).error).toBe(
        `clade: there is no file ${join(folder, "none")}\n`,
      );
      // The raw file of a server that was killed is not all that it had.
      copyFileSync(copy, bad);
      writeFileSync(`${bad}-wal`, "something");
      expect(clade("restore", bad, data, "--force").error).toMatch(/is not whole without .*-wal/);
      expect(readFileSync(join(data, "clade.db"))).toEqual(before);
      expect(existsSync(join(data, "clade.db.restoring"))).toBe(false);
    });
  }, 180_000);
});
