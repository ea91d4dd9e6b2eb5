import { describe, expect, test } from "vitest";
import { isEnding } from "../bot/ending.ts";
import { position } from "./position.ts";

describe("bots play on to the end", () => {
  test("alone: whatever is in development that ends the game, and not what opens an age", () => {
    const developing = (id: string, markers: number, age: number) =>
      isEnding(position({ players: 1, age, red: { developing: { [id]: markers } } }).state);
    expect(developing("calculus", 1, 3)).toBe(true);
    expect(developing("calculus", 3, 3)).toBe(true);
    expect(developing("compass", 1, 2)).toBe(false);
    expect(developing("perspective", 1, 3)).toBe(false);
    expect(isEnding(position({ players: 1, age: 3, red: { hand: ["calculus"] } }).state)).toBe(false);
  });

  test("among others: whoever develops the last symbol that is missing, in this round", () => {
    const blue = (markers: number, active: readonly string[]) =>
      isEnding(position({ age: 3, red: { active }, blue: { developing: { calculus: markers } } }).state);
    expect(blue(1, ["heliocentrism"])).toBe(true);
    expect(blue(2, ["heliocentrism"])).toBe(false);
    expect(blue(1, [])).toBe(false);
  });

  test("with Industrial Revolution the last age is another", () => {
    const industrial = (id: string, age: number) =>
      isEnding(position({ players: 1, industrial: true, age, red: { developing: { [id]: 1 } } }).state);
    expect(industrial("calculus", 3)).toBe(false);
    expect(industrial("electricity", 4)).toBe(true);
  });
});
