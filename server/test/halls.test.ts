import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, describe, expect, test } from "vitest";
import { BotPool } from "../bots/bot-pool.ts";
import { Hall, HallLost, Runaway } from "../rules/hall.ts";

const folder = mkdtempSync(join(tmpdir(), "clade-threads-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function thread(name: string, source: string): URL {
  const path = join(folder, `${name}.mjs`);
  writeFileSync(path, source);
  return pathToFileURL(path);
}

describe("halls", () => {
  /** A thread whose rules never end for the table BAD, and crash for the table WORSE. */
  const moody = thread(
    "moody",
    `import { parentPort, workerData } from "node:worker_threads";
     const progress = new Int32Array(workerData);
     Atomics.store(progress, 2, 1);
     parentPort.on("message", (asks) => {
       const answers = [];
       for (const { ask, table } of JSON.parse(asks)) {
         Atomics.store(progress, 1, ask);
         if (table === "BAD") for (;;);
         if (table === "WORSE") process.exit(1);
         answers.push({ ask, answer: { kind: "dropped" } });
         Atomics.add(progress, 0, 1);
       }
       parentPort.postMessage({ head: JSON.stringify(answers), texts: [] });
     });`,
  );

  test("a rules call that never ends is stopped; its table is blamed, the others go on", async () => {
    const troubles: (string | undefined)[] = [];
    const hall = new Hall(1000, { trouble: (table) => troubles.push(table) }, moody);
    expect(await hall.ask("GOOD", "drop", {})).toEqual({ kind: "dropped" });
    const bad = hall.ask("BAD", "drop", {});
    const good = hall.ask("GOOD", "drop", {});
    await expect(bad).rejects.toThrow(Runaway);
    await expect(good).rejects.toThrow(HallLost);
    expect(troubles).toEqual(["BAD"]);
    expect(await hall.ask("GOOD", "drop", {})).toEqual({ kind: "dropped" });
    await hall.close();
  });

  test("a thread that dies is replaced", async () => {
    const troubles: string[] = [];
    const hall = new Hall(1000, { trouble: (_table, error) => troubles.push(error.message) }, moody);
    await expect(hall.ask("WORSE", "drop", {})).rejects.toThrow(HallLost);
    expect(troubles).toEqual(["the hall's thread has ended"]);
    expect(await hall.ask("GOOD", "drop", {})).toEqual({ kind: "dropped" });
    await hall.close();
  });

  test("being idle for longer than the limit is no offence", async () => {
    const hall = new Hall(500, { trouble: () => expect.unreachable() }, moody);
    await hall.ask("GOOD", "drop", {});
    await new Promise((resolve) => setTimeout(resolve, 1200));
    expect(await hall.ask("GOOD", "drop", {})).toEqual({ kind: "dropped" });
    await hall.close();
  });
});

describe("bots", () => {
  const sulky = thread(
    "sulky",
    `import { parentPort } from "node:worker_threads";
     parentPort.on("message", ({ bot, legal }) => {
       if (bot === "endless") for (;;);
       if (bot === "crashing") throw new Error("no idea");
       if (bot === "cheating") parentPort.postMessage({ move: "win" });
       if (bot === "good") parentPort.postMessage({ move: legal[1] });
     });`,
  );
  const thought = (bot: string) => ({ game: "evolution", bot, players: 2, seat: 0, view: {}, legal: ["a", "b"] });

  test.each(["endless", "crashing", "cheating"])(
    "a bot that is %s gets a move by lot, and the others still think",
    async (bot) => {
      const troubles: string[] = [];
      const pool = new BotPool(1, 2500, { trouble: (_thought, why) => troubles.push(why) }, sulky);
      const [bad, good] = await Promise.all([pool.choose(thought(bot)), pool.choose(thought("good"))]);
      expect(["a", "b"]).toContain(bad);
      expect(good).toBe("b");
      expect(troubles).toHaveLength(1);
      await pool.close();
    },
  );
});
