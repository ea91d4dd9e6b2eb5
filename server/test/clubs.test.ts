import { describe, expect, test } from "vitest";
import { seeded } from "@clade/kernel";
import { changeClub, type Club, found, join, leave, setRole, tended } from "../circles/clubs.ts";
import { type LeagueGame, leagueGamesOf, standings, standingsOf } from "../circles/league.ts";
import { membersOf, membershipsOf, MOST_CLUBS, MOST_MEMBERS } from "../circles/members.ts";
import { nextSeason, seasonAt, seasonOf } from "../circles/seasons.ts";
import { isProblem } from "../problem.ts";
import type { Store } from "../store/store.ts";
import { EMPTY_SEAT } from "../tables/seating.ts";
import { eachStore } from "../testkit/each-store.ts";
import { Guest, playOut, startGame } from "../testkit/index.ts";
import { table as tableRow } from "../testkit/store-samples.ts";
import { running } from "./running.ts";

const WEEK = 7 * 24 * 3600 * 1000;

describe("seasons", () => {
  const eras = [{ number: 1, began: 1000, weeks: 2 }];

  test("follow each other by themselves", () => {
    expect(seasonAt(eras, 999)).toBeUndefined();
    expect(seasonAt(eras, 1000)).toEqual({ number: 1, began: 1000, ends: 1000 + 2 * WEEK });
    expect(seasonAt(eras, 999 + 2 * WEEK)?.number).toBe(1);
    expect(seasonAt(eras, 1000 + 2 * WEEK)).toEqual({ number: 2, began: 1000 + 2 * WEEK, ends: 1000 + 4 * WEEK });
  });

  test("can be ended early, and made longer or without an end", () => {
    const now = 1000 + 3 * WEEK;
    const ended = nextSeason(eras, 0, now);
    expect(seasonAt(ended, now)).toEqual({ number: 3, began: now, ends: null });
    expect(seasonAt(ended, now + 99 * WEEK)?.number).toBe(3);
    // What was before stays as it was; the one that was ended ends there.
    expect(seasonOf(ended, 1, now)).toEqual({ number: 1, began: 1000, ends: 1000 + 2 * WEEK });
    expect(seasonOf(ended, 2, now)).toEqual({ number: 2, began: 1000 + 2 * WEEK, ends: now });
    const later = nextSeason(ended, 4, now + WEEK);
    expect(seasonOf(later, 3, now + 2 * WEEK)?.ends).toBe(now + WEEK);
    expect(seasonOf(later, 4, now + 2 * WEEK)).toMatchObject({ began: now + WEEK });
    expect(seasonOf(later, 5, now + 2 * WEEK)).toBeUndefined();
    expect(seasonOf(later, 0, now)).toBeUndefined();
  });
});

test("a league is ordered by points, then first places, then fewer games; who is level shares the place", () => {
  const game = (person: string, points: number, place: number): LeagueGame => ({
    club: "C",
    season: 1,
    person,
    table: "T",
    at: 1,
    place,
    members: 3,
    points,
  });
  expect(
    standings([game("a", 2, 2), game("a", 2, 2), game("b", 4, 1), game("c", 4, 1), game("d", 4, 1), game("d", 0, 3)]),
  ).toEqual([
    { person: "b", place: 1, games: 1, first: 1, points: 4 },
    { person: "c", place: 1, games: 1, first: 1, points: 4 },
    { person: "d", place: 3, games: 2, first: 1, points: 4 },
    { person: "a", place: 4, games: 2, first: 0, points: 4 },
  ]);
});

async function clubOf(store: Store, person: string, open = false): Promise<Club> {
  const club = await found(store, person, { name: "Finches", open }, 1000);
  if (isProblem(club)) throw new Error(club.message);
  return club;
}

