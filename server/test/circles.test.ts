import { describe, expect, test } from "vitest";
import { at as itemAt, seeded, type Seat, type TableInfo } from "@clade/kernel";
import { follow } from "../circles/follows.ts";
import { invitationProblem, invite } from "../circles/invitations.ts";
import { gamesWaitingFor, inboxOf, turnSince } from "../circles/waiting-games.ts";
import { Leaderboards, type LeaderWishes } from "../profiles/leaderboards.ts";
import { playedRecord } from "../profiles/played.ts";
import { keepOpenness, sightOf } from "../profiles/visibility.ts";
import { of } from "../store/records.ts";
import type { Store } from "../store/store.ts";
import { ServedTime } from "../tables/served-time.ts";
import { EMPTY_SEAT } from "../tables/seating.ts";
import { eachStore } from "../testkit/each-store.ts";
import { Guest, playOut, startGame, withData } from "../testkit/index.ts";
import { startAsSet } from "../testkit/process.ts";
import { entry, table as tableRow } from "../testkit/store-samples.ts";
import { running } from "./running.ts";

const HOUR = 3600 * 1000;
const DAY = 24 * HOUR;

/** Somebody who is kept. */
async function settle(store: Store, ...people: readonly string[]): Promise<void> {
  for (const id of people) await store.savePerson({ id, name: id.toUpperCase(), created: 1 });
}
const seat = (person: string) => ({ ...EMPTY_SEAT, person, name: person });

describe("since when somebody must decide", () => {
  const [one, other] = [0 as Seat, 1 as Seat];
  const log = (...each: readonly (readonly [entry: string, at: number, turn: readonly Seat[]])[]) =>
    each.map(([line, at, turn]) => ({ entry: line, at, turn }));
  const began = { at: 10, turn: [one] };

  test("since they got the turn, or since their own move after which it is theirs again", () => {
    expect(turnSince(one, 2, [], began)).toBe(10);
    expect(turnSince(one, 2, log(["0 a", 20, [one]]), began)).toBe(20);
    expect(turnSince(one, 2, log(["0 a", 20, [other]], ["1 a", 30, [other]], ["1 b", 40, [one]]), began)).toBe(40);
    expect(turnSince(other, 2, log(["0 a", 20, [other]], ["1 a", 30, [other]]), began)).toBe(30);
  });

  test("what another does meanwhile does not show in it", () => {
    const both = [one, other];
    const quiet = log(["0 a", 20, both]);
    const secret = log(["0 a", 20, both], ["1 hidden", 35, both], ["1 undo", 36, both]);
    expect(turnSince(one, 2, secret, began)).toBe(turnSince(one, 2, quiet, began));
    // Nor where only the end of a long log is read.
    expect(turnSince(one, 2, [...secret, ...log(["1 hidden", 50, both])].slice(1), undefined)).toBe(35);
  });
});

eachStore("what waits for somebody", (open) => {
  test("games in which they must decide, who waits longest first, with what the clock has left", async () => {
    const store = await open();
    await settle(store, "ada", "bob");
    const seats = [seat("ada"), seat("bob")];
    const playing = {
      status: "playing",
      started: 1000,
      firstTurn: [0 as Seat],
      seats,
      pace: { kind: "none" },
    } as const;
    const slow = { pace: { kind: "move", seconds: 86_400 }, firstTurn: [1 as Seat] } as const;
    await store.addTable(tableRow("T1", { ...playing, code: "A1" }));
    await store.addTable(tableRow("T2", { ...playing, code: "A2", ...slow }));
    await store.addTable(tableRow("T3", { ...playing, code: "A3" }));
    await store.addTable(
      tableRow("T4", { ...playing, code: "A4", seats: [{ ...seat("ada"), away: true }, seat("bob")] }),
    );
    await store.addTable(tableRow("T5", { code: "A5", seats: [seat("ada"), EMPTY_SEAT] }));
    await store.append({ ...entry("T1", 0), entry: "0 a", at: 2 * HOUR, turn: [0] });
    await store.append({ ...entry("T2", 0), entry: "1 a", at: HOUR, turn: [0], clocks: [86_400_000, 5] });
    await store.append({ ...entry("T3", 0), entry: "0 a", at: HOUR, turn: [1] });
    const served = new ServedTime([], 0);
    const inbox = await inboxOf(store, served, "ada", 5 * HOUR);
    expect(inbox.map(({ table: { id }, since, left }) => ({ id, since, left }))).toEqual([
      { id: "T2", since: HOUR, left: 86_400_000 - 4 * HOUR },
      { id: "T1", since: 2 * HOUR, left: null },
    ]);
    // A server that was not there takes nobody's time.
    const [late] = await inboxOf(store, new ServedTime([], 4 * HOUR), "ada", 5 * HOUR);
    expect(late?.left).toBe(86_400_000 - HOUR);
    expect((await gamesWaitingFor(store, "bob")).map(({ table: { id } }) => id)).toEqual(["T3"]);
  });
});

