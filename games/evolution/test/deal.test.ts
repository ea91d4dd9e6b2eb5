import { describe, expect, test } from "vitest";
import { colourOf, position, species, Table } from "./position.ts";

describe("phase 1, deal", () => {
  test("EV-10: chance picks who begins, and anybody may", () => {
    const firsts = new Set(Array.from({ length: 60 }, (_, seed) => Table.start(4, { seed: `${seed}` }).state.first));
    expect(firsts).toEqual(new Set([0, 1, 2, 3]));
  });

  test("EV-10: the marker passes to the left each round, and from the last seat to the first", () => {
    const table = position({ red: [species()], blue: [species()], green: [species()], plants: 3, first: "green" });
    table.play("green", "feed 1").play("red", "feed 1").play("blue", "feed 1");
    expect(table.state.round).toBe(3);
    expect(colourOf(table.state.first)).toBe("red");
  });

  test("EV-11: a player without species gets one of Size 1 and Population 1", () => {
    const table = position({ red: [species()], blue: [], plants: 1 }).play("red", "feed 1");
    expect(table.told("species-given").map(({ seat }) => colourOf(seat))).toEqual(["blue"]);
    expect(table.species("blue", 1)).toEqual({ size: 1, population: 1, food: 0, fat: 0, traits: [] });
  });

  test("EV-12: in the first round everybody draws four cards", () => {
    const table = Table.start(5);
    for (const { hand } of table.state.players) expect(hand).toHaveLength(4);
  });

  test("EV-12: 3 cards and 1 for each species, from the first player clockwise, all at once", () => {
    const table = position({
      red: [species({ food: 1 })],
      blue: [species({ food: 1 }), species({ food: 1 }), species()],
      green: [species({ food: 1 }), species({ food: 1 })],
      plants: 1,
      active: "blue",
    }).play("blue", "feed 3");
    const draws = table.told("drew").map(({ seat, cards }) => [colourOf(seat), cards.length]);
    expect(draws).toEqual([
      ["blue", 6],
      ["green", 5],
      ["red", 4],
    ]);
  });
});
