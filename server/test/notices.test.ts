import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { at as itemAt } from "@clade/kernel";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { Guest, metricsOf, type ServerProcess, startGame, startProcess } from "../testkit/index.ts";
import { type PushedMessage, PushStandIn } from "../testkit/push-stand-in.ts";

/** Whoever has not come after so many seconds is told. */
const WAIT = 0.4;
const WAITING = { timeout: 15_000, interval: 25 };

let push: PushStandIn;
let server: ServerProcess;
const folder = mkdtempSync(join(tmpdir(), "clade-notices-"));
const start = () => startProcess(folder, ["--notice-after", String(WAIT), "--idle", "0.3", ...push.flags]);
beforeAll(async () => {
  push = await PushStandIn.open();
  server = await start();
}, 60_000);
afterAll(async () => {
  await server.kill("SIGKILL");
  await push.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Payload {
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  readonly text: string;
  readonly path: string;
  readonly tag: string;
  readonly waiting: number;
}
interface NoticesNow {
  readonly wishes: object;
  readonly push: { readonly key: string; readonly devices: readonly { readonly id: string }[] };
  readonly mail: { readonly offered: boolean };
}

let devices = 0;
/** Somebody with a device that takes notices. */
async function subscriber(name: string, wishes: object = {}): Promise<{ guest: Guest; device: string }> {
  const guest = await Guest.visit(server.url, name);
  const device = `${name} ${devices++}`;
  const { body } = await guest.get<NoticesNow>("/api/me/notices");
  push.houseKey = body.push.key;
  await guest.put("/api/me/notices", { ...body.wishes, ...wishes });
  const { status } = await guest.post("/api/me/notices/devices", push.subscribe(device).subscription);
  expect(status).toBe(200);
  return { guest, device };
}

const payload = ({ text }: PushedMessage): Payload => JSON.parse(text) as Payload;
const toldTo = (device: string): readonly Payload[] => push.for(device).map(payload);

/** Makes a move over a line that is then closed. */
async function move(guest: Guest, table: string): Promise<void> {
  const line = await guest.line();
  const now = await line.watch(table);
  await line.act(table, itemAt(now.legal, 0));
  line.cut();
}

/** Until nothing has been due for a while. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 4 * 1000 * WAIT));

describe("it's your turn", () => {
  test("whoever is not there is told once for each turn, on their device, with nothing hidden", async () => {
    const { guest: ada, device } = await subscriber("Ada", { language: "fr" });
    const { guest: bob, device: bobs } = await subscriber("Bob");
    // In S-Evolution one player decides at a time.
    const table = await startGame([ada, bob], { game: "s-evolution" });
    const first = await vi.waitUntil(() => toldTo(device)[0] ?? toldTo(bobs)[0], WAITING);
    expect(first).toMatchObject({ kind: "turn", path: `/online/${table}`, waiting: 1 });
    await settled();
    expect(push.messages.filter(({ text }) => text.includes(table))).toHaveLength(1);
    const [mover, moversDevice, other, othersDevice] =
      toldTo(device).length === 1 ? [ada, device, bob, bobs] : [bob, bobs, ada, device];
    for (let moves = 0; toldTo(othersDevice).length === 0 && moves < 20; moves++) {
      await move(mover, table);
      await settled();
    }
    expect(toldTo(othersDevice)).toHaveLength(1);
    // Those of their own moves that left it their turn told the mover nothing.
    expect(toldTo(moversDevice)).toHaveLength(1);
    const french = toldTo(device)[0];
    expect(french?.title).toBe("À vous de jouer – S-Evolution");
    const english = toldTo(bobs)[0];
    expect(english?.title).toBe("Your turn – S-Evolution");
    expect([english?.text, french?.text].join()).toMatch(/Ada/);
    expect(Object.keys(first).sort()).toEqual(["id", "kind", "path", "tag", "text", "title", "waiting"]);
    expect(push.faults).toEqual([]);
    expect((await other.get<{ tables: unknown[] }>("/api/me/tables")).status).toBe(200);
  }, 60_000);

  test("at a table that one looks at nothing is told, nor when one has looked on and goes", async () => {
    const { guest: ada, device } = await subscriber("Ada");
    const bob = await Guest.visit(server.url, "Bob");
    const { id: table } = await ada.table({ seats: ["me", "free"] });
    await bob.post(`/api/tables/${table}/join`, {});
    const line = await ada.line();
    line.send({ type: "watch", table, from: 0 });
    await line.next((message) => message.type === "table", "the table");
    await ada.post(`/api/tables/${table}/start`);
    await settled();
    await settled();
    line.cut();
    await settled();
    expect(toldTo(device)).toEqual([]);
  }, 60_000);

  test("whoever goes right after it became their turn is told: their line may have been dead", async () => {
    const { guest: ada, device } = await subscriber("Ada");
    const bob = await Guest.visit(server.url, "Bob");
    const table = await startGame([ada, bob]);
    const line = await ada.line();
    await line.watch(table);
    await vi.waitFor(async () => expect(await metricsOf(server.url)).toContain("clade_connections 1"), WAITING);
    line.cut();
    await vi.waitUntil(() => toldTo(device).length === 1, WAITING);
  }, 60_000);

  test("a turn whose notice was not sent when the server died is told after the next start, and none twice", async () => {
    const people = await Promise.all(Array.from({ length: 6 }, (_, index) => subscriber(`P${index}`)));
    const pairs = [0, 2, 4].map((index) => [itemAt(people, index), itemAt(people, index + 1)] as const);
    for (const [one, other] of pairs) await startGame([one.guest, other.guest]);
    // It dies while they are pending, or claimed, or sent.
    await new Promise((resolve) => setTimeout(resolve, 1000 * WAIT * (0.5 + Math.random())));
    await server.kill("SIGKILL");
    server = await start();
    await vi.waitFor(() => {
      for (const { device } of people) expect(toldTo(device).length, `${device} is told`).toBeGreaterThan(0);
    }, WAITING);
    await server.kill("SIGKILL");
    server = await start();
    await settled();
    for (const { device } of people) {
      // What was sent and not noted may come twice on the way, under one id.
      expect(new Set(toldTo(device).map(({ id }) => id)).size).toBe(1);
    }
  }, 60_000);

  test("the end of a game is told to whoever is not there", async () => {
    const { guest: ada, device } = await subscriber("Ada", { kinds: ["over"] });
    const bob = await Guest.visit(server.url, "Bob");
    const table = await startGame([ada, bob], { game: "s-evolution", standIn: "novice" });
    await bob.post(`/api/tables/${table}/leave`);
    await ada.post(`/api/tables/${table}/leave`);
    await vi.waitUntil(() => toldTo(device).length > 0, { timeout: 50_000, interval: 100 });
    expect(toldTo(device)[0]).toMatchObject({ kind: "over", title: "Game over – S-Evolution" });
  }, 60_000);
});

describe("what happens between people", () => {
  const idOf = async (guest: Guest): Promise<string> => (await guest.get<{ id: string }>("/api/people/me")).body.id;

  test("an invitation is told once", async () => {
    const { guest: bob, device } = await subscriber("Bob", { language: "ko" });
    const ada = await Guest.visit(server.url, "Ada");
    const bobId = await idOf(bob);
    await ada.put(`/api/people/${bobId}/follow`, {});
    const { id: table } = await ada.table({ seats: ["me", "free"] });
    const invite = (to: string) => ada.post(`/api/tables/${table}/invitations`, { person: to });
    expect([(await invite(bobId)).status, (await invite(bobId)).status]).toEqual([200, 200]);
    await vi.waitUntil(() => toldTo(device).length > 0, WAITING);
    expect(toldTo(device)).toMatchObject([
      { kind: "invited", title: "초대 – 에볼루션", path: `/online/${table}`, waiting: 0 },
    ]);
    expect(toldTo(device)[0]?.text).toContain("Ada");
    await settled();
    expect(toldTo(device)).toHaveLength(1);
  }, 60_000);

  test("the round of a tournament is told to those who play in it, once, whatever dies; its turn takes its place", async () => {
    const { guest: ada, device } = await subscriber("Ada");
    const { guest: bob, device: bobs } = await subscriber("Bob", { kinds: ["round"] });
    const { body: cup } = await ada.post<{ id: string }>("/api/tournaments", {
      name: "Winter cup",
      game: "evolution",
      size: 2,
      kind: "swiss",
      rounds: 2,
      live: false,
      pace: { kind: "move", seconds: 86_400 },
      pause: 0,
      open: false,
      most: 2,
    });
    for (const each of [ada, bob]) expect((await each.post(`/api/tournaments/${cup.id}/enter`)).status).toBe(200);
    expect((await ada.post(`/api/tournaments/${cup.id}/start`)).status).toBe(200);
    const rounds = (of: string): readonly Payload[] => toldTo(of).filter(({ kind }) => kind === "round");
    await vi.waitUntil(() => rounds(device).length > 0 && rounds(bobs).length > 0, WAITING);
    const [first] = rounds(bobs);
    expect(first).toMatchObject({ title: "A round begins", text: "Winter cup" });
    expect(rounds(device)[0]?.path).toBe(first?.path);
    await server.kill("SIGKILL");
    server = await start();
    const turn = await vi.waitUntil(() => toldTo(device).find(({ kind }) => kind === "turn"), WAITING);
    expect([turn.path, turn.tag]).toEqual([first?.path, rounds(device)[0]?.tag]);
    await settled();
    for (const each of [device, bobs]) expect(new Set(rounds(each).map(({ id }) => id)).size).toBe(1);
    expect(toldTo(bobs).every(({ kind }) => kind === "round")).toBe(true);
  }, 60_000);
});

describe("devices", () => {
  test("only a public push service over https, or one that the operator names, is taken", async () => {
    const { guest } = await subscriber("Ada");
    const { subscription } = push.subscribe("nobody");
    for (const endpoint of [
      "http://127.0.0.1:1/push",
      "https://localhost/push",
      "https://10.0.0.1/push",
      "https://push.example/x",
      "file:///etc/passwd",
      `${push.origin}@evil.example/`,
    ]) {
      const { status, body } = await guest.post<{ problem: string }>("/api/me/notices/devices", {
        ...subscription,
        endpoint,
      });
      expect([endpoint, status, body.problem]).toEqual([endpoint, 400, "bad-request"]);
    }
    expect(
      (await guest.post("/api/me/notices/devices", { ...subscription, keys: { p256dh: "x", auth: "y" } })).status,
    ).toBe(400);
    expect((await guest.post("/api/me/notices/devices", { ...subscription, more: 1 })).status).toBe(400);
  });

  test("a device that is gone is forgotten; a service that is busy is asked again when it says", async () => {
    const { guest, device } = await subscriber("Ada");
    push.answer(device, { status: 410 });
    expect((await guest.post<{ devices: number }>("/api/me/notices/trial")).body).toEqual({ devices: 0 });
    expect((await guest.get<NoticesNow>("/api/me/notices")).body.push.devices).toEqual([]);
    const busy = await subscriber("Busy");
    push.answer(busy.device, { status: 429, retryAfter: "1" });
    const bob = await Guest.visit(server.url, "Bob");
    await startGame([busy.guest, bob]);
    await settled();
    expect((await busy.guest.get<NoticesNow>("/api/me/notices")).body.push.devices).toHaveLength(1);
    expect(toldTo(busy.device)).toEqual([]);
  }, 60_000);

  test("of ten devices the oldest goes; what is somebody else's cannot be removed", async () => {
    const { guest } = await subscriber("Ada");
    for (let count = 0; count < 11; count++) {
      await guest.post("/api/me/notices/devices", push.subscribe(`many ${count}`).subscription);
    }
    const { body } = await guest.get<NoticesNow>("/api/me/notices");
    expect(body.push.devices).toHaveLength(10);
    const stranger = await Guest.visit(server.url, "Eve");
    const id = itemAt(body.push.devices, 0).id;
    expect((await stranger.ask("DELETE", `/api/me/notices/devices/${id}`)).status).toBe(404);
    expect((await guest.ask<NoticesNow>("DELETE", `/api/me/notices/devices/${id}`)).body.push.devices).toHaveLength(9);
  });

  test("a quiet time holds notices back, and keys and addresses are in no log", async () => {
    const quiet = { from: 0, to: 1439, days: [0, 1, 2, 3, 4, 5, 6] };
    const { guest: ada, device } = await subscriber("Ada", { quiet });
    const bob = await Guest.visit(server.url, "Bob");
    await startGame([ada, bob]);
    await settled();
    expect(toldTo(device)).toEqual([]);
    expect((await ada.put("/api/me/notices", { language: "en", zone: "Mars/Here" })).status).toBe(400);
    expect(server.output()).not.toMatch(/\/push\/|p256dh/);
    expect(await metricsOf(server.url)).toMatch(/clade_notices_total\{channel="push",what="taken"\} \d+/);
    const { body } = await ada.get<{ records: { kind: string }[] }>("/api/me/data");
    expect(new Set(body.records.map(({ kind }) => kind))).toEqual(new Set(["notice", "notice-wishes", "push"]));
    await ada.ask("DELETE", "/api/me");
  }, 60_000);
});