eachStore("invitations", (open) => {
  test("come from those who follow, unless whoever is asked wants it otherwise or has shut them out", async () => {
    const store = await open();
    await settle(store, "ada", "bob");
    const why = async (knows = false): Promise<string | undefined> =>
      (await invitationProblem(store, "ada", "bob", knows))?.problem;
    expect(await why()).toBe("not-invited");
    expect(await why(true)).toBeUndefined();
    await follow(store, "ada", "bob", 1);
    expect(await why()).toBeUndefined();
    await keepOpenness(store, "bob", { seenBy: "everybody", invitedBy: "followed" });
    expect(await why(true)).toBe("not-invited");
    await follow(store, "bob", "ada", 2);
    expect(await why()).toBeUndefined();
    const wishes = (how: string) => ({ typed: "invited", child: false, keptAway: [{ person: "ada", how, since: 1 }] });
    const wish = (how: string) =>
      store.records.change([{ kind: "kindness", key: "bob", body: wishes(how), marks: [of("bob")] }]);
    await wish("mute");
    expect(await why(true)).toBeUndefined();
    await wish("block");
    expect(await why(true)).toBe("not-invited");
    expect(await sightOf(store, "bob", "ada")).toBe("nothing");
    expect(await sightOf(store, "ada", "bob")).toBe("all");
  });

  test("nobody is buried under them", async () => {
    const store = await open();
    const to = (table: string, from: string) => invite(store, { table, from, to: "bob", at: 1 });
    for (let sent = 0; sent < 50; sent++) expect(await to(`T${sent}`, `p${sent % 5}`)).toBe("new");
    expect(await to("T0", "p0")).toMatchObject({ problem: "not-invited" });
    expect(await to("T99", "p1")).toMatchObject({ problem: "not-invited" });
    expect(await invite(store, { table: "T99", from: "p1", to: "eve", at: 1 })).toBe("new");
  });
});

eachStore("leaderboards", (open) => {
  test("by page, people, days and number of players, with one's own place", async () => {
    const store = await open();
    const now = Date.now();
    const people = Array.from({ length: 70 }, (_, index) => `p${String(index).padStart(2, "0")}`);
    await settle(store, ...people);
    const rating = (player: string, mean: number) => ({
      game: "evo",
      player,
      name: player,
      mean,
      deviation: 1,
      games: 1,
    });
    await store.addTable(tableRow("T1", { status: "playing" }));
    const ratings = [...people.map((player, index) => rating(player, 100 - index)), rating("bot:master", 99.5)];
    const play = (person: string, at: number, players: number) =>
      playedRecord(person, {
        table: `G${person}`,
        game: "evo",
        at,
        open: false,
        players,
        people: players,
        place: 1,
        score: 1,
        resigned: false,
        own: true,
        tookBack: false,
        rating: null,
        bots: person === "p40" ? [{ bot: "master", place: 2 }] : [],
      });
    const records = [play("p40", now - DAY, 4), play("p50", now - 20 * DAY, 2), play("p60", now - 300 * DAY, 4)];
    await store.finish(tableRow("T1", { status: "over" }), { ratings, meetings: [], records });
    await follow(store, "p30", "p69", 1);
    const boards = new Leaderboards(store);
    const all: LeaderWishes = { game: "evo", from: 0, bots: true, among: null, since: null, players: null };
    const page = (more: Partial<LeaderWishes>, viewer = "p30") => boards.page({ ...all, ...more }, viewer);
    const names = async (more: Partial<LeaderWishes>): Promise<(string | null)[]> =>
      (await page(more)).players.map(({ name }) => name);
    const first = await page({});
    expect(first.players).toHaveLength(50);
    expect(first.players.slice(0, 3)).toMatchObject([
      { place: 1, name: "P00", id: "p00", bot: false },
      { place: 2, name: "bot:master", id: null, bot: true },
      { place: 3, name: "P01" },
    ]);
    expect(first).toMatchObject({ total: 71, next: 50, you: { place: 32, name: "P30", you: true } });
    const last = await page({ from: 50 });
    expect([last.players.length, last.next, last.players.at(-1)?.place]).toEqual([21, null, 71]);
    // Away from the top one's own line is there all the same.
    expect(last.you?.place).toBe(32);
    expect((await page({ bots: false })).you?.place).toBe(31);
    expect(await names({ among: new Set(["p30", "p69"]) })).toEqual(["P30", "P69"]);
    expect(await names({ since: now - 7 * DAY })).toEqual(["bot:master", "P40"]);
    expect(await names({ since: now - 30 * DAY, bots: false })).toEqual(["P40", "P50"]);
    expect(await names({ players: 4, bots: false })).toEqual(["P40", "P60"]);
    expect((await page({ since: now - 7 * DAY })).players[1]?.lately).toEqual({ games: 1, won: 1 });
    expect((await page({ since: now - 7 * DAY })).you).toBeNull();
    // Who does not want to be seen keeps the place, without a name.
    await keepOpenness(store, "p00", { seenBy: "nobody", invitedBy: "everybody" });
    expect((await page({})).players[0]).toMatchObject({ place: 1, id: null, name: null });
    expect((await page({}, "p00")).players[0]).toMatchObject({ name: "P00", you: true });
  });
});

