import { join } from "node:path";
import { expect, test } from "vitest";
import { isComplaint, seeded, type TableInfo } from "@clade/kernel";
import { keptGame } from "../store/kept-game.ts";
import { openDatabase } from "../store/sqlite/driver.ts";
import { clade, Guest, playOut, startGame, startProcess, withData } from "../testkit/index.ts";

/** A row of beaches, with hills enough for everybody: more zones than a view is to hold. */
const ZONES = Array.from({ length: 60 }, (_, index) => ({
  id: `${String.fromCodePoint(65 + (index % 6))}${1 + Math.floor(index / 6)}`,
  x: Math.floor(index / 6),
  y: index % 6,
  terrain: index < 3 ? "beach" : "plain",
  start: index < 3,
}));

test("an island of one's own is kept once, named in lists and views, and whole in the record", async () => {
  await withData(async (folder) => {
    const server = await startProcess(folder);
    const ada = await Guest.visit(server.url, "Ada");
    const { TERRAINS } = await terrains(ada);
    const zones = ZONES.map((zone) => ({ ...zone, terrain: zone.start ? "beach" : TERRAINS[0] }));
    const meteor = { firstCheckAfterTurn: 1, checks: ["end"] };
    const wishes = { game: "evo", options: { island: { zones, meteor } } };
    const seats = ["me", { bot: "random" }, { bot: "random" }];
    const tables = [await startGame([ada], { ...wishes, seats }), await startGame([ada], { ...wishes, seats })];
    const [first = ""] = tables;
    const infos = await Promise.all(tables.map(async (id) => (await ada.get<TableInfo>(`/api/tables/${id}`)).body));
    for (const { options } of infos) expect(options["island"]).toMatch(/^data:[\w-]{43}$/);
    expect(infos[0]?.options).toEqual(infos[1]?.options);

    const line = await ada.line();
    await line.watch(first);
    const view = line.now(first).view as { island: { given: string } };
    expect(view.island).toEqual({ given: expect.any(String) as string });
    const { body } = await ada.get<{ given: Record<string, { zones: unknown[] }> }>(`/api/tables/${first}/given`);
    expect(body.given[view.island.given]?.zones).toHaveLength(60);

    await playOut([line], first, seeded("island"));
    const record = await ada.get<{ options: { island: { zones: unknown[] } } }>(`/api/tables/${first}/record`);
    expect(record.body.options.island.zones).toHaveLength(60);
    line.cut();
    await server.kill("SIGTERM");

    const kept = await keptGame(folder, first);
    if (isComplaint(kept)) throw new Error(kept.complaint);
    expect(kept.record.options["island"]).toMatchObject({ meteor });
    const database = await openDatabase(join(folder, "clade.db"));
    expect(database.prepare("SELECT count(*) AS n FROM data").get()).toEqual({ n: 1 });

    // As a server had kept it before there was a place for data.
    const rows = database.prepare("SELECT id, body FROM tables").all() as { id: string; body: string }[];
    for (const { id, body: row } of rows) {
      const table = JSON.parse(row) as { options: object };
      const inline = JSON.stringify({ ...table, options: { ...table.options, island: kept.record.options["island"] } });
      database.prepare("UPDATE tables SET body = ? WHERE id = ?").run(inline, id);
    }
    database.exec("DELETE FROM data");
    database.close();
    const again = await startProcess(folder);
    const back = new Guest(again.url);
    back.cookie = ada.cookie;
    const [, second = ""] = tables;
    const resumed = await back.line();
    expect((await resumed.watch(second)).view).toMatchObject({ island: { given: view.island.given } });
    expect((await back.get<TableInfo>(`/api/tables/${second}`)).body.options).toEqual(infos[0]?.options);
    resumed.cut();
    await again.kill("SIGKILL");

    // Also a finished game that has become a compact record has its island; and the island goes with the last table.
    const third = await startProcess(folder, ["--log", "warn", "--upkeep", "0.1", "--pack-after", "0"]);
    const last = new Guest(third.url);
    last.cookie = ada.cookie;
    const inFile = async (sql: string) => {
      const file = await openDatabase(join(folder, "clade.db"), { readOnly: true });
      const row = file.prepare(sql).get() as { n: number };
      file.close();
      return row.n;
    };
    await expect
      .poll(() => inFile("SELECT count(*) AS n FROM archive WHERE body IS NOT NULL"), { timeout: 30_000 })
      .toBe(1);
    expect((await last.get(`/api/tables/${first}/record`)).body).toEqual(record.body);
    expect(await keptGame(folder, first)).toEqual(kept);
    expect(third.output()).not.toContain("not packed");
    for (const [index, table] of tables.entries()) {
      expect(await inFile("SELECT count(*) AS n FROM data")).toBe(1);
      expect(clade("admin", folder, "delete", table).code).toBe(0);
      expect(await inFile("SELECT count(*) AS n FROM data")).toBe(1 - index);
    }
    await third.kill("SIGKILL");
  });
}, 120_000);

/** What an island can be made of, from the complaint about one that is made of something else. */
async function terrains(guest: Guest): Promise<{ readonly TERRAINS: readonly string[] }> {
  const zones = [{ id: "A1", x: 0, y: 0, terrain: "lava" }];
  const { body } = await guest.post<{ message: string }>("/api/tables", {
    game: "evo",
    seats: ["free", "free", "free"],
    options: { island: { zones } },
  });
  const [, list = ""] = /expected (.*), got/.exec(body.message) ?? [];
  return { TERRAINS: list.split(/, | or /).filter((terrain) => terrain !== "beach") };
}
