import { expect, test } from "vitest";
import { deedOf, type ShortcutDeeds } from "../keys.ts";

function pressed(
  key: string,
  held: Partial<Record<"ctrlKey" | "metaKey" | "altKey" | "shiftKey", boolean>> = {},
  letters = true,
): string[] {
  const done: string[] = [];
  const note = (name: string) => () => done.push(name);
  const deeds: ShortcutDeeds = {
    m: note("moves"),
    l: note("log"),
    h: note("hint"),
    u: note("undo"),
    s: note("pace"),
    r: note("rules"),
    "?": note("keys"),
    escape: note("escape"),
    undo: note("undo"),
    choose: (index) => done.push(`choice ${index}`),
  };
  deedOf({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held }, letters, deeds)?.();
  return done;
}

test("a key alone does what the list of keys says", () => {
  expect(["m", "L", "h", "u", "s", "R", "?", "Escape"].flatMap((key) => pressed(key))).toEqual([
    "moves",
    "log",
    "hint",
    "undo",
    "pace",
    "rules",
    "keys",
    "escape",
  ]);
});

test("digits choose in the order of the buttons", () => {
  expect([...pressed("1"), ...pressed("9")]).toEqual(["choice 0", "choice 8"]);
  expect(pressed("0")).toEqual([]);
});

test("Ctrl-Z and its like undo; with a key held down, nothing else is ours", () => {
  expect(pressed("z", { ctrlKey: true })).toEqual(["undo"]);
  expect(pressed("Z", { metaKey: true })).toEqual(["undo"]);
  expect(pressed("z", { ctrlKey: true, shiftKey: true })).toEqual([]);
  expect(pressed("r", { ctrlKey: true })).toEqual([]);
  expect(pressed("h", { altKey: true })).toEqual([]);
  expect(pressed("z")).toEqual([]);
});

test("whoever wants no letters has Escape and Ctrl-Z alone", () => {
  expect(["m", "?", "1", "u"].flatMap((key) => pressed(key, {}, false))).toEqual([]);
  expect([...pressed("Escape", {}, false), ...pressed("z", { ctrlKey: true }, false)]).toEqual(["escape", "undo"]);
});
