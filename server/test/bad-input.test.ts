import { connect } from "node:net";
import { describe, expect, test } from "vitest";
import { at as itemAt, seeded, pick, type Chance } from "@clade/kernel";
import { Guest, metricsOf, playOut, startGame, type TableSocket, withServer } from "../testkit/index.ts";
import { running } from "./running.ts";

const at = running();

/** Two people who go on playing while somebody else misbehaves. */
async function peacefulTable(url: string): Promise<{ table: string; lines: readonly [TableSocket, TableSocket] }> {
  const ada = await Guest.visit(url, "Ada");
  const bob = await Guest.visit(url, "Bob");
  const table = await startGame([ada, bob]);
  const lines = [await ada.line(), await bob.line()] as const;
  await Promise.all(lines.map((line) => line.watch(table)));
  return { table, lines };
}

describe("messages", () => {
  const ID = "AAAAAAAAAAAA";
  test.each([
    "",
    "hello",
    "null",
    "[]",
    "{}",
    "1e999",
    '{"type":"act"}',
    `{"type":"watch","table":"${ID}"}`,
    `{"type":"watch","table":"${ID}","from":-1}`,
    `{"type":"watch","table":"${ID}","from":1.5}`,
    `{"type":"watch","table":"${ID}","from":0,"extra":true}`,
    `{"type":"watch","table":"../../etc","from":0}`,
    `{"type":"act","table":"${ID}","id":"","on":0,"move":"pass"}`,
    `{"type":"act","table":"${ID}","id":"x","on":0,"move":"${"x".repeat(201)}"}`,
    `{"type":"act","table":"${ID}","id":7,"on":0,"move":"pass"}`,
    `{"type":"act","table":"${ID}","id":"a\\u0000b","on":0,"move":"pass"}`,
    `{"type":"act","table":"${ID}","id":"a\\ud83d","on":0,"move":"pass"}`,
    `{"type":"undo","table":"${ID}","id":"\\udc00a","on":0}`,
    `{"type":"chat","table":"${ID}","id":"x","text":"x\\u0000y"}`,
    `{"type":"chat","table":"${ID}","id":"x","text":"x\\ud800"}`,
    `{"type":"chat","table":"${ID}","id":"x","text":""}`,
    `{"type":"done","table":"${ID}","id":"x"}`,
    `{"__proto__":{"type":"watch"},"table":"${ID}","from":0}`,
    "\u0000\u0001",
  ])("%j is answered by a clear error, and the line stays open", async (text) => {
    const line = await (await Guest.visit(at.url)).line();
    const answer = line.next(({ type }) => type === "error");
    line.sendText(text);
    expect(await answer).toMatchObject({ code: "bad-request" });
    expect(line.closed).toBeUndefined();
    line.cut();
  });

  test("a binary message is an error too", async () => {
    const line = await (await Guest.visit(at.url)).line();
    const answer = line.next(({ type }) => type === "error");
    line.sendText(Buffer.from([1, 2, 3]));
    expect(await answer).toMatchObject({ code: "bad-request" });
    line.cut();
  });

  test("one that is too large closes the line", async () => {
    const line = await (await Guest.visit(at.url)).line();
    line.sendText("x".repeat(9 * 1024));
    expect(await line.ended()).toBe(1009);
  });

  test("moves that are none are refused by the rules, whatever they look like", async () => {
    const { table, lines } = await peacefulTable(at.url);
    for (const move of [
      "undo",
      "undo undo",
      "0 pass",
      "pass\nfeed 1",
      "{}",
      "🦕",
      "feed 99999",
      "food climbing+3; DROP TABLE log",
    ]) {
      const answer = await lines[0].act(table, move);
      expect([move, answer.type]).toEqual([move, "refused"]);
    }
    for (const line of lines) line.cut();
  });
});

