import { expect, test } from "vitest";
import { evo } from "../rules/game.ts";
import { type Plan, position } from "./position.ts";

const places = (plan: Omit<Plan, "at">) => evo.result(position({ at: "meteor", turn: 13, ...plan }).state)?.places;

test("EO-50 most mutation points win", () => {
  expect(places({ red: { points: 20 }, blue: { points: 31 }, green: { points: 30 } })).toEqual([3, 1, 2]);
});

test("EO-50 of equal points, more dinos on the island win", () => {
  const points = 20;
  expect(places({ red: { points, on: ["B1"] }, blue: { points, on: ["B2", "B3"] }, green: { points: 3 } })).toEqual([
    2, 1, 3,
  ]);
});

test("EO-50 what is still equal is shared", () => {
  expect(places({ red: { points: 9, on: ["B1"] }, blue: { points: 9, on: ["B2"] }, green: { points: 12 } })).toEqual([
    2, 2, 1,
  ]);
});

test("EO-50 there is no result before the end, and it says where the points came from", () => {
  expect(evo.result(position({ at: "movement", red: { on: ["B1"] } }).state)).toBeUndefined();
  const p = position({ at: "auction", turn: 12, genes: ["leg", "egg", "fur"], climate: "meadow", red: { on: ["B2"] } });
  p.play("red bid leg 4", "blue bid egg 0", "green bid fur 0");
  p.state.turn = 13;
  while (p.asked !== undefined) p.play(`${p.asked} ${p.legal().at(-1)}`);
  const result = evo.result(p.state);
  const survivors = (result?.scores[0] ?? 0) - 6;
  expect(result?.parts[0]).toEqual({ start: 10, survivors, genes: -4 });
});
