import { at, seeded, STYLES } from "@clade/kernel";
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

test("Evolution knows all styles, and leaves to the search those that go by luck", () => {
  expect([...(pack.about.styles ?? [])].sort()).toEqual([...STYLES].sort());
  for (const style of ["bold", "cautious"] as const) expect(taste(state, 0, ATTACK, style)).toBeUndefined();
  expect(at(state.players, 0).species).toHaveLength(1);
});
