import { type About, at } from "@clade/kernel";
import { describe, expect, test } from "vitest";
import { aimsTable } from "../ladder/aims-table.ts";
import { AIMS, tablesOf, type Task, tasksOf } from "../ladder/aims.ts";
import { type Book, type Page, pageOf, takeOver } from "../ladder/book.ts";
import { foretold } from "../ladder/calibration.ts";
import { findingsOf, inTime } from "../ladder/verdicts.ts";
import { row } from "./row-game.ts";

const options = {
  edition: { kind: "choice", choices: ["old", "new"], default: "new" },
  storm: { kind: "flag", default: false },
} as const;
const game = { ...row.game, options, players: { min: 1, max: 4 } };
const temper: About["temper"] = { ...row.about.temper, solo: 110 };
const pack = { game, about: { temper, styles: ["bold", "hunter"] as const } };
const tasks = tasksOf(pack, tablesOf(game));

function bookWith(...pages: { task: Task; fill: (page: Page) => void; habits?: string }[]): Book {
  const book: Book = { game: "row", version: 1, seed: "test", pages: [] };
  for (const { task, fill, habits = "today" } of pages) fill(pageOf(book, task.pairing, habits, task.mark));
  return book;
}

function taskOf(aim: Task["aim"], players: number, one?: string): Task {
  const found = tasks.find(
    (task) => task.aim === aim && task.pairing.players === players && task.pairing.one === (one ?? task.pairing.one),
  );
  if (found === undefined) throw new Error(`no task ${aim} with ${players}`);
  return found;
}

/** So many games, of which a share was won; for one who is alone as well. */
function results(games: number, share: number): (page: Page) => void {
  return ({ tally }) => {
    tally.games = games;
    tally.points = games * share;
    tally.squares = games * share;
    tally.one.alone = games;
    tally.one.aloneWins = games * share;
  };
}

function verdictOf(task: Task, fill: (page: Page) => void): string {
  const [finding] = findingsOf(bookWith({ task, fill }), [task], () => "today");
  return finding?.verdict ?? "";
}

describe("what is asked of the bots", () => {
  test("is asked with every number of players in every edition; whether levels stand in order, with each variant too", () => {
    const tablesFor = (aim: Task["aim"]) => [
      ...new Set(
        tasks
          .filter((task) => task.aim === aim)
          .map(({ pairing, games }) => `${pairing.players} ${pairing.options.join()} ${games}`),
      ),
    ];
    const boxes = [2, 3, 4].flatMap((players) => [`${players}  200`, `${players} edition=old 200`]);
    for (const aim of ["yardstick", "greedy"] as const) expect(tablesFor(aim)).toEqual(boxes);
    const varied = [2, 3, 4].map((players) => `${players} storm=true 24`);
    expect(tablesFor("levels").sort()).toEqual([...boxes, ...varied].sort());
    expect(tasks.filter(({ aim }) => aim === "levels")).toHaveLength(9 * 5);
    expect(
      tasks.filter(({ aim }) => aim === "alone").map(({ pairing, mark }) => [pairing.options.join(), mark]),
    ).toEqual([
      ["", { at: 110, games: 200 }],
      ["edition=old", { at: 110, games: 200 }],
      ["storm=true", { at: 110, games: 24 }],
    ]);
    expect([...new Set(tasks.map(({ aim }) => aim))]).toEqual([...AIMS]);
  });

  test("two meet as equals, among more one sits alone; hints are asked for among equals, in 300 games", () => {
    expect(taskOf("yardstick", 2)).toMatchObject({
      pairing: { one: "grandmaster", other: "yardstick" },
      mark: { at: 0.7, games: 200 },
    });
    expect(taskOf("yardstick", 2).pairing.alone).toBeUndefined();
    expect(taskOf("greedy", 3)).toMatchObject({
      pairing: { one: "master", other: "greedy", alone: "one" },
      mark: { at: 2.4 },
    });
    const hinted = tasks.filter(({ aim }) => aim === "hints");
    expect(hinted.every(({ pairing: { one, other, options: extra } }) => one === other && extra.length === 0)).toBe(
      true,
    );
    expect(hinted.reduce((sum, { games }) => sum + games, 0)).toBeGreaterThanOrEqual(300);
  });

  test("styles that the game knows are measured against their own level", () => {
    const pairs = tasks.filter(({ aim }) => aim === "styles").map(({ pairing: { one, other } }) => `${one} ${other}`);
    expect(pairs).toEqual(["adept-bold adept", "adept-hunter adept", "master-bold master", "master-hunter master"]);
  });
});

