import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { spawn } from "node:child_process";
import { allGameIds, loadGame } from "@clade/games";
import { describe, expect, test } from "vitest";
import { Company } from "../entrants.ts";
import { clade, newHome } from "./clade.ts";

interface Report {
  readonly games: number;
  readonly decisions: number;
  readonly results: { bot: string; wins: number; meanScore: number; faults: Record<string, number> }[];
}

const NONE = { crashed: 0, late: 0, illegal: 0, absent: 0 };

function naughty(manner: string, log = ""): string {
  return `naughty=cmd:node cli/dist/test/naughty-bot.js ${manner} ${log}`;
}

async function simulate(bots: string, ...more: string[]): Promise<Report> {
  const { code, out, error } = await clade([
    "simulate",
    "evolution",
    "--players",
    "2",
    "--games",
    "2",
    "--cores",
    "1",
    "--json",
    "--bots",
    bots,
    ...more,
  ]);
  expect(error).toBe("");
  expect(code).toBe(0);
  return JSON.parse(out) as Report;
}

test("two programs of one name are two players, each of whom stays", () => {
  const company = new Company(() => {});
  const called = (command: string) => company.player({ name: "yardstick", command }, 1000);
  expect(called("old bot")).toBe(called("old bot"));
  expect(called("older bot")).not.toBe(called("old bot"));
});

async function faultsOf(manner: string, ...more: string[]): Promise<Record<string, number>> {
  const { results } = await simulate(`random,${naughty(manner)}`, ...more);
  return results.find(({ bot }) => bot === "naughty")?.faults ?? {};
}

interface Note {
  readonly pid: number;
  readonly started?: true;
  readonly heard?: { type: string; table?: number; seat?: number; view?: View; [key: string]: unknown };
}
interface View {
  readonly players: { hand: { cards: number[] | null } }[];
}

function notesIn(log: string): Note[] {
  return readFileSync(log, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Note);
}

function alive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

describe("a program at the table", () => {
  test.each([
    ["Python", "cmd:python3 docs/bots/first_bot.py"],
    ["TypeScript", "cmd:node docs/bots/dist/first-bot.js"],
  ])("the example in %s plays every game without a fault", async (_, command) => {
    for (const id of allGameIds) {
      const pack = await loadGame(id);
      const players = String(Math.max(2, pack?.game.players.min ?? 2));
      const args = ["simulate", id, "--players", players, "--games", "2", "--cores", "1", "--json"];
      const { out, error } = await clade([...args, "--bots", `random,${command}`]);
      expect(error).toBe("");
      expect((JSON.parse(out) as Report).results[1]?.faults).toEqual(NONE);
    }
  });

  test("a bot of the house behind lines plays as it does at home, alike every time", async () => {
    const bots = "random,old=cmd:node cli/bin/clade.js bot greedy";
    const [one, two] = await Promise.all([simulate(bots, "--games", "4"), simulate(bots, "--games", "4")]);
    const timeless = ({ results, decisions }: Report) => ({ results, decisions });
    expect(timeless(two)).toEqual(timeless(one));
    expect(one.results.map(({ wins }) => wins)).toEqual([0, 4]);
  });

  test("gets what its seat may see and nothing else, a process for each seat, kept from game to game", async () => {
    const log = join(newHome(), "log");
    await simulate(naughty("well", log), "--players", "3", "--games", "2");
    const notes = notesIn(log).filter(({ heard }) => heard !== undefined);
    const asked = notes.flatMap(({ pid, heard }) => (heard?.type === "decide" ? [{ pid, ...heard }] : []));
    // One process was only tried out and played nothing.
    expect(new Set(asked.map(({ pid }) => pid)).size).toBe(3);
    for (const table of [0, 1]) {
      const seats = asked.filter((each) => each.table === table).map(({ pid, seat }) => `${pid} ${seat}`);
      expect(new Set(seats).size).toBe(3);
    }
    for (const { seat, view, ...rest } of asked) {
      const hands = view?.players.map(({ hand }) => hand.cards !== null);
      expect(hands).toEqual([0, 1, 2].map((each) => each === seat));
      expect(Object.keys(rest).sort()).toEqual([
        "game",
        "legal",
        "milliseconds",
        "pid",
        "players",
        "seed",
        "table",
        "type",
      ]);
    }
    const farewells = notes.filter(({ heard }) => heard?.type === "over");
    expect(farewells).toHaveLength(6);
    expect(farewells[0]?.heard).toMatchObject({ table: 0, places: expect.any(Array) as unknown });
  });
});

