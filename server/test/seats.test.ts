import { describe, expect, test, vi } from "vitest";
import { seeded, type TableInfo } from "@clade/kernel";
import { Guest, playOut, startGame } from "../testkit/index.ts";
import { running } from "./running.ts";

const at = running();

/** A game of two that is over, and somebody who looked on. */
async function ended(): Promise<{ ada: Guest; bob: Guest; eve: Guest; table: string }> {
  const [ada, bob, eve] = [
    await Guest.visit(at.url, "Ada"),
    await Guest.visit(at.url, "Bob"),
    await Guest.visit(at.url),
  ];
  const table = await startGame([ada, bob]);
  const lines = await Promise.all([ada.line(), bob.line()]);
  await Promise.all(lines.map((line) => line.watch(table)));
  await playOut(lines, table, seeded("over"));
  for (const line of lines) line.cut();
  return { ada, bob, eve, table };
}

describe("playing again", () => {
  test("the seats are kept for those who played: for a spectator there is no such table, by id or by code", async () => {
    const { ada, bob, eve, table } = await ended();
    const next = (await ada.post(`/api/tables/${table}/rematch`)).body;
    expect(next.seats[1]).toMatchObject({ name: null, keptFor: "Bob" });
    for (const path of [`/api/tables/${next.id}/join`, "/api/join"]) {
      const { status, body } = await eve.post(path, path === "/api/join" ? { code: next.code } : {});
      expect([status, body]).toEqual([404, expect.objectContaining({ problem: "no-such-table" })]);
    }
    expect((await eve.post(`/api/tables/${next.id}/join`, { seat: 1 })).status).toBe(404);
    expect((await eve.get(`/api/tables/${next.id}`)).status).toBe(404);
    expect((await bob.get<TableInfo>(`/api/tables/${next.id}`)).body.seats[1]?.keptFor).toBeNull();
    expect((await bob.post(`/api/tables/${next.id}/join`, {})).body.you.seat).toBe(1);
    // The host may give a kept seat away: to a bot, or to whoever comes.
    await bob.post(`/api/tables/${next.id}/leave`);
    await ada.put(`/api/tables/${next.id}/seats/1`, { bot: null });
    expect((await eve.post(`/api/tables/${next.id}/join`, {})).status).toBe(200);
  });

  test("asking twice is asking once, and leaving does not make it impossible", async () => {
    const { ada, bob, table } = await ended();
    const ask = async (guest: Guest): Promise<TableInfo> => (await guest.post(`/api/tables/${table}/rematch`)).body;
    const ids = (await Promise.all([ask(ada), ask(ada), ask(bob), ask(bob)])).map(({ id }) => id);
    expect(new Set(ids).size).toBe(1);
    for (const each of [ada, bob]) {
      const { body } = await each.get<{ tables: TableInfo[] }>("/api/me/tables");
      expect(body.tables.filter(({ status }) => status === "waiting")).toHaveLength(1);
    }
    // All leave, and the table is closed: the next to ask gets another one.
    for (const each of [ada, bob]) await each.post(`/api/tables/${ids[0]}/leave`);
    const again = await ask(bob);
    expect(again).toMatchObject({ status: "waiting", you: { seat: 1, host: true } });
    expect(again.id).not.toBe(ids[0]);
    expect((await ask(ada)).id).toBe(again.id);
    // Somebody leaves and comes back.
    await ada.post(`/api/tables/${again.id}/leave`);
    expect((await ask(ada)).you.seat).toBe(0);
    await bob.post(`/api/tables/${again.id}/start`);
    expect(await ask(ada)).toMatchObject({ id: again.id, status: "playing" });
  });
});

describe("before one sits down", () => {
  test("everybody sees the pace and who stands in for people; a code can be looked up without sitting down", async () => {
    const [ada, bob] = [await Guest.visit(at.url, "Ada"), await Guest.visit(at.url, "Bob")];
    const pace = { kind: "move", seconds: 1 } as const;
    const { id, code } = await ada.table({ seats: ["me", "free"], pace, standIn: "random", open: true });
    const { body } = await bob.get<{ tables: TableInfo[] }>("/api/tables");
    expect(body.tables.find((each) => each.id === id)).toMatchObject({ pace, standIn: "random" });
    expect((await bob.post("/api/join", { code, sit: false })).body).toMatchObject({
      id,
      pace,
      standIn: "random",
      you: { seat: null },
    });
    expect((await bob.get<{ tables: TableInfo[] }>("/api/me/tables")).body.tables).toEqual([]);
  });

  test("nobody sits down under the name of somebody who is there", async () => {
    const ada = await Guest.visit(at.url, "Ada");
    const { id } = await ada.table({ seats: ["me", "free"] });
    const other = await Guest.visit(at.url, "ＡDA");
    expect((await other.post(`/api/tables/${id}/join`, {})).body).toMatchObject({ problem: "name-taken" });
    await other.put("/api/me", { name: "Ada II" });
    expect((await other.post(`/api/tables/${id}/join`, {})).status).toBe(200);
  });

  test("who looks on at a table by invitation is heard when the host says so, and never under another's name", async () => {
    const [ada, eve] = [await Guest.visit(at.url, "Ada"), await Guest.visit(at.url, "Eve")];
    const { id } = await ada.table({ seats: ["me", "free"] });
    const eves = await eve.line();
    eves.send({ type: "watch", table: id, from: 0 });
    expect(await eves.say(id, "hello")).toMatchObject({ type: "error", code: "muted" });
    await ada.put(`/api/tables/${id}/muted`, { all: false, spectators: false, seats: [] });
    expect((await eves.say(id, "hello")).type).toBe("done");
    await eve.put("/api/me", { name: "ada" });
    expect(await eves.say(id, "I am Ada")).toMatchObject({ type: "error", code: "name-taken" });
    eves.cut();
    const open = await ada.table({ seats: ["me", "free"], open: true });
    expect(open.muted.spectators).toBe(false);
    await vi.waitFor(async () => expect((await ada.get(`/api/tables/${id}/chat`)).body).toMatchObject({ lines: [{}] }));
  });
});
