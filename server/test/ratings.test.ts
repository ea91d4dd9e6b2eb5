import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Result } from "@clade/kernel";
import { whereabouts } from "../people/whereabouts.ts";
import { isProblem } from "../problem.ts";
import { connectSqlite } from "../store/sqlite/connect.ts";
import type { KeptSeat, LogEntry, Store, TableRow } from "../store/store.ts";
import { newTable } from "../tables/new-table.ts";
import { ratingsAfter, strength } from "../tables/ratings.ts";
import { EMPTY_SEAT } from "../tables/seating.ts";

let folder = "";
let store: Store;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "clade-ratings-"));
  store = await connectSqlite(join(folder, "clade.db"), (error) => {
    throw error;
  });
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const DAY = 24 * 3600 * 1000;
let tables = 0;

function seat(person: string, more: Partial<KeptSeat> = {}): KeptSeat {
  return { ...EMPTY_SEAT, person, name: person, ...more };
}

/** So many moves of each seat's own, and so many of the bot that stood in. */
function logOf(moves: readonly { readonly own: number; readonly standIn: number }[]): LogEntry[] {
  const entries = moves.flatMap(({ own, standIn }, each) => [
    ...Array.from({ length: own }, (_, index) => ({ entry: `${each} pass`, id: `${each}-${index}` })),
    ...Array.from({ length: standIn }, () => ({ entry: `${each} pass`, id: null })),
  ]);
  return entries.map(({ entry, id }, number) => ({ table: "T", number, entry, id, at: 0, turn: [], clocks: null }));
}

/** A game that ended with these places, and is kept with what it says of its players. */
async function play(seats: readonly KeptSeat[], places: number[], log: LogEntry[], at: number): Promise<number> {
  const made = await newTable({ game: "evolution", seats: ["free", "free"] }, { id: "host", name: "Host", from: null });
  if (isProblem(made)) throw new Error(made.message);
  const table: TableRow = { ...made, id: `T${tables++}`, code: `C${tables}`, status: "playing", seats };
  await store.addTable(table);
  const result: Result = { scores: places.map(() => 0), places, parts: places.map(() => ({})) };
  const rated = await ratingsAfter(store, table, result, log, at);
  const over: TableRow = { ...table, status: "over", ended: at };
  expect(await store.finish(over, { ...rated, records: [] })).toBe(true);
  return rated.ratings.length;
}

const BOTH = logOf([
  { own: 20, standIn: 0 },
  { own: 20, standIn: 0 },
]);

async function strengthOf(player: string): Promise<number> {
  const known = await store.rating("evolution", player);
  return known === undefined ? 0 : strength(known);
}

describe("what is rated", () => {
  test("a game that two people played", async () => {
    expect(await play([seat("r1"), seat("r2")], [1, 2], BOTH, 0)).toBe(2);
    expect(await strengthOf("r1")).toBeGreaterThan(await strengthOf("r2"));
  });

  test("not one that a person gave up or left before half of it, nor one that bots finished for the absent", async () => {
    const early = logOf([
      { own: 20, standIn: 0 },
      { own: 4, standIn: 16 },
    ]);
    expect(await play([seat("e1"), seat("e2", { resigned: true, away: true })], [1, 2], early, 0)).toBe(0);
    expect(await play([seat("e1"), seat("e2", { away: true })], [1, 2], early, 0)).toBe(0);
    const nobody = logOf([
      { own: 1, standIn: 19 },
      { own: 1, standIn: 19 },
    ]);
    expect(await play([seat("e1", { away: true }), seat("e2", { away: true })], [1, 2], nobody, 0)).toBe(0);
  });

  test("moves that were taken back are not played", async () => {
    const undone: LogEntry[] = BOTH.flatMap((entry) =>
      entry.entry.startsWith("1") ? [entry, { ...entry, entry: "1 undo" }, { ...entry, id: null }] : [entry],
    );
    expect(await play([seat("u1"), seat("u2")], [1, 2], undone, 0)).toBe(0);
  });

  test("who gave up late is behind all others, whatever the bot made of it", async () => {
    const late = logOf([
      { own: 20, standIn: 0 },
      { own: 18, standIn: 2 },
    ]);
    expect(await play([seat("g1"), seat("g2", { resigned: true })], [2, 1], late, 0)).toBe(2);
    expect(await strengthOf("g1")).toBeGreaterThan(await strengthOf("g2"));
  });

  test("nobody who left early counts for those who played on", async () => {
    const three = logOf([
      { own: 20, standIn: 0 },
      { own: 20, standIn: 0 },
      { own: 2, standIn: 18 },
    ]);
    expect(await play([seat("l1"), seat("l2"), seat("l3")], [1, 2, 3], three, 0)).toBe(2);
    expect(await store.rating("evolution", "l3")).toBeUndefined();
  });

  test("not between people of one address", async () => {
    const home = whereabouts("secret", "203.0.113.7");
    const other = whereabouts("secret", "203.0.113.8");
    expect(await play([seat("a1", { from: home }), seat("a2", { from: home })], [1, 2], BOTH, 0)).toBe(0);
    expect(await play([seat("a1", { from: home }), seat("a2", { from: other })], [1, 2], BOTH, 0)).toBe(2);
  });
});

describe("two identities of one person, at two addresses", () => {
  test("however often one loses to the other, it is less than two games' worth", async () => {
    await play([seat("f1"), seat("f2")], [1, 2], BOTH, 0);
    const once = await strengthOf("f1");
    for (let games = 1; games < 60; games++) await play([seat("f1"), seat("f2")], [1, 2], BOTH, games);
    const often = await strengthOf("f1");
    expect(often).toBeLessThan(2 * once);
    for (let games = 0; games < 60; games++) await play([seat("f1"), seat("f2")], [1, 2], BOTH, 60 + games);
    expect((await strengthOf("f1")) - often).toBeLessThan(0.1);
  });

  test("a month later a result is news again", async () => {
    const before = await strengthOf("f1");
    await play([seat("f1"), seat("f2")], [1, 2], BOTH, 40 * DAY);
    expect((await strengthOf("f1")) - before).toBeGreaterThan(0.2);
  });

  test("friends who win in turns become known as fast as ever", async () => {
    for (let games = 0; games < 20; games++) {
      await play([seat("w1"), seat("w2")], games % 2 === 0 ? [1, 2] : [2, 1], BOTH, games);
    }
    const [one, other] = await Promise.all(["w1", "w2"].map((player) => store.rating("evolution", player)));
    expect(one?.deviation).toBeLessThan(6);
    expect(Math.abs((one?.mean ?? 0) - (other?.mean ?? 99))).toBeLessThan(3);
  });
});

test("whereabouts tell one address from another, and no more", () => {
  const of = (address: string) => whereabouts("secret", address);
  expect(of("203.0.113.7")).toBe(of("::ffff:203.0.113.7"));
  expect(of("203.0.113.7")).not.toBe(of("203.0.113.8"));
  expect(of("203.0.113.7")).not.toBe(whereabouts("other", "203.0.113.7"));
  expect(of("2001:db8:1:2::1")).toBe(of("2001:db8:1:2:ffff::9"));
  expect(of("2001:db8:1:2::1")).toBe(of("2001:0db8:0001:0002:1:2:3:4"));
  expect(of("2001:db8:1:2::1")).not.toBe(of("2001:db8:1:3::1"));
  expect(of("2001:db8::1")).toBe(of("2001:db8:0:0::2"));
  for (const own of ["127.0.0.1", "127.0.0.9", "::1", "::ffff:127.0.0.1"]) expect(of(own)).toBeNull();
});
