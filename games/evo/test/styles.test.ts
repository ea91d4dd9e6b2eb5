import { expect, test } from "vitest";
import { taste } from "../bot/taste.ts";
import type { Move } from "../rules/moves.ts";
import { position } from "./position.ts";

const { state } = position({ at: "movement", red: { on: ["B1"] }, blue: { on: ["B4"] } });
const step = (to: string): Move => ({ type: "step", from: "B1", to });
const bid = (gene: "horn" | "fur" | "egg"): Move => ({ type: "bid", gene, nth: 1, amount: 1 });

test("the bold seek fights and horns, the cautious peace and coats; where newborns go is left to the search", () => {
  for (const [move, bold] of [
    [step("B4"), 1],
    [step("B3"), 0],
    [bid("horn"), 1],
    [bid("fur"), -1],
    [bid("egg"), 0],
  ] as const) {
    expect(Math.sign(taste(state, 0, move, "bold") ?? Number.NaN) + 0).toBe(bold);
    expect(Math.sign(taste(state, 0, move, "cautious") ?? Number.NaN) + 0).toBe(0 - bold);
  }
  expect(taste(state, 0, { type: "birth", zone: "B3" }, "bold")).toBeUndefined();
});
