import { loadGame } from "@clade/games";
import type { FromTable, Now } from "@clade/kernel";
import { branchTroubles } from "@clade/kernel/replay";
import { describe, expect, test } from "vitest";
import { DeviceTables } from "../local/device-tables.ts";
import { address, type KeptTable, type Summary } from "../local/messages.ts";
import { NotKept } from "../local/storage.ts";

interface Device {
  readonly kept: Map<string, KeptTable>;
  /** A device that is full keeps nothing more. */
  full: boolean;
  open(): { tables: DeviceTables; told: FromTable[] };
}

/** A device: what it keeps outlives them, as it outlives a page. */
function device(): Device {
  const kept = new Map<string, KeptTable>();
  const home: Device = {
    kept,
    full: false,
    open() {
      const told: FromTable[] = [];
      const tables = new DeviceTables({
        pace: () => 0,
        send: (message) => told.push(message),
        storage: {
          put: async (table) => {
            if (home.full) throw new NotKept("QuotaExceededError");
            kept.set(table.id, JSON.parse(JSON.stringify(table)) as KeptTable);
          },
          get: async (id) => kept.get(id),
          all: async () => [...kept.values()],
          remove: async (id) => void kept.delete(id),
        },
      });
      return { tables, told };
    },
  };
  return home;
}

async function newTable(tables: DeviceTables, seats: readonly { name: string; bot?: string }[]): Promise<string> {
  const answer = await tables.answer({ type: "open", wishes: { game: "evolution", seats, options: {} } });
  if (answer === null || typeof answer !== "object" || !("table" in answer)) throw new Error("no table");
  return answer.table;
}

function lastNow(told: readonly FromTable[]): Now {
  const news = told.findLast((message) => message.type === "news" || message.type === "stale");
  if (news?.type !== "news" && news?.type !== "stale") throw new Error("no news");
  return news.now;
}

const SOLO = [{ name: "Ada" }, { name: "Anning", bot: "novice" }];

