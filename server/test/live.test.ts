import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { at as itemAt, type FromTable, type GameEvent, pick, seeded } from "@clade/kernel";
import { answerIn, Guest, type TableSocket, startGame } from "../testkit/index.ts";
import { running } from "./running.ts";

const at = running();

interface TwoAtATable {
  readonly ada: Guest;
  readonly bob: Guest;
  readonly table: string;
  readonly lines: readonly [TableSocket, TableSocket];
}

async function two(wishes: object = {}): Promise<TwoAtATable> {
  const ada = await Guest.visit(at.url, "Ada");
  const bob = await Guest.visit(at.url, "Bob");
  const table = await startGame([ada, bob], wishes);
  const lines = [await ada.line(), await bob.line()] as const;
  await Promise.all(lines.map((line) => line.watch(table)));
  return { ada, bob, table, lines };
}

/** Makes random legal moves until something holds. */
async function playUntil(
  lines: readonly TableSocket[],
  table: string,
  seed: string,
  holds: () => boolean,
): Promise<void> {
  const chance = seeded(seed);
  for (let moves = 0; moves < 400 && !holds(); moves++) {
    const able = lines.filter((line) => line.mustDecide(table));
    if (able.length === 0) {
      await Promise.race(lines.map((line) => line.next(({ type }) => type === "news", "somebody's turn")));
      continue;
    }
    const line = pick(able, chance);
    await line.act(table, pick(line.now(table).legal, chance));
  }
}

function eventsOf(line: TableSocket, table: string): GameEvent[] {
  const told: GameEvent[] = [];
  for (const message of line.received) {
    if ((message.type !== "news" && message.type !== "stale") || message.table !== table) continue;
    for (const { number, event } of message.events) told[number] = event;
  }
  return told;
}

describe("watching", () => {
  test("everybody gets the view of their own seat, and spectators the spectator's", async () => {
    const { table, lines } = await two();
    const eve = await Guest.visit(at.url, "Eve");
    const eves = await eve.line();
    const stranger = await new Guest(at.url).line();
    expect((await eves.watch(table)).watcher).toBe("spectator");
    expect((await stranger.watch(table)).watcher).toBe("spectator");
    expect(lines.map((line) => line.now(table).watcher)).toEqual([0, 1]);
    expect(eves.now(table).legal).toEqual([]);
    expect(eves.received.find(({ type }) => type === "seed")).toMatchObject({ seed: null });
    const connected = lines[0].next(({ type }) => type === "seats");
    lines[1].cut();
    expect(await connected).toMatchObject({
      seats: [
        { name: "Ada", connected: true },
        { name: "Bob", connected: false },
      ],
    });
    for (const line of [...lines, eves, stranger]) line.cut();
  });

  test("after a lost connection the client catches up from its number, without anything twice or missing", async () => {
    const { bob, table, lines } = await two();
    const [adas, bobs] = lines;
    await playUntil(lines, table, "before", () => bobs.now(table).number > 6);
    const known = bobs.now(table).number;
    bobs.cut();
    await playUntil([adas], table, "meanwhile", () => !adas.mustDecide(table));
    const again = await bob.line();
    const now = await again.watch(table, known);
    const first = again.received.find((message) => message.type === "news");
    if (first?.type !== "news") throw new Error("no news");
    expect(first.events.map(({ number }) => number)).toEqual(
      Array.from({ length: now.number - known }, (_, index) => known + index),
    );
    const whole = await bob.line();
    await whole.watch(table, 0);
    const joined = eventsOf(bobs, table);
    for (const { number, event } of first.events) joined[number] = event;
    expect(eventsOf(whole, table)).toEqual(joined);
    for (const line of [adas, again, whole]) line.cut();
  });

  test("whoever asks from a number that is not there yet is told everything", async () => {
    const { ada, table, lines } = await two();
    const line = await ada.line();
    const now = await line.watch(table, 1000);
    expect(eventsOf(line, table)).toHaveLength(now.number);
    for (const each of [...lines, line]) each.cut();
  });

  test("a table that waits tells who sits down, and the start brings the first news", async () => {
    const ada = await Guest.visit(at.url, "Ada");
    const bob = await Guest.visit(at.url, "Bob");
    const { id } = await ada.table({ seats: ["me", "free"] });
    const line = await ada.line();
    const info = line.next(({ type }) => type === "table");
    line.send({ type: "watch", table: id, from: 0 });
    await info;
    const joined = line.next((message) => message.type === "table" && message.info.seats[1]?.name === "Bob");
    await bob.post(`/api/tables/${id}/join`, {});
    await joined;
    const news = line.next(({ type }) => type === "news");
    await ada.post(`/api/tables/${id}/start`);
    expect(await news).toMatchObject({ now: { watcher: 0, deciders: [0, 1] } });
    line.cut();
  });
});

