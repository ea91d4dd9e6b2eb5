import { describe, expect, test } from "vitest";
import { seeded } from "@clade/kernel";
import { badgesOf } from "../profiles/badges.ts";
import type { Played } from "../profiles/played.ts";
import { summariesOf } from "../profiles/summary.ts";
import { Guest, playOut, startGame, startProcess, withData } from "../testkit/index.ts";
import { running } from "./running.ts";

const HOUSE = ["evolution", "evo", "progress", "s-evolution"];
let games = 0;

/** A game somebody won against one other, unless it is said otherwise. */
function game(more: Partial<Played> = {}): Played {
  games++;
  return {
    table: `T${games}`,
    game: "evolution",
    at: games,
    open: true,
    players: 2,
    people: 2,
    place: 1,
    score: 10,
    resigned: false,
    own: true,
    tookBack: false,
    rating: null,
    bots: [],
    ...more,
  };
}
const lost = (more: Partial<Played> = {}): Played => game({ place: 2, ...more });
const many = (count: number, one: () => Played): Played[] => Array.from({ length: count }, one);
const badges = (history: readonly Played[]): string[] => badgesOf(history, HOUSE).map(({ badge }) => badge);

describe("badges", () => {
  test("every game of the house won once, at the game that made it whole", () => {
    const wins = HOUSE.map((each) => game({ game: each }));
    const history = [...wins, lost()];
    expect(badgesOf(history, HOUSE)).toContainEqual({ badge: "every-game", at: wins[3]?.at });
    expect(badges(wins.slice(1))).not.toContain("every-game");
    expect(badges(HOUSE.map((each) => game({ game: each, players: 1 })))).not.toContain("every-game");
  });

  test("a master is beaten by whoever is ahead of it and took nothing back", () => {
    const master = [{ bot: "master", place: 2 }];
    expect(badges([game({ bots: master })])).toContain("beat-a-master");
    expect(badges([game({ bots: master, tookBack: true })])).not.toContain("beat-a-master");
    expect(badges([game({ bots: master, own: false })])).not.toContain("beat-a-master");
    expect(badges([game({ bots: [{ bot: "expert", place: 2 }] })])).not.toContain("beat-a-master");
    expect(badges([lost({ bots: [{ bot: "grandmaster", place: 1 }] })])).not.toContain("beat-a-master");
    expect(badges([lost({ players: 3, bots: [{ bot: "grandmaster", place: 3 }] })])).toContain("beat-a-master");
  });

  test("a hundred games, and fifty in a row that nobody gave up", () => {
    expect(badges(many(99, lost))).not.toContain("hundred-games");
    expect(badges(many(100, lost))).toContain("hundred-games");
    const broken = [...many(49, lost), lost({ resigned: true }), ...many(49, lost)];
    expect(badges(broken)).not.toContain("to-the-end");
    expect(badges([...broken, lost()])).toContain("to-the-end");
  });

  test("first of six, and five wins in a row", () => {
    expect(badges([game({ players: 6 })])).toEqual(["full-table"]);
    expect(badges([...many(4, game), lost(), ...many(4, game)])).toEqual([]);
    expect(badges(many(5, game))).toEqual(["five-in-a-row"]);
  });
});

describe("what games come to", () => {
  test("games, places and the best score of each game; what a stand-in played is nobody's best", () => {
    const [evolution, evo] = summariesOf([
      game({ score: 30 }),
      lost({ score: 80, own: false }),
      lost({ score: 44, players: 4, place: 3 }),
      game({ game: "evo", score: 7 }),
    ]);
    expect(evolution).toMatchObject({ game: "evolution", games: 3, won: 1, places: [1, 1, 1], best: { score: 44 } });
    expect(evo).toMatchObject({ game: "evo", games: 1, won: 1, places: [1], curve: [] });
  });

  test("a curve of many games keeps its ends", () => {
    const rated = many(1000, () => game()).map((each, index) => ({ ...each, rating: { mean: index, deviation: 8 } }));
    const curve = summariesOf(rated)[0]?.curve ?? [];
    expect(curve).toHaveLength(120);
    expect([curve[0]?.mean, curve.at(-1)?.mean]).toEqual([0, 999]);
  });
});

