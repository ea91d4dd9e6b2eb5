import { describe, expect, test } from "vitest";
import { position, species, Table } from "./position.ts";

describe("player counts", () => {
  test("EV-80: with two, 40 cards are set aside unseen", () => {
    const { state } = Table.start(2);
    expect(state.aside).toHaveLength(40);
    expect(state.deck).toHaveLength(129 - 40 - 8);
    expect(Table.start(2).view("red").aside).toBe(40);
    expect(Table.start(3).state.aside).toEqual([]);
  });

  test("EV-80: with two, a species holds two traits at most", () => {
    const table = position({
      phase: "cards",
      red: [species({ traits: ["horns", "climbing"] })],
      blue: [species()],
      hands: { red: ["fertile+4"] },
    });
    expect(table.why("red", "trait fertile+4 on 1")).toBe("slots-full EV-3");
    expect(table.refusal("red", "trait fertile+4 on 1")?.details).toEqual({ slots: 2 });
  });

  test("EV-80 EV-81: every count from two to six can be played", () => {
    for (const players of [2, 3, 4, 5, 6]) expect(Table.start(players).state.players).toHaveLength(players);
  });
});
