import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isComplaint, type Seat } from "@clade/kernel";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { addDevice, devicesOf } from "../notices/devices.ts";
import { type Round, ROUNDS } from "../notices/letters.ts";
import { confirmMail, mailOf } from "../notices/mail-address.ts";
import { Notices } from "../notices/notices.ts";
import { USUAL, type Wishes, wishesChange } from "../notices/wishes.ts";
import { readSettings } from "../settings.ts";
import { connectSqlite } from "../store/sqlite/connect.ts";
import type { Store } from "../store/store.ts";
import { MailSink, type SunkLetter } from "../testkit/mail-sink.ts";
import { PushStandIn } from "../testkit/push-stand-in.ts";
import { entry, table } from "../testkit/store-samples.ts";

// A real store, a push service after the standards and a real mail server; only the hands of the clock are moved.
const SITE = "https://clade.example";
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const WAITING = { timeout: 15_000, interval: 20 };
const MORNING = Date.parse("2026-03-10T09:00:00Z");

let folder: string;
let store: Store;
let push: PushStandIn;
let sink: MailSink;
let notices: Notices;
/** What became of each try. */
let tries: string[];
const troubles: string[] = [];

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: MORNING });
  folder = mkdtempSync(join(tmpdir(), "clade-second-try-"));
  store = await connectSqlite(join(folder, "house.db"), (error) => void troubles.push(error.message));
  [push, sink] = [await PushStandIn.open(), await MailSink.open()];
  const given: Readonly<Record<string, string>> = {
    data: folder,
    mail: sink.url,
    "mail-from": "table@clade.example",
    site: SITE,
    "push-hosts": push.origin,
    "notice-after": "0.05",
  };
  const settings = readSettings(({ flag }) => given[flag]);
  if (isComplaint(settings)) throw new Error(settings.complaint);
  notices = await Notices.open(
    store,
    settings,
    (what, about) => void troubles.push(`${what} ${JSON.stringify(about)}`),
  );
  tries = [];
  notices.begin({ isSeenBy: () => false, isHere: () => true, isOpen: () => false }, true, (channel, what) => {
    tries.push(`${channel} ${what}`);
  });
});
afterEach(async () => {
  await notices.stop();
  await Promise.all([push.close(), sink.close(), store.close()]);
  vi.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
  const faults = [...troubles.splice(0), ...push.faults];
  if (faults.length > 0) throw new Error(faults.join("; "));
});

function pass(ms: number): void {
  vi.setSystemTime(Date.now() + ms);
}

/** So much later; and whatever is due by then has been looked at, more than once. */
async function later(ms: number): Promise<void> {
  pass(ms);
  await new Promise((resolve) => setTimeout(resolve, 300));
}

let told = 0;
const round = (person: string, name: string): Promise<void> =>
  notices.tell(person, { kind: "round", name, path: `/online/${name}` }, `cup/${told++}`);

