import { expect, test } from "vitest";
import { Guest, metricsOf, startGame, startProcess, withData, withServer } from "../testkit/index.ts";

async function botMoves(url: string): Promise<number> {
  const text = await metricsOf(url);
  return Number(/^clade_moves_total\{by="bot"\} (\d+)$/m.exec(text)?.[1] ?? 0);
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

const BOTS = { seats: [{ bot: "random" }, { bot: "random" }] };

test("bots do not play for nobody: the table rests until somebody comes, also after a restart", async () => {
  await withData(async (folder) => {
    const first = await startProcess(folder, ["--bots-alone", "0"]);
    const ada = await Guest.visit(first.url, "Ada");
    const table = await startGame([ada], BOTS);
    const line = await ada.line();
    await line.watch(table);
    await line.until(table, ({ number }) => number > 5);
    line.cut();
    await wait(300);
    const rested = await botMoves(first.url);
    await wait(500);
    expect(await botMoves(first.url)).toBe(rested);
    await first.kill("SIGTERM");

    const second = await startProcess(folder, ["--bots-alone", "0"]);
    await wait(500);
    expect(await botMoves(second.url)).toBe(0);
    const again = new Guest(second.url);
    again.cookie = ada.cookie;
    const back = await again.line();
    const { number } = await back.watch(table);
    await back.until(table, (now) => now.number > number);
    back.cut();
    await second.kill("SIGKILL");
  });
});

test("bots play on for a person who is at the table, whether they look on or not", async () => {
  await withServer(["--bots-alone", "0"], async ({ url }) => {
    const ada = await Guest.visit(url, "Ada");
    const table = await startGame([ada], { seats: ["me", { bot: "random" }] });
    await expect.poll(() => botMoves(url), { timeout: 15_000 }).toBeGreaterThan(0);
    // Whoever leaves is not waited for.
    await ada.post(`/api/tables/${table}/leave`);
    await wait(300);
    const rested = await botMoves(url);
    await wait(500);
    expect(await botMoves(url)).toBe(rested);
  });
});

test("tables that are going on at once have a limit for a person, and open ones for the list", async () => {
  await withServer(["--tables", "6"], async ({ url }) => {
    const ada = await Guest.visit(url, "Ada");
    const bob = await Guest.visit(url, "Bob");
    const wishes = { game: "evolution", seats: ["me", "free"] };
    const listed = [];
    for (let count = 0; count < 6; count++) listed.push(await ada.post("/api/tables", { ...wishes, open: true }));
    expect(listed.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 429]);
    expect((await ada.post("/api/tables", wishes)).status).toBe(201);
    expect((await ada.post("/api/tables", wishes)).body).toMatchObject({ problem: "too-many" });
    const { id } = await bob.table({ seats: ["me", "free"] });
    expect((await ada.post(`/api/tables/${id}/join`, {})).body).toMatchObject({ problem: "too-many" });
    // One that is left makes room for another.
    await ada.post(`/api/tables/${listed[0]?.body.id}/leave`);
    expect((await ada.post(`/api/tables/${id}/join`, {})).status).toBe(200);
    expect(await metricsOf(url)).toMatch(/^clade_limits_total\{limit="tables"\} 3$/m);
  });
});
