import { describe, expect, test, vi } from "vitest";
import { at as itemAt, type FromTable, type Seat, seeded, type TableInfo } from "@clade/kernel";
import { Clocks } from "../tables/clocks.ts";
import { ServedTime } from "../tables/served-time.ts";
import { Guest, metricsOf, playOut, startGame, type TableSocket } from "../testkit/index.ts";
import { running } from "./running.ts";

const at = running(["--idle", "0.2"]);

describe("clocks", () => {
  const clocks = (pace: ConstructorParameters<typeof Clocks>[0]) => new Clocks(pace, 2);
  const turn = (...here: Seat[]) => ({ here, absent: [] });
  const left = (...absent: Seat[]) => ({ here: [], absent });

  test("without a limit there are none", () => {
    const none = clocks({ kind: "none" });
    none.run(turn(0, 1), 0);
    expect(none.all(1000)).toBeNull();
    expect(none.next()).toBeUndefined();
    expect(none.isUp(0, 1e9)).toBe(false);
  });

  test("per move: full at the start of a turn and after each open move", () => {
    const perMove = clocks({ kind: "move", seconds: 10 });
    perMove.run(turn(0), 0);
    expect(perMove.all(4000)).toEqual([6000, 10_000]);
    expect(perMove.next()).toEqual({ seat: 0, at: 10_000 });
    perMove.moved(0, "person", true, turn(0), 4000);
    expect(perMove.all(5000)).toEqual([9000, 10_000]);
    perMove.moved(0, "person", true, turn(1), 6000);
    expect(perMove.next()).toEqual({ seat: 1, at: 16_000 });
  });

  test("a secret move sets no clock: it would tell of the move", () => {
    for (const pace of [{ kind: "move", seconds: 10 } as const, { kind: "bank", seconds: 10, increment: 5 } as const]) {
      const [silent, secret] = [clocks(pace), clocks(pace)];
      for (const each of [silent, secret]) each.run(turn(0, 1), 0);
      secret.moved(0, "person", false, turn(0, 1), 3000);
      secret.moved(0, "person", false, turn(0, 1), 4000);
      secret.tookBack(0, false, turn(0, 1), 4500);
      expect(secret.all(5000)).toEqual(silent.all(5000));
      expect(secret.next()).toEqual(silent.next());
    }
  });

  test("a bank runs only in its own turn, and grows with each move", () => {
    const bank = clocks({ kind: "bank", seconds: 60, increment: 2 });
    bank.run(turn(0), 0);
    bank.moved(0, "person", true, turn(1), 10_000);
    expect(bank.all(20_000)).toEqual([52_000, 50_000]);
    bank.moved(1, "person", true, turn(0), 20_000);
    expect(bank.all(20_000)).toEqual([52_000, 52_000]);
  });

  test("taking a move back gives back what it brought, and the time of who waited because of it", () => {
    const bank = clocks({ kind: "bank", seconds: 20, increment: 10 });
    bank.run(turn(0), 0);
    for (let second = 1; second < 10; second += 1) {
      bank.moved(0, "person", true, turn(1), 1000 * second);
      bank.tookBack(0, true, turn(0), 1000 * second + 500);
    }
    // A second of thought before each of nine moves, but for the half second in which it was the other's turn.
    expect(bank.all(9500)).toEqual([15_000, 20_000]);
    const perMove = clocks({ kind: "move", seconds: 10 });
    perMove.run(turn(0), 0);
    perMove.moved(0, "person", true, turn(1), 7000);
    perMove.tookBack(0, true, turn(0), 9000);
    expect(perMove.all(9000)?.[0]).toBe(3000);
    perMove.moved(0, "person", true, turn(0), 10_000);
    perMove.tookBack(0, true, turn(0), 11_000);
    expect(perMove.all(11_000)?.[0]).toBe(1000);
  });

  test("leaving and coming back stops no clock that ran", () => {
    const perMove = clocks({ kind: "move", seconds: 60 });
    perMove.run(turn(0), 0);
    perMove.run(left(0), 3000);
    expect(perMove.next()).toBeUndefined();
    perMove.run(turn(0), 10_000);
    expect(perMove.all(10_000)).toEqual([50_000, 60_000]);
  });

  test("when time is up the stand-in decides; then there is a turn's time, or one increment, again", () => {
    const perMove = clocks({ kind: "move", seconds: 2 });
    perMove.run(turn(0), 0);
    perMove.run(left(0), 2000);
    expect(perMove.isUp(0, 2000)).toBe(true);
    perMove.moved(0, "stand-in", true, left(0), 3000);
    expect([perMove.isUp(0, 3000), perMove.isOwn(0)]).toEqual([false, false]);
    perMove.run(turn(0), 4000);
    expect(perMove.all(4000)?.[0]).toBe(2000);
    for (const increment of [0, 5]) {
      const bank = clocks({ kind: "bank", seconds: 2, increment });
      bank.run(turn(0), 0);
      bank.run(left(0), 2000);
      for (let moves = 0; moves < 3; moves++) bank.moved(0, "stand-in", true, left(0), 3000);
      expect(bank.all(3000)?.[0]).toBe(1000 * increment);
      expect(bank.isUp(0, 3000)).toBe(increment === 0);
    }
  });

  test("nobody gathers more than two weeks", () => {
    const bank = clocks({ kind: "bank", seconds: 14 * 24 * 3600, increment: 3600 });
    bank.run(turn(0), 0);
    for (let moves = 0; moves < 300; moves++) bank.moved(0, "person", true, turn(0), 0);
    expect(bank.all(0)?.[0]).toBe(1000 * 14 * 24 * 3600);
  });

  test("only time during which there was a server counts", () => {
    const served = new ServedTime(
      [
        { began: 0, last: 1000 },
        { began: 5000, last: 6000 },
      ],
      10_000,
    );
    expect(served.between(500, 12_000)).toBe(500 + 1000 + 2000);
    expect(served.between(1500, 5500)).toBe(500);
    expect(served.between(11_000, 12_000)).toBe(1000);
    // What a table stood still meanwhile, noted once or twice, counts neither here nor there.
    const pauses = [
      { began: 4000, ended: 5500 },
      { began: 10_500, ended: 11_000 },
      { began: 10_800, ended: 11_500 },
    ];
    expect(served.between(500, 12_000, pauses)).toBe(500 + 500 + 1000);
    expect(served.between(10_900, 11_200, pauses)).toBe(0);
    // A system clock that was set back between two servers.
    expect(served.between(20_000, 12_000)).toBe(0);
  });
});

