import { spawn } from "node:child_process";
import { at as itemAt, type TableInfo } from "@clade/kernel";
import { describe, expect, test, vi } from "vitest";
import { Guest, startGame, TableSocket } from "../testkit/index.ts";
import { running } from "./running.ts";

const at = running(["--notice-after", "0.3"]);
const WAITING = { timeout: 15_000, interval: 25 };

interface Made {
  readonly token: string;
  readonly id: string;
}

async function withToken(name: string, scopes: readonly string[]): Promise<{ ada: Guest; made: Made; program: Guest }> {
  const ada = await Guest.visit(at.url, name);
  const { status, body } = await ada.post<Made>("/api/me/tokens", { name: "my bot", scopes });
  expect(status).toBe(201);
  return { ada, made: body, program: new Program(body.token) };
}

/** A program that brings a token and no cookie. */
class Program extends Guest {
  readonly #token: string;
  constructor(token: string) {
    super(at.url);
    this.#token = token;
  }
  override ask<T>(method: string, path: string, body?: unknown) {
    return super.ask<T>(method, path, body, { authorization: `Bearer ${this.#token}` });
  }
  override line(): Promise<TableSocket> {
    return TableSocket.open(this.url, { authorization: `Bearer ${this.#token}` });
  }
}

/** A stream of events, read as the standard has it. */
async function stream(headers: Record<string, string>) {
  const ended = new AbortController();
  const answer = await fetch(`${at.url}/api/me/events`, { headers, signal: ended.signal });
  const events: { readonly id: string; readonly type: string; readonly data: Record<string, unknown> }[] = [];
  const read = async (): Promise<void> => {
    let text = "";
    for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk;
      const parts = text.split("\n\n");
      text = parts.pop() ?? "";
      for (const part of parts) {
        const [, id, type, data] = /^id: (.+)\nevent: (.+)\ndata: (.+)$/.exec(part) ?? [];
        if (id !== undefined && type !== undefined && data !== undefined) {
          events.push({ id, type, data: JSON.parse(data) as Record<string, unknown> });
        }
      }
    }
  };
  const done = read().catch(() => {});
  return { status: answer.status, events, done, cut: () => ended.abort() };
}

describe("tokens", () => {
  test("each does what its scopes say, and none what is its person's alone", async () => {
    const { ada, program: reader } = await withToken("Ada", ["read"]);
    const { body } = await reader.get<{ name: string }>("/api/me");
    expect(body.name).toBe("Ada");
    expect(reader.cookie).toBe("");
    const table = await ada.table({ seats: ["me", "free"] });
    expect((await reader.get<TableInfo>(`/api/tables/${table.id}`)).body.you.seat).toBe(0);
    const refused: [method: string, path: string, body?: unknown][] = [
      ["POST", "/api/tables", { game: "evolution", seats: ["me"] }],
      ["POST", `/api/tables/${table.id}/start`],
      ["PUT", "/api/me", { name: "Eve" }],
      ["GET", "/api/me/data"],
      ["DELETE", "/api/me"],
      ["GET", "/api/me/tokens"],
      ["POST", "/api/me/tokens", { name: "x", scopes: ["manage"] }],
      ["GET", "/api/me/sessions"],
      ["DELETE", "/api/me/sessions"],
      ["POST", "/api/me/recovery"],
      ["GET", "/api/me/notices"],
      ["POST", "/api/sign-in/passkey/options"],
      ["PUT", "/api/me/notices/mail", { address: "eve@example.org" }],
    ];
    for (const [method, path, asked] of refused) {
      const answer = await reader.ask<{ problem: string }>(method, path, asked);
      expect([answer.status, answer.body.problem], `${method} ${path}`).toEqual([403, "not-yours"]);
    }
    const { program: all } = await withToken("Bob", ["read", "play", "manage"]);
    for (const [method, path, asked] of refused.slice(3)) {
      expect((await all.ask(method, path, asked)).status, `${method} ${path}`).toBe(403);
    }
    expect((await all.put("/api/me", { name: "Robert" })).status).toBe(200);
    expect((await all.post("/api/tables", { game: "evolution", seats: ["me", "free"] })).status).toBe(201);
  });

  test("one is shown once and kept as a hash; one that was ended is nobody's, and its lines are closed", async () => {
    const { ada, made, program } = await withToken("Ada", ["read", "play"]);
    const { body: listed } = await ada.get<{ tokens: { id: string; name: string }[] }>("/api/me/tokens");
    expect(listed.tokens).toMatchObject([{ id: made.id, name: "my bot", scopes: ["read", "play"] }]);
    const { body: data } = await ada.get("/api/me/data");
    expect(JSON.stringify([listed, data])).not.toContain(made.token.slice(6));
    const line = await program.line();
    expect((await ada.ask("DELETE", `/api/me/tokens/${made.id}`)).status).toBe(200);
    await vi.waitUntil(() => line.closed === 4001, WAITING);
    expect((await program.get("/api/me")).status).toBe(401);
    for (const token of ["x", `clade_${"A".repeat(43)}`, "Bearer"]) {
      expect((await new Program(token).get("/api/me")).status).toBe(401);
    }
    const stranger = await Guest.visit(at.url, "Eve");
    expect((await stranger.ask("DELETE", `/api/me/tokens/${made.id}`)).status).toBe(404);
    expect((await ada.post("/api/me/tokens", { name: "x", scopes: ["everything"] })).status).toBe(400);
    expect((await ada.post("/api/me/tokens", { name: "x", scopes: [] })).status).toBe(400);
  });

  test("to look on a line is not to play on it", async () => {
    const { ada, program } = await withToken("Ada", ["read"]);
    const bob = await Guest.visit(at.url, "Bob");
    const table = await startGame([ada, bob]);
    const line = await program.line();
    const now = await line.watch(table);
    expect(now.watcher).toBe(0);
    line.send({ type: "act", table, id: "one", on: now.number, move: itemAt(now.legal, 0) });
    const answer = await line.next((message) => message.type === "error", "the refusal");
    expect(answer).toMatchObject({ code: "not-yours", id: "one" });
    line.cut();
  });
});