describe("moves", () => {
  test("are acknowledged to their player, then told to the others", async () => {
    const { table, lines } = await two();
    const [adas, bobs] = lines;
    const { number, legal } = adas.now(table);
    const told = bobs.next(({ type }) => type === "news");
    const received = adas.received.length;
    expect((await adas.act(table, itemAt(legal, 0), { id: "mine" })).type).toBe("done");
    expect(await told).toMatchObject({ events: [{ event: { type: "laid-food", seat: 0, card: null } }] });
    expect(await told).not.toHaveProperty("done");
    expect(adas.now(table).number).toBeGreaterThan(number);
    const came = adas.received.slice(received).filter(({ type }) => type !== "seats");
    expect(came).toMatchObject([{ type: "news", done: "mine" }]);
    for (const line of lines) line.cut();
  });

  test("are acknowledged also to a player who does not watch", async () => {
    const { table, lines, ada } = await two();
    const blind = await ada.line();
    const { legal, number } = lines[0].now(table);
    const seen = lines[0].next(({ type }) => type === "news");
    expect((await blind.act(table, itemAt(legal, 0), { id: "blind", on: number })).type).toBe("done");
    expect(blind.received).toEqual([{ type: "done", table, id: "blind" }]);
    expect(await seen).toMatchObject({ done: "blind" });
    for (const line of [...lines, blind]) line.cut();
  });

  test("a repeated one is answered as before and made once", async () => {
    const { ada, table, lines } = await two();
    const [adas] = lines;
    const id = randomUUID();
    const { number, legal } = adas.now(table);
    const move = itemAt(legal, 0);
    expect((await adas.act(table, move, { id })).type).toBe("done");
    await adas.until(table, (now) => now.number > number);
    const after = adas.now(table).number;
    expect((await adas.act(table, move, { id, on: number })).type).toBe("done");
    expect((await adas.act(table, itemAt(legal, 1), { id, on: after })).type).toBe("done");
    const fresh = await ada.line();
    expect((await fresh.watch(table)).number).toBe(after);
    for (const line of [...lines, fresh]) line.cut();
  });

  test("a repeated refusal is the same refusal, even if the move would now be legal", async () => {
    const { table, lines } = await two();
    const [adas] = lines;
    const id = randomUUID();
    const refused = await adas.act(table, "feed 1", { id });
    expect(refused).toMatchObject({ type: "refused", refusal: { code: "feed-time" } });
    expect(await adas.act(table, itemAt(adas.now(table).legal, 0), { id })).toEqual(refused);
    for (const line of lines) line.cut();
  });

  test("a stale one is refused with what was missed, and nothing is changed", async () => {
    const { table, lines } = await two();
    const [adas, bobs] = lines;
    const old = bobs.now(table);
    // The last card that is laid ends the phase: whoever still has the old one before them decides on something else.
    await bobs.act(table, itemAt(old.legal, 0));
    await adas.act(table, itemAt(adas.now(table).legal, 0));
    const now = await bobs.until(table, ({ number }) => number > old.number + 1);
    const answer = await bobs.act(table, itemAt(old.legal, 0), { on: old.number + 1 });
    if (answer.type !== "stale") throw new Error(answer.type);
    expect(answer.events.map(({ number, event }) => [number, event.type])).toEqual([[old.number + 1, "laid-food"]]);
    expect(answer.now).toEqual(now);
    for (const line of lines) line.cut();
  });

  test("two who decide at the same moment: both count", async () => {
    const { table, lines } = await two();
    const answers = await Promise.all(lines.map((line) => line.act(table, itemAt(line.now(table).legal, 0))));
    expect(answers.map(({ type }) => type)).toEqual(["done", "done"]);
    for (const line of lines) line.cut();
  });

  test("the same one sent many times at once is made once", async () => {
    const { table, lines } = await two();
    const [adas] = lines;
    const { number, legal } = adas.now(table);
    const id = randomUUID();
    const move = itemAt(legal, 0);
    for (let copy = 0; copy < 20; copy++) adas.send({ type: "act", table, id, on: number, move });
    // The table answers in turn: this one comes after all the copies.
    await adas.act(table, "nonsense");
    const answers = adas.received.map(answerIn).filter((answer) => answer?.id === id);
    expect(answers).toEqual(Array.from({ length: 20 }, () => ({ type: "done", table, id })));
    expect(eventsOf(adas, table).filter(({ type }) => type === "laid-food")).toHaveLength(1);
    for (const line of lines) line.cut();
  });

  test("can be taken back until somebody else acts, and everybody is told", async () => {
    const { table, lines } = await two();
    const [adas, bobs] = lines;
    await playUntil(lines, table, "to phase 3", () =>
      lines.some(
        (line) => line.mustDecide(table) && line.now(table).legal.some((move) => move.startsWith("population")),
      ),
    );
    const actor = lines.find((line) => line.mustDecide(table)) ?? adas;
    const other = actor === adas ? bobs : adas;
    const before = actor.now(table);
    const move = before.legal.find((each) => each.startsWith("population")) ?? "";
    await actor.act(table, move);
    const after = await actor.until(table, ({ number }) => number > before.number);
    expect(after.undo).toBeNull();
    const told = other.next(
      (message) => message.type === "news" && message.events.some(({ event }) => event.type === "taken-back"),
    );
    expect((await actor.undo(table)).type).toBe("done");
    await told;
    const restored = await actor.until(table, ({ number }) => number > after.number);
    expect(restored.view).toEqual(before.view);
    expect((await other.undo(table)).type).toBe("refused");
    for (const line of lines) line.cut();
  });
});