describe("tables on this device", () => {
  test("a whole game: the person's first legal move each time, bots in between, to the result", async () => {
    const { tables, told } = device().open();
    const table = address(await newTable(tables, SOLO), 0);
    await tables.hear({ type: "watch", table, from: 0 });
    for (let moves = 0; moves < 500 && lastNow(told).result === null; moves++) {
      const now = lastNow(told);
      const move = now.legal.at(-1) ?? "";
      await tables.hear({ type: "act", table, id: `${moves}`, on: now.number, move });
    }
    expect(lastNow(told).result?.places).toHaveLength(2);
    const seeds = told.flatMap((message) => (message.type === "seed" ? [message.seed] : []));
    expect(seeds[0]).toBeNull();
    expect(seeds.at(-1)).toMatch(/^[0-9a-f]{64}$/);
    expect(await tables.answer({ type: "list" })).toMatchObject([{ over: true, game: "evolution" }]);
  });

  test("a game is kept after every move, and another page goes on at the same decision", async () => {
    const home = device();
    const first = home.open();
    const id = await newTable(first.tables, SOLO);
    const table = address(id, 0);
    await first.tables.hear({ type: "watch", table, from: 0 });
    const now = lastNow(first.told);
    await first.tables.hear({ type: "act", table, id: "a", on: now.number, move: now.legal[0] ?? "" });
    const second = home.open();
    await second.tables.hear({ type: "watch", table, from: 0 });
    expect(lastNow(second.told).view).toEqual(lastNow(first.told).view);
    expect(lastNow(second.told).legal).toEqual(lastNow(first.told).legal);
  });

  test("the same message sent again is answered as before; one on an old position is stale; a bad one is refused", async () => {
    const { tables, told } = device().open();
    const table = address(await newTable(tables, [{ name: "Ada" }, { name: "Bert" }]), 0);
    await tables.hear({ type: "watch", table, from: 0 });
    const { number, legal } = lastNow(told);
    const act = { type: "act", table, id: "once", on: number, move: legal[0] ?? "" } as const;
    await tables.hear(act);
    await tables.hear(act);
    expect(told.filter((message) => message.type === "news" && message.done === "once")).toHaveLength(1);
    expect(told.at(-1)).toEqual({ type: "done", table, id: "once" });
    await tables.hear({ ...act, id: "late" });
    expect(told.at(-1)).toMatchObject({ type: "stale", id: "late" });
    await tables.hear({ ...act, id: "wrong", on: lastNow(told).number, move: "pass" });
    expect(told).toContainEqual(expect.objectContaining({ type: "refused", id: "wrong" }));
  });

  test("each seat is told only what it may see", async () => {
    const { tables, told } = device().open();
    const id = await newTable(tables, [{ name: "Ada" }, { name: "Bert" }]);
    await tables.hear({ type: "watch", table: address(id, 0), from: 0 });
    const ada = JSON.stringify(lastNow(told).view);
    await tables.hear({ type: "watch", table: address(id, 1), from: 0 });
    const bert = JSON.stringify(lastNow(told).view);
    expect(ada).not.toBe(bert);
    expect(lastNow(told).watcher).toBe(1);
  });

  test("a hint names legal moves, with what the best bot expects of them", async () => {
    const { tables, told } = device().open();
    const table = address(await newTable(tables, SOLO), 0);
    await tables.hear({ type: "watch", table, from: 0 });
    await tables.hear({ type: "hint", table, id: "h" });
    const answer = told.find((message) => message.type === "hints");
    if (answer?.type !== "hints") throw new Error("no hints");
    expect(answer.hints.length).toBeGreaterThan(0);
    for (const { move, win } of answer.hints) {
      expect(lastNow(told).legal).toContain(move);
      expect(win).toBeGreaterThanOrEqual(0);
    }
  });

  test("a bot that is not there is replaced, and a thrown-away table is gone", async () => {
    const home = device();
    const { tables, told } = home.open();
    const id = await newTable(tables, [{ name: "Ada" }, { name: "Anning", bot: "usual" }]);
    expect(home.kept.get(id)?.record.seats[1]?.bot).not.toBe("usual");
    await tables.answer({ type: "forget", table: id });
    await tables.hear({ type: "watch", table: address(id, 0), from: 0 });
    expect(told.at(-1)).toMatchObject({ type: "error", code: "no-such-table" });
  });

  test("a move that the device cannot keep does not count, and can be made again when there is room", async () => {
    const home = device();
    const { tables, told } = home.open();
    const table = address(await newTable(tables, [{ name: "Ada" }, { name: "Bert" }]), 0);
    await tables.hear({ type: "watch", table, from: 0 });
    const before = lastNow(told);
    const act = { type: "act", table, id: "a", on: before.number, move: before.legal[0] ?? "" } as const;
    home.full = true;
    await tables.hear(act);
    expect(told.at(-1)).toMatchObject({ type: "error", table, id: "a", code: "not-kept" });
    home.full = false;
    await tables.hear({ type: "watch", table, from: before.number });
    expect(lastNow(told)).toEqual(before);
    await tables.hear(act);
    expect(told.at(-1)).toMatchObject({ type: "news", done: "a" });
    expect([...home.kept.values()][0]?.record.moves).toEqual([`0 ${act.move}`]);
  });

  test("a game of older rules goes on where its moves still fit; else it says so and stays on the device", async () => {
    const home = device();
    const first = home.open();
    const id = await newTable(first.tables, SOLO);
    const table = address(id, 0);
    await first.tables.hear({ type: "watch", table, from: 0 });
    const { number, legal } = lastNow(first.told);
    await first.tables.hear({ type: "act", table, id: "a", on: number, move: legal[0] ?? "" });
    const kept = home.kept.get(id);
    if (kept === undefined) throw new Error("nothing kept");

    home.kept.set(id, { ...kept, record: { ...kept.record, version: 0 } });
    const second = home.open();
    await second.tables.hear({ type: "watch", table, from: 0 });
    expect(lastNow(second.told).view).toEqual(lastNow(first.told).view);

    const outgrown = { ...kept, record: { ...kept.record, version: 0, digest: "elsewhere" } };
    home.kept.set(id, outgrown);
    const third = home.open();
    await third.tables.hear({ type: "watch", table, from: 0 });
    expect(third.told).toEqual([expect.objectContaining({ type: "error", table, code: "rules-moved" })]);
    expect(home.kept.get(id)).toEqual(outgrown);
    expect(await third.tables.answer({ type: "info", table: id })).toMatchObject({ id, version: 0 });
    expect(await third.tables.answer({ type: "record", table: id })).toEqual(outgrown.record);
  });

  test("bots whose moves cannot be kept say so, and go on when somebody asks again", async () => {
    const home = device();
    const { tables, told } = home.open();
    const table = address(await newTable(tables, SOLO), 0);
    home.full = true;
    await tables.hear({ type: "watch", table, from: 0 });
    expect(told.filter(({ type }) => type === "error")).toEqual([
      expect.objectContaining({ type: "error", table, code: "not-kept" }),
    ]);
    const waiting = lastNow(told);
    expect(waiting.deciders).toContain(1);
    home.full = false;
    await tables.hear({ type: "watch", table, from: waiting.number });
    expect(lastNow(told).deciders).not.toContain(1);
  });
});