interface Seen {
  readonly id: string;
  readonly name: string;
  readonly you: boolean;
  readonly followed: boolean;
  readonly follower: boolean;
  readonly deeds: null | {
    readonly games: number;
    readonly byGame: readonly {
      readonly game: string;
      readonly won: number;
      readonly places: readonly number[];
      readonly curve: readonly { readonly mean: number; readonly deviation: number }[];
      readonly rating: { readonly mean: number; readonly games: number } | null;
      readonly best: { readonly score: number; readonly table: string | null } | null;
    }[];
    readonly opponents: readonly { readonly person: string; readonly games: number; readonly ahead: number }[];
    readonly recent: readonly { readonly table: string | null; readonly place: number }[];
  };
}

const profile = (guest: Guest, person = "me") => guest.get<Seen>(`/api/people/${person}`);

async function playGame(people: readonly Guest[], seed: string, wishes: object = {}): Promise<string> {
  const table = await startGame(people, wishes);
  const lines = await Promise.all(people.map((guest) => guest.line()));
  await Promise.all(lines.map((line) => line.watch(table)));
  await playOut(lines, table, seeded(seed));
  for (const line of lines) line.cut();
  return table;
}

describe("a profile", () => {
  const at = running();
  const visit = (name: string): Promise<Guest> => Guest.visit(at.url, name);
  const idOf = async (guest: Guest): Promise<string> => (await profile(guest)).body.id;

  test("a finished game is in the profiles of both, with the rating after it; a running one in nobody's", async () => {
    const [ada, bob, eve] = await Promise.all(["Ada", "Bob", "Eve"].map(visit));
    if (ada === undefined || bob === undefined || eve === undefined) throw new Error("somebody is missing");
    expect((await profile(ada)).body.deeds).toMatchObject({ games: 0, byGame: [], recent: [], badges: [] });
    const table = await playGame([ada, bob], "profile");
    await startGame([ada, bob]);
    const own = (await profile(ada)).body;
    const bobId = await idOf(bob);
    const board = (await ada.get<{ players: { you: boolean; mean: number }[] }>("/api/leaderboard/evolution")).body;
    const rating = board.players.find(({ you }) => you);
    expect(own).toMatchObject({ name: "Ada", you: true, followed: false });
    expect(own.deeds?.games).toBe(1);
    expect(own.deeds?.byGame[0]?.curve.map(({ mean }) => mean)).toEqual([rating?.mean]);
    expect(own.deeds?.byGame[0]?.rating?.games).toBe(1);
    expect(own.deeds?.opponents).toMatchObject([{ person: bobId, name: "Bob", games: 1 }]);
    expect(own.deeds?.recent).toMatchObject([{ table }]);
    // The table was not listed: to others it is a result without a place to look at it.
    const seen = (await profile(eve, own.id)).body;
    expect(seen).toMatchObject({ name: "Ada", you: false });
    expect(seen.deeds?.recent).toMatchObject([{ table: null, place: own.deeds?.recent[0]?.place }]);
    expect(seen.deeds?.byGame[0]?.best?.table).toBeNull();
    expect(JSON.stringify(seen)).not.toContain(table);
  });

  test("is as public as its person wants", async () => {
    const [ada, bob] = [await visit("Ada"), await visit("Bob")];
    const [adaId, bobId] = [await idOf(ada), await idOf(bob)];
    const open = (seenBy: string) => ada.put("/api/me/openness", { seenBy, invitedBy: "everybody" });
    expect((await ada.get("/api/me/openness")).body).toEqual({ seenBy: "everybody", invitedBy: "everybody" });
    expect((await profile(bob, adaId)).body.deeds).not.toBeNull();
    await open("friends");
    expect((await profile(bob, adaId)).body).toMatchObject({ name: "Ada", deeds: null });
    // Who follows is no friend yet: the other must want it too.
    expect((await bob.put(`/api/people/${adaId}/follow`, {})).status).toBe(200);
    expect((await profile(bob, adaId)).body).toMatchObject({ followed: true, follower: false, deeds: null });
    await ada.put(`/api/people/${bobId}/follow`, {});
    expect((await profile(bob, adaId)).body.deeds).not.toBeNull();
    await open("nobody");
    expect((await profile(bob, adaId)).status).toBe(404);
    expect((await profile(bob, adaId)).body).toEqual((await profile(bob, "0000000000000000")).body);
    expect((await profile(ada)).body.deeds).not.toBeNull();
    const eve = await visit("Eve");
    expect((await eve.put(`/api/people/${adaId}/follow`, {})).status).toBe(404);
    expect((await open("somebody")).status).toBe(400);
    expect((await ada.get("/api/me/openness")).body).toMatchObject({ seenBy: "nobody" });
  });

  test("the id of a person opens nothing but what it is told for", async () => {
    const ada = await visit("Ada");
    const id = await idOf(ada);
    const thief = new Guest(at.url);
    for (const cookie of [`clade=${id}`, `clade=${id}.${"A".repeat(43)}`]) {
      thief.cookie = cookie;
      expect((await profile(thief)).body.id).not.toBe(id);
    }
    for (const person of ["..", "a/b", "x".repeat(17), "%00", "me2"]) {
      expect([400, 404]).toContain((await profile(ada, person)).status);
    }
  });

  test("people follow each other, not themselves, and see who does", async () => {
    const [ada, bob, eve] = [await visit("Ada"), await visit("Bob"), await visit("Eve")];
    const [adaId, bobId] = [await idOf(ada), await idOf(bob)];
    await idOf(eve);
    type List = { people: { id: string; name: string; followed: boolean; follower: boolean }[]; next: null };
    expect((await ada.put(`/api/people/${bobId}/follow`, {})).body).toEqual({ followed: true });
    expect((await ada.put(`/api/people/${bobId}/follow`, {})).body).toEqual({ followed: true });
    expect((await ada.put(`/api/people/${adaId}/follow`, {})).status).toBe(400);
    expect((await ada.put("/api/people/me/follow", {})).status).toBe(400);
    expect((await ada.put("/api/people/0000000000000000/follow", {})).status).toBe(404);
    const followed = async (): Promise<List> => (await ada.get<List>("/api/me/followed")).body;
    expect(await followed()).toMatchObject({
      people: [{ id: bobId, name: "Bob", followed: true, follower: false }],
      next: null,
    });
    expect((await bob.get<List>("/api/me/followers")).body.people).toMatchObject([{ name: "Ada", followed: false }]);
    expect((await profile(eve, bobId)).body.deeds).toMatchObject({ followers: 1, following: 0 });
    await ada.ask("DELETE", `/api/people/${bobId}/follow`);
    expect((await followed()).people).toEqual([]);
  });

  test("all of it is in one's own data, and goes with the person", async () => {
    const [ada, bob] = [await visit("Ada"), await visit("Bob")];
    await playGame([ada, bob], "erased");
    const [adaId, bobId] = [await idOf(ada), await idOf(bob)];
    await ada.put(`/api/people/${bobId}/follow`, {});
    await bob.put(`/api/people/${adaId}/follow`, {});
    const { records } = (await ada.get<{ records: { kind: string }[] }>("/api/me/data")).body;
    expect(records.map(({ kind }) => kind).toSorted()).toEqual(["follow", "follow", "looked-back", "played"]);
    expect((await profile(bob)).body.deeds?.opponents).toHaveLength(1);
    await ada.ask("DELETE", "/api/me");
    expect((await profile(bob, adaId)).status).toBe(404);
    const left = (await profile(bob)).body;
    expect(left.deeds).toMatchObject({ games: 1, opponents: [], following: 0, followers: 0 });
    expect(JSON.stringify(left)).not.toContain(adaId);
    expect(JSON.stringify((await bob.get("/api/me/data")).body)).not.toContain(adaId);
  });
});