describe("a push service that is busy", () => {
  const pushTries = (): string[] => tries.filter((each) => each.startsWith("push"));
  async function withDevice(person: string): Promise<void> {
    await store.records.change([wishesChange(person, USUAL)]);
    const { subscription } = push.subscribe(person);
    expect(
      await addDevice(store, notices.push, { ...subscription, person, device: "phone", since: 1 }),
    ).toBeUndefined();
  }

  test("is asked again when it said, not before, and then once; the other device is told at once", async () => {
    await withDevice("ada");
    const other = push.subscribe("ada's tablet").subscription;
    await addDevice(store, notices.push, { ...other, person: "ada", device: "tablet", since: 2 });
    push.answer("ada", { status: 429, retryAfter: "120" });
    await round("ada", "Autumn");
    await vi.waitUntil(() => pushTries().length === 2, WAITING);
    expect(pushTries().sort()).toEqual(["push later", "push taken"]);
    expect(push.for("ada's tablet")).toHaveLength(1);
    push.answer("ada", { status: 201 });
    await later(MINUTE);
    expect(pushTries()).toHaveLength(2);
    pass(MINUTE + 10 * SECOND);
    await vi.waitUntil(() => push.for("ada").length === 1, WAITING);
    await later(HOUR);
    expect([push.for("ada").length, push.for("ada's tablet").length]).toEqual([1, 1]);
    expect(push.for("ada")[0]?.text).toBe(push.for("ada's tablet")[0]?.text);
    expect(await devicesOf(store, "ada")).toHaveLength(2);
  }, 60_000);

  test("what is no longer so when it can be told is not told", async () => {
    await withDevice("cleo");
    push.answer("cleo", { status: 429, retryAfter: "120" });
    for (const id of ["GONE", "HERE"]) {
      await store.addTable(table(id));
      await notices.tell("cleo", { kind: "invited", table: id, by: "ada" });
    }
    await vi.waitUntil(() => pushTries().length === 2, WAITING);
    push.answer("cleo", { status: 201 });
    expect(await store.saveTable(table("GONE", { status: "playing", started: Date.now() }))).toBe(true);
    pass(3 * MINUTE);
    await vi.waitUntil(() => push.for("cleo").length > 0, WAITING);
    await later(HOUR);
    expect(push.for("cleo").map(({ text }) => (JSON.parse(text) as { path: string }).path)).toEqual(["/online/HERE"]);
  }, 60_000);

  test("that says no time is asked after half a minute, then after twice as long, and not for ever", async () => {
    await withDevice("bob");
    push.answer("bob", { status: 503 });
    await round("bob", "Winter");
    await vi.waitUntil(() => pushTries().length === 1, WAITING);
    for (let count = 1; count <= 8; count++) {
      const wait = 30 * SECOND * 2 ** (count - 1);
      if (count < 4) {
        await later(0.6 * wait);
        expect(pushTries()).toHaveLength(count);
      }
      pass(wait);
      await vi.waitUntil(() => pushTries().length === count + 1, WAITING);
    }
    await later(24 * HOUR);
    expect(pushTries()).toHaveLength(9);
    expect(push.for("bob")).toEqual([]);
    // It is no reason to forget the device.
    push.answer("bob", { status: 201 });
    await round("bob", "Spring");
    await vi.waitUntil(() => push.for("bob").length === 1, WAITING);
  }, 60_000);
});

test("what is found after a start never takes the place of what a table has said since", async () => {
  const [ada, bob] = [0 as Seat, 1 as Seat];
  for (const person of ["ada", "bob"]) {
    await store.records.change([wishesChange(person, USUAL)]);
    const { subscription } = push.subscribe(person);
    await addDevice(store, notices.push, { ...subscription, person, device: "phone", since: 1 });
  }
  const begun = table("SLOW", { status: "playing", started: Date.now(), firstTurn: [ada], pace: { kind: "none" } });
  await store.addTable(begun);
  const [listed] = await store.playing();
  if (listed === undefined) throw new Error("the table does not play");
  // After the list was made the table is opened, somebody moves, and it is put away again; only then is it looked at.
  await store.append(entry("SLOW", 0, { entry: "0 feed 1", turn: [bob] }));
  notices.found([listed]);
  notices.heard({ what: "moved", table: begun, waiting: [{ person: "bob", seat: bob, turn: 0, left: null }] });
  await vi.waitUntil(() => push.for("bob").length === 1, WAITING);
  await later(MINUTE);
  expect([push.for("ada").length, push.for("bob").length]).toEqual([0, 1]);
}, 60_000);