describe("floods", () => {
  test("the line of a flooder is closed, the others play on unharmed", async () => {
    await withServer(["--messages", "20"], async ({ url }) => {
      const { table, lines } = await peacefulTable(url);
      const flooder = await (await Guest.visit(url)).line();
      const play = playOut(lines, table, seeded("peace"), 20);
      for (let count = 0; count < 5000 && flooder.closed === undefined; count++) {
        flooder.send({ type: "watch", table, from: 0 });
        if (count % 100 === 0) await new Promise((resolve) => setTimeout(resolve, 1));
      }
      expect(await flooder.ended()).toBe(1008);
      expect(await play).toBe(20);
      expect(await metricsOf(url)).toMatch(/^clade_flooders_closed_total 1$/m);
      for (const line of lines) line.cut();
    });
  });

  test("one address has only so many lines, and only so many requests", async () => {
    await withServer(["--connections", "3", "--requests", "60", "--trust-proxy", "1"], async ({ url }) => {
      const from = (address: string) => ({ "x-forwarded-for": address });
      const guest = new Guest(url);
      const lines = await Promise.all([1, 2, 3].map(() => guest.line(from("10.0.0.1"))));
      const fourth = await guest.line(from("10.0.0.1"));
      expect(await fourth.ended()).toBe(1013);
      const other = await guest.line(from("10.0.0.2"));
      expect(other.closed).toBeUndefined();
      const asked = await Promise.all(
        Array.from({ length: 60 }, () => guest.ask("GET", "/api/tables", undefined, from("10.0.0.3"))),
      );
      const statuses = new Set(asked.map(({ status }) => status));
      expect(statuses).toEqual(new Set([200, 429]));
      expect((await guest.ask("GET", "/api/tables", undefined, from("10.0.0.4"))).status).toBe(200);
      for (const line of [...lines, other]) line.cut();
    });
  });
});

describe("other sites", () => {
  test("cannot open a line, nor change anything", async () => {
    const guest = await Guest.visit(at.url);
    await expect(guest.line({ origin: "https://evil.example" })).rejects.toThrow("HTTP 403");
    (await guest.line({ origin: at.url })).cut();
    const from = (origin: string) => guest.ask("PUT", "/api/me", { name: "Mallory" }, { origin });
    expect((await from("https://evil.example")).status).toBe(403);
    expect((await from("null")).status).toBe(403);
    expect((await from(at.url)).status).toBe(200);
  });

  test("cannot send a form: only JSON is taken", async () => {
    const guest = await Guest.visit(at.url);
    for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"]) {
      const { status } = await guest.ask("PUT", "/api/me", '{"name":"Mallory"}', { "content-type": type });
      expect([type, status]).toEqual([type, 415]);
    }
  });

  test("every answer carries the usual protections, and no address carries a secret", async () => {
    const guest = await Guest.visit(at.url);
    for (const path of ["/", "/api/me", "/nowhere.js", "/t/AAAAAAAAAAAA"]) {
      const { headers } = await guest.get(path);
      expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("referrer-policy")).toBe("same-origin");
    }
    expect((await guest.get("/api/me")).headers.get("cache-control")).toBe("no-store");
  });

  test("only the pages that are made for it may stand in other sites, and they know nobody", async () => {
    const { headers } = await fetch(`${at.url}/embed/link`);
    expect(headers.get("content-security-policy")).toContain("frame-ancestors *");
    expect(headers.get("x-frame-options")).toBeNull();
    expect(headers.get("set-cookie")).toBeNull();
    for (const path of ["/embed", "/embed/../api/me", "/embed/nowhere.js", "/game/link", "/embedded/link"]) {
      const other = await fetch(`${at.url}${path}`);
      expect([path, other.headers.get("x-frame-options")]).toEqual([path, "DENY"]);
    }
  });
});

describe("requests", () => {
  test.each([
    ["POST", "/api/tables", "{", 400],
    ["POST", "/api/tables", "[]", 400],
    ["POST", "/api/tables", '"x"', 400],
    ["POST", "/api/tables", `{"game":"evolution","seats":["me","free"],"options":{"x":"${"x".repeat(300_000)}"}}`, 413],
    ["PUT", "/api/me", `{"name":"${"x".repeat(20_000)}"}`, 413],
    ["POST", "/api/join", "{}", 400],
    ["POST", "/api/join", '{"code":"ZZZZZZ"}', 404],
    ["PATCH", "/api/me", undefined, 404],
    ["GET", "/api/tables/%00", undefined, 400],
    ["GET", "/api/tables/AAAAAAAAAAAA/chat?from=-1", undefined, 400],
    ["GET", "/..%2f..%2fpackage.json", undefined, 404],
  ])("%s %s: a clear answer", async (method, path, body, status) => {
    const guest = await Guest.visit(at.url);
    const answer = await guest.ask<{ problem?: string }>(method, path, body);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ problem: expect.any(String) as string, message: expect.any(String) as string });
  });
});

