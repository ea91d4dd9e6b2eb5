import { describe, expect, test } from "vitest";
import { seeded, type TableInfo } from "@clade/kernel";
import { Guest, playOut, startGame } from "../testkit/index.ts";
import { running } from "./running.ts";

const at = running();

async function people(...names: readonly string[]): Promise<Guest[]> {
  return Promise.all(names.map((name) => Guest.visit(at.url, name)));
}
async function pair(): Promise<[Guest, Guest]> {
  return [await Guest.visit(at.url, "Ada"), await Guest.visit(at.url, "Bob")];
}

describe("setting up a table", () => {
  test("a host sets up a table, friends join by code or by link, and the host starts", async () => {
    const [ada, bob] = await pair();
    const [cid] = await people("Cid");
    const table = await ada.table({
      seats: ["me", "free", "free", { bot: "greedy" }],
      pace: { kind: "move", seconds: 60 },
    });
    expect(table).toMatchObject({
      game: "evolution",
      status: "waiting",
      host: "Ada",
      open: false,
      options: { fast: false },
      pace: { kind: "move", seconds: 60 },
      you: { seat: 0, host: true },
      seedHash: null,
      seats: [{ name: "Ada" }, { name: null, bot: null }, { name: null, bot: null }, { name: "greedy", bot: "greedy" }],
    });
    expect(table.code).toMatch(/^[0-9A-Z]{6}$/);
    const joined = await bob.post("/api/join", { code: table.code?.toLowerCase() });
    expect(joined.body).toMatchObject({ id: table.id, you: { seat: 1, host: false } });
    expect((await ada.post(`/api/tables/${table.id}/start`)).status).toBe(409);
    expect((await cid?.post(`/api/tables/${table.id}/join`, { seat: 2 }))?.body).toMatchObject({ you: { seat: 2 } });
    expect((await bob.post(`/api/tables/${table.id}/start`)).status).toBe(403);
    const started = (await ada.post(`/api/tables/${table.id}/start`)).body;
    expect(started).toMatchObject({ status: "playing", code: null });
    expect(started.seedHash).toMatch(/^[0-9a-f]{64}$/);
    expect((await ada.post(`/api/tables/${table.id}/start`)).status).toBe(409);
    // The code still leads there, for whoever comes too late to play.
    const late = await bob.post("/api/join", { code: table.code });
    expect(late.body).toMatchObject({ id: table.id, status: "playing", you: { seat: 1 } });
    const [eve] = await people("Eve");
    expect((await eve?.post("/api/join", { code: table.code }))?.body).toMatchObject({
      id: table.id,
      you: { seat: null },
    });
  });

  test("seats: one each, none twice, and the host may fill them with bots", async () => {
    const [ada, bob] = await pair();
    const { id } = await ada.table({ seats: ["me", "free", "free"] });
    const join = (guest: Guest, seat: number) => guest.post(`/api/tables/${id}/join`, { seat });
    expect((await join(bob, 0)).status).toBe(409);
    expect((await join(bob, 1)).body.you.seat).toBe(1);
    expect((await join(bob, 2)).body.you.seat).toBe(2);
    expect((await join(bob, 5)).status).toBe(409);
    expect((await bob.put(`/api/tables/${id}/seats/1`, { bot: "greedy" })).status).toBe(403);
    expect((await ada.put(`/api/tables/${id}/seats/2`, { bot: "greedy" })).status).toBe(409);
    expect((await ada.put(`/api/tables/${id}/seats/1`, { bot: "deep-blue" })).body).toMatchObject({
      problem: "bad-request",
    });
    expect((await ada.put(`/api/tables/${id}/seats/1`, { bot: "random" })).body.seats[1]?.bot).toBe("random");
    expect((await ada.put(`/api/tables/${id}/seats/1`, { bot: null })).body.seats[1]?.bot).toBeNull();
  });

  test.each([
    [{ game: "chess", seats: ["me", "free"] }, 404, /no game "chess"/],
    [{ seats: ["me"] }, 400, /2 to 6 players/],
    [{ seats: ["me", "me"] }, 400, /one seat/],
    [{ seats: ["me", { bot: "deep-blue" }] }, 400, /no bot "deep-blue"/],
    [{ seats: ["me", "free"], options: { speed: 9 } }, 400, /unknown option "speed"/],
    [{ seats: ["me", "free"], options: { fast: "maybe" } }, 400, /expected true or false/],
    [{ seats: ["me", "free"], pace: { kind: "move", seconds: 0 } }, 400, /./],
    [{ seats: ["me", "free"], pace: { kind: "never" } }, 400, /./],
    [{ seats: [] }, 400, /./],
    [{ seats: ["me", "free"], extra: 1 }, 400, /additional/],
  ])("%j is refused with a clear word", async (wishes, status, message) => {
    const ada = await Guest.visit(at.url);
    const answer = await ada.post<{ problem: string; message: string }>("/api/tables", {
      game: "evolution",
      ...wishes,
    });
    expect(answer.status).toBe(status);
    expect(answer.body.message).toMatch(message);
  });

  test("open tables are listed, those by invitation are not", async () => {
    const [ada, bob] = await pair();
    const open = await ada.table({ seats: ["me", "free"], open: true });
    const closed = await ada.table({ seats: ["me", "free"] });
    const listed = (await bob.get<{ tables: TableInfo[] }>("/api/tables")).body.tables;
    expect(listed.map(({ id }) => id)).toContain(open.id);
    expect(listed.map(({ id }) => id)).not.toContain(closed.id);
    // Whoever merely has the link may look, but the code is for those invited.
    expect((await bob.get<TableInfo>(`/api/tables/${closed.id}`)).body.code).toBeNull();
  });

  test("before the game, leaving frees the seat; the host's heir is the next person, the last one closes the table", async () => {
    const [ada, bob] = await pair();
    const { id } = await ada.table({ seats: ["me", "free"], open: true });
    await bob.post(`/api/tables/${id}/join`, {});
    const left = (await ada.post(`/api/tables/${id}/leave`)).body;
    expect(left).toMatchObject({ host: "Bob", status: "waiting", you: { seat: null, host: false } });
    expect((await bob.post(`/api/tables/${id}/leave`)).body.status).toBe("closed");
    expect((await bob.post(`/api/tables/${id}/join`, {})).status).toBe(409);
    expect((await ada.get<{ tables: TableInfo[] }>("/api/me/tables")).body.tables).toEqual([]);
  });

  test("unknown tables are said to be unknown", async () => {
    const ada = await Guest.visit(at.url);
    expect((await ada.get("/api/tables/AAAAAAAAAAAA")).status).toBe(404);
    expect((await ada.post("/api/tables/AAAAAAAAAAAA/start")).body).toMatchObject({ problem: "no-such-table" });
    expect((await ada.get("/api/tables/nonsense")).status).toBe(400);
  });
});

