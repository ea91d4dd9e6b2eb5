import { describe, expect, test } from "vitest";
import { foldedName, isGoodName, tidyName } from "../name.ts";

describe("names", () => {
  test.each([
    "Ada",
    "지우 🦕",
    "Zoë",
    "Jean-Luc",
    "O’Brien",
    "👨‍👩‍👧‍👦 Meier",
    "❤️",
    "🏴󠁧󠁢󠁥󠁮󠁧󠁿 Ann",
    "1️⃣",
    "👩🏽‍🚀",
    "Việt",
    "x".repeat(24),
    "👨‍👩‍👧‍👦".repeat(24),
  ])("%s can be had", (name) => expect(isGoodName(tidyName(name))).toBe(true));

  test.each([
    ["nothing", ""],
    ["blanks", " \u3000\u00a0 "],
    ["Hangul filler", "\u3164"],
    ["half-width filler", "\uffa0"],
    ["Braille blank", "\u2800\u2800"],
    ["a filler in a name", "Ad\u3164a"],
    ["a joiner alone", "\u200d"],
    ["a joiner between letters", "A\u200dda"],
    ["an unseen space", "Ada\u200b"],
    ["a mark of direction", "\u202eevil"],
    ["a control", "a\nb"],
    ["NUL", "a\u0000b"],
    ["half a letter", "a\ud83d"],
    ["a private letter", "\ue000"],
    ["a heap of marks", `a${"\u0301".repeat(6)}`],
    ["a variation of nothing", "a\ufe0f"],
    ["too many letters", "x".repeat(25)],
    ["more than a line", "👨‍👩‍👧‍👦".repeat(27)],
  ])("%s cannot", (_, name) => expect(isGoodName(tidyName(name))).toBe(false));

  test("names that look the same are the same", () => {
    for (const [one, other] of [
      ["Ada", "ada"],
      ["Ada L", "AdaL"],
      ["Ａｄａ", "Ada"],
      ["Zoe\u0308", "Zoë"],
    ] as const) {
      expect(foldedName(one)).toBe(foldedName(other));
    }
    expect(foldedName("Ada")).not.toBe(foldedName("Adam"));
  });
});
