import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { gameIds } from "@clade/games";
import { type Now, type PastMoment, type PastPage, pick, seeded, turned, type Turning } from "@clade/kernel";
import {
  Guest,
  type HttpAnswer,
  startGame,
  startProcess,
  type ServerProcess,
  type TableSocket,
} from "../testkit/index.ts";

/** All that somebody is told of how things stand, the last of those that come with the same events. */
function remember(line: TableSocket, table: string): Map<number, PastMoment> {
  const seen = new Map<number, PastMoment>();
  line.listen((message) => {
    if ((message.type !== "news" && message.type !== "stale") || message.table !== table) return;
    const { number, deciders, result, view, legal, watcher }: Now = message.now;
    const mine = watcher !== "spectator" && deciders.includes(watcher);
    seen.set(number, { number, deciders, choice: !mine || legal.length > 1, result, view });
  });
  return seen;
}

/** The past that somebody is told, page by page. */
async function pastOf(guest: Guest, table: string): Promise<{ watcher: PastPage["watcher"]; moments: PastMoment[] }> {
  const moments: PastMoment[] = [];
  let view: unknown;
  for (let from: number | null = 0; ; ) {
    const { status, body }: HttpAnswer<PastPage> = await guest.get<PastPage>(`/api/tables/${table}/past?from=${from}`);
    if (status !== 200) throw new Error(`no past: ${status} ${JSON.stringify(body)}`);
    for (const moment of body.moments) {
      view = turned(view, (moment.view as Turning | null) ?? undefined);
      moments.push({ ...moment, view });
    }
    from = body.next;
    if (from === null) return { watcher: body.watcher, moments };
  }
}

describe("a look back into a game that goes on", () => {
  let server: ServerProcess;
  const folder = mkdtempSync(join(tmpdir(), "clade-past-"));
  beforeAll(async () => {
    server = await startProcess(folder);
  }, 60_000);
  afterAll(async () => {
    await server.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  });

  test.each(gameIds)(
    "%s: shows each what they were told then, to the letter, and nobody anything else",
    async (game) => {
      // Each game from an address of its own: an address may not look back without end.
      const from = `127.0.4.${gameIds.indexOf(game) + 1}`;
      const [ada, bob, eve] = [
        await Guest.visit(server.url, "Ada", from),
        await Guest.visit(server.url, "Bob", from),
        await Guest.visit(server.url, "Eve", from),
      ];
      const seats = ["me", "free", ...(game === "evo" ? [{ bot: "random" }] : [])];
      const table = await startGame([ada, bob], { game, seats });
      const lines = [await ada.line(), await bob.line(), await eve.line()] as const;
      const seen = lines.map((line) => remember(line, table));
      for (const line of lines) await line.watch(table);
      const chance = seeded(`past of ${game}`);
      const players = lines.slice(0, 2);
      for (let moves = 0; moves < 40; ) {
        const able = players.filter((line) => line.mustDecide(table));
        if (able.length === 0) {
          await Promise.race(players.map((line) => line.next(({ type }) => type === "news", "somebody's turn")));
          continue;
        }
        const line = pick(able, chance);
        const { legal, undo } = line.now(table);
        const takesBack = undo === null && moves % 7 === 3;
        const answer = takesBack ? await line.undo(table) : await line.act(table, pick(legal, chance));
        if (answer.type === "done") moves++;
      }
      // A bot may still be at it: what is compared is what had been told by then.
      for (const [index, guest] of [ada, bob, eve].entries()) {
        const { watcher, moments } = await pastOf(guest, table);
        expect(watcher).toBe(index === 2 ? "spectator" : index);
        const told = seen[index] ?? new Map<number, PastMoment>();
        const last = Math.max(...told.keys());
        expect(moments.filter(({ number }) => number < last)).toEqual(
          [...told.values()].filter(({ number }) => number < last),
        );
        expect(moments.length).toBeGreaterThan(12);
      }
      // Who has never looked at the table sees what a spectator saw, and no page is needed for it.
      const late = new Guest(server.url, from);
      const [spectator, stranger] = [await pastOf(eve, table), await pastOf(late, table)];
      expect(stranger.watcher).toBe("spectator");
      expect(stranger.moments.slice(0, spectator.moments.length - 1)).toEqual(spectator.moments.slice(0, -1));
      for (const line of lines) line.cut();
    },
  );

  test("is asked for in pages, not of a table that is none or has not begun, and not without end", async () => {
    const ada = await Guest.visit(server.url, "Ada", "127.0.3.1");
    const { id: waiting } = await ada.table({ seats: ["me", "free"] });
    expect((await ada.get(`/api/tables/${waiting}/past`)).body).toMatchObject({ problem: "not-on" });
    expect((await ada.get("/api/tables/AAAAAAAAAAAA/past")).status).toBe(404);
    const table = await startGame([ada], { seats: ["me", { bot: "random" }] });
    expect((await ada.get(`/api/tables/${table}/past?from=x`)).status).toBe(400);
    const whole = await ada.get<PastPage>(`/api/tables/${table}/past`);
    const count = whole.body.moments.length;
    const rest = await ada.get<PastPage>(`/api/tables/${table}/past?from=${count - 1}`);
    expect(rest.body.moments[0]).toMatchObject({ number: whole.body.moments.at(-1)?.number, view: { to: {} } });
    const none = await ada.get<PastPage>(`/api/tables/${table}/past?from=100000`);
    expect(none.body).toMatchObject({ moments: [], next: null });
    const statuses: number[] = [];
    for (let times = 0; times < 40; times++) statuses.push((await ada.get(`/api/tables/${table}/past`)).status);
    expect(statuses).toContain(429);
    expect((await ada.get(`/api/tables/${table}`)).status).toBe(200);
  });
});
