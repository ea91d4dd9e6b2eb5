import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
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

describe("a hall that opens a table with a long log", () => {
  /** The real thread needs plain JavaScript and a process without the tests' ways of finding sources. */
  const script = thread(
    "long-log",
    `import { Hall } from ${JSON.stringify(new URL("../dist/halls/hall.js", import.meta.url).href)};
    const hall = new Hall(Number(process.argv[2]), { trouble: (table, error) => console.log("trouble", String(error)) });
    const plan = { game: "evolution", players: 2, options: {}, seats: [{ name: "A" }, { name: "B" }], seed: "s", version: 1 };
    const open = (table, entries) => hall.ask(table, "open", { plan, entries });
    const { kind } = await open("SHORT", []);
    const { legal } = await hall.ask("SHORT", "situation", { seat: 0 });
    const churned = Array.from({ length: 60_000 }, (_, index) => (index % 2 === 0 ? "0 " + legal[0] : "0 undo"));
    const order = [kind];
    const opened = open("LONG", churned).then(({ kind, length }) => order.push(kind + " " + length));
    const looks = (async () => {
      for (let times = 0; times < 3; times++) {
        const { kind } = await hall.ask("SHORT", "look", { watcher: 0, from: 0 });
        order.push(kind);
      }
    })();
    await Promise.all([opened, looks]);
    console.log(order.join(", "));
    await hall.close();`,
  );

  test("answers the others meanwhile, and is not taken for one that hangs", async () => {
    const run = promisify(execFile)(process.execPath, [script.pathname, "200"]);
    expect((await run).stdout.trim()).toBe("opened, looked, looked, looked, opened 60000");
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
    expect(troubles).toEqual(["it failed"]);
    thinkers.close();
  });
});
