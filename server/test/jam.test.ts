import { describe, expect, test } from "vitest";
import { at as itemAt } from "@clade/kernel";
import { Guest, type TableSocket, startGame } from "../testkit/index.ts";
import { running } from "./running.ts";

const at = running();

/** Thirty messages a second is what one line may send. */
const EVERY_MS = 34;
/** What somebody far away lies behind. */
const AWAY_MS = 100;

async function two(options: object = {}): Promise<{ table: string; ann: TableSocket; bob: TableSocket }> {
  const people = [await Guest.visit(at.url, "Ann"), await Guest.visit(at.url, "Bob")];
  const table = await startGame(people, { options });
  const [ann, bob] = await Promise.all(people.map((each) => each.line()));
  if (ann === undefined || bob === undefined) throw new Error("no lines");
  await ann.watch(table);
  await bob.watch(table);
  return { table, ann, bob };
}

/** Somebody who does something open again and again, as fast as they may, while somebody far away tries to move once. */
async function jam(
  ann: TableSocket,
  bob: TableSocket,
  table: string,
  pester: (number: number) => Promise<void>,
): Promise<string> {
  const over = new AbortController();
  let pestered = 0;
  const pestering = (async () => {
    while (!over.signal.aborted) {
      await pester(pestered++);
      await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
    }
  })();
  await bob.next(({ type }) => type === "news", "somebody who pesters");
  // Bob sees what was so a while ago, decides, and his move is under way for as long again.
  const seen = bob.now(table);
  await new Promise((resolve) => setTimeout(resolve, 2 * AWAY_MS));
  expect(bob.now(table).number).toBeGreaterThan(seen.number);
  const answer = await bob.act(table, itemAt(seen.legal, 0), { on: seen.number });
  over.abort();
  await pestering;
  expect(pestered).toBeGreaterThan(3);
  for (const line of [ann, bob]) line.cut();
  return answer.type;
}

describe("nobody keeps another from moving", () => {
  test("by exchanging the card on the watering hole again and again", async () => {
    const { table, ann, bob } = await two();
    await ann.act(table, itemAt(ann.now(table).legal, 0));
    // Until Ann's first card lies there Bob's would not end the phase: what he decides now is something else.
    const { number } = ann.now(table);
    await bob.until(table, (now) => now.number >= number);
    const exchange = async (): Promise<void> => {
      expect((await ann.act(table, itemAt(ann.now(table).legal, 0))).type).toBe("done");
    };
    expect(await jam(ann, bob, table, exchange)).toBe("done");
  });

  test("by being done and not done again and again, in fast play", async () => {
    const { table, ann, bob } = await two({ fast: true });
    for (const line of [ann, bob]) await line.act(table, itemAt(line.now(table).legal, 0));
    await ann.until(table, ({ legal }) => legal.includes("done"));
    await bob.until(table, ({ legal }) => legal.includes("done"));
    const { number: begun } = ann.now(table);
    await bob.until(table, (now) => now.number >= begun);
    const hesitate = async (number: number): Promise<void> => {
      const answer = number % 2 === 0 ? await ann.act(table, "done") : await ann.undo(table);
      expect(answer.type).toBe("done");
    };
    expect(await jam(ann, bob, table, hesitate)).toBe("done");
  });

  test("but what was decided before the other's last card was laid, and the phase ended, is stale", async () => {
    const { table, ann, bob } = await two();
    await bob.act(table, itemAt(bob.now(table).legal, 0));
    const seen = bob.now(table);
    await ann.act(table, itemAt(ann.now(table).legal, 0));
    await bob.until(table, ({ number }) => number > seen.number);
    const exchanged = await bob.act(table, itemAt(seen.legal, 0), { on: seen.number });
    expect(exchanged.type).toBe("stale");
    for (const line of [ann, bob]) line.cut();
  });

  test("and where one decides at a time, whatever happened makes an older decision stale", async () => {
    const people = [await Guest.visit(at.url, "Ann"), await Guest.visit(at.url, "Bob")];
    const table = await startGame(people, { game: "s-evolution" });
    const lines = await Promise.all(people.map((each) => each.line()));
    await Promise.all(lines.map((line) => line.watch(table)));
    const mover = lines.find((line) => line.mustDecide(table));
    if (mover === undefined) throw new Error("nobody decides");
    const seen = mover.now(table);
    await mover.act(table, itemAt(seen.legal, 0));
    const late = await mover.act(table, itemAt(seen.legal, 0), { on: seen.number });
    expect(late.type).toBe("stale");
    for (const line of lines) line.cut();
  });
});

describe("what is planned in secret leaves no trace", () => {
  test("whatever another asks: nothing is said, and everything that can be asked is answered as before", async () => {
    const { table, ann, bob } = await two({ fast: true });
    for (const line of [ann, bob]) await line.act(table, itemAt(line.now(table).legal, 0));
    await bob.until(table, ({ legal }) => legal.includes("done"));
    await ann.until(table, ({ legal }) => legal.includes("done"));
    const eve = await (await Guest.visit(at.url, "Eve")).line();
    await eve.watch(table);
    /** All that somebody can learn by asking. */
    const asked = async (line: TableSocket): Promise<unknown> => {
      const from = line.received.length;
      await line.watch(table, 0);
      return line.received.slice(from).filter(({ type }) => type !== "table");
    };
    const before = [await asked(ann), await asked(eve)];
    const quiet = [ann.received.length, eve.received.length];
    const plan = async (): Promise<void> => {
      const planned = bob.now(table).legal.find((move) => move !== "done") ?? "";
      expect((await bob.act(table, planned)).type).toBe("done");
    };
    await plan();
    await plan();
    expect((await bob.undo(table)).type).toBe("done");
    await plan();
    expect([ann.received.length, eve.received.length]).toEqual(quiet);
    expect([await asked(ann), await asked(eve)]).toEqual(before);
    // Also after something open was said and taken back: only that is told.
    await bob.act(table, "done");
    await bob.undo(table);
    await ann.until(table, ({ deciders }) => deciders.length === 2);
    const told = [await asked(ann), await asked(eve)];
    const silent = [ann.received.length, eve.received.length];
    expect((await bob.undo(table)).type).toBe("done");
    expect((await bob.undo(table)).type).toBe("done");
    expect([ann.received.length, eve.received.length]).toEqual(silent);
    expect([await asked(ann), await asked(eve)]).toEqual(told);
    // And Ann's own last move is hers to take back all the while.
    const plans = ann.now(table).legal.find((move) => move !== "done") ?? "";
    await ann.act(table, plans);
    await plan();
    expect((await ann.undo(table)).type).toBe("done");
    for (const line of [ann, bob, eve]) line.cut();
  });
});
