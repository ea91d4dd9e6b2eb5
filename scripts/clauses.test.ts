import { existsSync, readdirSync, readFileSync } from "node:fs";
import { allGameIds, loadGame } from "@clade/games";
import { LANGUAGES } from "@clade/kernel";
import { clausesOf, untestedClauses } from "@clade/kernel/testkit";
import { describe, expect, test } from "vitest";

/** Every clause of every rules page has a test that names it. */
describe("clauses without a test", () => {
  const games = readdirSync("docs/rules").map((page) => page.replace(/\.md$/, ""));
  test.each(games.filter((game) => existsSync(`games/${game}/index.ts`)))("%s: none", (game) => {
    expect(untestedClauses(`docs/rules/${game}.md`, `games/${game}/test`)).toEqual([]);
  });
});

describe("clauses that the rules reference of a language leaves out, or makes up", () => {
  test.each(allGameIds)("%s: none", async (game) => {
    const clauses = clausesOf(readFileSync(`docs/rules/${game}.md`, "utf8")).toSorted();
    const pack = await loadGame(game);
    for (const language of LANGUAGES) {
      const told = pack?.text[language].rules.flatMap(({ rules }) => rules.map(({ clause }) => clause));
      expect(told?.toSorted()).toEqual(clauses);
    }
  });
});
