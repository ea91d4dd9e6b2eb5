import { expect, test } from "vitest";
import { box, cut, fold, gauge, pad, sideBySide, textWidth, wrapped } from "../terminal/index.ts";

test("a text is as wide as a terminal shows it: Hangul takes two columns, styling none", () => {
  expect(textWidth("Red")).toBe(3);
  expect(textWidth("빨강")).toBe(4);
  expect(textWidth("\u001b[31mRed\u001b[39m")).toBe(3);
  expect(pad("빨강", 6)).toBe("빨강  ");
  expect(textWidth("e\u0301té")).toBe(3);
  expect(textWidth("\u1112\u1161\u11ab")).toBe(2);
  expect(textWidth("🦕 #1")).toBe(5);
});

const RED = "\u001b[31m";
const DEFAULT = "\u001b[39m";
const OFF = "\u001b[0m";

test("a line is cut at the width as a terminal shows it, and no style runs on", () => {
  expect(cut("as long", 7)).toBe("as long");
  expect(cut("too long", 7)).toBe("too lo…");
  expect(cut("빨강초록", 6)).toBe("빨강…");
  expect(cut(`${RED}too long${DEFAULT}`, 7)).toBe(`${RED}too lo${OFF}…`);
});

test("a line is folded between words, set in a little, and keeps its style on every piece", () => {
  expect(fold("fits", 4)).toEqual(["fits"]);
  expect(fold("one two three", 8)).toEqual(["one two", "  three"]);
  expect(fold("  one two three", 10)).toEqual(["  one two", "   three"]);
  expect(fold("ID-1  one two three", 15)).toEqual(["ID-1  one two", "      three"]);
  expect(fold("a first column that is long  one two", 30)).toEqual(["a first column that is long", "  one two"]);
  expect(fold("unbroken-word", 6)).toEqual(["unbrok", "  en-w", "  ord"]);
  expect(fold("빨강 초록 파랑", 9)).toEqual(["빨강 초록", "  파랑"]);
  expect(fold(`${RED}one two${DEFAULT} six`, 5)).toEqual([`${RED}one${OFF}`, ` ${RED}two${OFF}`, " six"]);
  for (const width of [4, 7, 11]) {
    for (const piece of fold(`${RED}하나 둘 셋 넷 다섯 여섯${DEFAULT} seven`, width))
      expect(textWidth(piece)).toBeLessThanOrEqual(width);
  }
});

test("blocks stand side by side as long as they fit", () => {
  expect(sideBySide([["aa", "a"], ["bb"]], 10)).toEqual(["aa  bb", "a"]);
  expect(sideBySide([["aa"], ["bb"]], 5)).toEqual(["aa", "bb"]);
  expect(sideBySide([], 5)).toEqual([]);
});

test("a box is as wide as its widest line", () => {
  expect(box("T", ["long line"])).toEqual(["┌─T─────────┐", "│ long line │", "└───────────┘"]);
  expect(box("T", ["long line"], 9)).toEqual(["┌─T─────┐", "│ long  │", "│  line │", "└───────┘"]);
});

test("a gauge never falls short", () => {
  expect(gauge(2, 5)).toBe("●●○○○");
  expect(gauge(6, 5)).toBe("●●●●●●");
});

test("a list wraps under its first item, at the width as a terminal shows it", () => {
  expect(wrapped("Hand: ", ["one", "two", "three"], 15)).toEqual(["Hand: one │ two", "      three"]);
  expect(wrapped("손: ", ["하나", "둘"], 12)).toEqual(["손: 하나", "    둘"]);
  expect(wrapped("", ["a", "b"], 9, ", ")).toEqual(["a, b"]);
  expect(wrapped("", ["aaa", "bbb"], 6, ", ")).toEqual(["aaa,", "bbb"]);
  expect(wrapped("Hand: ", [], 15)).toEqual([]);
});
