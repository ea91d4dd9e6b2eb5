import { describe, expect } from "vitest";
import { recordsConformance } from "./records-conformance.ts";
import { ahead, appendAll, entry, outcome, person, rating, seats, table } from "./store-samples.ts";
import { storiesOf, type StoreUnderTest } from "./store-under-test.ts";
import { upkeepConformance } from "./upkeep-conformance.ts";

/** What every backend must do. One call gives it all of these tests. */
export function storeConformance(name: string, open: () => Promise<StoreUnderTest>): void {
  recordsConformance(name, open);
  upkeepConformance(name, open);
  const withStore = storiesOf(open);

  describe(`${name} keeps the store's contract`, () => {
    withStore("a secret is made once and stays", async ({ store, reopen }) => {
      expect(await store.secret("a", "first")).toBe("first");
      expect(await store.secret("a", "second")).toBe("first");
      expect(await store.secret("b", "second")).toBe("second");
      expect(await (await reopen()).secret("a", "third")).toBe("first");
    });

    withStore(
      "the lives of servers are kept, each from its beginning to when it was last seen",
      async ({ store, reopen }) => {
        await store.saveLife({ began: 1000, last: 1000 });
        await store.saveLife({ began: 1000, last: 4000 });
        await store.saveLife({ began: 9000, last: 9000 });
        expect(await (await reopen()).lives()).toEqual([
          { began: 1000, last: 4000 },
          { began: 9000, last: 9000 },
        ]);
      },
    );

    withStore("people are kept, renamed, and found by their recovery code", async ({ store, reopen }) => {
      expect(await store.person("ada")).toBeUndefined();
      await store.savePerson(person("ada", "Ada"));
      await store.savePerson(person("ada", "Ada L."));
      await store.savePerson(person("bob", "Bob \u{1F995} 진화"));
      await store.setRecovery("ada", "hash 1");
      expect(await store.personByRecovery("hash 1")).toEqual(person("ada", "Ada L."));
      await store.setRecovery("ada", "hash 2");
      expect(await store.personByRecovery("hash 1")).toBeUndefined();
      const again = await reopen();
      expect(await again.personByRecovery("hash 2")).toEqual(person("ada", "Ada L."));
      expect(await again.person("bob")).toEqual(person("bob", "Bob \u{1F995} 진화"));
    });

    withStore("who is kept has a session; further ones come, are seen and end", async ({ store, reopen }) => {
      expect(await store.sessions("ada")).toBeUndefined();
      await store.savePerson(person("ada", "Ada"));
      const first = { person: "ada", id: "first", device: "", created: 1_700_000_000_000, seen: 1_700_000_000_000 };
      expect(await store.sessions("ada")).toEqual([first]);
      const second = {
        person: "ada",
        id: "second",
        device: "phone",
        created: 1_700_000_000_005,
        seen: 1_700_000_000_005,
      };
      await store.addSession(second);
      await store.seeSession({ ...second, device: "tablet", seen: 9 });
      // What has ended is not seen again, and a new name does not bring it back.
      expect(await store.endSessions("ada", { only: "first" })).toBe(1);
      expect(await store.endSessions("ada", { only: "first" })).toBe(0);
      await store.seeSession({ ...first, seen: 9 });
      await store.savePerson(person("ada", "Ada II"));
      expect(await (await reopen()).sessions("ada")).toEqual([{ ...second, device: "tablet", seen: 9 }]);
    });

    withStore("all sessions but one end at once", async ({ store }) => {
      for (const id of ["ada", "bob"]) await store.savePerson(person(id, id));
      for (const id of ["a", "b"]) await store.addSession({ person: "ada", id, device: "", created: 1, seen: 1 });
      expect(await store.endSessions("ada", { but: "b" })).toBe(2);
      expect((await store.sessions("ada"))?.map(({ id }) => id)).toEqual(["b"]);
      expect(await store.sessions("bob")).toHaveLength(1);
    });

    withStore("a table is found by id, and by its code while it waits and is played at", async ({ store, reopen }) => {
      expect(await store.addTable(table("T1", { code: "AAAAAA" }))).toBe(true);
      expect(await store.addTable(table("T1", { code: "BBBBBB" }))).toBe(false);
      expect(await store.addTable(table("T2", { code: "AAAAAA" }))).toBe(false);
      expect(await store.table("T1")).toEqual(table("T1", { code: "AAAAAA" }));
      expect(await store.table("T2")).toBeUndefined();
      expect((await store.tableByCode("AAAAAA"))?.id).toBe("T1");
      expect(await store.saveTable(table("T1", { code: "AAAAAA", status: "playing" }))).toBe(true);
      expect((await store.tableByCode("AAAAAA"))?.status).toBe("playing");
      const again = await reopen();
      expect(await again.table("T1")).toMatchObject({ status: "playing", revision: 1 });
      expect(await again.saveTable({ ...table("T1", { code: "AAAAAA", status: "over" }), revision: 1 })).toBe(true);
      expect(await again.tableByCode("AAAAAA")).toBeUndefined();
    });

    withStore("what somebody brought is kept once, under its hash", async ({ store, reopen }) => {
      expect(await store.data("abc")).toBeUndefined();
      await store.keepData("abc", '{"name":"mine"}');
      await store.keepData("abc", "something else");
      expect(await (await reopen()).data("abc")).toBe('{"name":"mine"}');
    });

    withStore("it is known what a person has going on", async ({ store }) => {
      expect(await store.goingOn("ada")).toEqual({ all: 0, listed: 0 });
      await store.addTable(table("T1", { code: "AAAAAA", open: true }));
      await store.addTable(table("T2", { code: "BBBBBB", status: "playing", open: true }));
      await store.addTable(table("T3", { code: "CCCCCC", status: "over", open: true }));
      await store.addTable(table("T4", { code: "DDDDDD", status: "closed" }));
      expect(await store.goingOn("ada")).toEqual({ all: 2, listed: 1 });
      expect(await store.stillGoing(["T1", "T2", "T3", "T4", "T5"])).toEqual([
        { id: "T1", listed: true },
        { id: "T2", listed: false },
      ]);
    });

    withStore("whether it can be written is found out by writing", async ({ store }) => {
      await store.beat(5);
      await store.beat(5);
    });

    withStore("of two who change the same revision only the first succeeds", async ({ store }) => {
      await store.addTable(table("T1"));
      const results = await Promise.all([
        store.saveTable(table("T1", { hostName: "first" })),
        store.saveTable(table("T1", { hostName: "second" })),
      ]);
      expect(results).toEqual([true, false]);
      expect(await store.table("T1")).toMatchObject({ hostName: "first", revision: 1 });
      expect(await store.saveTable(table("T1", { revision: 1, hostName: "third" }))).toBe(true);
      expect(await store.saveTable(table("T9", { revision: 0 }))).toBe(false);
    });

    withStore("open tables that wait are listed, newest first", async ({ store }) => {
      await store.addTable(table("T1", { open: true, created: 1 }));
      await store.addTable(table("T2", { open: false, created: 2 }));
      await store.addTable(table("T3", { open: true, created: 3 }));
      await store.addTable(table("T4", { open: true, created: 4, status: "playing" }));
      expect((await store.openTables(10, 0)).map(({ id }) => id)).toEqual(["T3", "T1"]);
      expect((await store.openTables(1, 0)).map(({ id }) => id)).toEqual(["T3"]);
    });

    withStore(
      "the second table of a host is listed after the first ones of the others, page by page",
      async ({ store }) => {
        const times = [5, 4, 3, 2, 1];
        const hosts = ["eve", "eve", "eve", "ada", "bob"];
        for (const [index, created] of times.entries()) {
          await store.addTable(table(`T${index}`, { code: `CODE${index}`, created, host: hosts[index] ?? "" }));
        }
        expect((await store.openTables(10, 0)).map(({ id }) => id)).toEqual(["T0", "T3", "T4", "T1", "T2"]);
        expect((await store.openTables(2, 2)).map(({ id }) => id)).toEqual(["T4", "T1"]);
      },
    );

    withStore("a person's tables come with whose turn it is", async ({ store }) => {
      await store.addTable(table("T1", { created: 1, seats: seats("ada", "bob") }));
      await store.addTable(table("T2", { created: 2, status: "playing", firstTurn: [1], seats: seats("ada", "bob") }));
      await store.addTable(table("T3", { created: 3, status: "over", seats: seats("ada", "bob") }));
      await store.addTable(table("T4", { created: 4, status: "playing", firstTurn: [0], seats: seats("cid", "bob") }));
      await store.addTable(table("T5", { created: 5, status: "closed", seats: seats("ada", "bob") }));
      await appendAll(store, [entry("T4", 0, { turn: [0, 1] }), entry("T4", 1, { turn: [1] })]);
      const turns = async (who: string) =>
        (await store.tablesOf(who, 10, 0)).map(({ table: { id }, turn }) => [id, turn]);
      expect(await turns("ada")).toEqual([
        ["T2", [1]],
        ["T1", []],
        ["T3", []],
      ]);
      expect(await turns("bob")).toEqual([
        ["T4", [1]],
        ["T2", [1]],
        ["T1", []],
        ["T3", []],
      ]);
      expect(await turns("host")).toHaveLength(4);
      const some = await store.tablesOf("bob", 2, 1);
      expect(some.map(({ table: { id } }) => id)).toEqual(["T2", "T1"]);
      expect((await store.playing()).map(({ table: { id } }) => id).sort()).toEqual(["T2", "T4"]);
      // Whoever leaves a seat no longer has the table in the list.
      await store.saveTable(table("T1", { created: 1, seats: seats("cid", "bob") }));
      expect((await turns("ada")).map(([id]) => id)).toEqual(["T2", "T3"]);
    });

    withStore("logs are kept in order, and a number can be taken once", async ({ store, reopen }) => {
      const batch = [entry("T1", 0), entry("T2", 0, { id: null, clocks: [60_000, 0] }), entry("T1", 1)];
      expect(await appendAll(store, batch)).toEqual([true, true, true]);
      expect(await appendAll(store, [entry("T1", 1, { entry: "1 other" }), entry("T1", 2)])).toEqual([false, true]);
      const again = await reopen();
      expect(await again.log("T1")).toEqual([entry("T1", 0), entry("T1", 1), entry("T1", 2)]);
      expect(await again.log("T2")).toEqual([entry("T2", 0, { id: null, clocks: [60_000, 0] })]);
      expect(await again.log("T3")).toEqual([]);
    });

    withStore("long logs keep their order beyond ten and a hundred entries", async ({ store }) => {
      const entries = Array.from({ length: 250 }, (_, number) => entry("T1", number));
      await appendAll(store, entries.slice(0, 120));
      await appendAll(store, entries.slice(120));
      expect(await store.log("T1")).toEqual(entries);
      expect(await store.log("T1", 90, 20)).toEqual(entries.slice(90, 110));
    });

    withStore("the logs of many tables grow side by side, and each stays whole", async ({ store, reopen }) => {
      const ids = Array.from({ length: 60 }, (_, index) => `T${index}`);
      for (let number = 0; number < 150; number++) {
        const kept = await appendAll(
          store,
          ids.map((id) => entry(id, number)),
        );
        expect(kept.every(Boolean)).toBe(true);
      }
      const taken = [0, 75, 149].map((number) => entry("T7", number, { entry: "1 other" }));
      expect(await appendAll(store, [...taken, entry("T7", 150)])).toEqual([false, false, false, true]);
      const again = await reopen();
      const whole = (id: string, length: number) => Array.from({ length }, (_, number) => entry(id, number));
      for (const id of ids) expect(await again.log(id)).toEqual(whole(id, id === "T7" ? 151 : 150));
      expect(await appendAll(again, [...taken, entry("T7", 151)])).toEqual([false, false, false, true]);
    });

    withStore("chat is kept as it was said", async ({ store, reopen }) => {
      const line = (number: number, text: string) => ({
        table: "T1",
        number,
        person: "ada",
        name: "Ada",
        text,
        at: number,
      });
      await store.say(line(0, "hello"));
      await store.say(line(1, "'; DROP TABLE chat; -- ¿qué? 안녕"));
      expect(await (await reopen()).chat("T1", 1, 10)).toEqual([line(1, "'; DROP TABLE chat; -- ¿qué? 안녕")]);
    });

    withStore("chat is read in pages, and what is too old can be forgotten", async ({ store }) => {
      for (let number = 0; number < 7; number++) {
        await store.say({ table: "T1", number, person: "ada", name: "Ada", text: `line ${number}`, at: number });
      }
      expect((await store.chat("T1", 2, 3)).map(({ number }) => number)).toEqual([2, 3, 4]);
      await store.forgetChat("T1", 5);
      expect((await store.chat("T1", 0, 10)).map(({ number }) => number)).toEqual([5, 6]);
      expect(await store.nextLine("T1")).toBe(7);
    });

    withStore("a finished table and its ratings are kept together, or not at all", async ({ store }) => {
      await store.addTable(table("T1", { status: "playing" }));
      const over = table("T1", { status: "over", ended: 9, digest: "d" });
      expect(
        await store.finish(
          over,
          outcome([rating("ada", 27, 1), rating("bob", 23, 1)], [ahead("ada", "bob", 5)], ["game 1"]),
        ),
      ).toBe(true);
      expect(await store.rating("evolution", "ada")).toEqual(rating("ada", 27, 1));
      // Once more: the table has another revision now, so no rating moves either.
      expect(await store.finish(over, outcome([rating("ada", 99, 2)], [ahead("ada", "bob", 6)], ["game 2"]))).toBe(
        false,
      );
      expect(await store.rating("evolution", "ada")).toEqual(rating("ada", 27, 1));
      // Somebody's rating has moved on since it was read: the table is not finished.
      await store.addTable(table("T2", { status: "playing" }));
      expect(
        await store.finish(
          table("T2", { status: "over" }),
          outcome([rating("cid", 20, 1), rating("ada", 30, 1)], [ahead("ada", "cid", 6)], ["game 3"]),
        ),
      ).toBe(false);
      expect(await store.table("T2")).toMatchObject({ status: "playing", revision: 0 });
      expect(await store.rating("evolution", "cid")).toBeUndefined();
      expect(
        await store.finish(
          table("T2", { status: "over" }),
          outcome([rating("cid", 20, 1), rating("ada", 30, 2)], [ahead("cid", "ada", 7)], ["game 4"]),
        ),
      ).toBe(true);
      expect((await store.leaderboard("evolution", 2)).map(({ player }) => player)).toEqual(["ada", "bob"]);
      expect(await store.leaderboard("evo", 2)).toEqual([]);
      // So are the meetings of the players.
      expect(await store.meetings("evolution", ["ada", "bob", "cid"], 0)).toEqual([
        ahead("ada", "bob", 5),
        ahead("cid", "ada", 7),
      ]);
      expect(await store.meetings("evolution", ["ada", "bob"], 6)).toEqual([]);
      expect(await store.meetings("evo", ["ada", "bob"], 0)).toEqual([]);
      // And so is what is told about it.
      const told = await store.records.marked("told", "of:ada", { limit: 9, lowestFirst: true });
      expect(told.map(({ key }) => key)).toEqual(["game 1", "game 4"]);
    });
  });
}
