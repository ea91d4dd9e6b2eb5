import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { at as itemAt } from "@clade/kernel";
import { faultOf, Tellable } from "../fault.ts";
import { openDatabase } from "../store/sqlite/driver.ts";
import { Guest, startGame, startProcess, withData } from "../testkit/index.ts";

/** No file of the process may grow beyond so many bytes. */
function limitFiles(pid: number, bytes: number | "unlimited"): void {
  spawnSync("prlimit", ["--pid", String(pid), `--fsize=${bytes}:`]);
}

describe("logs", () => {
  test("hold no name, word, move, code or cookie, however much goes wrong", async () => {
    await withData(async (folder) => {
      const first = await startProcess(folder, ["--log", "debug"]);
      const ada = await Guest.visit(first.url, "Zmark Name");
      const bob = await Guest.visit(first.url, "Zmark Other");
      const { code: recovery } = (await ada.post<{ code: string }>("/api/me/recovery")).body;
      const tables: string[] = [];
      for (let count = 0; count < 4; count++) tables.push(await startGame([ada, bob]));
      const [broken = "", strange = "", full = "", garbled = ""] = tables;
      const line = await ada.line();
      for (const table of tables) await line.watch(table);
      const moves = tables.map((table) => itemAt(line.now(table).legal, 0));
      for (const [index, table] of tables.entries()) await line.act(table, moves[index] ?? "");
      await line.say(full, "zmark chat");
      // What is no request, no message, no move.
      for (const body of ['{"name":"zmark', "[".repeat(9000), '{"zmark":1}', '"zmark"']) await ada.put("/api/me", body);
      await ada.post(`/api/tables/${full}/reports`, { text: "zmark report", lines: [0] });
      await ada.post("/api/tables", { game: "zmark", seats: ["me"], options: { zmark: "zmark" } });
      for (const text of [
        "zmark",
        '{"type":"zmark"}',
        `{"type":"act","table":"${full}","id":"zmark","on":0,"move":"zmark"}`,
      ])
        line.sendText(text);
      await line.act(full, "zmark move");
      await ada.get("/api/zmark?zmark=zmark");
      // The disk takes nothing: everything that is tried fails in its own way.
      limitFiles(first.pid, 4096);
      const bobs = await bob.line();
      await bobs.watch(full);
      await bobs.act(full, itemAt(bobs.now(full).legal, 0));
      await line.say(full, "zmark chat that is lost");
      await ada.put("/api/me", { name: "Zmark New" });
      await ada.post("/api/tables", { game: "evolution", seats: ["me", "free"] });
      limitFiles(first.pid, "unlimited");
      await first.kill("SIGTERM");

      // Tables that the rules do not take: moves that are none, options that are none.
      const database = await openDatabase(join(folder, "clade.db"));
      database.exec(
        `UPDATE journal SET line = '0 zmark move' WHERE "table" = '${broken}'; UPDATE log SET line = '0 zmark move' WHERE "table" = '${broken}';
         UPDATE tables SET body = json_set(body, '$.options.fast', 'zmark') WHERE id = '${strange}';
         UPDATE tables SET body = 'zmark' WHERE id = '${garbled}'`,
      );
      database.close();
      const second = await startProcess(folder, ["--log", "debug"]);
      const again = new Guest(second.url);
      again.cookie = ada.cookie;
      for (const table of tables) await again.get(`/api/tables/${table}`);
      const watching = await again.line();
      for (const table of [broken, strange]) {
        watching.send({ type: "watch", table, from: 0 });
        await watching.next(({ type }) => type === "error" || type === "news");
      }
      await second.kill("SIGTERM");

      const written = (first.output() + second.output()).replaceAll(first.url, "").replaceAll(second.url, "");
      // It did go wrong, and the operator was told.
      for (const told of ["not kept", "request failed", "table broken", "message failed"])
        expect(written).toContain(told);
      const cookies = [ada, bob].flatMap(({ cookie }) => [cookie, ...cookie.split(/[=.]/).slice(1)]);
      for (const secret of ["zmark", recovery, ...moves, ...cookies]) {
        expect([secret, written.toLowerCase().includes(secret.toLowerCase())]).toEqual([secret, false]);
      }
    });
  }, 240_000);

  test("of an error nobody has looked at, its kind and its place are told", () => {
    const fault = faultOf(new TypeError("0 play zmark\n    at zmark (zmark card)\n    at zmark (/zmark/zmark.js:1:2)"));
    expect(fault).toMatch(/^TypeError at server\/test\/logs\.test\.ts:\d+:\d+/);
    expect(fault).not.toContain("zmark");
    expect(faultOf(new Tellable("the disk is full"))).toBe("the disk is full");
    expect(faultOf("zmark")).toBe("something of the type string was thrown");
  });
});