test("what a game said is there after a kill, and games from before are taken from their tables", async () => {
  await withData(async (folder) => {
    const first = await startProcess(folder);
    const [ada, bob] = [await Guest.visit(first.url, "Ada"), await Guest.visit(first.url, "Bob")];
    await playGame([ada, bob], "killed");
    await first.kill("SIGKILL");
    const { openDatabase } = await import("../store/sqlite/driver.ts");
    const forget = async (kind: string): Promise<void> => {
      const database = await openDatabase(`${folder}/clade.db`);
      database.prepare("DELETE FROM records WHERE kind = ?").run(kind);
      database.prepare("DELETE FROM marks WHERE kind = ?").run(kind);
      database.close();
    };
    const again = async (): Promise<Seen> => {
      const server = await startProcess(folder);
      const guest = new Guest(server.url);
      guest.cookie = ada.cookie;
      const { body } = await profile(guest);
      await server.kill("SIGKILL");
      return body;
    };
    const kept = await again();
    expect(kept.deeds?.byGame[0]?.curve).toHaveLength(1);
    await forget("played");
    await forget("looked-back");
    const before = await again();
    expect(before.deeds?.games).toBe(1);
    expect(before.deeds?.byGame[0]).toMatchObject({ curve: [], best: kept.deeds?.byGame[0]?.best });
    expect(before.deeds?.recent).toEqual(kept.deeds?.recent.map((each) => ({ ...each, rated: false })));
  });
});
