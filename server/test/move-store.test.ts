import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pack } from "../store/packing.ts";
import { PostgresStore } from "../store/postgres/postgres-store.ts";
import { connectSqlite } from "../store/sqlite/connect.ts";
import { of } from "../store/records.ts";
import type { Store } from "../store/store.ts";
import { databaseIn } from "../data-folder.ts";
import { clade } from "../testkit/command.ts";
import { findPostgres, type PostgresProcess, startPostgres } from "../testkit/postgres.ts";
import { startProcess, withData } from "../testkit/process.ts";
import { entry, table } from "../testkit/store-samples.ts";

const programs = findPostgres();

describe.skipIf(programs === undefined)("a house moves from one store to another", () => {
  let server: PostgresProcess;
  beforeAll(async () => {
    server = await startPostgres(programs ?? "");
  }, 60_000);
  afterAll(() => server.end());

  interface Told {
    readonly ok: boolean;
    readonly moved: readonly { readonly name: string; readonly count: number; readonly sha256: string }[];
  }
  function move(from: string, to: string): Told {
    const { code, out, error } = clade("move-store", from, to, "--json");
    expect([code, error]).toEqual([0, ""]);
    return JSON.parse(out) as Told;
  }

  test("there and back, with everything that was kept", () =>
    withData((here) =>
      withData(async (back) => {
        const old = await connectSqlite(databaseIn(here), fail);
        await furnish(old);
        const before = await seen(old);
        await old.close();
        const url = await server.database();
        const there = move(`sqlite:${here}`, url);
        expect(there.moved.filter(({ count }) => count === 0)).toEqual([]);
        expect(there.moved.find(({ name }) => name === "log")?.count).toBe(1203);
        const between = await PostgresStore.open(url);
        expect(await seen(between)).toEqual(before);
        await between.close();
        expect(move(url, `sqlite:${back}`)).toEqual(there);
        const again = await connectSqlite(databaseIn(back), fail);
        expect(await seen(again)).toEqual(before);
        // What comes next gets numbers of its own, there as here.
        expect(await again.desk.order({ at: 9, by: "root", order: "{}" })).toBe(3);
        await again.close();
        const after = await PostgresStore.open(url);
        expect(await after.desk.order({ at: 9, by: "root", order: "{}" })).toBe(3);
        await after.close();
      }),
    ));

  test(
    "not into a house where somebody lives, and not out of one where a server runs",
    () =>
      withData((here) =>
        withData(async (empty) => {
          const old = await connectSqlite(databaseIn(here), fail);
          await furnish(old);
          await old.close();
          const url = await server.database();
          expect(clade("move-store", `sqlite:${empty}`, url)).toMatchObject({
            code: 2,
            error: expect.stringMatching(/nothing in/),
          });
          const running = await startProcess(empty, ["--store", url]);
          expect(clade("move-store", `sqlite:${here}`, url)).toMatchObject({
            code: 2,
            error: expect.stringMatching(/a server is running/),
          });
          await running.kill("SIGTERM");
          // That server has left its secret there.
          expect(clade("move-store", `sqlite:${here}`, url)).toMatchObject({
            code: 2,
            error: expect.stringMatching(/is not empty/),
          });
          expect(clade("move-store", here, url)).toMatchObject({
            code: 2,
            error: expect.stringMatching(/a store is sqlite:FOLDER or postgres/),
          });
        }),
      ),
    60_000,
  );
});

function fail(error: Error): void {
  throw error;
}

/** Something of every kind that can be kept. */
async function furnish(store: Store): Promise<void> {
  await store.secret("identity", "kept");
  await store.saveLife({ began: 5, last: 9 });
  await store.savePerson({ id: "ada", name: "Ada 진화 'x' \\ \"", created: 5 });
  await store.savePerson({ id: "Bob", name: "Bob", created: 6 });
  await store.setRecovery("ada", "hash");
  await store.keepData("abc", '{"a":[1,2]}');
  await store.addTable(table("T1", { status: "playing", options: { deck: "data:abc" }, seats: seatsOf("ada", "Bob") }));
  await store.addTable(table("t2", { code: "OTHER", open: false }));
  await store.addTable(table("T3", { code: "THIRD", status: "playing" }));
  for (let number = 0; number < 1200; number++) void store.append(entry("T1", number, { clocks: [1, number] }));
  await store.append(entry("t2", 0, { id: null }));
  await Promise.all([store.append(entry("T3", 0)), store.append(entry("T3", 1))]);
  const over = table("T3", { code: "THIRD", status: "over", ended: 9, digest: "d" });
  const rating = { game: "evolution", player: "ada", name: "Ada", mean: 27.123456789012, deviation: 1 / 3, games: 1 };
  const meetings = [{ game: "evolution", ahead: "ada", behind: "Bob", at: 7 }];
  const records = [
    { kind: "told", key: "진화 1", body: { said: "'" }, marks: [of("ada"), { mark: "all", rank: 0.1 }] },
  ];
  await store.finish(over, { ratings: [rating], meetings, records });
  await store.keeping.keepMoves("T3", Buffer.from(await pack("0 feed 1\n0 feed 2")).toString("base64"));
  const kept = await store.table("T3");
  await store.keeping.packTable("T3", 1, Buffer.from(await pack(JSON.stringify(kept))).toString("base64"));
  for (const number of [0, 1]) {
    await store.say({ table: "T1", number, person: "ada", name: "Ada", text: `안녕 ${number}\n`, at: number });
  }
  const first = await store.desk.order({ at: 1, by: "root", order: "{}" });
  await store.desk.takeOrders();
  await store.desk.answer(first, "{}", { done: false, said: "no" }, 2);
  await store.desk.order({ at: 3, by: "root", order: "{}" });
  await store.desk.ban({ kind: "address", value: "192.0.2.7", at: 1, until: null });
  await store.desk.report({
    at: 3,
    table: "T1",
    by: "Bob",
    text: "rude",
    lines: [{ number: 0, person: "ada", name: "Ada", text: "x" }],
  });
}

function seatsOf(...people: readonly string[]) {
  return people.map((id) => ({ person: id, name: id, bot: null, away: false, resigned: false }));
}

/** What a server would find. */
async function seen(store: Store): Promise<unknown> {
  return {
    tables: await Promise.all(["T1", "t2", "T3"].map((id) => store.table(id))),
    logs: await Promise.all(["T1", "t2", "T3"].map((id) => store.log(id))),
    playing: (await store.playing()).map(({ table: { id }, turn, clocks }) => [id, turn, clocks]),
    chat: await store.chat("T1", 0, 99),
    people: [await store.personByRecovery("hash"), await store.sessions("Bob"), await store.secret("identity", "no")],
    ratings: await store.leaderboard("evolution", 9),
    meetings: await store.meetings("evolution", ["ada", "Bob"], 0),
    rest: [
      await store.data("abc"),
      await store.lives(),
      await store.desk.bans(),
      await store.personal.reportsBy("Bob"),
    ],
    records: await store.records.marked("told", "all", { limit: 9 }),
    own: await store.personal.tablesWith("ada", "", 9),
    going: await store.goingOn("ada"),
    open: (await store.openTables(9, 0)).map(({ id }) => id),
    unpacked: await store.keeping.unpacked(100, 9),
  };
}