describe("nobody acts for a seat that is not theirs", () => {
  test("spectators, strangers and people of other tables are refused; out of turn is refused", async () => {
    const { table, lines } = await two();
    const other = await two();
    const eve = await Guest.visit(at.url, "Eve");
    const strangers = [await eve.line(), await new Guest(at.url).line(), other.lines[0]];
    const move = itemAt(lines[0].now(table).legal, 0);
    for (const line of strangers) {
      await line.watch(table);
      expect(await line.act(table, move)).toMatchObject({ type: "error", code: "no-seat" });
      expect(await line.undo(table)).toMatchObject({ type: "error", code: "no-seat" });
      line.send({ type: "back", table });
      expect(await line.next(({ type }) => type === "error")).toMatchObject({ code: "no-seat" });
    }
    for (const path of ["leave", "resign", "back", "start"]) {
      expect([path, (await eve.post(`/api/tables/${table}/${path}`)).status]).not.toEqual([path, 200]);
    }
    await playUntil(lines, table, "to one decider", () => lines[0].now(table).deciders.length === 1);
    const idle = lines.find((line) => !line.mustDecide(table));
    const answer: FromTable | undefined = await idle?.act(table, "pass");
    expect(answer).toMatchObject({
      type: "refused",
      refusal: { code: expect.stringMatching(/^not-your-turn$|-time$/) as string },
    });
    for (const line of [...lines, ...other.lines, ...strangers]) line.cut();
  });

  test("messages about tables that are not there, or have not begun, are answered by an error with their id", async () => {
    const ada = await Guest.visit(at.url, "Ada");
    const { id } = await ada.table({ seats: ["me", "free"] });
    const line = await ada.line();
    expect(await line.act(id, "pass", { on: 0 })).toMatchObject({ type: "error", code: "not-on" });
    expect(await line.act("AAAAAAAAAAAA", "pass", { on: 0 })).toMatchObject({ type: "error", code: "no-such-table" });
    line.cut();
  });
});

describe("hints", () => {
  test("come from the best bot, for whoever plays against bots alone; one at a time", async () => {
    const ada = await Guest.visit(at.url, "Ada");
    const { id } = await ada.table({ seats: ["me", { bot: "novice" }] });
    const line = await ada.line();
    expect(await line.hint(id)).toMatchObject({ type: "error", code: "not-on" });
    await ada.post(`/api/tables/${id}/start`);
    const { legal } = await line.watch(id);
    const [first, second] = await Promise.all([line.hint(id), line.hint(id)]);
    expect(second).toMatchObject({ type: "error", code: "one-hint" });
    if (first.type !== "hints") throw new Error(`no hints: ${first.type}`);
    expect(first.hints.length).toBeGreaterThan(0);
    for (const { move } of first.hints) expect(legal).toContain(move);
    line.cut();
  });

  test("are not given where other people play, nor to spectators", async () => {
    const { table, lines } = await two();
    expect(await lines[0].hint(table)).toMatchObject({ type: "error", code: "no-hints" });
    const eves = await (await Guest.visit(at.url, "Eve")).line();
    expect(await eves.hint(table)).toMatchObject({ type: "error", code: "no-seat" });
    for (const line of [...lines, eves]) line.cut();
  });
});