describe("games that stay on this device", () => {
  /** A finished game, played by the person's first legal moves. */
  async function finished(home: Device): Promise<string> {
    const { tables, told } = home.open();
    const id = await newTable(tables, SOLO);
    const table = address(id, 0);
    await tables.hear({ type: "watch", table, from: 0 });
    for (let moves = 0; moves < 500 && lastNow(told).result === null; moves++) {
      const { legal, number } = lastNow(told);
      await tables.hear({ type: "act", table, id: `m${moves}`, on: number, move: legal[0] ?? "" });
    }
    expect(lastNow(told).result).not.toBeNull();
    return id;
  }

  test("a finished game stays, can be branched and goes on there as a table; the record with it still verifies", async () => {
    const home = device();
    const id = await finished(home);
    const { tables, told } = home.open();
    const [entry] = (await tables.answer({ type: "list" })) as readonly Summary[];
    expect(entry).toMatchObject({ id, over: true, branches: 0 });
    expect(entry?.result?.scores).toHaveLength(2);
    const wish = { at: 10, seats: SOLO, name: "otherwise", imagined: { seat: 0, seed: "x" }, seed: "y" } as const;
    const answer = (await tables.answer({ type: "branch", table: id, wish })) as { readonly table: string };
    expect(answer.table).toBe(`${id}~1`);
    const table = address(answer.table, 0);
    await tables.hear({ type: "watch", table, from: 0 });
    for (let moves = 0; moves < 500 && lastNow(told).result === null; moves++) {
      const { legal, number } = lastNow(told);
      await tables.hear({ type: "act", table, id: `b${moves}`, on: number, move: legal.at(-1) ?? "" });
    }
    const again = home.open().tables;
    expect(await again.answer({ type: "info", table: answer.table })).toMatchObject({ over: true });
    await again.answer({ type: "name-branch", table: id, branch: "1", name: "bolder", note: "what if" });
    const record = home.kept.get(id)?.record;
    expect(record?.branches).toMatchObject([{ id: "1", name: "bolder", note: "what if", at: 10 }]);
    const pack = await loadGame("evolution");
    if (pack === undefined || record === undefined) throw new Error("no game");
    expect(branchTroubles(pack.game, record)).toEqual([]);
    await again.answer({ type: "drop-branch", table: id, branch: "1" });
    expect(home.kept.get(id)?.record.branches).toBeUndefined();
  });

  test("a game that goes on has no branches: nobody tries out what is hidden", async () => {
    const { tables } = device().open();
    const id = await newTable(tables, SOLO);
    const wish = { at: 0, seats: SOLO, name: "cheat" };
    expect(await tables.answer({ type: "branch", table: id, wish })).toHaveProperty("complaint");
  });

  test("what was deleted can be put back; what is brought twice is kept once, with the branches of both", async () => {
    const home = device();
    const id = await finished(home);
    const { tables } = home.open();
    const kept = (await tables.answer({ type: "forget", table: id })) as KeptTable;
    expect(home.kept.size).toBe(0);
    await tables.answer({ type: "restore", kept });
    expect(home.kept.get(id)).toEqual(kept);
    const wish = { at: 4, seats: SOLO, name: "b" };
    await tables.answer({ type: "branch", table: id, wish });
    const branched = home.kept.get(id)?.record;
    if (branched === undefined) throw new Error("gone");
    expect(await tables.answer({ type: "keep", record: kept.record })).toEqual({ table: id });
    expect(home.kept.get(id)?.record.branches).toHaveLength(1);
    await tables.answer({ type: "drop-branch", table: id, branch: "1" });
    expect(await tables.answer({ type: "keep", record: branched })).toEqual({ table: id });
    expect(home.kept.get(id)?.record.branches).toHaveLength(1);
    const other = { ...kept.record, digest: "another end" };
    expect(await tables.answer({ type: "keep", record: other })).not.toEqual({ table: id });
    expect(home.kept.size).toBe(2);
  });
});
