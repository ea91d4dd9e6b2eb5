import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, test, vi } from "vitest";
import { at as itemAt, type FromTable } from "@clade/kernel";
import { steadyNow } from "../steady-clock.ts";
import { Alarm } from "../tables/alarm.ts";
import { Guest, startGame, startProcess, type TableSocket, withData } from "../testkit/index.ts";
import { running } from "./running.ts";

/** Bots wait long enough that a person could be quicker. */
const at = running(["--bot-delay", "1200"]);

interface Two {
  readonly ada: Guest;
  readonly bob: Guest;
  readonly table: string;
  readonly adas: TableSocket;
  readonly bobs: TableSocket;
}

async function two(wishes: object, url = at.url): Promise<Two> {
  const ada = await Guest.visit(url, "Ada");
  const bob = await Guest.visit(url, "Bob");
  const table = await startGame([ada, bob], wishes);
  const [adas, bobs] = [await ada.line(), await bob.line()];
  await Promise.all([adas.watch(table), bobs.watch(table)]);
  return { ada, bob, table, adas, bobs };
}

function clockOf(line: TableSocket, table: string, seat: number): number {
  return line.seats(table)[seat]?.clock ?? Number.NaN;
}
function firstMove(line: TableSocket, table: string): string {
  return itemAt(line.now(table).legal, 0);
}
const isError = (code: string) => (message: FromTable) => message.type === "error" && message.code === code;

describe("time cannot be made", () => {
  test("by acting and taking back: the increment goes with the move", async () => {
    const { table, adas } = await two({ pace: { kind: "bank", seconds: 20, increment: 10 } });
    for (let times = 0; times < 12; times++) {
      expect((await adas.act(table, firstMove(adas, table))).type).toBe("done");
      expect((await adas.undo(table)).type).toBe("done");
    }
    await vi.waitFor(() => expect(clockOf(adas, table, 0)).toBeLessThanOrEqual(20_000));
    expect((await adas.act(table, firstMove(adas, table))).type).toBe("done");
    await vi.waitFor(() => expect(clockOf(adas, table, 0)).toBeGreaterThan(20_000));
    expect(clockOf(adas, table, 0)).toBeLessThanOrEqual(30_000);
    adas.cut();
  });

  test("by letting it run out: the stand-in decides, and until it has nobody comes back or moves", async () => {
    const { bob, table, adas, bobs } = await two({ pace: { kind: "move", seconds: 1 } });
    await adas.act(table, firstMove(adas, table));
    const before = await bobs.until(table, ({ deciders }) => !deciders.includes(0));
    await bobs.next((message) => message.type === "table" && message.info.seats[1]?.away === true, "the time-out");
    const late = bobs.next(isError("time-up"), "no way back yet");
    bobs.send({ type: "back", table });
    await late;
    expect(await bobs.act(table, itemAt(before.legal, 0))).toMatchObject({ type: "error", code: "time-up" });
    expect((await bob.post(`/api/tables/${table}/back`)).status).toBe(409);
    await bobs.until(table, ({ number }) => number > before.number);
    expect(await bobs.undo(table)).toMatchObject({ type: "error", code: "time-up" });
    expect((await bob.post(`/api/tables/${table}/back`)).status).toBe(200);
    adas.cut();
    bobs.cut();
  });

  test("by leaving and coming back", async () => {
    for (const pace of [{ kind: "move", seconds: 60 } as const, { kind: "bank", seconds: 60, increment: 5 } as const]) {
      const { ada, table, adas, bobs } = await two({ pace });
      await pause(700);
      await ada.post(`/api/tables/${table}/leave`);
      await ada.post(`/api/tables/${table}/back`);
      await vi.waitFor(() => expect(bobs.seats(table)[0]?.bot).toBeNull());
      expect(clockOf(adas, table, 0)).toBeLessThanOrEqual(59_300);
      adas.cut();
      bobs.cut();
    }
  });

  test("a bank that is empty, without increments, stays empty", async () => {
    const { ada, table, adas } = await two({ pace: { kind: "bank", seconds: 1, increment: 0 } });
    const { number: before } = adas.now(table);
    await adas.next((message) => message.type === "table" && message.info.seats[0]?.away === true, "the time-out");
    await adas.until(table, ({ number }) => number > before);
    expect((await ada.post(`/api/tables/${table}/back`)).body).toMatchObject({ problem: "time-up" });
    adas.cut();
  });

  test("no alarm rings at once because its time is far", async () => {
    const ring = vi.fn();
    const alarm = new Alarm();
    alarm.set(steadyNow() + 2 ** 32, ring);
    await pause(50);
    alarm.clear();
    expect(ring).not.toHaveBeenCalled();
  });

  test("after a crash only the time is given back in which there was no server", async () => {
    await withData(async (folder) => {
      const first = await startProcess(folder);
      const began = performance.now();
      const { ada, table } = await two({ pace: { kind: "bank", seconds: 100, increment: 0 } }, first.url);
      await pause(4000);
      await first.kill("SIGKILL");
      const before = performance.now() - began;
      await pause(3000);
      const startedAgain = performance.now();
      const second = await startProcess(folder);
      try {
        const again = new Guest(second.url);
        again.cookie = ada.cookie;
        const line = await again.line();
        await line.watch(table);
        const left = clockOf(line, table, 0);
        // Four seconds were used, of which the last may not be known; no more than there were.
        expect(left).toBeLessThan(100_000 - 2500);
        expect(left).toBeGreaterThan(100_000 - before - (performance.now() - startedAgain));
        line.cut();
      } finally {
        await second.kill("SIGKILL");
      }
    });
  });
});

