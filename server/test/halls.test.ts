import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Pool } from "@clade/bots/node";
import { afterAll, describe, expect, test } from "vitest";
import { Thinkers } from "../bots/thinkers.ts";
import { Hall, HallLost, Runaway } from "../halls/hall.ts";

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
       parentPort.postMessage({ head: JSON.stringify(answers), bytes: new Uint8Array() });
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
     parentPort.on("message", ({ number, content: { ask, legal } }) => {
       const answer = (content) => parentPort.postMessage({ number, content });
       if (ask.bot === "endless") for (;;);
       if (ask.bot === "crashing") throw new Error("no idea");
       if (ask.bot === "cheating") answer({ move: "win" });
       if (ask.bot === "good") answer({ move: legal[1] });
       if (ask.hints !== undefined) answer({ error: "no idea" });
     });`,
  );
  const question = { game: "evolution", players: 2, seat: 0, view: {}, legal: ["a", "b"] } as const;
  const hire = (troubles: string[]) =>
    new Thinkers(
      new Pool(sulky, { size: 1 }),
      { threads: 1, limit: 2500 },
      { trouble: (_game, _bot, why) => troubles.push(why) },
    );
  const ada = { payer: "ada", watched: true };

  test.each(["endless", "crashing", "cheating"])(
    "a bot that is %s gets a move by lot, and the others still think",
    async (bot) => {
      const troubles: string[] = [];
      const thinkers = hire(troubles);
      const [bad, good] = await Promise.all([
        thinkers.choose(ada, question, bot),
        thinkers.choose(ada, question, "good"),
      ]);
      expect(["a", "b"]).toContain(bad);
      expect(good).toBe("b");
      expect(troubles).toHaveLength(1);
      thinkers.close();
    },
  );

  test("a single move needs no thought, and no hints are no harm", async () => {
    const troubles: string[] = [];
    const thinkers = hire(troubles);
    expect(await thinkers.choose(ada, { ...question, legal: ["a"] }, "endless")).toBe("a");
    expect(await thinkers.hints(ada, question)).toEqual([]);
    expect(troubles).toEqual(["no idea"]);
    thinkers.close();
  });
});
