import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { Compile } from "typebox/compile";
import { describe, expect, test } from "vitest";
import { seeded, type TableInfo } from "@clade/kernel";
import { FromTable } from "@clade/kernel/protocol";
import { Authenticator } from "../testkit/authenticator.ts";
import { Guest, playOut, startGame } from "../testkit/index.ts";
import { running } from "./running.ts";

const at = running();

interface OpenApi {
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}
interface Operation {
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema: object }>> }>
  >;
}

type Wanted = Parameters<Authenticator["make"]>[0];

const kept = JSON.parse(readFileSync(new URL("../../docs/api/openapi.json", import.meta.url), "utf8")) as OpenApi;

describe("the API is what its documentation says", () => {
  test("the kept documentation is what the server serves (npm run api makes it)", async () => {
    const served = await (await fetch(`${at.url}/api/openapi.json`)).json();
    expect(served).toEqual(kept);
  });

  test("every answer has the form that is documented, along the life of a table", async () => {
    const ada = await Guest.visit(at.url, "Ada");
    const bob = await Guest.visit(at.url, "Bob");
    const asked = new Set<string>();
    const ask = async <T = TableInfo>(
      guest: Guest,
      method: "get" | "post" | "put" | "delete",
      path: string,
      body?: object,
      headers: Record<string, string> = {},
    ): Promise<T> => {
      const answer = await guest.ask<T>(method.toUpperCase(), path, body, headers);
      const [template, operation] = documented(method, path);
      asked.add(`${method} ${template}`);
      const schema = operation.responses[String(answer.status)]?.content?.["application/json"]?.schema;
      if (schema === undefined) throw new Error(`${method} ${path}: status ${answer.status} is not documented`);
      const errors = Compile(whole(schema) as object).Errors(answer.body);
      expect(errors, `${method} ${path} ${JSON.stringify(answer.body).slice(0, 300)}`).toEqual([]);
      return answer.body;
    };
    await ask(ada, "get", "/api/me");
    await ask(ada, "put", "/api/me", { name: "Ada" });
    const { code: recovery } = await ask<{ code: string }>(ada, "post", "/api/me/recovery");
    await ask(await Guest.visit(at.url), "post", "/api/me/recover", { code: recovery });
    await ask(await Guest.visit(at.url), "post", "/api/me/recover", { code: "wrong" });
    // Passkeys are bound to a name, so whoever makes one has the site under its name.
    const site = at.url.replace("127.0.0.1", "localhost");
    const [cy, device] = [await Guest.visit(site, "Cy"), new Authenticator(site)];
    const onPage = { origin: site };
    const wanted = await ask<Wanted>(cy, "post", "/api/me/passkeys/options", undefined, onPage);
    await ask(cy, "post", "/api/me/passkeys", device.make(wanted), onPage);
    const { passkeys } = await ask<{ passkeys: { id: string }[] }>(cy, "get", "/api/me/passkeys");
    const challenge = await ask<Wanted>(cy, "post", "/api/sign-in/passkey/options", undefined, onPage);
    await ask(cy, "post", "/api/sign-in/passkey", device.show(challenge), onPage);
    await ask(cy, "put", `/api/me/passkeys/${passkeys[0]?.id}`, { name: "Key" });
    await ask(cy, "delete", `/api/me/passkeys/${passkeys[0]?.id}`);
    await ask(cy, "get", "/api/sign-in");
    await ask(cy, "post", "/api/sign-in/openid", undefined, onPage);
    await ask(cy, "delete", "/api/sign-in/openid");
    await tellAndAct(ada, ask);
    await ask(cy, "put", "/api/quick-game", { games: ["evolution"], players: [2] });
    await ask(cy, "get", "/api/quick-game");
    await ask(cy, "delete", "/api/quick-game");
    await ask(cy, "get", "/api/presence");
    await ask(cy, "put", "/api/me/presence", { shown: true });
    await ask(cy, "get", "/api/me/presence");
    await ask(cy, "get", "/api/me/here");
    await ask(ada, "get", "/api/games");
    await ask(ada, "post", "/api/tables", { game: "chess", seats: ["me"] });
    const { id, code } = await ask(ada, "post", "/api/tables", {
      game: "evolution",
      seats: ["me", "free", "free"],
      open: true,
      pace: { kind: "bank", seconds: 600, increment: 5 },
    });
    await ask(ada, "get", "/api/tables");
    await ask(ada, "put", `/api/tables/${id}/seats/2`, { bot: "random" });
    await ask(bob, "post", "/api/join", { code });
    await ask(bob, "post", `/api/tables/${id}/join`, { seat: 1 });
    await ask(bob, "post", `/api/tables/${id}/start`);
    await ask(ada, "post", `/api/tables/${id}/start`);
    await ask(ada, "put", `/api/tables/${id}/muted`, { all: false, spectators: true, seats: [] });
    await ask(ada, "put", `/api/tables/${id}/watch`, { watch: true });
    await ask(bob, "get", "/api/tables/watchable");
    await ask(bob, "post", `/api/tables/${id}/take-over`, { seat: 2 });
    await ask(bob, "post", `/api/tables/${id}/leave`);
    await ask(bob, "post", `/api/tables/${id}/back`);
    await ask(ada, "get", `/api/tables/${id}/record`);
    await ask(ada, "get", `/api/tables/AAAAAAAAAAAA`);
    const lines = await Promise.all([ada.line(), bob.line()]);
    await Promise.all(lines.map((line) => line.watch(id)));
    await lines[0].say(id, "Hello!");
    await ask(ada, "get", `/api/tables/${id}/chat?from=0`);
    await ask(ada, "put", "/api/me/kindness", { typed: "always" });
    const { keptAway } = await ask<{ keptAway: { id: string }[] }>(ada, "post", "/api/me/kept-away", {
      table: id,
      seat: 1,
      how: "mute",
    });
    await ask(ada, "get", `/api/me/kindness?table=${id}`);
    await ask(ada, "delete", `/api/me/kept-away/${keptAway[0]?.id}`);
    await ask(ada, "get", `/api/tables/${id}/given`);
    await ask(ada, "get", `/api/tables/${id}/past`);
    await ask(ada, "get", "/api/me/tables");
    await ask(bob, "post", `/api/tables/${id}/resign`);
    await playOut(lines.slice(0, 1), id, seeded("documented"));
    await ask(ada, "get", `/api/tables/${id}`);
    await ask(ada, "get", `/api/tables/${id}/record`);
    await ask(ada, "post", `/api/tables/${id}/rematch`);
    await ask(ada, "get", "/api/leaderboard/evolution");
    await ask(ada, "get", "/api/leaderboard/evolution?days=7&players=3&bots=out&among=followed");
    const { id: bobId } = await ask<{ id: string }>(bob, "get", "/api/people/me");
    await ask(ada, "get", `/api/people/${bobId}`);
    await ask(ada, "get", "/api/people/nobodynobodynobo");
    await ask(ada, "put", "/api/me/openness", { seenBy: "everybody", invitedBy: "everybody" });
    await ask(ada, "get", "/api/me/openness");
    await ask(ada, "put", `/api/people/${bobId}/follow`);
    await ask(ada, "get", "/api/me/followed");
    await ask(bob, "get", "/api/me/followers");
    await ask(ada, "get", `/api/tables/${id}/people`);
    const again = await ask(ada, "post", `/api/tables/${id}/again`, {});
    await ask(ada, "post", `/api/tables/${again.id}/invitations`, { person: bobId });
    await ask(ada, "post", `/api/people/${bobId}/again`, { game: "evo" });
    await ask(bob, "get", "/api/me/turns");
    const club = await ask<{ id: string; code: string }>(ada, "post", "/api/clubs", { name: "Finches", open: true });
    await ask(bob, "get", "/api/clubs");
    await ask(bob, "post", `/api/clubs/${club.id}/members`, { code: club.code });
    await ask(bob, "get", "/api/me/clubs");
    await ask(ada, "put", `/api/clubs/${club.id}`, { name: "Darwin's finches", open: false });
    await ask(ada, "post", `/api/clubs/${club.id}/code`);
    await ask(ada, "put", `/api/clubs/${club.id}/members/${bobId}`, { role: "admin" });
    await ask(ada, "post", `/api/clubs/${club.id}/tables`, { table: again.id });
    await ask(ada, "get", `/api/clubs/${club.id}`);
    await ask(ada, "get", `/api/clubs/${club.id}/league`);
    await ask(ada, "post", `/api/clubs/${club.id}/seasons`, { weeks: 0 });
    await ask(bob, "delete", `/api/clubs/${club.id}/members/me`);
    await ask(bob, "get", "/api/me/waiting");
    await ask(bob, "delete", `/api/me/invitations/${again.id}`);
    await ask(ada, "delete", `/api/people/${bobId}/follow`);
    const cup = { name: "Cup", game: "evolution", size: 2, kind: "league", live: true, open: true, most: 4 } as const;
    const wishes = { ...cup, pace: { kind: "move", seconds: 60 }, bots: { bot: "random", upTo: 2 } };
    const { id: tournament } = await ask<{ id: string }>(ada, "post", "/api/tournaments", wishes);
    await ask(ada, "post", "/api/tournaments", { ...wishes, size: 9 });
    await ask(ada, "get", "/api/tournaments");
    for (const name of ["enter", "check-in", "withdraw", "start", "pause", "go-on"]) {
      await ask(ada, "post", `/api/tournaments/${tournament}/${name}`);
    }
    await ask(ada, "get", `/api/tournaments/${tournament}`);
    for (const ending of ["json", "csv", "txt"]) {
      expect((await ada.get(`/api/tournaments/${tournament}/results.${ending}`)).status).toBe(200);
      asked.add(`get /api/tournaments/{id}/results.${ending}`);
    }
    await ask(ada, "delete", `/api/tournaments/${tournament}/entrants/0`);
    await ask(ada, "post", `/api/tournaments/${tournament}/cancel`);
    await ask(bob, "post", `/api/tables/${id}/reports`, { text: "see line 0", lines: [0] });
    await ask(ada, "delete", `/api/tables/${id}/seats/1`);
    await ask(ada, "get", "/api/me/data");
    await ask(ada, "get", "/api/me/sessions");
    await ask(ada, "delete", "/api/me/sessions");
    await ask(ada, "delete", "/api/me/sessions/none");
    await ask(ada, "delete", "/api/me/sessions/first");
    await ask(ada, "delete", "/api/me");
    const all = Object.entries(kept.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method} ${path}`),
    );
    // A line, and a stream: test/tokens.test.ts.
    expect([...asked, "get /api/live", "get /api/me/events"].sort()).toEqual(all.sort());
    for (const line of lines) line.cut();
  });

  /** Everything about notices, letters and tokens. */
  async function tellAndAct(
    ada: Guest,
    ask: <T>(guest: Guest, method: "get" | "post" | "put" | "delete", path: string, body?: object) => Promise<T>,
  ): Promise<void> {
    const { wishes } = await ask<{ wishes: object }>(ada, "get", "/api/me/notices");
    await ask(ada, "put", "/api/me/notices", wishes);
    const keys = { p256dh: `B${"A".repeat(86)}`, auth: "A".repeat(22) };
    await ask(ada, "post", "/api/me/notices/devices", { endpoint: "https://10.0.0.1/push", keys });
    const { push } = await ask<{ push: { devices: { id: string }[] } }>(ada, "post", "/api/me/notices/devices", {
      endpoint: "https://push.example/one",
      keys,
    });
    await ask(ada, "delete", `/api/me/notices/devices/${push.devices[0]?.id}`);
    await ask(ada, "post", "/api/me/notices/trial");
    await ask(ada, "put", "/api/me/notices/mail", { address: "ada@example.org" });
    await ask(ada, "delete", "/api/me/notices/mail");
    await ask(ada, "post", `/api/mail/confirm/${"A".repeat(32)}`);
    await ask(ada, "post", `/api/mail/stop/${"A".repeat(32)}`);
    const { id } = await ask<{ id: string }>(ada, "post", "/api/me/tokens", { name: "bot", scopes: ["read"] });
    await ask(ada, "get", "/api/me/tokens");
    await ask(ada, "delete", `/api/me/tokens/${id}`);
  }

  test("every message of whole games has the form that is documented", async () => {
    const form = Compile(FromTable);
    const ada = await Guest.visit(at.url, "Ada");
    const bob = await Guest.visit(at.url, "Bob");
    const table = await startGame([ada, bob], { pace: { kind: "move", seconds: 600 } });
    const lines = await Promise.all([ada.line(), bob.line(), new Guest(at.url).line()]);
    await Promise.all(lines.map((line) => line.watch(table)));
    await lines[0].act(table, "nonsense");
    await lines[0].act(table, lines[0].now(table).legal[0] ?? "", { on: 0 });
    await lines[0].say(table, "hello");
    await lines[2].say(table, "hello");
    lines[0].send({ type: "unwatch", table });
    await lines[0].act(table, lines[0].now(table).legal[0] ?? "");
    await lines[0].watch(table);
    await playOut(lines.slice(0, 2), table, seeded("messages"));
    const alone = await ada.table({ seats: ["me", { bot: "novice" }] });
    await ada.post(`/api/tables/${alone.id}/start`);
    await lines[0].watch(alone.id);
    await lines[0].hint(alone.id);
    const types = new Set<string>();
    for (const message of lines.flatMap(({ received }) => received)) {
      types.add(message.type);
      expect([message, form.Errors(message)]).toEqual([message, []]);
    }
    const all = FromTable.anyOf.map(({ properties }) => properties.type.const);
    expect([...types].sort()).toEqual(all.sort());
    for (const line of lines) line.cut();
  });

  test("the example client of the docs plays a game to its end", async () => {
    const script = new URL("../../docs/api/example-bot.mjs", import.meta.url).pathname;
    const child = spawn(process.execPath, [script, at.url, "evolution"], { stdio: ["ignore", "pipe", "inherit"] });
    let output = "";
    child.stdout.on("data", (chunk: Buffer) => {
      output += chunk.toString();
    });
    const code = await new Promise((resolve) => child.once("exit", resolve));
    expect(code).toBe(0);
    expect(output).toMatch(/places \[[12], ?[12]\]/);
  });
});

/** A schema with all that it refers to put in its place. */
function whole(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(whole);
  if (typeof schema !== "object" || schema === null) return schema;
  const { $ref } = schema as { readonly $ref?: string };
  if ($ref !== undefined) return whole(kept.components.schemas[$ref.replace("#/components/schemas/", "")]);
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, whole(value)]));
}

function documented(method: string, path: string): [string, Operation] {
  const [bare = ""] = path.split("?");
  for (const [template, operations] of Object.entries(kept.paths)) {
    const pattern = new RegExp(`^${template.replaceAll(/\{\w+\}/g, "[^/]+")}$`);
    const operation = operations[method];
    if (pattern.test(bare) && operation !== undefined) return [template, operation];
  }
  throw new Error(`${method} ${path} is not documented`);
}
