import { describe, expect } from "vitest";
import { joined, pack } from "../store/packing.ts";
import { slotOf } from "../store/slots.ts";
import { LeaseLost } from "../store/store.ts";
import { appendAll, entry, outcome, person, rating, seats, server, table } from "./store-samples.ts";
import { storiesOf, type StoreUnderTest } from "./store-under-test.ts";

/** What every backend must do for those who look after it: who tidies up, who is erased, other servers, the operator. */
export function upkeepConformance(name: string, open: () => Promise<StoreUnderTest>): void {
  const withStore = storiesOf(open);

  describe(`${name} can be looked after`, () => {
    withStore(
      "a finished game gets small without changing, in steps that can be taken again",
      async ({ store, reopen }) => {
        const { keeping } = store;
        await store.addTable(table("T1", { status: "playing", created: 1 }));
        await appendAll(store, [entry("T1", 0), entry("T1", 1)]);
        expect(await keeping.unpacked(100, 10)).toEqual([]);
        await store.finish(table("T1", { status: "over", created: 1, ended: 9, digest: "d" }), outcome());
        expect(await keeping.unpacked(9, 10)).toEqual([]);
        expect(await keeping.unpacked(10, 10)).toEqual([{ table: "T1", moves: false }]);
        const before = await store.table("T1");
        if (before === undefined) throw new Error("no table");
        const moves = joined((await store.log("T1")).map((each) => each.entry));
        await keeping.keepMoves("T1", Buffer.from(await pack(moves)).toString("base64"));
        expect(await keeping.unpacked(10, 10)).toEqual([{ table: "T1", moves: true }]);
        expect([await keeping.dropLog("T1"), await keeping.dropLog("T1")]).toEqual([false, true]);
        const body = Buffer.from(await pack(JSON.stringify(before))).toString("base64");
        expect(await keeping.packTable("T1", before.revision - 1, body)).toBe(false);
        expect(await keeping.packTable("T1", before.revision, body)).toBe(true);
        expect(await keeping.unpacked(10, 10)).toEqual([]);
        const again = await reopen();
        expect(await again.table("T1")).toEqual(before);
        expect((await again.log("T1")).map((each) => each.entry).join("\n")).toBe(moves);
        // It changes, and is whole until it is packed again.
        expect(await again.saveTable({ ...before, rematch: "T2" })).toBe(true);
        expect(await again.table("T1")).toMatchObject({ rematch: "T2", revision: before.revision + 1 });
        expect(await again.keeping.unpacked(10, 10)).toEqual([{ table: "T1", moves: true }]);
        await again.keeping.leaveUnpacked("T1");
        expect(await again.keeping.unpacked(10, 10)).toEqual([]);
      },
    );

    withStore(
      "what nobody needs goes: tables with all that is theirs, lines of chat by their age",
      async ({ store }) => {
        const { keeping } = store;
        const line = (id: string, number: number, at: number) => ({
          table: id,
          number,
          person: "ada",
          name: "Ada",
          text: "x",
          at,
        });
        await store.addTable(table("T1", { created: 5 }));
        await store.addTable(table("T2", { created: 5, status: "playing" }));
        await store.addTable(table("T3", { created: 5, status: "playing" }));
        await appendAll(store, [entry("T2", 0, { at: 50 }), entry("T3", 0, { at: 5 })]);
        for (const [number, at] of [3, 30, 60].entries()) await store.say(line("T2", number, at));
        expect(await keeping.expired("waiting", 5, 10)).toEqual([]);
        expect(await keeping.expired("waiting", 6, 10)).toEqual(["T1"]);
        expect(await keeping.expired("playing", 40, 10)).toEqual(["T3"]);
        expect([
          await keeping.forgetChat(40, 1),
          await keeping.forgetChat(40, 5),
          await keeping.forgetChat(40, 5),
        ]).toEqual([1, 1, 0]);
        expect((await store.chat("T2", 0, 99)).map(({ number }) => number)).toEqual([2]);
        expect(await store.nextLine("T2")).toBe(3);
        while (!(await keeping.removeTable("T2")));
        expect(await store.table("T2")).toBeUndefined();
        expect([await store.log("T2"), await store.chat("T2", 0, 99)]).toEqual([[], []]);
        expect((await store.tablesOf("ada", 9, 0)).map(({ table: { id } }) => id).sort()).toEqual(["T1", "T3"]);
      },
    );

    withStore(
      "people are called by the name they have now, and nothing is left of who is erased",
      async ({ store }) => {
        await store.savePerson(person("ada", "Ada"));
        await store.addTable(table("T1", { seats: seats("ada", "bob"), host: "ada", hostName: "Ada" }));
        await store.say({ table: "T1", number: 0, person: "ada", name: "Ada", text: "hello", at: 1 });
        await store.say({ table: "T1", number: 1, person: "bob", name: "Bob", text: "hello too", at: 2 });
        await store.savePerson(person("ada", "Countess"));
        expect(await store.table("T1")).toMatchObject({ hostName: "Countess", seats: [{ name: "Countess" }, {}] });
        expect((await store.chat("T1", 0, 99)).map((line) => line.name)).toEqual(["Countess", "Bob"]);
        expect(await store.personal.tablesWith("ada", "", 9)).toEqual(["T1"]);
        expect(await store.personal.linesBy("ada", null, 9)).toEqual([
          { table: "T1", number: 0, text: "hello", at: 1 },
        ]);
        await store.desk.report({
          at: 3,
          table: "T1",
          by: "bob",
          text: "rude",
          lines: [{ number: 0, person: "ada", name: "Ada", text: "hello" }],
        });
        await store.personal.erase("ada");
        expect(await store.person("ada")).toBeUndefined();
        expect((await store.chat("T1", 0, 99)).map(({ text }) => text)).toEqual(["hello too"]);
        expect(await store.nextLine("T1")).toBe(2);
        expect(await store.personal.tablesWith("ada", "", 9)).toEqual([]);
        expect(await store.personal.reportsBy("bob")).toEqual([{ table: "T1", text: "rude", at: 3 }]);
        // A report stays until it is settled, and for as long as a chat from then on.
        await store.keeping.forgetReports(100);
        expect(await store.personal.reportsBy("bob")).toHaveLength(1);
        expect(await store.desk.settleReport(1, 5)).toBe(true);
        await store.keeping.forgetReports(5);
        expect(await store.personal.reportsBy("bob")).toHaveLength(1);
        await store.keeping.forgetReports(6);
        expect(await store.personal.reportsBy("bob")).toEqual([]);
      },
    );

    withStore("where several servers share the store, a slot is one server's at a time", async ({ store }) => {
      const { leases } = store;
      if (leases === undefined) return;
      await leases.beat(server("a"));
      expect(await leases.claim("a", [{ slot: 3, epoch: 0 }])).toEqual([{ slot: 3, epoch: 1 }]);
      const { alive, slots } = await leases.beat(server("b"));
      expect(alive.map(({ id }) => id)).toEqual(["a", "b"]);
      expect(slots[3]).toEqual({ slot: 3, epoch: 1, owner: "a" });
      // What somebody has who lives cannot be taken, nor what has changed hands since it was looked at.
      expect(await leases.claim("b", [{ slot: 3, epoch: 1 }])).toEqual([]);
      expect(await leases.give("a", [{ slot: 3, epoch: 1, to: "b" }])).toEqual([{ slot: 3, epoch: 2, owner: "b" }]);
      expect(await leases.give("a", [{ slot: 3, epoch: 2, to: "a" }])).toEqual([]);
      await leases.leave("b");
      expect(await leases.claim("a", [{ slot: 3, epoch: 2 }])).toEqual([]);
      expect(await leases.claim("a", [{ slot: 3, epoch: 3 }])).toEqual([{ slot: 3, epoch: 4 }]);
    });

    withStore("what comes under an epoch that is over is refused, whatever it is", async ({ store, reopen }) => {
      const { leases } = store;
      if (leases === undefined) return;
      const slot = slotOf("T1");
      await store.addTable(table("T1"));
      for (const id of ["a", "b"]) await leases.beat(server(id));
      await leases.claim("a", [{ slot, epoch: 0 }]);
      expect(await store.append(entry("T1", 0), 1)).toBe(true);
      await leases.give("a", [{ slot, epoch: 1, to: "b" }]);
      const line = { table: "T1", number: 0, person: "ada", name: "Ada", text: "hello", at: 1 };
      const results = await Promise.allSettled([
        store.append(entry("T1", 1), 1),
        store.append(entry("T1", 1), 2),
        store.append(entry("T1", 2), 7),
        store.saveTable(table("T1", { status: "playing" }), 1),
        store.finish(table("T1", { status: "over" }), outcome([rating("ada", 27, 1)]), 1),
        store.say(line, 1),
      ]);
      expect(results.map(({ status }) => status)).toEqual([
        "rejected",
        "fulfilled",
        "rejected",
        "rejected",
        "rejected",
        "rejected",
      ]);
      for (const each of results) if (each.status === "rejected") expect(each.reason).toBeInstanceOf(LeaseLost);
      expect(await store.saveTable(table("T1", { status: "playing" }), 2)).toBe(true);
      await store.say(line, 2);
      const again = await reopen();
      expect(await again.log("T1")).toEqual([entry("T1", 0), entry("T1", 1)]);
      expect(await again.table("T1")).toMatchObject({ status: "playing", revision: 1 });
      expect(await again.rating("evolution", "ada")).toBeUndefined();
    });

    withStore("an order is taken once, and bans are kept", async ({ store, reopen }) => {
      const { desk } = store;
      const id = await desk.order({ at: 1, by: "root", order: "{}" });
      expect(await desk.takeOrders()).toEqual([{ id, at: 1, by: "root", order: "{}" }]);
      expect(await desk.takeOrders()).toEqual([]);
      await desk.answer(id, "{}", { done: true, said: "done" }, 2);
      await desk.ban({ kind: "address", value: "192.0.2.7", at: 1, until: null });
      await desk.ban({ kind: "address", value: "192.0.2.7", at: 2, until: 9 });
      const again = await reopen();
      expect(await again.desk.bans()).toEqual([{ kind: "address", value: "192.0.2.7", at: 2, until: 9 }]);
      expect([await again.desk.unban("address", "192.0.2.7"), await again.desk.unban("address", "192.0.2.7")]).toEqual([
        true,
        false,
      ]);
    });
  });
}