describe("the stream of one's events", () => {
  test("says what waits, then what happens, and goes on where it broke off", async () => {
    const { ada, made } = await withToken("Ada", ["read"]);
    const bob = await Guest.visit(at.url, "Bob");
    const table = await startGame([ada, bob]);
    const headers = { authorization: `Bearer ${made.token}` };
    const first = await stream(headers);
    expect(first.status).toBe(200);
    const hello = await vi.waitUntil(() => first.events[0], WAITING);
    expect(hello).toMatchObject({ type: "hello", data: { waiting: [{ table, game: "evolution" }] } });
    const second = await startGame([ada, bob]);
    await vi.waitUntil(() => first.events.length === 3, WAITING);
    expect(first.events.slice(1)).toMatchObject([
      { type: "began", data: { table: second } },
      { type: "turn", data: { table: second } },
    ]);
    const last = first.events.at(-1)?.id ?? "";
    first.cut();
    const third = await startGame([bob, ada]);
    const again = await stream({ ...headers, "last-event-id": last });
    await vi.waitUntil(() => again.events.length === 2, WAITING);
    expect(again.events).toMatchObject([{ type: "began", data: { table: third } }, { type: "turn" }]);
    again.cut();
    const anew = await stream({ ...headers, "last-event-id": "elsewhere-7" });
    await vi.waitUntil(() => anew.events.length === 1, WAITING);
    expect(anew.events[0]?.data["waiting"]).toHaveLength(3);
    // Nobody hears of what is somebody else's.
    const eve = await Guest.visit(at.url, "Eve");
    const eves = await stream({ cookie: eve.cookie });
    await vi.waitUntil(() => eves.events.length === 1, WAITING);
    await startGame([ada, bob]);
    await vi.waitUntil(() => anew.events.length === 3, WAITING);
    expect(eves.events).toMatchObject([{ type: "hello", data: { waiting: [] } }]);
    eves.cut();
    await ada.ask("DELETE", `/api/me/tokens/${made.id}`);
    await anew.done;
    expect((await stream({})).status).toBe(401);
  });

  test("somebody has a few streams, and no more", async () => {
    const { made } = await withToken("Ada", ["read"]);
    const headers = { authorization: `Bearer ${made.token}` };
    const streams = await Promise.all([1, 2, 3, 4, 5].map(() => stream(headers)));
    expect((await stream(headers)).status).toBe(429);
    streams[0]?.cut();
    await vi.waitFor(async () => {
      const another = await stream(headers);
      another.cut();
      expect(another.status).toBe(200);
    }, WAITING);
    for (const each of streams) each.cut();
  });

  test("the bot of the documentation plays by its token, to the end", async () => {
    const { ada, made } = await withToken("Ada", ["read", "play"]);
    const table = await ada.table({ game: "moult", seats: ["me", { bot: "novice" }] });
    await ada.post(`/api/tables/${table.id}/start`);
    const file = new URL("../../docs/api/token-bot.mjs", import.meta.url).pathname;
    const bot = spawn(process.execPath, [file, at.url, made.token], { stdio: "inherit" });
    try {
      await vi.waitFor(
        async () => {
          expect((await ada.get<TableInfo>(`/api/tables/${table.id}`)).body.status).toBe("over");
        },
        { timeout: 40_000, interval: 200 },
      );
    } finally {
      bot.kill();
    }
  }, 60_000);
});