eachStore("clubs", (open) => {
  const roles = async (store: Store, club: string): Promise<string[]> =>
    (await membersOf(store, club)).map(({ person, role }) => `${person} ${role}`);

  test("are found, joined with the invitation, led, handed on, and gone with the last member", async () => {
    const store = await open();
    const { id, code } = await clubOf(store, "ada");
    expect(await join(store, id, "bob", undefined, 2000)).toMatchObject({ problem: "no-such-thing" });
    expect(await join(store, id, "bob", "AAAAAAAAAAAA", 2000)).toMatchObject({ problem: "no-such-thing" });
    expect(await join(store, id, "bob", code, 2000)).toMatchObject({ name: "Finches" });
    expect(await join(store, id, "bob", code, 2500)).toMatchObject({ name: "Finches" });
    await join(store, id, "eve", code, 3000);
    expect(await roles(store, id)).toEqual(["ada founder", "bob member", "eve member"]);
    expect(await changeClub(store, id, "bob", (club) => club)).toMatchObject({ problem: "host-only" });
    expect(await changeClub(store, id, "zoe", (club) => club)).toMatchObject({ problem: "no-such-thing" });
    expect(await leave(store, id, "bob", "eve")).toMatchObject({ problem: "host-only" });
    expect(await setRole(store, id, "bob", "bob", "founder")).toMatchObject({ problem: "host-only" });
    await setRole(store, id, "ada", "bob", "admin");
    expect(await leave(store, id, "bob", "ada")).toMatchObject({ problem: "host-only" });
    expect(await leave(store, id, "bob", "eve")).toBeUndefined();
    await join(store, id, "eve", code, 3000);
    expect(await leave(store, id, "ada", "ada")).toBeUndefined();
    expect(await roles(store, id)).toEqual(["bob founder", "eve member"]);
    // Who leads has themselves erased: the one who is left leads on.
    await store.personal.erase("bob");
    expect((await tended(store, id))?.members).toMatchObject([{ person: "eve", role: "founder" }]);
    await leave(store, id, "eve", "eve");
    expect(await tended(store, id)).toBeUndefined();
    expect(await join(store, id, "ada", code, 4000)).toMatchObject({ problem: "no-such-thing" });
  });

  test("have a most of members, and people a most of clubs", async () => {
    const store = await open();
    const { id } = await clubOf(store, "ada", true);
    for (let more = 1; more < MOST_MEMBERS; more++) await join(store, id, `p${more}`, undefined, more);
    expect(await join(store, id, "last", undefined, 1)).toMatchObject({ problem: "too-many" });
    for (let more = 1; more < MOST_CLUBS; more++) await clubOf(store, "ada");
    expect(await found(store, "ada", { name: "One more", open: true }, 1)).toMatchObject({ problem: "too-many" });
    expect(await membershipsOf(store, "ada")).toHaveLength(MOST_CLUBS);
    expect(await found(store, "bob", { name: " \u200b ", open: true }, 1)).toMatchObject({ problem: "bad-name" });
  });

  test("a rated game among members brings points by places; others at the table do not count", async () => {
    const store = await open();
    const { id } = await clubOf(store, "ada", true);
    const other = await clubOf(store, "zoe", true);
    for (const person of ["bob", "eve"]) await join(store, id, person, undefined, 1);
    const seat = (person: string) => ({ ...EMPTY_SEAT, person, name: person });
    const over = tableRow("T1", {
      status: "over",
      ended: 2000,
      seats: [seat("zoe"), seat("ada"), seat("bob"), { ...seat("eve"), resigned: true }],
      result: { scores: [9, 5, 7, 8], places: [1, 4, 3, 2], parts: [{}, {}, {}, {}] },
    });
    const rating = (player: string) => ({ game: "evo", player, name: player, mean: 25, deviation: 8, games: 1 });
    const rated = { ratings: ["zoe", "ada", "bob", "eve"].map(rating), meetings: [] };
    expect(await leagueGamesOf(store, over, { ratings: [], meetings: [] })).toEqual([]);
    await store.records.change(await leagueGamesOf(store, over, rated));
    // Finished twice is finished once.
    await store.records.change(await leagueGamesOf(store, over, rated));
    expect(await standingsOf(store, id, 1)).toMatchObject([
      { person: "bob", place: 1, games: 1, first: 1, points: 4 },
      { person: "ada", place: 2, points: 2 },
      { person: "eve", place: 3, points: 0 },
    ]);
    expect(await standingsOf(store, other.id, 1)).toEqual([]);
    expect(await standingsOf(store, id, 2)).toEqual([]);
    await store.personal.erase("bob");
    expect((await standingsOf(store, id, 1)).map(({ person }) => person)).toEqual(["ada", "eve"]);
  });
});