describe("letters", () => {
  const news = (): readonly SunkLetter[] => sink.for("ada@example.org").slice(1);
  const linesOf = ({ text }: SunkLetter): string[] => text.split(/\r?\n/).filter((line) => line.startsWith("* "));
  const pagesOf = ({ text }: SunkLetter): string[] =>
    [...text.matchAll(/\/online\/(\w+)/g)].map(([, name = ""]) => name);
  async function reader(wishes: Partial<Wishes>): Promise<void> {
    await store.records.change([wishesChange("ada", { ...USUAL, ...wishes })]);
    expect(await notices.askForMail("ada", "ada@example.org")).toBe(true);
    const [, token = ""] = /\/mail\/confirm\/([\w-]{32})/.exec(sink.for("ada@example.org")[0]?.text ?? "") ?? [];
    expect(await confirmMail(store, token, Date.now())).toBe(true);
    expect((await mailOf(store, "ada"))?.state).toBe("confirmed");
  }
  const roundKept = async (): Promise<Round | undefined> =>
    (await store.records.record(ROUNDS, "ada"))?.body as Round | undefined;

  test("once a day: the first at once, all of the day after it in one letter, a day later", async () => {
    await reader({ rhythm: "daily", language: "fr" });
    await round("ada", "One");
    await vi.waitUntil(() => news().length === 1, WAITING);
    for (const name of ["Two", "Three", "Four"]) {
      await later(7 * HOUR);
      await round("ada", name);
    }
    await later(2 * HOUR);
    expect(news()).toHaveLength(1);
    pass(HOUR + MINUTE);
    await vi.waitUntil(() => news().length === 2, WAITING);
    const [first, second] = news();
    if (first === undefined || second === undefined) return;
    expect([pagesOf(first), pagesOf(second)]).toEqual([["One"], ["Two", "Three", "Four"]]);
    expect(linesOf(second)).toHaveLength(3);
    expect(second.headers.get("subject")).toBe("3 nouvelles de Clade");
    expect(second.headers.get("message-id")).not.toBe(first.headers.get("message-id"));
    // Nothing new: no letter.
    await later(72 * HOUR);
    expect(news()).toHaveLength(2);
  }, 60_000);

  test("in a quiet time none comes; when it is over, one with everything", async () => {
    await reader({ rhythm: "at-once", quiet: { from: 8 * 60, to: 20 * 60, days: [2] }, zone: "UTC" });
    await round("ada", "One");
    await round("ada", "Two");
    await later(10 * HOUR);
    expect(news()).toHaveLength(0);
    pass(HOUR + MINUTE);
    await vi.waitUntil(() => news().flatMap(pagesOf).length === 2, WAITING);
    expect(news().flatMap(pagesOf).sort()).toEqual(["One", "Two"]);
  }, 60_000);

  test("a mail server that is busy is asked again after five minutes, then ten; what came meanwhile is in the next letter", async () => {
    await reader({ rhythm: "hourly" });
    sink.busy = true;
    await round("ada", "One");
    await vi.waitFor(async () => expect((await roundKept())?.tries).toBe(1), WAITING);
    await later(3 * MINUTE);
    expect((await roundKept())?.tries).toBe(1);
    pass(3 * MINUTE);
    await vi.waitFor(async () => expect((await roundKept())?.tries).toBe(2), WAITING);
    sink.busy = false;
    await round("ada", "Two");
    await later(6 * MINUTE);
    expect(news()).toHaveLength(0);
    pass(6 * MINUTE);
    await vi.waitUntil(() => news().length === 1, WAITING);
    expect(news().map(pagesOf)).toEqual([["One"]]);
    pass(HOUR + MINUTE);
    await vi.waitUntil(() => news().length === 2, WAITING);
    expect(news().map(pagesOf)).toEqual([["One"], ["Two"]]);
  }, 60_000);

  test("a letter of which nobody knows whether it went is sent again as the same letter", async () => {
    await reader({ rhythm: "hourly" });
    sink.unsure = true;
    await round("ada", "One");
    await vi.waitFor(async () => expect((await roundKept())?.tries).toBe(1), WAITING);
    sink.unsure = false;
    await round("ada", "Two");
    pass(6 * MINUTE);
    await vi.waitUntil(() => news().length === 2, WAITING);
    const [first, again] = news();
    expect(again?.headers.get("message-id")).toBe(first?.headers.get("message-id"));
    expect(again?.text).toBe(first?.text);
  }, 60_000);
});
