import { describe, expect, test } from "vitest";
import { type ChatLine, type FromTable, type Phrase, seeded, type TableInfo } from "@clade/kernel";
import { hides, keepAway, NO_WISHES, readsTyped, readWishes } from "../kindness/wishes.ts";
import { Guest, playOut, startGame, type TableSocket } from "../testkit/index.ts";
import { running } from "./running.ts";

const at = running([]);

interface KindnessNow {
  readonly typed: string;
  readonly child: boolean;
  readonly keptAway: readonly { id: string; name: string; how: string; seat: number | null }[];
  readonly here: { readonly typed: boolean } | null;
}

const [OPEN, INVITED] = [{ open: true }, { open: false }];

describe("wishes", () => {
  test("among strangers nobody types unless they say so; a child never does", () => {
    expect([readsTyped(NO_WISHES, INVITED), readsTyped(NO_WISHES, OPEN)]).toEqual([true, false]);
    expect(readsTyped({ ...NO_WISHES, typed: "always" }, OPEN)).toBe(true);
    expect(readsTyped({ ...NO_WISHES, typed: "never" }, INVITED)).toBe(false);
    expect(readsTyped({ ...NO_WISHES, typed: "always", child: true }, INVITED)).toBe(false);
  });

  test("what is kept is read as far as it makes sense", () => {
    expect(readWishes(undefined)).toEqual(NO_WISHES);
    expect(readWishes({ typed: "shout", child: "yes", keptAway: [{ person: 4 }, null, "x"] })).toEqual(NO_WISHES);
    const wishes = keepAway({ ...NO_WISHES, typed: "always" }, "bob", "mute", 7);
    expect(readWishes(JSON.parse(JSON.stringify(wishes)))).toEqual(wishes);
    expect(hides(wishes, "bob")).toBe(true);
  });
});

async function people<const N extends readonly string[]>(...names: N): Promise<{ [I in keyof N]: Guest }> {
  return (await Promise.all(names.map((name) => Guest.visit(at.url, name)))) as { [I in keyof N]: Guest };
}

async function linesOf(table: string, guests: readonly Guest[]): Promise<TableSocket[]> {
  const lines = await Promise.all(guests.map((guest) => guest.line()));
  await Promise.all(lines.map((line) => line.watch(table)));
  return lines;
}

function phrase(line: TableSocket, table: string, said: Phrase): Promise<FromTable> {
  const id = `p${Math.random()}`;
  const answer = line.next((message) => "id" in message && message.id === id);
  line.send({ type: "phrase", table, id, phrase: said });
  return answer;
}

/** What a line has heard of a table's chat, once everything said so far has come: a phrase of its own comes last. */
async function heard(line: TableSocket, table: string): Promise<string[]> {
  await phrase(line, table, "oops");
  return line.received.flatMap((message) =>
    message.type === "chat" && message.table === table ? [message.line.phrase ?? message.line.text] : [],
  );
}

async function read(guest: Guest, table: string): Promise<readonly ChatLine[]> {
  return (await guest.get<{ lines: readonly ChatLine[] }>(`/api/tables/${table}/chat?from=0`)).body.lines;
}

function wish(guest: Guest, wishes: object): Promise<{ status: number; body: KindnessNow }> {
  return guest.put<KindnessNow>("/api/me/kindness", wishes);
}