/** What the stream of somebody's events says of the first invitation that comes. */
async function firstInvitation(guest: Guest): Promise<string> {
  const { body } = await fetch(`${guest.url}/api/me/events`, { headers: { cookie: guest.cookie } });
  let said = "";
  for await (const chunk of body ?? []) {
    said += Buffer.from(chunk as Uint8Array).toString("utf8");
    const invited = /event: invited\ndata: (.*)\n/.exec(said)?.[1];
    if (invited !== undefined) return invited;
  }
  return said;
}

interface Inbox {
  readonly games: { readonly table: TableInfo; readonly since: number; readonly left: number | null }[];
  readonly invitations: { readonly table: TableInfo; readonly from: { readonly name: string } }[];
}

describe("people at a real server", () => {
  const at = running();
  const visit = (name: string): Promise<Guest> => Guest.visit(at.url, name);
  const idOf = async (guest: Guest): Promise<string> => (await guest.get<{ id: string }>("/api/people/me")).body.id;
  const inbox = async (guest: Guest): Promise<Inbox> => (await guest.get<Inbox>("/api/me/turns")).body;
  const waiting = async (guest: Guest) => (await guest.get<{ games: number; next: string[] }>("/api/me/waiting")).body;

  test("the inbox has the games that wait, and only those", async () => {
    const [ada, bob] = [await visit("Ada"), await visit("Bob")];
    expect(await inbox(ada)).toEqual({ games: [], invitations: [] });
    expect(await waiting(ada)).toEqual({ games: 0, invitations: 0, next: [] });
    const slow = await startGame([ada, bob], { pace: { kind: "move", seconds: 86_400 } });
    const quick = await startGame([ada, bob]);
    const lines = await Promise.all([ada.line(), bob.line()]);
    await Promise.all(lines.flatMap((line) => [line.watch(slow), line.watch(quick)]));
    const mine = await inbox(ada);
    const expected = [slow, quick].filter((id) => lines[0].mustDecide(id));
    expect(mine.games.map(({ table }) => table.id)).toEqual(expected);
    expect((await waiting(ada)).next).toEqual(expected);
    expect(mine.games.find(({ table }) => table.id === slow)?.left ?? 0).toBeGreaterThan(86_000_000);
    // Nothing of the game is told but whose turn it is.
    expect(JSON.stringify(mine)).not.toMatch(/"(view|legal|events|seed|seat":\d+,"hand)"/);
    for (const id of expected) {
      await lines[0].act(id, itemAt(lines[0].now(id).legal, 0));
      await ada.post(`/api/tables/${id}/leave`);
    }
    expect((await inbox(ada)).games).toEqual([]);
    for (const line of lines) line.cut();
  });

  test("somebody whom one follows is invited with one request, and comes", async () => {
    const [ada, bob, eve] = [await visit("Ada"), await visit("Bob"), await visit("Eve")];
    const [bobId, eveId] = [await idOf(bob), await idOf(eve)];
    const { id } = await ada.table({ seats: ["me", "free"] });
    const invitation = (guest: Guest, person: string, table = id) =>
      guest.post<{ invited?: boolean; problem?: string }>(`/api/tables/${table}/invitations`, { person });
    expect((await invitation(ada, bobId)).body).toMatchObject({ problem: "not-invited" });
    const heard = firstInvitation(bob);
    await ada.put(`/api/people/${bobId}/follow`, {});
    expect((await invitation(ada, bobId)).body).toEqual({ invited: true });
    expect((await invitation(ada, bobId)).body).toEqual({ invited: true });
    expect((await inbox(bob)).invitations).toMatchObject([{ table: { id }, from: { name: "Ada" } }]);
    // Whoever listens to their own events hears of it too.
    expect(await heard).toContain(id);
    expect((await bob.get<{ invitations: number }>("/api/me/waiting")).body.invitations).toBe(1);
    await eve.put(`/api/people/${bobId}/follow`, {});
    expect((await invitation(eve, bobId)).body).toMatchObject({ problem: "no-seat" });
    expect((await invitation(ada, bobId, "ABCDEFGHJKMN")).status).toBe(404);
    expect((await invitation(ada, "me")).status).toBe(400);
    expect((await invitation(ada, "0000000000000000")).status).toBe(404);
    await bob.post(`/api/tables/${id}/join`, {});
    expect((await inbox(bob)).invitations).toEqual([]);
    await ada.put(`/api/people/${eveId}/follow`, {});
    expect((await invitation(ada, eveId)).body).toMatchObject({ problem: "seat-taken" });
    const other = (await ada.table({ seats: ["me", "free"] })).id;
    await invitation(ada, eveId, other);
    await eve.ask("DELETE", `/api/me/invitations/${other}`);
    expect((await inbox(eve)).invitations).toEqual([]);
    await invitation(ada, eveId, other);
    await ada.ask("DELETE", "/api/me");
    expect((await inbox(eve)).invitations).toEqual([]);
  });

  test("again with these people: from a game that is over, and from a profile", async () => {
    const [ada, bob, eve] = [await visit("Ada"), await visit("Bob"), await visit("Eve")];
    const table = await startGame([ada, bob], { seats: ["me", "free", { bot: "random" }] });
    expect((await ada.post(`/api/tables/${table}/again`, {})).body).toMatchObject({ problem: "not-over" });
    const lines = await Promise.all([ada.line(), bob.line()]);
    await Promise.all(lines.map((line) => line.watch(table)));
    await playOut(lines, table, seeded("again"));
    for (const line of lines) line.cut();
    type People = { people: { seat: number; id: string; name: string }[] };
    const people = (await ada.get<People>(`/api/tables/${table}/people`)).body.people;
    expect(people.map(({ seat: index, name }) => [index, name])).toEqual([
      [0, "Ada"],
      [1, "Bob"],
    ]);
    const again = await bob.post(`/api/tables/${table}/again`, {});
    expect(again.status).toBe(201);
    expect(again.body).toMatchObject({ game: "evolution", you: { seat: 1, host: true }, status: "waiting" });
    expect(again.body.seats.map(({ name, keptFor }) => [name, keptFor])).toEqual([
      [null, null],
      ["Bob", null],
      ["random", null],
    ]);
    expect((await inbox(ada)).invitations).toMatchObject([{ table: { id: again.body.id }, from: { name: "Bob" } }]);
    expect((await eve.post(`/api/tables/${table}/again`, {})).status).toBe(403);
    expect((await ada.post(`/api/tables/${table}/again`, { game: "evo" })).body).toMatchObject({ game: "evo" });
    expect((await ada.post(`/api/tables/${table}/again`, { game: "chess" })).status).toBe(404);
    const bobId = await idOf(bob);
    const one = await ada.post(`/api/people/${bobId}/again`, { game: "s-evolution" });
    expect([one.status, one.body.game, one.body.seats.length]).toEqual([201, "s-evolution", 2]);
    expect((await eve.post(`/api/people/${bobId}/again`, { game: "evo" })).body).toMatchObject({
      problem: "not-invited",
    });
    expect((await inbox(bob)).invitations).toHaveLength(2);
  });
});