/** Nonsense that is close to sense: real messages with something broken. */
function nonsense(chance: Chance, table: string): string {
  const junk: unknown[] = [
    null,
    true,
    -1,
    0,
    1e21,
    1.5,
    "",
    "x",
    table,
    "undo",
    [],
    {},
    "🦕".repeat(20),
    "\u0000",
    "__proto__",
  ];
  const message: Record<string, unknown> = {
    type: pick(["watch", "unwatch", "act", "undo", "hint", "chat", "back", "news", "x"], chance),
    table: pick([table, table, table, "AAAAAAAAAAAA", "short"], chance),
    id: `f${chance.int(50)}`,
    on: chance.int(40),
    from: chance.int(40),
    move: pick(
      ["pass", "done", "feed 1", "food climbing+3", "attack 1 > blue 1", "population horns+2 on 1", "x"],
      chance,
    ),
    text: "hello",
  };
  const keys = Object.keys(message);
  for (let count = chance.int(3); count > 0; count--) message[pick(keys, chance)] = pick(junk, chance);
  for (const key of keys) if (chance.int(4) === 0) delete message[key];
  const text = JSON.stringify(message);
  return chance.int(10) === 0 ? text.slice(0, chance.int(text.length)) : text;
}

describe("fuzz", () => {
  test("thousands of broken messages, requests and connections do no harm to anybody", async () => {
    const { table, lines } = await peacefulTable(at.url);
    const chance = seeded("fuzz");
    const play = playOut(lines, table, seeded("meanwhile"), 60);
    const fuzzers = await Promise.all(Array.from({ length: 6 }, async () => (await Guest.visit(at.url)).line()));
    for (let count = 0; count < 3000; count++) {
      const line = itemAt(fuzzers, count % fuzzers.length);
      if (line.closed === undefined) line.sendText(nonsense(chance, table));
      if (count % 50 === 0) await new Promise((resolve) => setTimeout(resolve, 2));
    }
    const guest = await Guest.visit(at.url);
    const methods = ["GET", "POST", "PUT", "DELETE", "PATCH"];
    const paths = [
      "/api/tables",
      `/api/tables/${table}`,
      `/api/tables/${table}/join`,
      `/api/tables/${table}/seats/1`,
      "/api/me",
      "/api/join",
      `/api/tables/${table}/muted`,
      `/api/tables/${table}/record`,
      "/api/live",
      "/api/leaderboard/x",
    ];
    for (let count = 0; count < 200; count++) {
      const method = pick(methods, chance);
      const body = method === "GET" ? undefined : nonsense(chance, table);
      const { status } = await guest.ask(method, pick(paths, chance), body);
      expect(status).toBeLessThan(500);
    }
    // Whoever does not even speak the protocol.
    const { port } = new URL(at.url);
    for (const bytes of [
      "\x16\x03\x01\x02",
      "GET / HTTP/9.9\r\n\r\n",
      "GET /api/live HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
      "X".repeat(100_000),
    ]) {
      await new Promise((resolve) => {
        const socket = connect(Number(port), "127.0.0.1", () => socket.write(bytes));
        socket.on("error", resolve).on("close", resolve);
        setTimeout(() => socket.destroy(), 100);
      });
    }
    expect(await play).toBe(60);
    expect((await guest.get("/ready")).status).toBe(200);
    const errors = at.server
      .output()
      .split("\n")
      .filter((row) => /"level":[56]0/.test(row));
    expect(errors).toEqual([]);
    for (const line of [...fuzzers, ...lines]) line.cut();
  });
});
