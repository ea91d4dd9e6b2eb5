import { describe, expect } from "vitest";
import { of, type RecordChange } from "../store/records.ts";
import { storiesOf, type StoreUnderTest } from "./store-under-test.ts";

/** What every backend must do with the records of other rooms. */
export function recordsConformance(name: string, open: () => Promise<StoreUnderTest>): void {
  const withStore = storiesOf(open);

  describe(`${name} keeps records`, () => {
    withStore("a record is kept, changed under its revision, and goes", async ({ store, reopen }) => {
      expect(await store.records.record("club", "a")).toBeUndefined();
      const body = { name: "진화 \u{1F995}", list: [1, null, { deep: true }] };
      expect(await store.records.change([{ kind: "club", key: "a", revision: 0, body }])).toBe(true);
      expect(await store.records.change([{ kind: "club", key: "a", revision: 0, body: 1 }])).toBe(false);
      const { records } = await reopen();
      expect(await records.record("club", "a")).toEqual({ kind: "club", key: "a", revision: 1, body });
      expect(await records.record("member", "a")).toBeUndefined();
      expect(await records.change([{ kind: "club", key: "a", revision: 1, body: "changed" }])).toBe(true);
      expect(await records.change([{ kind: "club", key: "a", body: ["whatever was there"] }])).toBe(true);
      expect(await records.record("club", "a")).toMatchObject({ revision: 3, body: ["whatever was there"] });
      expect(await records.change([{ kind: "club", key: "a", revision: 2, body: null }])).toBe(false);
      expect(await records.change([{ kind: "club", key: "a", revision: 3, body: null }])).toBe(true);
      expect(await records.record("club", "a")).toBeUndefined();
      expect(await records.change([{ kind: "club", key: "a", revision: 0, body: "again" }])).toBe(true);
    });

    withStore("changes are made together or not at all", async ({ store: { records } }) => {
      await records.change([{ kind: "k", key: "there", body: 1, marks: [{ mark: "m" }] }]);
      const together = (revision: number): RecordChange[] => [
        { kind: "k", key: "new", revision: 0, body: 2, marks: [{ mark: "m" }] },
        { kind: "k", key: "there", revision, body: null },
      ];
      expect(await records.change(together(7))).toBe(false);
      expect([await records.record("k", "new"), await records.count("k", "m")]).toEqual([undefined, 1]);
      expect(await records.change(together(1))).toBe(true);
      expect([await records.record("k", "there"), await records.count("k", "m")]).toEqual([undefined, 1]);
    });

    withStore("of many who change one record at the same revision one does", async ({ store: { records } }) => {
      const raced = Array.from({ length: 20 }, (_, who) =>
        records.change([
          { kind: "k", key: "one", revision: 0, body: who },
          { kind: "k", key: `only ${who}`, revision: 0, body: who, marks: [{ mark: "winner" }] },
        ]),
      );
      expect((await Promise.all(raced)).filter(Boolean)).toHaveLength(1);
      const [winner] = await records.marked("k", "winner", { limit: 9 });
      expect(await records.count("k", "winner")).toBe(1);
      expect(await records.record("k", "one")).toMatchObject({ revision: 1, body: winner?.body });
    });

    withStore("they are found by their marks, by rank, a page at a time", async ({ store: { records } }) => {
      const ranks = [3, -1, 2.5, 2.5, 1e12];
      for (const [index, rank] of ranks.entries()) {
        const marks = [{ mark: "by rank", rank }, { mark: `own ${index}` }];
        await records.change([{ kind: "k", key: `key ${index}`, body: index, marks }]);
      }
      await records.change([{ kind: "other", key: "x", body: 0, marks: [{ mark: "by rank", rank: 5 }] }]);
      const keys = async (page: Omit<Parameters<typeof records.marked>[2], "limit">, limit = 9) =>
        (await records.marked("k", "by rank", { limit, ...page })).map(({ body }) => body);
      expect(await keys({})).toEqual([4, 0, 3, 2, 1]);
      expect(await keys({}, 2)).toEqual([4, 0]);
      expect(await keys({ after: { rank: 2.5, key: "key 3" } })).toEqual([2, 1]);
      expect(await keys({ lowestFirst: true })).toEqual([1, 2, 3, 0, 4]);
      expect(await keys({ lowestFirst: true, after: { rank: 2.5, key: "key 2" } }, 2)).toEqual([3, 0]);
      expect(await keys({ lowestFirst: true, upTo: 2.5 })).toEqual([1, 2, 3]);
      expect(await keys({ from: 2.5, upTo: 3 })).toEqual([0, 3, 2]);
      expect(await records.marked("k", "own 0", { limit: 9 })).toEqual([
        { kind: "k", key: "key 0", revision: 1, body: 0, rank: 0 },
      ]);
      // Marks are those of the last change.
      await records.change([{ kind: "k", key: "key 0", body: 0, marks: [{ mark: "by rank", rank: -5 }] }]);
      expect(await keys({})).toEqual([4, 3, 2, 1, 0]);
      expect([await records.count("k", "own 0"), await records.count("k", "by rank")]).toEqual([0, 5]);
    });

    withStore("what is about somebody is told to them, and goes with them", async ({ store }) => {
      const { records, personal } = store;
      const about = (key: string, person: string): RecordChange => ({
        kind: "member",
        key,
        body: { key },
        marks: [of(person), { mark: "club:1" }],
      });
      await records.change([about("1/ada", "ada"), about("2/ada", "ada"), about("1/bob", "bob")]);
      await records.change([{ kind: "follow", key: "ada", body: {}, marks: [of("ada")] }]);
      const first = await personal.recordsOf("ada", null, 2);
      expect(first.map(({ kind, key }) => `${kind} ${key}`)).toEqual(["follow ada", "member 1/ada"]);
      const rest = await personal.recordsOf("ada", first.at(-1) ?? null, 2);
      expect(rest.map(({ body }) => body)).toEqual([{ key: "2/ada" }]);
      await personal.erase("ada");
      expect(await personal.recordsOf("ada", null, 9)).toEqual([]);
      // Not only its marks: the record itself.
      expect([await records.record("member", "1/ada"), await records.record("follow", "ada")]).toEqual([
        undefined,
        undefined,
      ]);
      expect((await records.marked("member", "club:1", { limit: 9 })).map(({ key }) => key)).toEqual(["1/bob"]);
    });
  });
}