describe("my tables", () => {
  test("tell whose turn it is, whoever moved last", async () => {
    const [ada, bob] = await pair();
    const table = await startGame([ada, bob]);
    const mine = async (guest: Guest) =>
      (await guest.get<{ tables: TableInfo[] }>("/api/me/tables")).body.tables.find(({ id }) => id === table);
    expect((await mine(ada))?.turn).toEqual([0, 1]);
    const line = await ada.line();
    const { legal } = await line.watch(table);
    expect((await line.act(table, legal[0] ?? "")).type).toBe("done");
    expect(await mine(bob)).toMatchObject({ turn: [1], you: { seat: 1 }, status: "playing" });
    line.cut();
  });
});

describe("bots", () => {
  test("a person and two bots play a whole game", async () => {
    const ada = await Guest.visit(at.url, "Ada");
    const table = await startGame([ada], { seats: ["me", { bot: "greedy" }, { bot: "random" }] });
    const line = await ada.line();
    await line.watch(table);
    await playOut([line], table, seeded("bots"));
    expect(line.now(table).result?.scores).toHaveLength(3);
    line.cut();
  });
});

describe("chat", () => {
  test("people and spectators talk; the host mutes whom they want", async () => {
    const [ada, bob] = await pair();
    const [eve] = await people("Eve");
    const table = await startGame([ada, bob]);
    const lines = await Promise.all([ada.line(), bob.line(), eve?.line()]);
    const [adas, bobs, eves] = lines;
    if (eves === undefined) throw new Error("Eve is missing");
    await Promise.all([adas.watch(table), bobs.watch(table), eves.watch(table)]);
    const heard = bobs.next(({ type }) => type === "chat");
    expect((await adas.say(table, "<b>hello</b>", "c1")).type).toBe("done");
    expect(await heard).toMatchObject({ line: { number: 0, name: "Ada", text: "<b>hello</b>" } });
    // Sent again under the same id: answered as before, said once.
    expect((await adas.say(table, "<b>hello</b>", "c1")).type).toBe("done");
    expect(await eves.say(table, "hi")).toMatchObject({ type: "error", code: "muted" });
    const mute = (guest: Guest, muted: object) =>
      guest.put(`/api/tables/${table}/muted`, { all: false, spectators: false, seats: [], ...muted });
    await mute(ada, {});
    expect((await eves.say(table, "hi")).type).toBe("done");
    const lined = await bob.get<{ lines: { text: string }[] }>(`/api/tables/${table}/chat?from=1`);
    expect(lined.body.lines.map(({ text }) => text)).toEqual(["hi"]);

    expect((await mute(bob, { all: true })).status).toBe(403);
    await mute(ada, { spectators: true, seats: [1] });
    expect(await eves.say(table, "again")).toMatchObject({ type: "error", code: "muted" });
    expect((await bobs.say(table, "me too")).type).toBe("error");
    expect((await adas.say(table, "quiet please")).type).toBe("done");
    await mute(ada, { all: true });
    expect((await bobs.say(table, "and now?")).type).toBe("error");
    await mute(ada, {});
    expect((await bobs.say(table, "thanks")).type).toBe("done");
    for (const line of lines) line?.cut();
  });
});

