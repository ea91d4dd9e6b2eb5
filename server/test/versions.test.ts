import { join } from "node:path";
import { at as itemAt, type TableInfo } from "@clade/kernel";
import { describe, expect, test } from "vitest";
import { openDatabase } from "../store/sqlite/driver.ts";
import { Guest, startGame, startProcess, withData } from "../testkit/index.ts";

/** A table of two with one move, on a server that has stopped; its database can then be made to be of older rules. */
async function leave(folder: string): Promise<{ readonly table: string; readonly cookie: string }> {
  const server = await startProcess(folder, ["--log", "silent"]);
  const ada = await Guest.visit(server.url, "Ada");
  const table = await startGame([ada, await Guest.visit(server.url, "Bob")]);
  const line = await ada.line();
  await line.watch(table);
  expect((await line.act(table, itemAt(line.now(table).legal, 0))).type).toBe("done");
  await server.kill("SIGTERM");
  return { table, cookie: ada.cookie };
}

async function older(folder: string, table: string, change = ""): Promise<void> {
  const database = await openDatabase(join(folder, "clade.db"));
  const body = `json_set(body, '$.version', 0)`;
  expect(database.prepare(`UPDATE tables SET body = ${body} WHERE id = ?`).run(table).changes).toBe(1);
  if (change !== "") database.exec(change);
  database.close();
}

async function comeBack(folder: string, { table, cookie }: { table: string; cookie: string }) {
  const server = await startProcess(folder, ["--log", "error"]);
  const ada = new Guest(server.url);
  ada.cookie = cookie;
  const line = await ada.line();
  line.send({ type: "watch", table, from: 0 });
  const heard = await line.next(({ type }) => type === "news" || type === "error");
  const info = (await ada.get<TableInfo>(`/api/tables/${table}`)).body;
  await server.kill("SIGKILL");
  return { heard, info };
}

describe("a table begun under another version of the rules", () => {
  test("goes on by these where all its moves are still allowed", async () => {
    await withData(async (folder) => {
      const left = await leave(folder);
      await older(folder, left.table);
      const { heard, info } = await comeBack(folder, left);
      expect(heard).toMatchObject({ type: "news" });
      expect(info.version).toBeGreaterThan(0);
    });
  });

  test("stands still where they are not, says that the rules have changed, and is not touched", async () => {
    await withData(async (folder) => {
      const left = await leave(folder);
      await older(folder, left.table, `UPDATE journal SET line = '0 fly'; UPDATE log SET line = '0 fly'`);
      const { heard } = await comeBack(folder, left);
      expect(heard).toMatchObject({ type: "error", table: left.table, code: "rules-moved" });
      const database = await openDatabase(join(folder, "clade.db"));
      expect(database.prepare("SELECT json_extract(body, '$.version') AS version FROM tables").get()).toEqual({
        version: 0,
      });
      expect(database.prepare("SELECT line FROM moves").get()).toEqual({ line: "0 fly" });
      database.close();
    });
  });
});
