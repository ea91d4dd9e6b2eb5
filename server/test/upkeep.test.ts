import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { loadGame } from "@clade/games";
import { type GameRecord, type TableInfo, verify } from "@clade/kernel";
import { openDatabase } from "../store/sqlite/driver.ts";
import { clade, Guest, startGame, startProcess, withData } from "../testkit/index.ts";

/** Looks into the file of a server, running or not. */
async function look<T>(folder: string, sql: string, ...values: string[]): Promise<T> {
  const database = await openDatabase(join(folder, "clade.db"), { readOnly: true });
  const row = database.prepare(sql).get(...values) as T;
  database.close();
  return row;
}
async function change(folder: string, sql: string): Promise<void> {
  const database = await openDatabase(join(folder, "clade.db"));
  database.exec(sql);
  database.close();
}

/** A game that bots play to its end, under the eyes of nobody. */
async function botsPlay(guest: Guest, game: string, bots: number): Promise<string> {
  const others = Array.from({ length: bots }, () => ({ bot: "random" }));
  const id = await startGame([guest], { game, seats: ["me", ...others], standIn: "random" });
  await guest.post(`/api/tables/${id}/leave`);
  return id;
}

async function over(guest: Guest, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    await expect
      .poll(async () => (await guest.get<TableInfo>(`/api/tables/${id}`)).body.status, { timeout: 60_000 })
      .toBe("over");
  }
}

/** What somebody who comes to a table is told first. */
async function firstNews(guest: Guest, table: string): Promise<string> {
  const line = await guest.line();
  await line.watch(table);
  line.cut();
  return line.texts.find((text) => text.includes('"type":"news"')) ?? "";
}

