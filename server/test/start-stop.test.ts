import { spawn, spawnSync } from "node:child_process";
import { closeSync, mkdirSync, openSync, readdirSync, statSync, writeSync } from "node:fs";
import { connect, createServer } from "node:net";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { at as itemAt } from "@clade/kernel";
import { clade, Guest, startGame, startProcess, withData } from "../testkit/index.ts";
import { fillStore } from "../testkit/fill.ts";

/** A start that must not succeed: what it says, and how it ends. It has to end by itself. */
function failedStart(args: readonly string[]): { readonly code: number | null; readonly said: string } {
  const { code, out, error } = clade("serve", ...args);
  return { code, said: `${out}${error}` };
}

describe("a start that fails ends, with one clear line", () => {
  test("the port is in use, or the address is not this machine's", async () => {
    await withData(async (folder) => {
      const other = createServer();
      const port = await new Promise<number>((resolve) => {
        other.listen(0, "127.0.0.1", () => {
          const address = other.address();
          resolve(typeof address === "object" && address !== null ? address.port : 0);
        });
      });
      expect(failedStart(["--data", folder, "--port", String(port)])).toEqual({
        code: 2,
        said: `clade: port ${port} of 127.0.0.1 is in use: choose another with --port\n`,
      });
      other.close();
      expect(failedStart(["--data", folder, "--port", "0", "--host", "192.0.2.7"])).toEqual({
        code: 2,
        said: "clade: this machine does not have the address 192.0.2.7: choose another with --host\n",
      });
    });
  }, 180_000);

  test("the folder cannot be made, or there is no web client where one was named", async () => {
    await withData(async (folder) => {
      const nowhere = failedStart(["--data", "/proc/x/y", "--port", "0"]);
      expect(nowhere.code).toBe(2);
      expect(nowhere.said).toMatch(/^clade: the folder \/proc\/x\/y cannot be made: .*\n$/);
      expect(failedStart(["--data", folder, "--port", "0", "--web", "/nonexistent"])).toEqual({
        code: 2,
        said: "clade: /nonexistent (--web) is no web client: there is no index.html in it\n",
      });
    });
  }, 180_000);

  test("the first page of the file is damaged", async () => {
    await withData(async (folder) => {
      await fillStore(folder, { tables: 20, moves: 30, people: ["ada", "bob"] });
      damage(join(folder, "clade.db"), 100, 300);
      const { code, said } = failedStart(["--data", folder, "--port", "0"]);
      expect(code).toBe(2);
      expect(said).toMatch(/^clade: .*(malformed|damaged).*\n$/);
    });
  }, 180_000);

  test("any other page of the file is damaged: it is found before anybody is let in", async () => {
    await withData(async (folder) => {
      await fillStore(folder, { tables: 60, moves: 60, people: ["ada", "bob"] });
      const file = join(folder, "clade.db");
      const pages = statSync(file).size / 4096;
      expect(pages).toBeGreaterThan(40);
      damage(file, 4096 * Math.floor(pages / 2), 4096);
      const { code, said } = failedStart(["--data", folder, "--port", "0"]);
      expect(code).toBe(2);
      expect(said).toMatch(/^clade: .*clade\.db is damaged \(.+\): restore a backup with clade restore\n$/);
    });
  }, 180_000);
});

function damage(file: string, from: number, length: number): void {
  const handle = openSync(file, "r+");
  writeSync(handle, Buffer.alloc(length, 0xa5), 0, length, from);
  closeSync(handle);
}

describe("one folder has one server", () => {
  test("a second one is refused; after kill -9 of the first the next starts at once", async () => {
    await withData(async (folder) => {
      const first = await startProcess(folder);
      expect(failedStart(["--data", folder, "--port", "0"])).toEqual({
        code: 2,
        said: `clade: another server is running on ${folder}: one folder has one server\n`,
      });
      const ada = await Guest.visit(first.url, "Ada");
      expect((await ada.get("/api/me")).status).toBe(200);
      await first.kill("SIGKILL");
      const second = await startProcess(folder);
      await second.kill("SIGKILL");
      expect(readdirSync(folder).filter((name) => name.startsWith("clade.lock"))).toEqual(["clade.lock"]);
    });
  }, 180_000);
});