test("whoever looks at people without end is told to wait, and others are not", async () => {
  await withData(async (folder) => {
    const server = await startAsSet(folder, ["--bot-delay", "0"]);
    const [ada, bob] = [
      await Guest.visit(server.url, "Ada", "127.0.0.2"),
      await Guest.visit(server.url, "Bob", "127.0.0.3"),
    ];
    const statuses = new Set<number>();
    for (let asked = 0; asked < 60 && !statuses.has(429); asked++) {
      const answers = await Promise.all(Array.from({ length: 10 }, () => ada.get("/api/people/me")));
      for (const { status } of answers) statuses.add(status);
    }
    expect(statuses).toEqual(new Set([200, 429]));
    expect((await bob.get("/api/people/me")).status).toBe(200);
    const { status } = await ada.ask("PUT", "/api/me/openness", {
      seenBy: "everybody",
      invitedBy: "everybody",
      more: 1,
    });
    expect(status).toBe(400);
    const clubs = [];
    for (let more = 0; more < 7; more++)
      clubs.push((await bob.post("/api/clubs", { name: "Finches", open: true })).status);
    expect(clubs).toEqual([201, 201, 201, 201, 201, 429, 429]);
    for (const wrong of [{}, { name: "" }, { name: "x".repeat(500), open: true }, { name: "Ok", open: "yes" }]) {
      expect((await bob.post("/api/clubs", wrong)).status).toBe(400);
    }
    for (const path of ["/api/clubs/x", "/api/clubs/ABCDEFGHJKMN/league?season=x", "/api/me/followed?after=x"]) {
      expect([path, (await bob.get(path)).status]).toEqual([path, 400]);
    }
    await server.kill("SIGKILL");
  });
});