describe("what is held against a program", () => {
  test("a move that is not legal costs the decision", async () => {
    const faults = await faultsOf("cheats");
    expect(faults["illegal"]).toBeGreaterThan(10);
    expect({ ...faults, illegal: 0 }).toEqual(NONE);
  });

  test("so does what is no answer", async () => {
    expect((await faultsOf("babbles"))["illegal"]).toBeGreaterThan(10);
  });

  test("breaking down, until it is not asked any more", async () => {
    const faults = await faultsOf("crashes");
    expect(faults).toMatchObject({ crashed: 5, late: 0, illegal: 0 });
    expect(faults["absent"]).toBeGreaterThan(10);
  });

  test("taking too long", async () => {
    const faults = await faultsOf("sleeps", "--limit", "40");
    expect(faults).toMatchObject({ crashed: 0, late: 5, illegal: 0 });
  });

  test("people are told below the table", async () => {
    const bots = ["--bots", `random,${naughty("crashes")}`];
    const { out } = await clade(["simulate", "evolution", "--players", "2", "--games", "1", "--cores", "1", ...bots]);
    expect(out).toMatch(/naughty: random moves in its place: broken down 5, not asked any more \d+/);
  });

  test("on the ladder too", async () => {
    const folder = newHome();
    const args = ["ladder", "evolution", "--players", "2", "--games", "2", "--cores", "1", "--out", folder];
    const guest = ["--levels", `random,${naughty("cheats")}`, "--pairs", "naughty:random"];
    const { code, error } = await clade([...args, ...guest]);
    expect(error).toMatch(/^naughty: random moves in its place: no legal move \d+$/m);
    expect(code).toBe(0);
    expect(readFileSync(join(folder, "ladder.md"), "utf8")).toMatch(/\| naughty \| random \| 2 \|/);
  });
});

describe("no process outlives its table", () => {
  test.each(["well", "lingers"])("one that behaves %s is gone afterwards", async (manner) => {
    const log = join(newHome(), "log");
    await simulate(`random,${naughty(manner, log)}`);
    const pids = notesIn(log).map(({ pid }) => pid);
    expect(pids.length).toBeGreaterThan(0);
    expect(pids.filter(alive)).toEqual([]);
  });

  test("nor one that hangs when the table itself is ended", async () => {
    const log = join(newHome(), "log");
    const bots = `random,${naughty("lingers", log)}`;
    const args = ["simulate", "evolution", "--players", "2", "--games", "1000000", "--cores", "1", "--bots", bots];
    const table = spawn(process.execPath, ["cli/bin/clade.js", ...args], { stdio: "ignore" });
    const over = new Promise((resolve) => table.once("exit", (code) => resolve(code)));
    while (!(existsSync(log) && notesIn(log).some(({ heard }) => heard?.type === "decide"))) await pause(20);
    table.kill("SIGTERM");
    expect(await over).toBe(143);
    const pids = [...new Set(notesIn(log).map(({ pid }) => pid))];
    for (let tries = 0; tries < 100 && pids.some(alive); tries++) await pause(20);
    expect(pids.filter(alive)).toEqual([]);
  });
});

describe("bad input is one clear line", () => {
  test.each([
    [["simulate", "evolution", "--bots", "cmd:no-such-program"], /bot "cmd:no-such-program": .*ENOENT/],
    [["simulate", "evolution", "--bots", naughty("mute")], /bot "naughty": it ended with code 3/],
    [["simulate", "evolution", "--bots", naughty("rude")], /bot "naughty": it did not say hello/],
    [["simulate", "evolution", "--bots", naughty("modern")], /it speaks protocol 2, not 1/],
    [["simulate", "evolution", "--bots", naughty("choosy")], /bot "naughty" does not play evolution/],
    [["simulate", "evolution", "--bots", "cmd:"], /unknown bot "cmd:"/],
    [["simulate", "evolution", "--bots", "a=cmd:node x,a=cmd:node y"], /two bots are called "a"/],
    [["simulate", "evolution", "--bots", "random", "--limit", "0"], /--limit takes a whole number/],
    [["ladder", "evolution", "--levels", "random,random"], /--levels names "random" twice/],
    [["ladder", "evolution", "--levels", "random,greedy", "--pairs", "greedy:mine"], /unknown bot "mine"/],
    [["bot"], /missing the bot/],
    [["bot", "deep-blue"], /unknown bot "deep-blue"/],
  ])("%j", async (args, message) => {
    const home = newHome();
    const { code, out, error } = await clade(args, { home });
    expect(error).toMatch(message);
    expect(error.trim().split("\n")).toHaveLength(1);
    expect([code, out]).toEqual([2, ""]);
    expect(readdirSync(home)).toEqual([]);
  });

  test("a line that clade bot cannot read is answered, and the next one too", async () => {
    const lines = [
      "castle",
      "[]",
      '{"type":"decide"}',
      '{"type":"hello","protocol":7}',
      '{"type":"decide","game":"chess","players":2,"seat":0,"view":{},"legal":["e4"]}',
      '{"type":"decide","game":"evolution","players":2,"seat":5,"view":{},"legal":["e4"]}',
      '{"type":"decide","game":"evolution","players":2,"seat":0,"view":{},"legal":["e4"]}',
      '{"type":"over","table":1,"scores":[1,2],"places":[2,1]}',
      '{"type":"hello","protocol":1}',
    ];
    const { code, out } = await clade(["bot", "random"], { input: `${lines.join("\n")}\n` });
    const answers = out
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as object);
    expect(answers).toEqual([
      { type: "error", message: "not JSON: castle" },
      { type: "error", message: "not an object: []" },
      { type: "error", message: "decide: game must be a text" },
      { type: "error", message: "protocol 7 is not known here, only 1" },
      { type: "error", message: 'unknown game "chess"' },
      { type: "error", message: "decide: seat must be a number from 0 to players - 1" },
      { type: "error", message: "moves that cannot be read" },
      { type: "hello", protocol: 1, name: "random" },
    ]);
    expect(code).toBe(0);
  });
});