test("a system clock that is set back locks nobody out and gives nobody time", async () => {
  const folder = mkdtempSync(join(tmpdir(), "clade-clock-"));
  const preload = join(folder, "set-back.mjs");
  writeFileSync(
    preload,
    `const now = Date.now; let shift = 0; Date.now = () => now() + shift;
     process.on("SIGUSR2", () => { shift -= 3_600_000; });`,
  );
  vi.stubEnv("CLADE_NODE_FLAGS", `--import ${preload}`);
  const flags = ["--requests", "600", "--messages", "30", "--connections", "50"];
  const server = await startProcess(folder, flags);
  vi.unstubAllEnvs();
  const { ada, bob, table, adas, bobs } = await two({ pace: { kind: "bank", seconds: 60, increment: 0 } }, server.url);
  void server.kill("SIGUSR2");
  await vi.waitFor(async () => {
    const { body } = await ada.get<{ created: number }>(
      `/api/tables/${(await ada.table({ seats: ["me", "free"] })).id}`,
    );
    expect(body.created).toBeLessThan(Date.now() - 3_000_000);
  });
  expect((await bob.get("/api/me")).status).toBe(200);
  expect((await adas.act(table, firstMove(adas, table))).type).toBe("done");
  await bobs.until(table, ({ number }) => number > 0);
  expect([adas.closed, bobs.closed]).toEqual([undefined, undefined]);
  for (const seat of [0, 1]) expect(clockOf(adas, table, seat)).toBeLessThanOrEqual(60_000);
  adas.cut();
  bobs.cut();
  await server.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

test("who has given up does not play, and a game that is over has no seat to come back to", async () => {
  const { ada, bob, table, adas, bobs } = await two({});
  expect((await bob.post(`/api/tables/${table}/resign`)).status).toBe(200);
  expect(await bobs.act(table, firstMove(bobs, table))).toMatchObject({ type: "error", code: "resigned" });
  expect(await bobs.undo(table)).toMatchObject({ type: "error", code: "resigned" });
  expect((await bob.post(`/api/tables/${table}/back`)).body).toMatchObject({ problem: "resigned" });
  expect((await bob.get<{ seats: object[] }>(`/api/tables/${table}`)).body.seats[1]).toMatchObject({
    away: true,
    resigned: true,
  });
  await ada.post(`/api/tables/${table}/resign`);
  adas.cut();
  bobs.cut();
  await vi.waitFor(async () => expect((await ada.get(`/api/tables/${table}`)).body).toMatchObject({ status: "over" }), {
    timeout: 20_000,
    interval: 200,
  });
  expect((await ada.post(`/api/tables/${table}/back`)).body).toMatchObject({ problem: "not-on" });
});