describe("the server stops within its limit, whatever hangs", () => {
  test("a request that was half sent, a line that does not answer, a bot that thinks", async () => {
    await withData(async (folder) => {
      const server = await startProcess(folder, ["--bot-seconds", "600", "--log", "silent"]);
      const port = Number(new URL(server.url).port);
      const half = connect(port, "127.0.0.1");
      half.on("error", () => {});
      half.write(
        "POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 400\r\n\r\n{",
      );
      // A line whose other side never says another word, not even goodbye.
      const deaf = connect(port, "127.0.0.1");
      deaf.on("error", () => {});
      const opened = new Promise((resolve) => deaf.once("data", resolve));
      deaf.write(
        "GET /api/live HTTP/1.1\r\nhost: x\r\nconnection: Upgrade\r\nupgrade: websocket\r\n" +
          "sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
      );
      await opened;
      const ada = await Guest.visit(server.url, "Ada");
      await startGame([ada], {
        game: "s-evolution",
        seats: ["me", { bot: "master" }, { bot: "master" }, { bot: "master" }],
      });
      const began = performance.now();
      expect(await server.kill("SIGTERM")).toBe(0);
      expect(performance.now() - began).toBeLessThan(9000);
      half.destroy();
      deaf.destroy();
    });
  }, 180_000);

  test("SIGTERM and SIGINT together are one stop: it waits until everything is kept", async () => {
    await withData(async (folder) => {
      const server = await startProcess(folder, ["--log", "silent"]);
      const ada = await Guest.visit(server.url, "Ada");
      const table = await startGame([ada, await Guest.visit(server.url, "Bob")]);
      const line = await ada.line();
      await line.watch(table);
      // Somebody else keeps the file for a moment: the move is under way while the server is told to stop, twice.
      const thief = spawn(process.execPath, ["-e", THIEF, join(folder, "clade.db")], {
        stdio: ["ignore", "pipe", "inherit"],
        cwd: new URL("..", import.meta.url).pathname,
      });
      await new Promise((resolve) => thief.stdout.once("data", resolve));
      const answer = line.act(table, itemAt(line.now(table).legal, 0));
      await new Promise((resolve) => setTimeout(resolve, 100));
      const ended = server.kill("SIGTERM");
      process.kill(server.pid, "SIGINT");
      expect((await answer).type).toBe("done");
      expect(await ended).toBe(0);
      expect(await line.ended()).toBe(1012);
    });
  }, 180_000);
});

/** Holds the file for a second. */
const THIEF = `
  const { DatabaseSync } = require("@photostructure/sqlite");
  const database = new DatabaseSync(process.argv[1]);
  database.exec("BEGIN IMMEDIATE");
  console.log("held");
  setTimeout(() => { database.exec("ROLLBACK"); database.close(); }, 1000);
`;

describe("a disk that is full", () => {
  /** A real refusal of the system: no file of the process may grow any more. */
  function fill(pid: number): void {
    limit(pid, 4096);
  }
  function empty(pid: number): void {
    limit(pid, "unlimited");
  }
  function limit(pid: number, bytes: number | "unlimited"): void {
    const { status, stderr } = spawnSync("prlimit", ["--pid", String(pid), `--fsize=${bytes}:`], { encoding: "utf8" });
    if (status !== 0) throw new Error(stderr);
  }
  const hasLimits = spawnSync("prlimit", ["--version"]).status === 0;

  test.runIf(hasLimits)(
    "is a 503 over HTTP; when there is room again everything goes on by itself",
    async () => {
      await withData(async (folder) => {
        mkdirSync(join(folder, "data"));
        const server = await startProcess(join(folder, "data"), ["--log", "silent", "--bot-delay", "100"]);
        const ada = await Guest.visit(server.url, "Ada");
        const bob = await Guest.visit(server.url, "Bob");
        const withBots = await startGame([ada], { seats: ["me", { bot: "random" }, { bot: "random" }] });
        // Here only bots play on, and nobody looks.
        const alone = await startGame([bob], { seats: ["me", { bot: "random" }] });
        const line = await ada.line();
        await line.watch(withBots);
        await bob.post(`/api/tables/${alone}/leave`);
        fill(server.pid);
        const { status, body } = await ada.post("/api/tables", { game: "evolution", seats: ["me", "free"] });
        expect([status, body]).toEqual([503, expect.objectContaining({ problem: "not-kept" })]);
        expect((await ada.put("/api/me", { name: "Ada L." })).status).toBe(503);
        // Long enough that all bots have failed too often, and somebody looked at the table meanwhile.
        await new Promise((resolve) => setTimeout(resolve, 2500));
        await (await ada.line()).watch(withBots);
        await new Promise((resolve) => setTimeout(resolve, 1500));
        expect((await ada.get<{ status: string }>(`/api/tables/${alone}`)).body.status).toBe("playing");
        empty(server.pid);
        // Ada's bots move as soon as it is their turn; Bob's table is played to its end by nobody but bots.
        const moved = async (): Promise<boolean> => {
          const now = line.now(withBots);
          if (line.mustDecide(withBots)) return (await line.act(withBots, itemAt(now.legal, 0))).type === "done";
          await line.until(withBots, ({ number }) => number > now.number);
          return true;
        };
        for (let count = 0; count < 12; count++) expect(await moved()).toBe(true);
        await expect
          .poll(async () => (await bob.get<{ status: string }>(`/api/tables/${alone}`)).body.status, {
            timeout: 120_000,
          })
          .toBe("over");
        expect((await ada.put("/api/me", { name: "Ada L." })).status).toBe(200);
        expect(await server.kill("SIGTERM")).toBe(0);
      });
    },
    240_000,
  );
});
