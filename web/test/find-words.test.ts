import { expect, test } from "vitest";
import { holdsAll } from "../find-words.ts";

const RULE = "EO-35 La météorite avance d’une case. Chaque Œuf donne un nouveau-né ; pas d’enchères au dernier tour.";

test("a rule is found without its accents, in capitals, and by several words in any order", () => {
  for (const wanted of [
    "meteorite",
    "METEORITE",
    "météorite",
    "oeuf",
    "œufs",
    "enchere",
    "tour enchere",
    "d'une",
    "eo-35",
    "",
  ]) {
    expect([wanted, holdsAll(RULE, wanted)]).toEqual([wanted, wanted !== "œufs"]);
  }
});

test("all the words have to be there", () => {
  expect(holdsAll(RULE, "meteorite carnivore")).toBe(false);
  expect(holdsAll(RULE, "  case   tour ")).toBe(true);
});

test("Korean is found as it is written", () => {
  expect(holdsAll("운석이 한 칸 다가옵니다.", "운석 칸")).toBe(true);
  expect(holdsAll("운석이 한 칸 다가옵니다.", "경매")).toBe(false);
});
