import { describe, expect, test } from "vitest";
import { at, type NewTournament, type TableInfo, type TournamentInfo } from "@clade/kernel";
import { Guest, startProcess, withData } from "../testkit/index.ts";
import { running } from "./running.ts";

const here = running();

const WISHES: NewTournament = {
  name: "Autumn cup",
  game: "evolution",
  size: 4,
  kind: "swiss",
  live: true,
  pace: { kind: "move", seconds: 60 },
  pause: 0,
  open: true,
  most: 64,
};
const BOTS = { bot: "random", upTo: 64 };

async function setUp(host: Guest, wishes: Partial<NewTournament>): Promise<TournamentInfo> {
  const { status, body } = await host.post<TournamentInfo>("/api/tournaments", { ...WISHES, ...wishes });
  if (status !== 201) throw new Error(`no tournament: ${status} ${JSON.stringify(body)}`);
  return body;
}

async function lookAt(guest: Guest, id: string): Promise<TournamentInfo> {
  const { status, body } = await guest.get<TournamentInfo>(`/api/tournaments/${id}`);
  if (status !== 200) throw new Error(`no tournament: ${status} ${JSON.stringify(body)}`);
  return body;
}

async function until(guest: Guest, id: string, holds: (info: TournamentInfo) => boolean): Promise<TournamentInfo> {
  for (;;) {
    const info = await lookAt(guest, id);
    if (holds(info)) return info;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** What a whole tournament must have come to, counted from its rounds alone. */
function expectWhole(info: TournamentInfo, entrants: number): void {
  expect(info.status).toBe("over");
  expect(info.entrants).toHaveLength(entrants);
  expect(info.standing).toHaveLength(entrants);
  const sums = info.entrants.map(() => 0);
  for (const { tables, byes } of info.played) {
    for (const entrant of byes) sums[entrant] = at(sums, entrant) + 1;
    for (const { seats, places } of tables) {
      for (const [seat, entrant] of seats.entries()) {
        const own = at(places ?? [], seat);
        const others = (places ?? []).filter((_, other) => other !== seat);
        const beaten = others.reduce((sum, place) => sum + (place > own ? 1 : place === own ? 0.5 : 0), 0);
        sums[entrant] = at(sums, entrant) + beaten / others.length;
      }
    }
  }
  for (const { entrant, points } of info.standing) expect(points).toBeCloseTo(at(sums, entrant), 1);
}

async function over(guest: Guest, id: string): Promise<TournamentInfo> {
  return until(guest, id, ({ status }) => status === "over");
}

describe("tournaments of bots", () => {
  test("64 bots play a Swiss tournament through, and nobody meets anybody twice", async () => {
    const ada = await Guest.visit(here.url, "Ada");
    const { id } = await setUp(ada, { bots: BOTS, rounds: 4 });
    await ada.post(`/api/tournaments/${id}/start`);
    const info = await over(ada, id);
    expectWhole(info, 64);
    expect(info.played).toHaveLength(4);
    const met = new Set<string>();
    let pairs = 0;
    for (const { tables } of info.played) {
      expect(tables).toHaveLength(16);
      for (const { seats } of tables) {
        for (const one of seats) {
          for (const other of seats.filter((each) => each > one)) {
            pairs++;
            met.add(`${one} ${other}`);
          }
        }
      }
    }
    expect(met.size).toBe(pairs);
  });

  test("a knock-out and a league of bots in small, with all that is exported", async () => {
    const ada = await Guest.visit(here.url, "Ada");
    const bots = { bot: "random", upTo: 9 };
    const cup = await setUp(ada, { kind: "knock-out", size: 2, bots, most: 9 });
    const league = await setUp(ada, { kind: "league", size: 3, bots, most: 9 });
    for (const { id } of [cup, league]) await ada.post(`/api/tournaments/${id}/start`);
    const cupEnd = await over(ada, cup.id);
    expectWhole(cupEnd, 9);
    expect(cupEnd.played.map(({ tables, byes }) => [tables.length, byes.length])).toEqual([
      [1, 7],
      [4, 0],
      [2, 0],
      [1, 0],
    ]);
    const champion = at(cupEnd.standing, 0);
    const final = at(at(cupEnd.played, 3).tables, 0);
    expect(final.seats[(final.places ?? []).indexOf(1)]).toBe(champion.entrant);
    const leagueEnd = await over(ada, league.id);
    expectWhole(leagueEnd, 9);
    expect(leagueEnd.played).toHaveLength(4);

    const { body: csv } = await ada.get<string>(`/api/tournaments/${league.id}/results.csv`);
    expect(csv.trim().split("\r\n")).toHaveLength(1 + 4 * 9);
    const { body: text } = await ada.get<string>(`/api/tournaments/${league.id}/results.txt`);
    expect(
      text.split("\n").filter((line) => / (Anning|Darwin|Merian|Wallace|Humboldt|Mendel) \d /.test(line)),
    ).toHaveLength(9);
    const { body: json } = await ada.get<TournamentInfo>(`/api/tournaments/${league.id}/results.json`);
    expect(json.standing).toEqual(leagueEnd.standing);
    expect(JSON.stringify(json)).not.toContain("you");
  });

  test("the server is killed again and again: every round is drawn once, every table ends once", async () => {
    await withData(async (folder) => {
      let server = await startProcess(folder);
      const ada = await Guest.visit(server.url, "Ada");
      const { id } = await setUp(ada, { bots: { bot: "random", upTo: 16 }, rounds: 3 });
      await ada.post(`/api/tournaments/${id}/start`);
      let kills = 0;
      let info: TournamentInfo;
      const known = new Map<string, string>();
      for (;;) {
        // Whatever was seen once stays as it was.
        const guest = new Guest(server.url);
        guest.cookie = ada.cookie;
        const ended = (each: TournamentInfo): number =>
          each.played.flatMap(({ tables }) => tables).filter(({ places }) => places !== null).length;
        info = await until(guest, id, (each) => each.status === "over" || ended(each) >= 3 * (kills + 1));
        for (const [round, { tables }] of info.played.entries()) {
          expect(
            known.get(`round ${round}`) ?? JSON.stringify(tables.map(({ id: table, seats }) => [table, seats])),
          ).toBe(JSON.stringify(tables.map(({ id: table, seats }) => [table, seats])));
          known.set(`round ${round}`, JSON.stringify(tables.map(({ id: table, seats }) => [table, seats])));
          for (const { id: table, places } of tables) {
            if (places === null) continue;
            expect(known.get(table) ?? JSON.stringify(places)).toBe(JSON.stringify(places));
            known.set(table, JSON.stringify(places));
          }
        }
        if (info.status === "over") break;
        await server.kill("SIGKILL");
        kills++;
        server = await startProcess(folder);
      }
      await server.kill("SIGKILL");
      expect(kills).toBeGreaterThan(1);
      expectWhole(info, 16);
      expect(info.played).toHaveLength(3);
    });
  });
});

describe("tournaments of people", () => {
  async function people(count: number): Promise<Guest[]> {
    return Promise.all(Array.from({ length: count }, (_, index) => Guest.visit(here.url, `Person ${index}`)));
  }

  test("people enter and withdraw, the host begins, tables are there for those who play, and end the round", async () => {
    const [ada, bob, cleo, dan] = (await people(4)) as [Guest, Guest, Guest, Guest];
    const { id, you } = await setUp(ada, { size: 2, kind: "league", most: 3, name: "  Three   of us " });
    expect(you).toEqual({ host: true, entrant: null, table: null });
    await Promise.all([ada, bob, cleo].map((each) => each.post(`/api/tournaments/${id}/enter`)));
    expect((await dan.post(`/api/tournaments/${id}/enter`)).body).toMatchObject({ problem: "seat-taken" });
    expect((await bob.post<TournamentInfo>(`/api/tournaments/${id}/withdraw`)).body.entered).toBe(2);
    expect((await dan.post<TournamentInfo>(`/api/tournaments/${id}/enter`)).body.entered).toBe(3);
    expect((await bob.post(`/api/tournaments/${id}/start`)).body).toMatchObject({ problem: "host-only" });
    const { body: begun } = await ada.post<TournamentInfo>(`/api/tournaments/${id}/start`);
    expect(begun).toMatchObject({ status: "running", name: "Three of us", rounds: 3, round: 1 });
    expect((await bob.post(`/api/tournaments/${id}/enter`)).body).toMatchObject({ problem: "begun" });

    for (let round = 1; round <= 3; round++) {
      const now = await until(ada, id, (info) => info.round === round && info.played.length === round);
      const table = at(at(now.played, round - 1).tables, 0);
      const own = await Promise.all([ada, cleo, dan].map(async (each) => (await lookAt(each, id)).you.table));
      expect(own.filter((each) => each === table.id)).toHaveLength(2);
      const players = [ada, cleo, dan].filter((_, index) => own[index] === table.id);
      const [first] = players as [Guest, Guest];
      const { body: info } = await first.get<TableInfo>(`/api/tables/${table.id}`);
      expect(info).toMatchObject({ status: "playing", you: { host: false }, tournament: id });
      // Who gives up forfeits; the stand-in plays to the end for both.
      for (const each of players) await each.post(`/api/tables/${table.id}/resign`);
    }
    const end = await over(ada, id);
    expect(end.standing.map(({ points, byes, forfeits }) => [points, byes, forfeits])).toEqual([
      [1, 1, 2],
      [1, 1, 2],
      [1, 1, 2],
    ]);
  });

  test("who withdraws or is put out is in no further round; nothing begins while it rests", async () => {
    const all = await people(6);
    const [ada, bob, cleo, dan] = all as [Guest, Guest, Guest, Guest];
    const { id } = await setUp(ada, { size: 2, kind: "swiss", rounds: 3, startsAt: Date.now() + 4000, checkIn: 5 });
    const early = await setUp(ada, { startsAt: Date.now() + 3_600_000, checkIn: 5 });
    await bob.post(`/api/tournaments/${early.id}/enter`);
    expect((await bob.post(`/api/tournaments/${early.id}/check-in`)).body).toMatchObject({ problem: "not-on" });
    // They enter while others check in: they are there.
    for (const each of all.slice(0, 5)) await each.post(`/api/tournaments/${id}/enter`);
    const begun = await until(ada, id, ({ status }) => status === "running");
    expect(begun.entrants).toHaveLength(5);
    await until(ada, id, ({ round }) => round === 1);
    await bob.post(`/api/tournaments/${id}/withdraw`);
    const cleos = (await lookAt(cleo, id)).you.entrant ?? -1;
    expect((await dan.ask("DELETE", `/api/tournaments/${id}/entrants/${cleos}`)).body).toMatchObject({
      problem: "host-only",
    });
    await ada.ask("DELETE", `/api/tournaments/${id}/entrants/${cleos}`);
    await ada.post(`/api/tournaments/${id}/pause`);
    for (const each of all) {
      const { table } = (await lookAt(each, id)).you;
      if (table !== null) await each.post(`/api/tables/${table}/resign`);
    }
    const paused = await until(ada, id, ({ played }) => at(played, 0).tables.every(({ places }) => places !== null));
    expect(paused).toMatchObject({ paused: true, round: 1 });
    const [bobs, at0] = [(await lookAt(bob, id)).you.entrant ?? -1, at(paused.played, 0)];
    expect(
      at0.tables.flatMap(({ seats, forfeits }) => seats.filter((_, seat) => forfeits[seat])).includes(cleos) ||
        at0.byes.includes(cleos),
    ).toBe(true);
    await ada.post(`/api/tournaments/${id}/go-on`);
    const second = await until(ada, id, ({ played }) => played.length === 2);
    const inIt = [...at(second.played, 1).tables.flatMap(({ seats }) => seats), ...at(second.played, 1).byes];
    expect(inIt).toHaveLength(3);
    expect(inIt).not.toContain(bobs);
    expect(inIt).not.toContain(cleos);
    expect((await ada.post<TournamentInfo>(`/api/tournaments/${id}/cancel`)).body.status).toBe("cancelled");
  });

  test("somebody leaves the house in the middle: the tournament goes on without their name", async () => {
    const [ada, bob, cleo] = (await people(3)) as [Guest, Guest, Guest];
    const { id } = await setUp(ada, { size: 3, kind: "swiss", rounds: 2 });
    for (const each of [ada, bob, cleo]) await each.post(`/api/tournaments/${id}/enter`);
    await ada.post(`/api/tournaments/${id}/start`);
    await until(bob, id, ({ round }) => round === 1);
    const { body: mine } = await ada.get<object>("/api/me/data");
    expect(JSON.stringify(mine)).toContain("tournament-entry");
    await ada.ask("DELETE", "/api/me");
    for (const each of [bob, cleo]) {
      const { table } = (await lookAt(each, id)).you;
      await each.post(`/api/tables/${table ?? ""}/resign`);
    }
    const second = await until(bob, id, ({ played }) => played.length === 2);
    expect(second.host).toBeNull();
    expect(second.entrants.filter(({ name }) => name === null)).toHaveLength(1);
    expect(at(at(second.played, 1).tables, 0).seats).toHaveLength(2);
  });

  test("nonsense is refused in one sentence, and nothing comes of it", async () => {
    const [ada] = (await people(1)) as [Guest];
    const wrong: readonly (readonly [Partial<Record<keyof NewTournament, unknown>>, string])[] = [
      [{ name: " \u200b " }, "bad-name"],
      [{ name: "x".repeat(61) }, "bad-name"],
      [{ game: "chess" }, "no-such-game"],
      [{ size: 7 }, "bad-request"],
      [{ size: 4, goOn: 4, kind: "knock-out" }, "bad-request"],
      [{ pace: { kind: "none" } }, "bad-request"],
      [{ live: false }, "bad-request"],
      [{ most: 513 }, "bad-request"],
      [{ kind: "league", most: 500 }, "bad-request"],
      [{ bots: { bot: "nobody", upTo: 4 } }, "bad-request"],
      [{ bots: { bot: "random", upTo: 65 }, most: 100 }, "bad-request"],
      [{ startsAt: 1 }, "bad-request"],
      [{ options: { nonsense: 1 } }, "bad-request"],
      [{ options: { deck: [] } }, "bad-request"],
    ];
    for (const [wishes, code] of wrong) {
      const { status, body } = await ada.post("/api/tournaments", { ...WISHES, ...wishes });
      expect([wishes, status, body]).toEqual(
        [wishes, 400, { problem: code, message: expect.any(String) }].map((each, index) =>
          index === 1 ? (code === "no-such-game" ? 404 : 400) : each,
        ),
      );
    }
    expect((await ada.get("/api/tournaments/ABCDEFGHJKMN")).body).toMatchObject({ problem: "no-such-thing" });
    expect((await ada.get<{ tournaments: unknown[] }>("/api/tournaments?mine=1")).body.tournaments).toEqual([]);
    const { id } = await setUp(ada, {});
    expect((await ada.post(`/api/tournaments/${id}/start`)).body).toMatchObject({ problem: "seats-free" });
    for (let count = 0; count < 5; count++) await setUp(ada, {});
    expect((await ada.post("/api/tournaments", WISHES)).body).toMatchObject({ problem: "too-many" });
  });

  test("whoever has it as it is need not have it again", async () => {
    const [ada, bob] = (await people(2)) as [Guest, Guest];
    const { id } = await setUp(ada, {});
    const first = await bob.get(`/api/tournaments/${id}`);
    const mark = { "if-none-match": first.headers.get("etag") ?? "" };
    expect((await bob.ask("GET", `/api/tournaments/${id}`, undefined, mark)).status).toBe(304);
    await ada.post(`/api/tournaments/${id}/enter`);
    expect((await bob.ask("GET", `/api/tournaments/${id}`, undefined, mark)).status).toBe(200);
  });
});