describe("a verdict", () => {
  test("is sure, narrow, open, or not there yet", () => {
    const task = taskOf("levels", 2, "adept");
    expect(verdictOf(task, results(60, 0.95))).toBe("met");
    expect(verdictOf(task, results(60, 0.2))).toBe("missed");
    expect(verdictOf(task, results(60, 0.62))).toBe("under way");
    expect(verdictOf(task, results(200, 0.62))).toBe("narrowly met");
    expect(verdictOf(task, results(200, 0.58))).toBe("narrowly missed");
    expect(verdictOf(task, () => {})).toBe("not yet measured");
  });

  test("of one who is alone goes by multiples of the fair share", () => {
    const task = taskOf("yardstick", 4);
    expect(verdictOf(task, results(200, 0.46))).toBe("narrowly met");
    expect(verdictOf(task, results(200, 0.44))).toBe("narrowly missed");
    expect(verdictOf(task, results(200, 0.7))).toBe("met");
  });

  test("of a table for one goes by the mean score", () => {
    const scores =
      (mean: number, games: number, variance = 100) =>
      (page: Page) => {
        page.tally.games = games;
        Object.assign(page.tally.one, {
          seats: games,
          score: mean * games,
          scoreSquares: (mean * mean + variance) * games,
        });
      };
    expect(verdictOf(taskOf("alone", 1), scores(93, 32))).toBe("missed");
    expect(verdictOf(taskOf("alone", 1), scores(120, 32))).toBe("met");
    expect(verdictOf(taskOf("alone", 1), scores(111, 32))).toBe("under way");
    expect(verdictOf(taskOf("alone", 1), scores(111, 200))).toBe("narrowly met");
    expect(verdictOf(taskOf("alone", 1), scores(109, 200))).toBe("narrowly missed");
    // A few games that came to the same say nothing of how far they may lie apart.
    expect(verdictOf(taskOf("alone", 1), scores(150, 3, 0))).toBe("under way");
    const { mark: _, ...unmarked } = taskOf("alone", 1);
    expect(verdictOf(unmarked, scores(93, 200))).toBe("met");
  });

  test("counts only for bots that still think as they did then", () => {
    const task = taskOf("levels", 2, "adept");
    const book = bookWith({ task, fill: results(60, 0.95), habits: "of old" });
    expect(findingsOf(book, [task], () => "today")[0]?.verdict).toBe("not yet measured");
  });

  test("stands in a table by number of players, other options in sums, and chances of all tables together", () => {
    const met = taskOf("levels", 3, "adept");
    const hinted = taskOf("hints", 2);
    const book = bookWith(
      { task: met, fill: results(60, 0.95) },
      {
        task: hinted,
        fill: ({ tally }) => {
          tally.games = 40;
          for (let time = 0; time < 10; time++) foretold(tally.one.calibration, 0.34, time < 3 ? 1 : 0);
        },
      },
    );
    const text = aimsTable(findingsOf(book, tasks, () => "today")).join("\n");
    expect(text).toContain("| asked | alone | 2 players | 3 players | 4 players |");
    expect(text).toContain(
      "| adept ahead of apprentice in 60 % |  | not yet measured | **met**: 95 % (60) | not yet measured |",
    );
    expect(text).toContain("off by 4.0 points on average after 40 of 300 games: **under way**");
    expect(text).toMatch(/\| edition=old \| {2}\| {2}\| {2}\| {2}\| {2}\| 22 \|/);
  });
});

describe("results of another machine", () => {
  test("are taken over where they know more, and never added to what they already hold", () => {
    const [one, two] = [taskOf("levels", 2, "adept"), taskOf("levels", 2, "expert")];
    const here = bookWith({ task: one, fill: results(10, 0.5) });
    const there = bookWith({ task: one, fill: results(24, 0.75) }, { task: two, fill: results(8, 0.5) });
    const ofToday = ({ habits }: Page) => habits === "today";
    expect(takeOver(here, there, ofToday)).toBe(14 + 8);
    expect(here.pages.map(({ one: name, tally }) => [name, tally.games])).toEqual([
      ["adept", 24],
      ["expert", 8],
    ]);
    expect(takeOver(here, there, ofToday)).toBe(0);
    const strangers = bookWith({ task: one, fill: results(99, 1), habits: "otherwise" });
    expect(takeOver(here, strangers, ofToday)).toBe(0);
    expect(takeOver(strangers, there, ofToday)).toBe(24 + 8);
    expect(strangers.pages.map(({ habits, tally }) => [habits, tally.games])).toEqual([
      ["today", 24],
      ["today", 8],
    ]);
  });

  test("say nothing about how long a decision takes here", () => {
    const task = taskOf("yardstick", 2, "grandmaster");
    const timed = (games: number, milliseconds: number) => ({
      task,
      fill: (page: Page) => {
        results(games, 0.9)(page);
        Object.assign(page.tally.one, {
          decisions: 10 * games,
          milliseconds: 10 * games * milliseconds,
          longest: milliseconds,
        });
      },
    });
    const [here, there, nowhere] = [bookWith(timed(10, 150)), bookWith(timed(24, 900)), bookWith()];
    for (const book of [here, nowhere]) takeOver(book, there, () => true);
    const times = (book: Book) => inTime(at(book.pages, 0))?.figure;
    expect([times(here), times(there), times(nowhere)]).toEqual([
      "150 ms, longest 150",
      "900 ms, longest 900",
      undefined,
    ]);
    expect(aimsTable(findingsOf(nowhere, [task], () => "today")).join("\n")).toContain(
      "none over 1 s | not yet measured |",
    );
  });
});
