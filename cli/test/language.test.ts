import { readFileSync } from "node:fs";
import { LANGUAGES } from "@clade/kernel";
import { faultsIn, linesOf, signaturesIn } from "@clade/kernel/testkit";
import { describe, expect, test } from "vitest";
import { words } from "../words/index.ts";

/** All that the command says, with every small number, read by who knows the language. */
describe.each(LANGUAGES)("the terminal in %s", (language) => {
  test.each([
    ["complaints", "Complaints"],
    ["table", "TableWords"],
  ] as const)("%s", (part, name) => {
    const signatures = signaturesIn(readFileSync("cli/words/vocabulary.ts", "utf8"), name);
    const lines = linesOf(words[language][part], signatures, ["Ada"], ["B6"]);
    expect(lines.length).toBeGreaterThan(20);
    expect(lines.flatMap((line) => faultsIn(language, line).map((fault) => `${fault} in: ${line}`))).toEqual([]);
  });
});
