import { describe, expect, test } from "vitest";
import { Guest, startGame, startProcess, withData } from "../testkit/index.ts";
import { running } from "./running.ts";

const at = running();

interface Standing {
  readonly state: "none" | "seated" | "waiting";
  readonly table?: string;
  readonly others?: number;
  readonly fewer?: number | null;
  readonly since?: number;
}

let machines = 1;
/** Somebody who waits, from a machine of their own. */
async function waits(name: string, wish: object, url = at.url): Promise<Guest> {
  machines += 1;
  const guest = await Guest.visit(url, `${name} ${machines}`, `127.0.1.${machines}`);
  const { status, body } = await guest.put<Standing>("/api/quick-game", wish);
  if (status !== 200) throw new Error(`not waiting: ${status} ${JSON.stringify(body)}`);
  return guest;
}
async function standing(guest: Guest): Promise<Standing> {
  return (await guest.get<Standing>("/api/quick-game")).body;
}
async function seated(guest: Guest): Promise<string> {
  let table: string | undefined;
  await expect.poll(async () => (table = (await standing(guest)).table), { timeout: 15_000 }).toBeDefined();
  return table ?? "";
}
interface Table {
  readonly status: string;
  readonly game: string;
  readonly pace: { readonly kind: string };
  readonly seats: readonly { readonly name: string; readonly bot: string | null }[];
  readonly you: { readonly seat: number | null };
}
async function tableOf(guest: Guest, id: string): Promise<Table> {
  return (await guest.get<Table>(`/api/tables/${id}`)).body;
}

// Wishes of one test must not be those of another: each has a game and number of its own.
describe("a quick game", () => {
  test("two who want the same find each other, and play", async () => {
    const wish = { games: ["evolution"], players: [2], pace: "calm" };
    const ada = await waits("Ada", wish);
    expect(await standing(ada)).toMatchObject({ state: "waiting", others: 0, fewer: null });
    const bob = await waits("Bob", { ...wish, games: ["progress", "evolution"] });
    const [table, same] = [await seated(ada), await seated(bob)];
    expect(same).toBe(table);
    await expect.poll(async () => (await tableOf(ada, table)).status).toBe("playing");
    const [hers, his] = [await tableOf(ada, table), await tableOf(bob, table)];
    expect(hers).toMatchObject({ game: "evolution", pace: { kind: "bank", seconds: 1200, increment: 20 } });
    expect(new Set([hers.you.seat, his.you.seat])).toEqual(new Set([0, 1]));
    // Whoever was given a seat may wait for the next game at once.
    expect((await ada.put<Standing>("/api/quick-game", wish)).body.state).toBe("waiting");
    await ada.ask("DELETE", "/api/quick-game");
  });

  test("many at once: everybody gets one seat, at tables of the size they wanted", async () => {
    const people = await Promise.all(
      Array.from({ length: 24 }, () => waits("One", { games: ["evolution"], players: [4], pace: "day" })),
    );
    const tables = await Promise.all(people.map(seated));
    const count = new Map<string, number>();
    for (const table of tables) count.set(table, (count.get(table) ?? 0) + 1);
    expect([...count.values()]).toEqual(Array.from({ length: 6 }, () => 4));
    for (const person of people) {
      const own = (await person.get<{ tables: unknown[] }>("/api/me/tables")).body.tables;
      expect(own).toHaveLength(1);
    }
  });

  test("never brings those together of whom one has blocked the other: one plays with somebody else", async () => {
    const wish = { games: ["progress"], players: [2], pace: "day" };
    const [ada, bob] = [await waits("Ada", wish), await waits("Bob", wish)];
    const met = await seated(ada);
    const { you } = await tableOf(bob, met);
    expect((await ada.post("/api/me/kept-away", { table: met, seat: you.seat, how: "block" })).status).toBe(200);
    for (const each of [ada, bob]) await each.put("/api/quick-game", wish);
    const cy = await waits("Cy", wish);
    const table = await seated(cy);
    // One of them plays with Cy, and the other still waits.
    const where = await Promise.all([ada, bob].map(standing));
    expect(where.map(({ state }) => state).sort()).toEqual(["seated", "waiting"]);
    expect(where.find(({ state }) => state === "seated")?.table).toBe(table);
    for (const each of [ada, bob]) await each.ask("DELETE", "/api/quick-game");
  });

  test("is offered with fewer players, or with bots, when nobody comes", async () => {
    const wish = { games: ["evo"], players: [5], pace: "calm", seconds: 10 };
    const [ada, bob, cy] = [await waits("Ada", wish), await waits("Bob", wish), await waits("Cy", wish)];
    expect(await standing(ada)).toMatchObject({ state: "waiting", others: 2, fewer: 3 });
    await ada.put("/api/quick-game", { ...wish, players: [3, 5] });
    await bob.put("/api/quick-game", { ...wish, players: [3, 5] });
    expect(await standing(cy)).toMatchObject({ state: "waiting" });
    await cy.put("/api/quick-game", { ...wish, bots: true });
    const alone = await tableOf(cy, await seated(cy));
    expect(alone.seats.map(({ bot }) => bot === null)).toHaveLength(5);
    expect(alone.seats.filter(({ bot }) => bot === null)).toHaveLength(1);
    const dee = await waits("Dee", { ...wish, players: [3] });
    expect(await seated(dee)).toBe(await seated(ada));
    expect(await seated(bob)).toBe(await seated(ada));
  });

  test("is never one with somebody who was blocked, however long both wait", async () => {
    const wish = { games: ["s-evolution"], players: [2], seconds: 10 };
    const [ada, eve] = [await Guest.visit(at.url, "Ada"), await Guest.visit(at.url, "Eve")];
    const met = await startGame([ada, eve]);
    await ada.post("/api/me/kept-away", { table: met, seat: 1, how: "block" });
    for (const each of [eve, ada]) await each.put("/api/quick-game", wish);
    const bob = await waits("Bob", wish);
    // Eve has waited longest, and gets the one whom nobody keeps from her.
    expect(await seated(eve)).toBe(await seated(bob));
    expect(await standing(ada)).toMatchObject({ state: "waiting" });
    await ada.ask("DELETE", "/api/quick-game");
  });

  test("can be left, waits once however often one asks, keeps its place, and outlives a reload and a crash", async () => {
    await withData(async (folder) => {
      const wish = { games: ["progress"], players: [2] };
      const first = await startProcess(folder);
      const ada = await waits("Ada", wish, first.url);
      const { since } = await standing(ada);
      expect((await ada.put<Standing>("/api/quick-game", { ...wish, games: ["evolution"] })).body.since).toBe(since);
      await ada.put("/api/quick-game", wish);
      const gone = await waits("Gone", { ...wish, pace: "day" }, first.url);
      expect((await gone.ask("DELETE", "/api/quick-game")).body).toEqual({ state: "none" });
      expect((await ada.get("/api/presence")).body).toMatchObject({ waiting: { progress: 1, evo: 0 } });
      await first.kill("SIGKILL");
      const second = await startProcess(folder);
      const same = new Guest(second.url);
      same.cookie = ada.cookie;
      expect(await standing(same)).toMatchObject({ state: "waiting", since });
      const bob = await waits("Bob", wish, second.url);
      expect(await seated(bob)).toBe(await seated(same));
      await second.kill("SIGKILL");
    });
  });

  test("what cannot be played is refused in a sentence", async () => {
    const ada = await Guest.visit(at.url, "Ada");
    const right = { games: ["evolution"], players: [2] };
    for (const [wish, problem] of [
      [{ ...right, games: ["chess"] }, "no-such-game"],
      [{ ...right, games: ["evo"], players: [2] }, "bad-request"],
      [{ ...right, players: [] }, "bad-request"],
      [{ ...right, players: [7] }, "bad-request"],
      [{ ...right, pace: "hyper" }, "bad-request"],
      [{ ...right, seconds: 1 }, "bad-request"],
      [{ ...right, extra: true }, "bad-request"],
      [{ ...right, games: Array.from({ length: 50 }, () => "evo") }, "bad-request"],
      ["no", "bad-request"],
    ] as const) {
      const { status, body } = await ada.ask<{ problem: string; message: string }>("PUT", "/api/quick-game", wish);
      expect([wish, status < 500, body.problem]).toEqual([wish, true, problem]);
      expect(body.message.length).toBeLessThan(200);
    }
    expect(await standing(ada)).toEqual({ state: "none" });
    const answers = [];
    for (let count = 0; count < 30; count++)
      answers.push((await ada.put("/api/quick-game", { ...right, pace: "day" })).status);
    expect(answers).toContain(429);
    await ada.ask("DELETE", "/api/quick-game");
  });
});

