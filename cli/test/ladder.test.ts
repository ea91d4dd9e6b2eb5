import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Book, Standing } from "@clade/bots";
import { describe, expect, test } from "vitest";
import { clade, newHome } from "./clade.ts";

/** What the JSON says about an aim. */
interface Aimed {
  readonly aim: string;
  readonly one: string;
  readonly verdict: string;
  readonly figure: string;
}

function ladder(folder: string, games: number, ...more: string[]) {
  return clade([
    "ladder",
    "evolution",
    "--players",
    "2",
    "--games",
    String(games),
    "--plain",
    "--out",
    folder,
    ...more,
  ]);
}

describe("clade ladder", () => {
  test("plays every pair, keeps table, plot and results, and goes on where it stopped", async () => {
    const folder = newHome();
    const first = await ladder(folder, 2, "--levels", "random,greedy", "--json");
    expect(first.code).toBe(0);
    const { standings } = JSON.parse(first.out) as { standings: Standing[] };
    expect(standings[0]?.rungs.map(({ bot }) => bot)).toEqual(["greedy", "random"]);
    expect(readFileSync(join(folder, "ladder.md"), "utf8")).toMatch(/\| greedy \| random \| 2 \| 100\.0 %/);
    expect(readFileSync(join(folder, "ladder", "evolution.svg"), "utf8")).toContain("<circle");

    const second = await ladder(
      folder,
      4,
      "--levels",
      "random,greedy,novice",
      "--pairs",
      "greedy:random,novice:random",
    );
    expect(second.code).toBe(0);
    const book = JSON.parse(readFileSync(join(folder, "ladder", "evolution.json"), "utf8")) as Book;
    expect(book.pages.map(({ one, other, tally }) => [one, other, tally.games])).toEqual([
      ["greedy", "random", 4],
      ["novice", "random", 4],
    ]);
  });

  test("keeps what was played with an earlier box, and shows it below today's", async () => {
    const folder = newHome();
    const args = ["ladder", "evo", "--players", "3", "--games", "1", "--mark", "0", "--levels", "random,greedy"];
    const play = () => clade([...args, "--plain", "--out", folder]);
    expect((await play()).code).toBe(0);
    const path = join(folder, "ladder", "evo.json");
    const book = JSON.parse(readFileSync(path, "utf8")) as Book;
    expect(book.version).toBeGreaterThan(1);
    writeFileSync(path, JSON.stringify({ ...book, version: 1 }));
    expect((await play()).code).toBe(0);
    const earlier = JSON.parse(readFileSync(join(folder, "ladder", "evo-version-1.json"), "utf8")) as Book;
    expect(earlier).toEqual({ ...book, version: 1 });
    const page = readFileSync(join(folder, "ladder.md"), "utf8");
    expect(page.split("| greedy | random | 1 |")).toHaveLength(3);
    expect(page).toContain("With version 1 of the game");
  });

  test("measures every edition by itself, stops when it is sure, and lets one sit alone if asked", async () => {
    const folder = newHome();
    const args = ["ladder", "s-evolution", "--players", "2", "--levels", "random,greedy", "--out", folder, "--json"];
    const { standings } = JSON.parse((await clade([...args, "--games", "200"])).out) as { standings: Standing[] };
    expect(standings.map(({ table }) => table)).toEqual(["2 players", "2 players, edition=v1"]);
    for (const { meetings } of standings) {
      expect(meetings[0]).toMatchObject({ one: "greedy", other: "random", mark: 0.6, side: "above" });
      expect(meetings[0]?.games).toBeLessThan(100);
    }
    const lone = await clade([...args, "--games", "12", "--alone", "1.5", "--plain"]);
    const [plain] = (JSON.parse(lone.out) as { standings: Standing[] }).standings;
    expect(plain?.loners[0]).toMatchObject({ one: "greedy", other: "random", mark: 1.5 });
  });

  test("without pairings measures what is asked of the bots, in parts if asked, and puts parts together", async () => {
    const [folder, part] = [newHome(), newHome()];
    const args = ["ladder", "moult", "--players", "2", "--games", "2", "--aims", "levels", "--cores", "1", "--json"];
    const half = JSON.parse((await clade([...args, "--share", "1/4", "--out", part])).out) as { aims: Aimed[] }[];
    const counts = (aims: readonly Aimed[] = []) =>
      aims.filter(({ verdict }) => verdict !== "not yet measured").map(({ aim, one, figure }) => [aim, one, figure]);
    expect(counts(half[0]?.aims)).toEqual([
      ["levels", "apprentice", expect.stringMatching(/^\d+ % \(2\)$/)],
      ["levels", "grandmaster", expect.stringMatching(/^\d+ % \(2\)$/)],
    ]);
    const whole = JSON.parse((await clade([...args, "--out", folder])).out) as { aims: Aimed[] }[];
    expect(counts(whole[0]?.aims)).toHaveLength(5);
    expect(counts(whole[0]?.aims)).toEqual(expect.arrayContaining(counts(half[0]?.aims)));
  });

  test("does not count games in which the yardstick failed", async () => {
    const [folder, built] = [newHome(), newHome()];
    const commit = "0123456789ab";
    writeFileSync(join(folder, "yardstick.txt"), `${commit}${"0".repeat(28)} before all\n`);
    mkdirSync(join(built, commit, "cli/bin"), { recursive: true });
    writeFileSync(join(built, commit, ".yardstick"), commit);
    const bot = pathToFileURL(join(import.meta.dirname, "../dist/test/naughty-bot.js")).href;
    const program = `process.argv.splice(2, Infinity, "cheats");\nawait import("${bot}");\n`;
    writeFileSync(join(built, commit, "cli/bin/clade.js"), program);
    const args = ["s-evolution", "--aims", "yardstick", "--plain", "--players", "2", "--games", "2", "--cores", "1"];
    const { code, error } = await clade(["ladder", ...args, "--yardstick", built, "--out", folder]);
    expect(error).toMatch(
      /yardstick failed in a game of s-evolution with 2 \(.*no legal move \d+\); the game is not counted/,
    );
    expect(code).not.toBe(0);
    expect(existsSync(join(folder, "ladder", "s-evolution.json"))).toBe(false);
  });

  test("writes the page from what is kept, and takes over what another machine has measured", async () => {
    const [folder, other] = [newHome(), newHome()];
    expect((await ladder(other, 2, "--levels", "random,greedy")).code).toBe(0);
    const page = readFileSync(join(other, "ladder.md"), "utf8");
    writeFileSync(join(other, "ladder.md"), "lost");
    expect((await clade(["ladder", "--page", "--out", other])).code).toBe(0);
    expect(readFileSync(join(other, "ladder.md"), "utf8")).toBe(page);
    const added = await clade(["ladder", "--add", other, "--out", folder]);
    expect(added.out).toBe("evolution: 2 games are new\n");
    // All but the times, which are those of the other machine.
    const untimed = page.replaceAll(/ \d+\.\d \| \d+ \|$/gm, "  |  |");
    expect(untimed).not.toBe(page);
    expect(readFileSync(join(folder, "ladder.md"), "utf8")).toBe(untimed);
    expect(page).not.toContain("thinks otherwise today");
    const path = join(folder, "ladder", "evolution.json");
    writeFileSync(
      path,
      readFileSync(path, "utf8").replace('"habits":"greedy : random"', '"habits":"greedier : random"'),
    );
    expect((await clade(["ladder", "--page", "--out", folder])).code).toBe(0);
    expect(readFileSync(join(folder, "ladder.md"), "utf8")).toMatch(
      /thinks otherwise today:\*[^]*\| greedy \| random \| 2 \|/,
    );
    writeFileSync(path, readFileSync(path, "utf8").replace("greedier", "greedy"));
    expect((await clade(["ladder", "--add", other, "--out", folder])).out).toBe("evolution: 0 games are new\n");
  });

  test.each([
    [["evolution", "--aims", "glory"], /--aims takes some of yardstick, greedy, .*; got "glory"/],
    [["--players", "2"], /--players and --option are for one game/],
    [["--share", "3/2"], /--share takes a part of so many, such as 1\/2, got "3\/2"/],
    [["evolution", "--minutes", "soon"], /--minutes takes a whole number from 1/],
    [["evolution", "--pairs", "greedy:random", "--share", "1/2"], /--share does not go with pairings of one's own/],
    [["--add", "/nowhere"], /no results of a ladder in \/nowhere/],
    [["chess"], /unknown game "chess"/],
    [["evolution", "--levels", "greedy"], /at least two bots/],
    [["evolution", "--pairs", "greedy"], /--pairs takes all, neighbours, or bot:bot/],
    [["evolution", "--pairs", "greedy:deep-blue"], /unknown bot "deep-blue"/],
    [["s-evolution", "--option", "edition=v9"], /edition/],
    [["evolution", "--players", "9"], /2 to 6 players, not 9/],
    [["evolution", "--mark", "101"], /--mark takes a whole number from 0 to 100/],
    [["evolution", "--alone", "many"], /--alone takes a number from 0 to 6, got "many"/],
    [["evolution", "--alone", "2", "--mark", "50"], /--mark and --alone do not go together/],
  ])("refuses %j in one line, and writes nothing", async (args, message) => {
    const folder = newHome();
    const { code, error } = await clade(["ladder", ...args, "--out", folder]);
    expect(code).toBe(2);
    expect(error).toMatch(message);
    expect(error.trim().split("\n")).toHaveLength(1);
    expect(readdirSync(folder)).toEqual([]);
  });
});