async function two(
  wishes: object,
): Promise<{ ada: Guest; bob: Guest; table: string; lines: [TableSocket, TableSocket] }> {
  const ada = await Guest.visit(at.url, "Ada");
  const bob = await Guest.visit(at.url, "Bob");
  const table = await startGame([ada, bob], wishes);
  const lines: [TableSocket, TableSocket] = [await ada.line(), await bob.line()];
  await Promise.all(lines.map((line) => line.watch(table)));
  return { ada, bob, table, lines };
}

function awayIs(seat: Seat, away: boolean) {
  return (message: FromTable): boolean => message.type === "table" && message.info.seats[seat]?.away === away;
}

/** Waits until no table is in memory any more. */
async function allCleared(): Promise<void> {
  await vi.waitFor(
    async () => {
      const metrics = await metricsOf(at.url);
      expect(/^clade_tables_in_memory (\d+)$/m.exec(metrics)?.[1]).toBe("0");
    },
    { timeout: 10_000, interval: 50 },
  );
}

describe("a table never hangs", () => {
  test("when time runs out a bot takes the seat, until the person comes back", async () => {
    const { table, lines } = await two({ pace: { kind: "move", seconds: 1 } });
    const [adas, bobs] = lines;
    expect(adas.seats(table).map(({ clock }) => clock !== null && clock > 0 && clock <= 1000)).toEqual([true, true]);
    const gone = adas.next(awayIs(1, true), "Bob's time-out");
    await adas.act(table, itemAt(adas.now(table).legal, 0));
    await gone;
    await vi.waitFor(() => expect(adas.seats(table)[1]?.bot).not.toBeNull());
    expect(adas.seats(table)[1]).toMatchObject({ name: "Bob", connected: true });
    const back = bobs.next(awayIs(1, false), "Bob's return");
    // What was his to decide is the bot's; then he may come back.
    const asking = setInterval(() => bobs.send({ type: "back", table }), 50);
    await back;
    clearInterval(asking);
    for (const line of lines) line.cut();
  });

  test("people who are all away are played for to the end, and the table is over", async () => {
    const { ada, bob, table, lines } = await two({
      pace: { kind: "bank", seconds: 1, increment: 0 },
      standIn: "novice",
    });
    const over = lines[0].next((message) => message.type === "table" && message.info.status === "over", "the end");
    await over;
    for (const line of lines) line.cut();
    expect((await ada.get<TableInfo>(`/api/tables/${table}`)).body.result).not.toBeNull();
    expect((await bob.post(`/api/tables/${table}/back`)).status).not.toBe(500);
  });

  test("whoever leaves is played for; moving oneself means being back", async () => {
    const { bob, table, lines } = await two({});
    const [adas, bobs] = lines;
    expect((await bob.post(`/api/tables/${table}/leave`)).body.seats[1]).toMatchObject({ name: "Bob", away: true });
    // Bob's food card is laid by the bot.
    await adas.until(table, ({ deciders }) => !deciders.includes(1));
    await adas.act(table, itemAt(adas.now(table).legal, 0));
    await adas.until(table, ({ deciders }) => deciders.includes(0));
    expect((await bob.post(`/api/tables/${table}/back`)).body.seats[1]?.away).toBe(false);
    await playOut(lines, table, seeded("both back"));
    await bobs.until(table, ({ result }) => result !== null);
    expect(bobs.seats(table)[1]?.bot).toBeNull();
    for (const line of lines) line.cut();
  });

  test("a clock runs out also at a table that was cleared from memory", async () => {
    const { ada, table, lines } = await two({ pace: { kind: "move", seconds: 4 } });
    for (const line of lines) line.cut();
    await allCleared();
    // Nobody looks at the table: the list reads the store alone.
    const status = async () => {
      const { body } = await ada.get<{ tables: TableInfo[] }>("/api/me/tables");
      return body.tables.find(({ id }) => id === table)?.status;
    };
    await vi.waitFor(async () => expect(await status()).toBe("over"), { timeout: 60_000, interval: 200 });
  });

  test("a table wakes from disk with all that was told, for whoever comes back", async () => {
    const { ada, table, lines } = await two({});
    const [adas] = lines;
    await adas.act(table, itemAt(adas.now(table).legal, 0), { id: "before" });
    const before = await adas.until(table, ({ deciders }) => !deciders.includes(0));
    for (const line of lines) line.cut();
    await allCleared();
    const again = await ada.line();
    const now = await again.watch(table, before.number);
    expect(now).toEqual(before);
    expect((await again.act(table, "food climbing+3", { id: "before", on: 0 })).type).toBe("done");
    again.cut();
  });
});
