import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Book, Standing } from "@clade/bots";
import { describe, expect, test } from "vitest";
import { clade, newHome } from "./clade.ts";

function ladder(folder: string, games: number, ...more: string[]) {
  return clade(["ladder", "evolution", "--players", "2", "--games", String(games), "--out", folder, ...more]);
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

  test.each([
    [["chess"], /unknown game "chess"/],
    [["evolution", "--levels", "greedy"], /at least two bots/],
    [["evolution", "--pairs", "greedy"], /--pairs takes all, neighbours, or bot:bot/],
    [["evolution", "--pairs", "greedy:deep-blue"], /unknown bot "deep-blue"/],
    [["s-evolution", "--option", "edition=v9"], /edition/],
    [["evolution", "--players", "9"], /2 to 6 players, not 9/],
  ])("refuses %j in one line, and writes nothing", async (args, message) => {
    const folder = newHome();
    const { code, error } = await clade(["ladder", ...args, "--out", folder]);
    expect(code).toBe(2);
    expect(error).toMatch(message);
    expect(error.trim().split("\n")).toHaveLength(1);
    expect(readdirSync(folder)).toEqual([]);
  });
});