describe("who is here", () => {
  test("is told as numbers, and nobody is named", async () => {
    const guest = await waits("Quite a name", { games: ["evo"], players: [3] });
    const answer = await guest.ask<{ here: number; waiting: Record<string, number> }>("GET", "/api/presence");
    expect(answer.body.here).toBeGreaterThan(0);
    expect(Object.values(answer.body.waiting).every((number) => Number.isInteger(number))).toBe(true);
    expect(JSON.stringify(answer.body)).not.toContain("Quite");
    await guest.ask("DELETE", "/api/quick-game");
  });

  test("is shown by name only to those whom one follows, and only if one has chosen so", async () => {
    const [ada, bob, eve] = [
      await Guest.visit(at.url, "Ada"),
      await Guest.visit(at.url, "Bob"),
      await Guest.visit(at.url, "Eve"),
    ];
    const idOf = async (guest: Guest): Promise<string> =>
      (await guest.get<{ person: { id: string } }>("/api/me/data")).body.person.id;
    const here = async (guest: Guest): Promise<string[]> =>
      (await guest.get<{ people: { name: string }[] }>("/api/me/here")).body.people.map(({ name }) => name);
    await ada.put(`/api/people/${await idOf(bob)}/follow`, {});
    await eve.put(`/api/people/${await idOf(ada)}/follow`, {});
    expect(await here(bob)).toEqual([]);
    await ada.put("/api/me/presence", { shown: true });
    expect(await here(bob)).toEqual(["Ada"]);
    // Who follows Ada is not shown anything by that.
    expect(await here(eve)).toEqual([]);
    await ada.put("/api/me/presence", { shown: false });
    expect(await here(bob)).toEqual([]);
  });

  test("being seen is a choice, off until it is made; it goes with its person", async () => {
    const ada = await Guest.visit(at.url, "Ada");
    expect((await ada.get("/api/me/presence")).body).toEqual({ shown: false });
    expect(JSON.stringify((await ada.get("/api/me/data")).body)).not.toContain("seen-here");
    expect((await ada.put("/api/me/presence", { shown: true })).body).toEqual({ shown: true });
    expect((await ada.get("/api/me/presence")).body).toEqual({ shown: true });
    expect((await ada.put("/api/me/presence", { shown: false })).body).toEqual({ shown: false });
    expect((await ada.get("/api/me/presence")).body).toEqual({ shown: false });
    expect((await ada.put("/api/me/presence", { shown: "yes" })).status).toBe(400);
  });
});
