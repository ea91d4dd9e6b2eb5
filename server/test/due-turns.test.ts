import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Seat } from "@clade/kernel";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { DueTurns } from "../notices/due-turns.ts";
import { type Notice, NOTICES } from "../notices/notice.ts";
import { isPublicAddress } from "../notices/public-address.ts";
import { waitOf } from "../notices/push-service.ts";
import { afterQuiet, isZone } from "../notices/quiet.ts";
import { Streams } from "../notices/streams.ts";
import { USUAL, wishesChange } from "../notices/wishes.ts";
import { isMailAddress } from "../notices/mail-address.ts";
import { of } from "../store/records.ts";
import { connectSqlite } from "../store/sqlite/connect.ts";
import type { Store } from "../store/store.ts";
import { Turns } from "../tables/turns.ts";
import { entry, table } from "../testkit/store-samples.ts";

describe("turns", () => {
  const log = (...entries: readonly (readonly [seat: Seat, turn: readonly Seat[], text?: string])[]) =>
    entries.map(([seat, turn, text = "feed 1"], number) => entry("T", number, { entry: `${seat} ${text}`, turn }));

  test("a turn comes to whoever had none, and is theirs until they do something", () => {
    const turns = Turns.read(2, log([0, [1]]));
    expect(turns.of(1)).toBe(0);
    turns.entered(1, 1, [1]);
    // In the middle of their own turn.
    expect(turns.of(1)).toBeUndefined();
    turns.entered(1, 2, [0]);
    expect(turns.of(0)).toBe(1);
  });

  test("a move that is taken back and made again gives nobody a second turn", () => {
    const turns = Turns.read(2, log([1, [0]], [0, [1]]));
    const before = turns.of(1);
    turns.entered(0, 2, [0]);
    turns.entered(0, 3, [1]);
    expect(turns.of(1)).toBe(before);
    expect(before).toBe(1);
  });

  test("where several decide at once, what another does secretly changes nothing", () => {
    const turns = Turns.read(3, log([0, [1, 2]]));
    turns.entered(1, 1, [2]);
    expect([turns.of(2), turns.of(1)]).toEqual([0, 2]);
  });
});

