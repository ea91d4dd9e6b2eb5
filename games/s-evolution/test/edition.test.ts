import { describe, expect, test } from "vitest";
import { EDITION_NAMES } from "../rules/editions.ts";
import { forEdition } from "../text/edition.ts";
import { text } from "../text/index.ts";

describe("what a rule says in an edition", () => {
  test("a mark holds up to the next one or to the end", () => {
    expect(forEdition("For all. [2.0] New. Still new. [v1] Old.", "2.0")).toBe("For all. New. Still new.");
    expect(forEdition("For all. [2.0] New. [v1] Old.", "v1")).toBe("For all. Old.");
    expect(forEdition("Shield [2.0] 1 then 2, [v1] 2 a level.", "2.0")).toBe("Shield 1 then 2.");
    expect(forEdition("[v1] Old alone.", "2.0")).toBeUndefined();
    expect(forEdition("Unmarked.", "v1")).toBe("Unmarked.");
  });

  test.each(["en", "fr", "ko"] as const)("every clause reads as whole sentences in both editions: %s", (language) => {
    for (const edition of EDITION_NAMES) {
      for (const { clause, text: written } of text[language].rules.flatMap(({ rules }) => rules)) {
        const said = forEdition(written, edition);
        if (said !== undefined) expect(`${clause} ${said}`).toMatch(/^(?!.*\[).*[^\s:;,]\.$/s);
      }
    }
  });

  test("what differs is told apart: needs, ties, Population", () => {
    const held = (edition: "v1" | "2.0") =>
      text.en.rules
        .flatMap(({ rules }) => rules)
        .filter((rule) => forEdition(rule.text, edition) !== undefined)
        .map(({ clause }) => clause);
    expect(held("v1").filter((clause) => !held("2.0").includes(clause))).toEqual([
      "SE-13",
      "SE-14",
      "SE-21",
      "SE-57",
      "SE-61",
    ]);
    expect(held("2.0").filter((clause) => !held("v1").includes(clause))).toEqual(["SE-12", "SE-20", "SE-56"]);
  });
});
