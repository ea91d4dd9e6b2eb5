import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { at as itemAt, type GameRecord, seedHash, seeded } from "@clade/kernel";
import { describe, expect, test } from "vitest";
import { openDatabase } from "../store/sqlite/driver.ts";
import { Guest, playOut, type ServerProcess, startGame, startProcess, withData } from "../testkit/index.ts";

const CLADE = fileURLToPath(new URL("../../cli/bin/clade.js", import.meta.url));

/** The command, run in the data folder, which is also where it writes. */
function clade(folder: string, ...args: string[]): { status: number | null; stdout: string; stderr: string } {
  return spawnSync(process.execPath, [CLADE, ...args], {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, NO_COLOR: "1", CLADE_DATA: folder },
  });
}

type Exported = GameRecord & { readonly about: { readonly [key: string]: unknown } };
const read = (folder: string, file: string) => JSON.parse(readFileSync(join(folder, file), "utf8")) as Exported;

/** A server with a game of Ada and Bob, a few moves in; its process goes on while the work is done. */
async function withGame(work: (folder: string, table: string, server: ServerProcess) => Promise<void>): Promise<void> {
  await withData(async (folder) => {
    const server = await startProcess(folder);
    try {
      const people = [await Guest.visit(server.url, "Ada"), await Guest.visit(server.url, "Bob")];
      const table = await startGame(people);
      const lines = await Promise.all(people.map((guest) => guest.line()));
      for (const line of lines) await line.watch(table);
      await playOut(lines, table, seeded("export"), 7);
      await work(folder, table, server);
    } finally {
      await server.kill("SIGKILL");
    }
  });
}

describe("clade export", () => {
  test("takes a running game out of the folder of a running server, says that the seed is in it, and hides the names", async () => {
    await withGame(async (folder, table, server) => {
      const { status, stdout, stderr } = clade(folder, "export", table);
      expect([status, stderr]).toEqual([0, ""]);
      expect(stdout).toMatch(
        new RegExp(`^${table}\\.json: evolution, 7 moves, table ${table} \\(playing\\), clade \\d`),
      );
      expect(stdout).toContain("whoever has it knows every hidden card");
      const record = read(folder, `${table}.json`);
      expect(record.moves).toHaveLength(7);
      expect(record.seats).toEqual([{ name: "Player 1" }, { name: "Player 2" }]);
      expect(seedHash(record.seed)).toBe(record.seedHash);
      expect(record.about).toMatchObject({ table, status: "playing", node: process.version });
      expect(clade(folder, "verify", `${table}.json`).stdout).toMatch(/^ok: evolution, 7 moves, unfinished/);
      expect(clade(folder, "replay", `${table}.json`, "--at", "3").status).toBe(0);
      expect((await fetch(`${server.url}/ready`)).status).toBe(200);
    });
  });

  test("finds a table by its code too, and keeps names and prints where asked", async () => {
    await withGame(async (folder, table, server) => {
      const ada = await Guest.visit(server.url, "Ada");
      const { code } = await ada.table({ seats: ["me", "free"] });
      const waiting = clade(folder, "export", (code ?? "").toLowerCase());
      expect(waiting.stderr).toMatch(/^clade: no game has started at table \w+\n$/);
      expect(waiting.status).toBe(2);
      const { stdout, stderr } = clade(folder, "export", table, "--names", "--json");
      expect((JSON.parse(stdout) as Exported).seats).toEqual([{ name: "Ada" }, { name: "Bob" }]);
      expect(stderr).toContain("its seed is in the record");
      expect(existsSync(join(folder, `${table}.json`))).toBe(false);
    });
  });

  test("a game that is over needs no warning, and one that is broken says where", async () => {
    await withGame(async (folder, table, server) => {
      const guest = await Guest.visit(server.url, "Cleo");
      const { id } = await guest.table({ seats: [{ bot: "random" }, { bot: "random" }] });
      const line = await guest.line();
      await guest.post(`/api/tables/${id}/start`);
      await line.watch(id);
      await line.until(id, ({ result }) => result !== null);
      await server.kill("SIGTERM");
      const over = clade(folder, "export", id);
      expect([over.status, over.stderr]).toEqual([0, ""]);
      expect(over.stdout).not.toContain("seed");
      expect(read(folder, `${id}.json`).result).toBeDefined();
      expect(clade(folder, "verify", `${id}.json`).stdout).toContain("final scores");

      const database = await openDatabase(join(folder, "clade.db"));
      database.prepare(`UPDATE journal SET line = '0 feed 9' WHERE "table" = ? AND number = 4`).run(table);
      database.close();
      const broken = clade(folder, "export", table);
      expect(broken.status).toBe(0);
      const why = 'damaged record: move 5 ("0 feed 9") is refused';
      expect(broken.stdout).toContain(`It does not replay: ${why}`);
      const record = read(folder, `${table}.json`);
      expect(record.about["fault"]).toContain(why);
      expect(itemAt(record.moves, 4)).toBe("0 feed 9");
      expect(clade(folder, "replay", `${table}.json`, "--at", "4").status).toBe(0);
    });
  });

  test("bad input is one line, and nothing is written", async () => {
    await withGame(async (folder, table, server) => {
      await server.kill("SIGTERM");
      const file = join(folder, "clade.db");
      const before = readFileSync(file);
      const modified = statSync(file).mtimeMs;
      for (const [args, message] of [
        [["export"], /missing the table: clade export <table>/],
        [["export", "NOSUCH"], /there is no table "NOSUCH" in /],
        [["export", table, "--data", join(folder, "nowhere")], /nowhere is no data folder of a server/],
        [["export", table, "--out", file], /clade\.db is there already: name another file with --out/],
        [["export", table, "--json", "--out", "x.json"], /--json prints the record/],
        [["export", table, "more"], /unexpected "more"/],
      ] as const) {
        const { status, stdout, stderr } = clade(folder, ...args);
        expect(stderr).toMatch(message);
        expect([status, stdout, stderr.trim().split("\n").length]).toEqual([2, "", 1]);
      }
      expect(readFileSync(file).equals(before)).toBe(true);
      expect(statSync(file).mtimeMs).toBe(modified);
      expect(existsSync(join(folder, `${table}.json`))).toBe(false);
    });
  });
});
