import { expect, test } from "vitest";
import { box, gauge, pad, sideBySide, textWidth, wrapped } from "../terminal/index.ts";

test("a text is as wide as a terminal shows it: Hangul takes two columns, styling none", () => {
  expect(textWidth("Red")).toBe(3);
  expect(textWidth("빨강")).toBe(4);
  expect(textWidth("\u001b[31mRed\u001b[39m")).toBe(3);
  expect(pad("빨강", 6)).toBe("빨강  ");
});

test("blocks stand side by side as long as they fit", () => {
  expect(sideBySide([["aa", "a"], ["bb"]], 10)).toEqual(["aa  bb", "a"]);
  expect(sideBySide([["aa"], ["bb"]], 5)).toEqual(["aa", "bb"]);
  expect(sideBySide([], 5)).toEqual([]);
});

test("a box is as wide as its widest line", () => {
  expect(box("T", ["long line"])).toEqual(["┌─T─────────┐", "│ long line │", "└───────────┘"]);
});

test("a gauge never falls short", () => {
  expect(gauge(2, 5)).toBe("●●○○○");
  expect(gauge(6, 5)).toBe("●●●●●●");
});

test("a list wraps under its first item, at the width as a terminal shows it", () => {
  expect(wrapped("Hand: ", ["one", "two", "three"], 15)).toEqual(["Hand: one │ two", "      three"]);
  expect(wrapped("손: ", ["하나", "둘"], 12)).toEqual(["손: 하나", "    둘"]);
  expect(wrapped("", ["a", "b"], 9, ", ")).toEqual(["a, b"]);
  expect(wrapped("Hand: ", [], 15)).toEqual([]);
});
