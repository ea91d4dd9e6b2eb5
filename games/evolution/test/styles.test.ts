import { seeded, STYLES } from "@clade/kernel";
import { expect, test } from "vitest";
import pack from "../index.ts";
import { taste } from "../bot/taste.ts";
import { FACES, type Trait } from "../rules/cards.ts";
import type { Move } from "../rules/moves.ts";
import { evolution } from "../rules/game.ts";

const state = evolution.setUp(2, { fast: false }, { chance: seeded("styles"), tell: () => {} });

function laying(trait: Trait): Move {
  return { type: "trait", card: FACES.findIndex((face) => face.trait === trait), species: 0 };
}
const ATTACK: Move = { type: "attack", species: 0, seat: 1, target: 0 };

test("a hunter likes Carnivores and attacks, and plants less; a grazer the other way round", () => {
  for (const move of [laying("carnivore"), ATTACK]) {
    expect(taste(state, 0, move, "hunter")).toBeGreaterThan(0);
    expect(taste(state, 0, move, "grazer")).toBeLessThan(0);
  }
  expect(taste(state, 0, laying("foraging"), "hunter")).toBeLessThan(0);
  expect(taste(state, 0, laying("foraging"), "grazer")).toBeGreaterThan(0);
  expect(taste(state, 0, laying("horns"), "hunter")).toBeCloseTo(0);
});

test("the cautious like what protects and large bodies, the bold more species; neither says anything of attacks", () => {
  const protect = [laying("horns"), laying("hard-shell")];
  const spread: Move[] = [
    { type: "species", card: 0, side: "left" },
    { type: "grow", card: 0, species: 0, what: "population" },
  ];
  for (const move of protect) expect(taste(state, 0, move, "cautious")).toBeGreaterThan(0);
  for (const move of spread) expect(taste(state, 0, move, "bold")).toBeGreaterThan(0);
  for (const move of [...protect, ...spread]) {
    expect(taste(state, 0, move, "bold")).toBe(-(taste(state, 0, move, "cautious") ?? 0));
  }
  for (const style of ["bold", "cautious"] as const) expect(taste(state, 0, ATTACK, style)).toBeUndefined();
});

test("Evolution knows all styles", () => {
  expect([...(pack.about.styles ?? [])].sort()).toEqual([...STYLES].sort());
});
