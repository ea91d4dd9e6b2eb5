import { expect, test } from "vitest";
import { keysIn } from "../play/screen/keys.ts";

const named = (sent: string) => keysIn(sent).map((key) => (key.key === "text" ? `"${key.text}"` : key.key));

test("arrow keys come in several spellings, with and without modifiers", () => {
  expect(named("\u001b[A\u001bOB\u001b[1;5C\u001b[D")).toEqual(["up", "down", "right", "left"]);
  expect(named("\u001b[5~\u001b[6~\u001b[H\u001b[4~\u001bOF\u001b[1;2H")).toEqual([
    "page-up",
    "page-down",
    "home",
    "end",
    "end",
    "home",
  ]);
});

test("an escape alone is a key at once, and ends nothing that comes before it", () => {
  expect(named("\u001b")).toEqual(["escape"]);
  expect(named("\u001b[B\u001b")).toEqual(["down", "escape"]);
});

test("text comes sign by sign, whatever its script; control keys have names, unknown ones none", () => {
  expect(named("q가é\r\u007f\u0003\u001a\u0001")).toEqual([
    '"q"',
    '"가"',
    '"é"',
    "enter",
    "backspace",
    "stop",
    "suspend",
  ]);
});

test("letters with Alt, function keys and answers of the terminal are no commands", () => {
  expect(named("\u001bq\u001bOP\u001b[15~\u001b[24;80R")).toEqual([]);
});
