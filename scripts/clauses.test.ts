import { existsSync, readdirSync } from "node:fs";
import { untestedClauses } from "@clade/kernel/testkit";
import { describe, expect, test } from "vitest";

/** Every clause of every rules page has a test that names it. */
describe("clauses without a test", () => {
  const games = readdirSync("docs/rules").map((page) => page.replace(/\.md$/, ""));
  test.each(games.filter((game) => existsSync(`games/${game}/index.ts`)))("%s: none", (game) => {
    expect(untestedClauses(`docs/rules/${game}.md`, `games/${game}/test`)).toEqual([]);
  });
});