describe("the end", () => {
  test("a rematch is one new table for all who ask, at their old seats; the record of the first can be had", async () => {
    const [ada, bob] = await pair();
    const table = await startGame([ada, bob]);
    const lines = await Promise.all([ada.line(), bob.line()]);
    await Promise.all(lines.map((line) => line.watch(table)));
    expect((await ada.post(`/api/tables/${table}/rematch`)).status).toBe(409);
    expect((await ada.get(`/api/tables/${table}/record`)).status).toBe(409);
    await playOut(lines, table, seeded("rematch"));
    for (const line of lines) line.cut();
    const [first, second] = await Promise.all([
      bob.post(`/api/tables/${table}/rematch`),
      ada.post(`/api/tables/${table}/rematch`),
    ]);
    expect(first.body.id).toBe(second.body.id);
    const next = (await ada.get<TableInfo>(`/api/tables/${first.body.id}`)).body;
    expect(next.seats.map(({ name }) => name)).toEqual(["Ada", "Bob"]);
    expect(next.status).toBe("waiting");
    expect((await ada.get<TableInfo>(`/api/tables/${table}`)).body.rematch).toBe(next.id);
    const stranger = await Guest.visit(at.url);
    expect((await stranger.post(`/api/tables/${table}/rematch`)).status).toBe(403);
    const host = next.you.host ? ada : bob;
    expect((await host.post(`/api/tables/${next.id}/start`)).body.status).toBe("playing");
  });

  test("ratings count tables of people; who resigned is behind all others, and a bot plays to the end", async () => {
    const [ada, bob] = await pair();
    const solo = await startGame([ada], { seats: ["me", { bot: "random" }] });
    const line = await ada.line();
    await line.watch(solo);
    await playOut([line], solo, seeded("solo"));
    type Board = { players: { name: string; you: boolean; bot: boolean; games: number; strength: number }[] };
    const board = async () => (await ada.get<Board>("/api/leaderboard/evolution")).body.players;
    expect((await board()).filter(({ you }) => you)).toEqual([]);

    const table = await startGame([ada, bob]);
    const bobs = await bob.line();
    await Promise.all([line.watch(table), bobs.watch(table)]);
    await playOut([line, bobs], table, seeded("most of it"), 130);
    bobs.cut();
    const resigned = (await bob.post(`/api/tables/${table}/resign`)).body;
    expect(resigned.seats[1]).toMatchObject({ name: "Bob", away: true, resigned: true });
    expect((await bob.post(`/api/tables/${table}/back`)).status).toBe(409);
    await playOut([line], table, seeded("resigned"));
    const players = await board();
    const own = players.find(({ you }) => you);
    expect(own).toMatchObject({ name: "Ada", bot: false, games: 1 });
    const loser = (await bob.get<Board>("/api/leaderboard/evolution")).body.players.find(({ you }) => you);
    expect(loser?.strength).toBeLessThan(own?.strength ?? 0);
    expect((await ada.get("/api/leaderboard/chess")).status).toBe(404);
    line.cut();
  });
});