interface SeenClub {
  readonly id: string;
  readonly code: string;
  readonly role: string | null;
  readonly members: number;
  readonly people: readonly { readonly id: string; readonly name: string }[];
  readonly tables: readonly { readonly id: string }[];
  readonly season: { readonly number: number };
}
interface League {
  readonly current: number;
  readonly season: { readonly number: number; readonly ends: number | null };
  readonly standings: readonly { readonly name: string; readonly games: number; readonly points: number }[];
}

describe("a club at a real server", () => {
  const at = running();
  const visit = (name: string): Promise<Guest> => Guest.visit(at.url, name);

  test("two members play, and the league, the leaderboard and the tables of the club show it; strangers see nothing", async () => {
    const [ada, bob, eve] = [await visit("Ada"), await visit("Bob"), await visit("Eve")];
    const club = (await ada.post<SeenClub>("/api/clubs", { name: "Finches", open: false })).body;
    expect(club).toMatchObject({ name: "Finches", role: "founder", members: 1, season: { number: 1 } });
    const path = `/api/clubs/${club.id}`;
    expect((await eve.get(path)).status).toBe(404);
    expect((await eve.get(`${path}/league`)).status).toBe(404);
    expect((await eve.get(`/api/leaderboard/evolution?among=${club.id}`)).status).toBe(404);
    expect((await bob.get<SeenClub>(`${path}?code=${club.code}`)).body).toMatchObject({
      name: "Finches",
      role: null,
      code: null,
      people: [],
    });
    const joined = (await bob.post<SeenClub>(`${path}/members`, { code: club.code })).body;
    expect(joined.people.map(({ name }) => name)).toEqual(["Ada", "Bob"]);
    const waiting = await ada.table({ seats: ["me", "free"] });
    expect((await eve.post(`${path}/tables`, { table: waiting.id })).status).toBe(404);
    expect((await bob.post(`${path}/tables`, { table: waiting.id })).status).toBe(403);
    expect((await ada.post<object>(`${path}/tables`, { table: waiting.id })).body).toEqual({ shown: true });
    expect((await bob.get<SeenClub>(path)).body.tables).toMatchObject([{ id: waiting.id }]);
    const table = await startGame([ada, bob]);
    const lines = await Promise.all([ada.line(), bob.line()]);
    await Promise.all(lines.map((line) => line.watch(table)));
    await playOut(lines, table, seeded("league"));
    for (const line of lines) line.cut();
    const league = (await bob.get<League>(`${path}/league`)).body;
    expect(league.standings.map(({ games }) => games)).toEqual([1, 1]);
    expect(league.standings.reduce((sum, { points }) => sum + points, 0)).toBe(2);
    type Board = { players: { name: string }[] };
    const board = (await bob.get<Board>(`/api/leaderboard/evolution?among=${club.id}`)).body;
    expect(board.players.map(({ name }) => name).toSorted()).toEqual(["Ada", "Bob"]);
    expect((await bob.post(`${path}/seasons`, { weeks: 4 })).status).toBe(403);
    expect((await ada.post(`${path}/seasons`, { weeks: 3 })).status).toBe(400);
    expect((await ada.post<SeenClub>(`${path}/seasons`, { weeks: 4 })).body.season.number).toBe(2);
    expect((await bob.get<League>(`${path}/league`)).body).toMatchObject({ current: 2, standings: [] });
    const past = (await bob.get<League>(`${path}/league?season=1`)).body;
    expect(past.standings).toHaveLength(2);
    expect(past.season.ends).not.toBeNull();
    expect((await bob.get(`${path}/league?season=3`)).status).toBe(404);
    const { records } = (await bob.get<{ records: { kind: string }[] }>("/api/me/data")).body;
    expect(records.map(({ kind }) => kind).toSorted()).toEqual(["club-member", "league", "played"]);
    await bob.ask("DELETE", "/api/me");
    expect((await ada.get<SeenClub>(path)).body.people.map(({ name }) => name)).toEqual(["Ada"]);
    expect((await ada.get<League>(`${path}/league?season=1`)).body.standings.map(({ name }) => name)).toEqual(["Ada"]);
  });
});