describe("set phrases", () => {
  test("a phrase goes as its name, and everybody gets its name to read it by", async () => {
    const [ada, bob] = await people("Ada", "Bob");
    const table = await startGame([ada, bob]);
    const [adas = fail(), bobs = fail()] = await linesOf(table, [ada, bob]);
    const told = bobs.next(({ type }) => type === "chat");
    expect(await phrase(adas, table, "good-game")).toMatchObject({ type: "done" });
    expect(await told).toMatchObject({ line: { name: "Ada", phrase: "good-game", text: "Good game!" } });
    expect(await read(bob, table)).toMatchObject([{ phrase: "good-game" }]);
    // One that there is not is no message at all.
    const refused = bobs.next(({ type }) => type === "error");
    bobs.sendText(JSON.stringify({ type: "phrase", table, id: "x", phrase: "insult" }));
    expect(await refused).toMatchObject({ code: "bad-request" });
  });

  test("the host's muting holds for phrases too", async () => {
    const [ada, bob] = await people("Ada", "Bob");
    const table = await startGame([ada, bob]);
    const [, bobs = fail()] = await linesOf(table, [ada, bob]);
    await ada.put(`/api/tables/${table}/muted`, { all: false, spectators: true, seats: [1] });
    expect(await phrase(bobs, table, "hello")).toMatchObject({ type: "error", code: "muted" });
  });
});

describe("typed chat", () => {
  test("at a table by invitation it is there unless one does not want it; between two it needs both", async () => {
    const [ada, bob] = await people("Ada", "Bob");
    const table = await startGame([ada, bob]);
    const [adas = fail(), bobs = fail()] = await linesOf(table, [ada, bob]);
    expect(await adas.say(table, "typed and read")).toMatchObject({ type: "done" });
    expect(await heard(bobs, table)).toEqual(["typed and read", "oops"]);
    expect((await wish(bob, { typed: "never" })).status).toBe(200);
    expect(await adas.say(table, "typed for nobody")).toMatchObject({ code: "phrases-only" });
    expect(await bobs.say(table, "nor from him")).toMatchObject({ code: "phrases-only" });
    expect(await phrase(adas, table, "thanks")).toMatchObject({ type: "done" });
    expect(await heard(bobs, table)).toEqual(["typed and read", "oops", "thanks", "oops"]);
    // Also what was said before is not there for whoever does not read it.
    expect((await read(bob, table)).map(({ phrase: said }) => said)).toEqual(["oops", "thanks", "oops"]);
    expect((await read(ada, table)).map(({ text }) => text)).toContain("typed and read");
  });

  test("among three it goes to those who read it", async () => {
    const [ada, bob, eve] = await people("Ada", "Bob", "Eve");
    const table = await startGame([ada, bob, eve]);
    await wish(eve, { typed: "never" });
    const [adas = fail(), bobs = fail(), eves = fail()] = await linesOf(table, [ada, bob, eve]);
    expect(await adas.say(table, "for some")).toMatchObject({ type: "done" });
    expect(await heard(bobs, table)).toContain("for some");
    expect(await heard(eves, table)).not.toContain("for some");
    expect((await read(eve, table)).some(({ text }) => text === "for some")).toBe(false);
  });

  test("at an open table strangers have phrases, until both say that they want more", async () => {
    const [ada, bob] = await people("Ada", "Bob");
    const table = await startGame([ada, bob], { open: true });
    const [adas = fail(), bobs = fail()] = await linesOf(table, [ada, bob]);
    const here = async (guest: Guest): Promise<boolean | undefined> =>
      (await guest.get<KindnessNow>(`/api/me/kindness?table=${table}`)).body.here?.typed;
    expect(await adas.say(table, "hi there")).toMatchObject({ code: "phrases-only" });
    await wish(ada, { typed: "always" });
    expect([await here(ada), await here(bob)]).toEqual([false, false]);
    expect(await adas.say(table, "hi there")).toMatchObject({ code: "phrases-only" });
    await wish(bob, { typed: "always" });
    expect([await here(ada), await here(bob)]).toEqual([true, true]);
    expect(await adas.say(table, "hi there")).toMatchObject({ type: "done" });
    expect(await heard(bobs, table)).toContain("hi there");
  });

  test("children's mode: nothing typed is heard or said, whatever else was wished", async () => {
    const [ada, kid, eve] = await people("Ada", "Kid", "Eve");
    const table = await startGame([ada, kid, eve]);
    const [adas = fail(), kids = fail()] = await linesOf(table, [ada, kid]);
    await wish(kid, { typed: "always", child: true });
    expect(await adas.say(table, "grown-up words")).toMatchObject({ type: "done" });
    expect(await heard(kids, table)).toEqual(["oops"]);
    expect((await read(kid, table)).map(({ text }) => text)).not.toContain("grown-up words");
    expect(await kids.say(table, "my own words")).toMatchObject({ code: "phrases-only" });
    expect((await kid.get<KindnessNow>("/api/me/kindness")).body).toMatchObject({ child: true, typed: "always" });
    await wish(kid, { child: false });
    expect(await kids.say(table, "older now")).toMatchObject({ type: "done" });
  });

  test("what is wished is one of the choices", async () => {
    const [ada] = await people("Ada");
    for (const body of [{ typed: "sometimes" }, { child: "yes" }, { silence: true }]) {
      expect((await wish(ada, body)).status).toBe(400);
    }
    expect((await ada.get<KindnessNow>("/api/me/kindness")).body).toEqual({
      typed: "invited",
      child: false,
      keptAway: [],
      here: null,
    });
  });
});