describe("upkeep", () => {
  test("finished games become compact records: the same games, the same records, in under 5 KB each", async () => {
    await withData(async (folder) => {
      const first = await startProcess(folder, ["--log", "silent", "--upkeep", "1000"]);
      const empty = await bytesUsed(folder);
      const ada = await Guest.visit(first.url, "Ada");
      const kinds = ["evolution", "evo", "progress", "s-evolution"] as const;
      const ids: string[] = [];
      for (let count = 0; count < 16; count++)
        ids.push(await botsPlay(ada, kinds[count % 4] ?? "evo", 2 + (count % 2)));
      await over(ada, ids);
      const samples = ids.slice(0, 4);
      const ask = async (guest: Guest) =>
        Promise.all(
          samples.map(async (id) => ({
            info: (await guest.get<TableInfo>(`/api/tables/${id}`)).body,
            record: (await guest.get<GameRecord>(`/api/tables/${id}/record`)).body,
            news: await firstNews(guest, id),
          })),
        );
      const before = await ask(ada);
      const listed = (await ada.get("/api/me/tables")).body;
      await first.kill("SIGTERM");
      const full = await bytesUsed(folder);

      const second = await startProcess(folder, ["--log", "warn", "--upkeep", "0.1", "--pack-after", "0"]);
      const again = new Guest(second.url);
      again.cookie = ada.cookie;
      await expect
        .poll(() => look<{ n: number }>(folder, "SELECT count(*) AS n FROM archive WHERE body IS NOT NULL"), {
          timeout: 60_000,
        })
        .toEqual({ n: ids.length });
      expect(await look(folder, "SELECT count(*) AS n FROM moves")).toEqual({ n: 0 });
      expect(await ask(again)).toEqual(before);
      expect((await again.get("/api/me/tables")).body).toEqual(listed);
      for (const { record } of before) {
        const pack = await loadGame(record.game);
        expect(pack === undefined ? ["no game"] : verify(pack.game, record)).toEqual([]);
      }
      // A packed table can still change, and is packed again.
      const [id = ""] = ids;
      const next = (await again.post(`/api/tables/${id}/rematch`)).body.id;
      expect((await again.get<TableInfo>(`/api/tables/${id}`)).body.rematch).toBe(next);
      await expect
        .poll(() => look<{ body: string }>(folder, "SELECT body FROM tables WHERE id = ?", id), { timeout: 30_000 })
        .toEqual({ body: "" });
      expect((await again.get<TableInfo>(`/api/tables/${id}`)).body.rematch).toBe(next);
      expect(second.output()).not.toContain("not packed");
      expect(await second.kill("SIGTERM")).toBe(0);
      const exported = clade("export", id, "--data", folder, "--json", "--names");
      expect(JSON.parse(exported.out)).toMatchObject(itemOf(before).record);

      const each = ((await bytesUsed(folder)) - empty) / ids.length;
      process.stdout.write(
        `a finished game: ${Math.round((full - empty) / ids.length)} bytes at full length, ${Math.round(each)} packed\n`,
      );
      expect(each).toBeLessThan(5000);
    });
  }, 240_000);

  test("a game that the rules of today end otherwise keeps its log", async () => {
    await withData(async (folder) => {
      const first = await startProcess(folder, ["--log", "silent", "--upkeep", "1000"]);
      const ada = await Guest.visit(first.url, "Ada");
      const ids = [await botsPlay(ada, "evo", 2), await botsPlay(ada, "evo", 2)];
      await over(ada, ids);
      await first.kill("SIGTERM");
      const [id = "", other = ""] = ids;
      await change(folder, `UPDATE tables SET body = json_set(body, '$.digest', 'another') WHERE id = '${id}'`);
      const second = await startProcess(folder, ["--log", "warn", "--upkeep", "0.1", "--pack-after", "0"]);
      await expect
        .poll(() => look<{ body: string }>(folder, "SELECT body FROM tables WHERE id = ?", other), { timeout: 20_000 })
        .toEqual({ body: "" });
      await expect.poll(() => second.output(), { timeout: 30_000 }).toContain("it ends in another state");
      const { n } = await look<{ n: number }>(folder, `SELECT count(*) AS n FROM moves WHERE "table" = ?`, id);
      expect(n).toBeGreaterThan(20);
      await new Promise((resolve) => setTimeout(resolve, 500));
      expect(second.output().split("it ends in another state")).toHaveLength(2);
      await second.kill("SIGKILL");
    });
  }, 240_000);

  test("tables that wait in vain go, and so do games nobody plays on; chats are forgotten in time", async () => {
    await withData(async (folder) => {
      const flags = ["--keep-waiting", "7", "--keep-unfinished", "30", "--keep-chats", "5", "--upkeep", "0.1"];
      const server = await startProcess(folder, ["--log", "silent", ...flags]);
      const ada = await Guest.visit(server.url, "Ada");
      const bob = await Guest.visit(server.url, "Bob");
      const [old, fresh] = [
        await ada.table({ seats: ["me", "free"], open: true }),
        await ada.table({ seats: ["me", "free"], open: true }),
      ];
      const [quiet, lively] = [await startGame([ada, bob]), await startGame([ada, bob])];
      const line = await ada.line();
      for (const table of [quiet, lively]) await line.watch(table);
      for (const text of ["first", "second"]) await line.say(lively, text);
      const watched = line.next((message) => message.type === "table" && message.info.status === "closed");
      const day = 24 * 3600 * 1000;
      await change(
        folder,
        `UPDATE tables SET created = created - ${8 * day} WHERE id = '${old.id}';
         UPDATE tables SET created = created - ${31 * day} WHERE id IN ('${quiet}', '${lively}');
         INSERT INTO log VALUES ('${lively}', 0, 'x', NULL, ${Date.now()}, '0', NULL);
         UPDATE chat SET at = at - ${6 * day} WHERE text = 'first';`,
      );
      await expect.poll(async () => (await ada.get(`/api/tables/${old.id}`)).status, { timeout: 20_000 }).toBe(404);
      await expect.poll(async () => (await ada.get(`/api/tables/${quiet}`)).status, { timeout: 20_000 }).toBe(404);
      expect(await watched).toMatchObject({ table: quiet });
      expect((await ada.get(`/api/tables/${fresh.id}`)).status).toBe(200);
      expect((await ada.get(`/api/tables/${lively}`)).status).toBe(200);
      const { tables } = (await ada.get<{ tables: TableInfo[] }>("/api/tables")).body;
      expect(tables.map(({ id }) => id)).toEqual([fresh.id]);
      type Said = { readonly lines: readonly { readonly text: string }[] };
      const said = async () => (await ada.get<Said>(`/api/tables/${lively}/chat`)).body.lines.map(({ text }) => text);
      await expect.poll(said, { timeout: 30_000 }).toEqual(["second"]);
      // And the talk goes on, also for a server that starts anew.
      await server.kill("SIGKILL");
      const again = await startProcess(folder, ["--log", "silent", ...flags]);
      const back = new Guest(again.url);
      back.cookie = ada.cookie;
      expect((await (await back.line()).say(lively, "third")).type).toBe("done");
      await again.kill("SIGKILL");
    });
  }, 240_000);
});

/** What the file holds, without the pages that wait to be used again. */
async function bytesUsed(folder: string): Promise<number> {
  const { page_count: pages } = await look<{ page_count: number }>(folder, "PRAGMA page_count");
  const { freelist_count: free } = await look<{ freelist_count: number }>(folder, "PRAGMA freelist_count");
  return (pages - free) * 4096;
}

function itemOf<T>(items: readonly T[]): T {
  const [first] = items;
  if (first === undefined) throw new Error("nothing there");
  return first;
}
