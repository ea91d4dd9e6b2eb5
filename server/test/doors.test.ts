import { describe, expect, test } from "vitest";
import type { TableInfo } from "@clade/kernel";
import { Guest, startGame } from "../testkit/index.ts";
import { running } from "./running.ts";

const at = running([]);

interface Listed {
  readonly tables: readonly TableInfo[];
  readonly next: string | null;
}

describe("clocks that everybody is told of", () => {
  test("whose runs is said with what it shows, and a bot's own seat has none", async () => {
    const [ada, bob] = [await Guest.visit(at.url, "Ada"), await Guest.visit(at.url, "Bob")];
    const { id } = await ada.table({
      seats: ["me", "free", { bot: "random" }],
      pace: { kind: "bank", seconds: 600, increment: 5 },
    });
    await bob.post(`/api/tables/${id}/join`, {});
    await ada.post(`/api/tables/${id}/start`);
    const line = await ada.line();
    const now = await line.watch(id);
    const seats = line.seats(id);
    expect(seats.map(({ runs }) => runs)).toEqual(
      seats.map(({ bot }, seat) => bot === null && now.deciders.some((each) => each === seat)),
    );
    expect(seats[2]).toMatchObject({ clock: null, runs: false });
    expect(seats[0]?.clock).toBeGreaterThan(500_000);
  });
});

describe("a bot plays for somebody, and why is said", () => {
  test("away, back, given up", async () => {
    const [ada, bob] = [await Guest.visit(at.url, "Ada"), await Guest.visit(at.url, "Bob")];
    const table = await startGame([ada, bob]);
    const line = await ada.line();
    await line.watch(table);
    const told = (absent: string | null): Promise<unknown> =>
      line.next(({ type, ...rest }) => type === "seats" && "seats" in rest && rest.seats[1]?.absent === absent);
    for (const [door, absent] of [
      ["leave", "away"],
      ["back", null],
      ["resign", "gave-up"],
    ] as const) {
      const heard = told(absent);
      expect((await bob.post(`/api/tables/${table}/${door}`)).status).toBe(200);
      await heard;
    }
    expect(await bob.post(`/api/tables/${table}/back`)).toMatchObject({ status: 409, body: { problem: "resigned" } });
  });
});

describe("games to watch", () => {
  const watched = async (by: Guest): Promise<readonly string[]> =>
    (await by.get<Listed>("/api/tables/watchable")).body.tables.map(({ id }) => id);

  test("only those are listed that play and whose host lets others watch", async () => {
    const [ada, bob, eve] = [
      await Guest.visit(at.url, "Ada"),
      await Guest.visit(at.url, "Bob"),
      await Guest.visit(at.url, "Eve"),
    ];
    const open = await startGame([ada, bob], { open: true });
    const silent = await startGame([ada, bob], { open: true, watch: false });
    const invited = await startGame([ada, bob]);
    const { id: waiting } = await ada.table({ seats: ["me", "free"], open: true });
    await expect.poll(() => watched(eve)).toContain(open);
    expect(await watched(eve)).not.toContain(silent);
    expect(await watched(eve)).not.toContain(invited);
    expect(await watched(eve)).not.toContain(waiting);
    // The host may change that at any time, and nobody else.
    expect((await bob.put(`/api/tables/${invited}/watch`, { watch: true })).body).toMatchObject({
      problem: "host-only",
    });
    await ada.put(`/api/tables/${invited}/watch`, { watch: true });
    await ada.put(`/api/tables/${open}/watch`, { watch: false });
    const after = await watched(eve);
    expect([after.includes(invited), after.includes(open)]).toEqual([true, false]);
    const line = await eve.line();
    expect((await line.watch(invited)).watcher).toBe("spectator");
  });

  test("a game that is over is no longer listed", async () => {
    const ada = await Guest.visit(at.url, "Ada");
    const { id } = await ada.table({ seats: [{ bot: "random" }, { bot: "random" }], open: true });
    const line = await ada.line();
    const started = await ada.post(`/api/tables/${id}/start`);
    expect(started.status).toBe(200);
    await line.watch(id);
    await expect.poll(() => line.now(id).result === null, { timeout: 20_000 }).toBe(false);
    expect(await watched(ada)).not.toContain(id);
  });

  test.each(["x", "12", "-1-ABCDEFGHJKMN", "1-abc"])("a place that is none is refused: %s", async (after) => {
    const ada = await Guest.visit(at.url, "Ada");
    expect((await ada.get(`/api/tables/watchable?after=${after}`)).status).toBe(400);
  });
});

describe("taking a seat over", () => {
  test("whoever looks on plays for somebody who was removed, and sees what that seat sees", async () => {
    const [ada, bob, eve] = [
      await Guest.visit(at.url, "Ada"),
      await Guest.visit(at.url, "Bob"),
      await Guest.visit(at.url, "Eve"),
    ];
    const table = await startGame([ada, bob]);
    const lines = [await bob.line(), await eve.line()] as const;
    await lines[0].watch(table);
    expect((await lines[1].watch(table)).watcher).toBe("spectator");
    const take = () => eve.post(`/api/tables/${table}/take-over`, { seat: 1 });
    expect(await take()).toMatchObject({ status: 409, body: { problem: "seat-taken" } });
    await bob.post(`/api/tables/${table}/leave`);
    expect((await take()).status).toBe(409);
    await ada.ask("DELETE", `/api/tables/${table}/seats/1`);
    expect((await ada.get<TableInfo>(`/api/tables/${table}`)).body.seats[1]).toMatchObject({ removed: true });
    expect(await take()).toMatchObject({ status: 200, body: { you: { seat: 1 } } });
    expect((await ada.get<TableInfo>(`/api/tables/${table}`)).body.seats[1]).toMatchObject({
      name: "Eve",
      removed: false,
      away: false,
    });
    const seated = await eve.line();
    const now = await seated.watch(table);
    expect(now.watcher).toBe(1);
    // For whoever was removed there is no such table any more, and no other seat of it.
    expect((await bob.get(`/api/tables/${table}`)).status).toBe(404);
    expect((await bob.post(`/api/tables/${table}/take-over`, { seat: 0 })).status).toBe(404);
  });

  test("one person has one seat, and a seat that is none is refused", async () => {
    const [ada, bob] = [await Guest.visit(at.url, "Ada"), await Guest.visit(at.url, "Bob")];
    const table = await startGame([ada, bob]);
    await bob.post(`/api/tables/${table}/leave`);
    await ada.ask("DELETE", `/api/tables/${table}/seats/1`);
    expect((await ada.post(`/api/tables/${table}/take-over`, { seat: 1 })).status).toBe(400);
    expect((await (await Guest.visit(at.url)).post(`/api/tables/${table}/take-over`, { seat: 4 })).status).toBe(400);
    expect((await ada.post(`/api/tables/${table}/take-over`, { seat: 9 })).status).toBe(400);
  });
});