describe("keeping somebody away", () => {
  const keep = (guest: Guest, body: object) => guest.post<KindnessNow>("/api/me/kept-away", body);

  test("whom one has muted one does not hear, here or later; they can still sit down", async () => {
    const [ada, bob] = await people("Ada", "Bob");
    const table = await startGame([ada, bob]);
    const [adas = fail(), bobs = fail()] = await linesOf(table, [ada, bob]);
    await bobs.say(table, "rude");
    const { body } = await keep(ada, { table, line: 0, how: "mute" });
    expect(body.keptAway).toMatchObject([{ name: "Bob", how: "mute", seat: 1 }]);
    await bobs.say(table, "ruder");
    await phrase(bobs, table, "bye");
    expect(await heard(adas, table)).toEqual(["rude", "oops"]);
    expect(await read(ada, table)).toMatchObject([{ name: "Ada" }]);
    expect((await read(bob, table)).length).toBe(4);
    const { id } = await ada.table({ seats: ["me", "free"] });
    expect((await bob.post(`/api/tables/${id}/join`, {})).status).toBe(200);
    // It can be taken back, by whoever said so and nobody else.
    const handle = body.keptAway[0]?.id ?? "";
    expect((await bob.ask("DELETE", `/api/me/kept-away/${handle}`)).status).toBe(404);
    expect((await ada.ask<KindnessNow>("DELETE", `/api/me/kept-away/${handle}`)).body.keptAway).toEqual([]);
    expect((await read(ada, table)).map(({ text }) => text)).toContain("ruder");
  });

  test("whom one has blocked cannot sit down with one: by seat, by code, by list, in another's place", async () => {
    const [ada, bob, eve] = await people("Ada", "Bob", "Eve");
    const met = await startGame([ada, bob]);
    expect((await keep(ada, { table: met, seat: 1, how: "block" })).body.keptAway).toMatchObject([{ how: "block" }]);
    const hers = await ada.table({ seats: ["me", "free"], open: true });
    expect(await bob.post(`/api/tables/${hers.id}/join`, {})).toMatchObject({
      status: 403,
      body: { problem: "unwelcome" },
    });
    expect(await bob.post("/api/join", { code: hers.code })).toMatchObject({ body: { problem: "unwelcome" } });
    const listed = async (guest: Guest): Promise<readonly string[]> =>
      (await guest.get<{ tables: TableInfo[] }>("/api/tables")).body.tables.map(({ id }) => id);
    expect(await listed(bob)).not.toContain(hers.id);
    expect(await listed(eve)).toContain(hers.id);
    // At somebody else's table, where she already sits, it is the same.
    const eves = await eve.table({ seats: ["me", "free", "free"], open: true });
    await ada.post(`/api/tables/${eves.id}/join`, {});
    expect((await bob.post(`/api/tables/${eves.id}/join`, {})).body).toMatchObject({ problem: "unwelcome" });
    expect(await listed(bob)).not.toContain(eves.id);
    // And she is not shown where he waits.
    const his = await bob.table({ seats: ["me", "free"], open: true });
    expect(await listed(ada)).not.toContain(his.id);
    // He is not told: what he reads of himself names nobody.
    expect((await bob.get<KindnessNow>("/api/me/kindness")).body.keptAway).toEqual([]);
    const data = await bob.get("/api/me/data");
    expect(JSON.stringify(data.body)).not.toContain("keptAway");
  });

  test("a seat cannot be taken over from a bot beside somebody who has blocked one", async () => {
    const [ada, bob, eve] = await people("Ada", "Bob", "Eve");
    const met = await startGame([ada, eve]);
    await keep(ada, { table: met, seat: 1, how: "block" });
    const table = await startGame([ada, bob]);
    await bob.post(`/api/tables/${table}/leave`);
    await ada.ask("DELETE", `/api/tables/${table}/seats/1`);
    expect((await eve.post(`/api/tables/${table}/take-over`, { seat: 1 })).body).toMatchObject({
      problem: "unwelcome",
    });
  });

  test("there is no rematch with whom one has blocked", async () => {
    const [ada, bob] = await people("Ada", "Bob");
    const table = await startGame([ada, bob]);
    const lines = await linesOf(table, [ada, bob]);
    await keep(ada, { table, seat: 1, how: "block" });
    // Who already sits there stays: the game goes on.
    await playOut(lines, table, seeded("no rematch"));
    expect((await ada.post(`/api/tables/${table}/rematch`)).status).toBe(200);
    expect((await bob.post(`/api/tables/${table}/rematch`)).body).toMatchObject({ problem: "unwelcome" });
  });

  test("one cannot keep oneself away, nor nobody; and nothing is kept of it", async () => {
    const [ada, bob] = await people("Ada", "Bob");
    const { id } = await ada.table({ seats: ["me", { bot: "random" }, "free"] });
    await bob.post(`/api/tables/${id}/join`, {});
    for (const [body, status] of [
      [{ table: id, seat: 0, how: "block" }, 400],
      [{ table: id, seat: 1, how: "block" }, 404],
      [{ table: id, seat: 5, how: "block" }, 404],
      [{ table: id, line: 3, how: "mute" }, 404],
      [{ table: "AAAAAAAAAAAA", seat: 1, how: "mute" }, 404],
      [{ table: id, seat: 2, how: "shoot" }, 400],
      [{ table: id, seat: 2, line: 1, how: "mute" }, 400],
    ] as const) {
      expect([body, (await keep(ada, body)).status]).toEqual([body, status]);
    }
    expect((await ada.get<KindnessNow>("/api/me/kindness")).body.keptAway).toEqual([]);
  });

  test("it is in one's own data, and goes when one is erased", async () => {
    const [ada, bob] = await people("Ada", "Bob");
    const table = await startGame([ada, bob]);
    await keep(ada, { table, seat: 1, how: "block" });
    expect(JSON.stringify((await ada.get("/api/me/data")).body)).toContain("keptAway");
    await ada.ask("DELETE", "/api/me");
    const again = await ada.table({ seats: ["me", "free"] });
    expect((await bob.post(`/api/tables/${again.id}/join`, {})).status).toBe(200);
  });
});

describe("telling the operator", () => {
  test("about a person at the table, by their seat", async () => {
    const [ada, bob] = await people("Ada", "Bob");
    const table = await startGame([ada, bob]);
    const report = { text: "He was unkind.", seat: 1, lines: [] };
    expect((await ada.post(`/api/tables/${table}/reports`, report)).status).toBe(201);
    expect((await ada.post(`/api/tables/${table}/reports`, { ...report, seat: 9 })).status).toBe(400);
  });
});

function fail(): never {
  throw new Error("no line");
}