describe("quiet time", () => {
  const at = (text: string): number => Date.parse(text);
  const night = { from: 22 * 60, to: 7 * 60, days: [0, 1, 2, 3, 4, 5, 6] };

  test("what falls due in it waits to its end, on the clock of where somebody lives", () => {
    expect(afterQuiet(night, "UTC", at("2026-03-10T12:00:00Z"))).toBe(at("2026-03-10T12:00:00Z"));
    expect(afterQuiet(night, "UTC", at("2026-03-10T23:30:20Z"))).toBe(at("2026-03-11T07:00:00Z"));
    expect(afterQuiet(night, "UTC", at("2026-03-11T06:59:59Z"))).toBe(at("2026-03-11T07:00:00Z"));
    expect(afterQuiet(night, "UTC", at("2026-03-11T07:00:00Z"))).toBe(at("2026-03-11T07:00:00Z"));
    // 23:30 in Seoul.
    expect(afterQuiet(night, "Asia/Seoul", at("2026-03-10T14:30:00Z"))).toBe(at("2026-03-10T22:00:00Z"));
    expect(afterQuiet(null, "UTC", 5)).toBe(5);
  });

  test("only on the days on which it begins; days that follow each other are one", () => {
    const weekend = { from: 0, to: 0, days: [0, 6] };
    // 2026-03-14 is a Saturday.
    expect(afterQuiet(weekend, "UTC", at("2026-03-13T23:59:00Z"))).toBe(at("2026-03-13T23:59:00Z"));
    expect(afterQuiet(weekend, "UTC", at("2026-03-14T10:00:00Z"))).toBe(at("2026-03-16T00:00:00Z"));
    const friday = { from: 20 * 60, to: 8 * 60, days: [5] };
    expect(afterQuiet(friday, "UTC", at("2026-03-14T07:00:00Z"))).toBe(at("2026-03-14T08:00:00Z"));
    expect(afterQuiet(friday, "UTC", at("2026-03-15T07:00:00Z"))).toBe(at("2026-03-15T07:00:00Z"));
  });

  test("it ends when the clock on the wall says so, also in the nights on which clocks are changed", () => {
    // Paris: an hour less on 2026-03-29, an hour more on 2026-10-25.
    expect(afterQuiet(night, "Europe/Paris", at("2026-03-28T23:00:00Z"))).toBe(at("2026-03-29T05:00:00Z"));
    expect(afterQuiet(night, "Europe/Paris", at("2026-10-24T22:00:00Z"))).toBe(at("2026-10-25T06:00:00Z"));
  });

  test("zones", () => {
    expect(["Europe/Paris", "Asia/Seoul", "UTC", "Mars/Here", "", "x".repeat(65)].map(isZone)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

test("only addresses on the open internet may be called", () => {
  const open = ["8.8.8.8", "142.250.1.1", "2a00:1450:4007::200e", "64:ff9b::808:808", "::ffff:8.8.8.8"];
  const closed = [
    ["127.0.0.1", "10.1.2.3", "172.31.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1"],
    ["255.255.255.255", "198.18.0.1", "::1", "::", "fe80::1", "fc00::1", "fd12::1", "ff02::1", "::ffff:127.0.0.1"],
    ["::ffff:7f00:1", "64:ff9b::a00:1", "2002:7f00:1::", "::127.0.0.1", "fe80::1%eth0", "nonsense", ""],
  ].flat();
  expect(open.filter((address) => !isPublicAddress(address))).toEqual([]);
  expect(closed.filter((address) => isPublicAddress(address))).toEqual([]);
});

test("how long a push service asks us to wait", () => {
  const now = Date.parse("2026-03-10T12:00:00Z");
  expect(waitOf("120", now)).toBe(120_000);
  expect(waitOf("Tue, 10 Mar 2026 12:01:00 GMT", now)).toBe(60_000);
  expect(waitOf("999999999", now)).toBe(6 * 3600 * 1000);
  expect([waitOf(undefined), waitOf("soon")]).toEqual([null, null]);
});

test("e-mail addresses", () => {
  const good = ["ada@example.org", "a.b+c@mail.example.co.kr", "zoé@exemple.fr", "o'neil@example.org"];
  const bad = ["", "ada", "ada@", "@example.org", "ada@example", "a b@example.org", "ada@example.org\r\nBcc: x@y.org"];
  expect(good.filter((text) => !isMailAddress(text))).toEqual([]);
  expect(
    [...bad, "<ada@example.org>", "ada@exa..mple.org", "ada@-x.org"].filter((text) => isMailAddress(text)),
  ).toEqual([]);
});

test("a stream goes on where it broke off, for a while", () => {
  const streams = new Streams();
  const heard: string[] = [];
  const listener = ({ id }: { readonly id: string }): void => void heard.push(id);
  const turn = { type: "turn", table: "T", game: "evo" } as const;
  streams.happened("ada", turn);
  expect(streams.listen("ada", undefined, listener)).toBeUndefined();
  streams.happened("ada", turn);
  streams.happened("bob", turn);
  const [first = ""] = heard;
  expect(heard).toHaveLength(1);
  streams.leave("ada", listener);
  for (let count = 0; count < 3; count++) streams.happened("ada", turn);
  expect(streams.listen("ada", first, listener)).toHaveLength(3);
  for (let count = 0; count < 300; count++) streams.happened("ada", turn);
  expect(streams.listen("ada", first, listener)).toBeUndefined();
  expect(streams.listen("ada", heard.at(-1), listener)).toEqual([]);
  expect(streams.listen("ada", "other-1", listener)).toBeUndefined();
  streams.stop();
});

describe("what falls due", () => {
  const WAIT = 20_000;
  let store: Store;
  let folder: string;
  let turns: DueTurns;
  const seen = new Set<string>();
  const correspondence = table("T", { status: "playing", pace: { kind: "move", seconds: 24 * 3600 } });
  const ada = { person: "ada", seat: 0 as Seat, turn: 3, left: 24 * 3600 * 1000 };

  beforeEach(async () => {
    // The store has a thread and timers of its own.
    vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"], now: Date.parse("2026-03-10T12:00:00Z") });
    folder = mkdtempSync(join(tmpdir(), "clade-due-"));
    store = await connectSqlite(join(folder, "clade.db"), (error) => {
      throw error;
    });
    await store.records.change([wishesChange("ada", USUAL)]);
    seen.clear();
    turns = new DueTurns(
      store,
      { isSeenBy: (_table, person) => seen.has(person), isHere: () => true },
      WAIT,
      () => {},
      () => {},
    );
  });
  afterEach(async () => {
    vi.useRealTimers();
    await turns.stop();
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Lets time pass, and what is due then be kept. */
  async function pass(seconds: number): Promise<void> {
    for (let passed = 0; passed < seconds; passed += Math.max(1, seconds / 40)) {
      vi.advanceTimersByTime(1000 * Math.max(1, seconds / 40));
      await turns.idle();
    }
  }
  const kept = async (): Promise<string[]> =>
    (await store.records.marked(NOTICES, of("ada").mark, { limit: 10 })).map(
      ({ key, body }) => `${key} ${(body as Notice).state}`,
    );

  test("not before the wait is over, and once", async () => {
    turns.stands(correspondence, [ada]);
    await pass(15);
    expect(await kept()).toEqual([]);
    await pass(10);
    expect(await kept()).toEqual(["T/ada/3 due"]);
    turns.stands(correspondence, []);
    turns.stands(correspondence, [ada]);
    await pass(60);
    expect(await kept()).toEqual(["T/ada/3 due"]);
  });

  test("a fast answer and an undo make none", async () => {
    turns.stands(correspondence, [ada]);
    await pass(15);
    turns.stands(correspondence, []);
    await pass(100);
    turns.stands(correspondence, [ada]);
    await pass(15);
    turns.stands(correspondence, []);
    await pass(100);
    expect(await kept()).toEqual([]);
  });

  test("whoever looks on has seen it; whoever goes soon may have been a phone that was put away", async () => {
    seen.add("ada");
    turns.stands(correspondence, [ada]);
    await pass(120);
    expect(await kept()).toEqual(["T/ada/3 seen"]);
    seen.clear();
    await pass(600);
    expect(await kept()).toEqual(["T/ada/3 seen"]);
    seen.add("ada");
    turns.stands(correspondence, [{ ...ada, turn: 7 }]);
    await pass(40);
    seen.clear();
    await pass(120);
    expect((await kept()).sort()).toEqual(["T/ada/3 seen", "T/ada/7 due"]);
  });

  test("in a live game only whoever is away for a while", async () => {
    turns.stands({ ...correspondence, pace: { kind: "bank", seconds: 600, increment: 5 } }, [
      { ...ada, left: 600_000 },
    ]);
    await pass(50);
    expect(await kept()).toEqual([]);
    await pass(20);
    expect(await kept()).toEqual(["T/ada/3 due"]);
    // The clock of a live game is not told of.
    await pass(600);
    expect(await kept()).toHaveLength(1);
  });

  test("once more when a quarter of the time is left", async () => {
    turns.stands(correspondence, [ada]);
    await pass(17 * 3600);
    expect(await kept()).toEqual(["T/ada/3 due"]);
    await pass(2 * 3600);
    expect((await kept()).sort()).toEqual(["T/ada/3 due", "T/ada/3/clock due"]);
  });

  test("a quarter that was reached while there was no server is told after its start, once", async () => {
    turns.stands(correspondence, [{ ...ada, left: 3600 * 1000 }]);
    await pass(60);
    expect((await kept()).sort()).toEqual(["T/ada/3 due", "T/ada/3/clock due"]);
    // A bank that was low when the turn came is no news.
    const bank = { ...correspondence, id: "B", pace: { kind: "bank", seconds: 24 * 3600, increment: 0 } as const };
    turns.stands(bank, [{ ...ada, left: 3600 * 1000 }]);
    await pass(60);
    expect((await kept()).filter((each) => each.startsWith("B"))).toEqual(["B/ada/3 due"]);
  });

  test("whoever never asked for notices has none, nor of what they do not want", async () => {
    turns.stands(correspondence, [{ ...ada, person: "bob" }]);
    await pass(60);
    expect(await store.records.record(NOTICES, "T/bob/3")).toBeUndefined();
    await store.records.change([wishesChange("ada", { ...USUAL, kinds: ["over"] })]);
    turns.stands(correspondence, [ada]);
    await pass(60);
    expect(await kept()).toEqual(["T/ada/3 seen"]);
  });
});
