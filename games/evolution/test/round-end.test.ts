import { describe, expect, test } from "vitest";
import { colourOf, position, species } from "./position.ts";

/** Red has nothing left to do but to take the last plant with this species, which ends the round. */
const lastBite = species({ population: 1 });

describe("end of the round", () => {
  test("EV-65: the rulebook’s example: with 2 food eaten, Population 4 falls to 2", () => {
    const table = position({ red: [species({ population: 4, food: 2 }), lastBite], plants: 1 }).play("red", "feed 2");
    expect(table.populations("red")).toEqual([2, 1]);
    expect(table.told("starved")).toMatchObject([{ from: 4, to: 2 }]);
  });

  test("EV-65 EV-70: the rulebook’s example: what has eaten nothing goes extinct", () => {
    const table = position({ red: [species({ population: 3, size: 5 }), lastBite], plants: 1 }).play("red", "feed 2");
    expect(table.player("red").species.map(({ size }) => size)).toEqual([1]);
    expect(table.told("extinct")).toHaveLength(1);
  });

  test("EV-65: all eaten food goes to the bag; fat stays where it is, and plants too", () => {
    const table = position({
      red: [species({ population: 4, food: 3, size: 3, fat: 2, traits: ["fat-tissue"] }), lastBite],
      blue: [species({ food: 1 })],
      plants: 4,
      bags: { red: 10 },
    })
      .play("red", "feed 1")
      .play("red", "feed 2")
      .play("red", "pass");
    expect(table.state.round).toBe(3);
    expect(table.bag("red")).toBe(15);
    expect(table.bag("blue")).toBe(1);
    expect(table.species("red", 1)).toMatchObject({ population: 4, food: 0, fat: 2 });
    expect(table.state.plants).toBe(2);
  });

  test("EV-65: extinctions from the first player clockwise, each row left to right", () => {
    const doomed = species({ traits: ["horns"] });
    const table = position({
      red: [doomed],
      blue: [lastBite, doomed, doomed],
      green: [doomed],
      plants: 1,
      first: "blue",
    }).play("blue", "feed 1");
    expect(table.told("extinct").map(({ on }) => `${colourOf(on.seat)} ${on.id}`)).toEqual([
      "blue 1",
      "blue 2",
      "green 0",
      "red 0",
    ]);
  });

  test("EV-65: two neighbours that starve keep their numbers until both are gone; only then others move up", () => {
    const doomed = species({ population: 2 });
    const table = position({ red: [lastBite, doomed, doomed, species({ food: 1 })], plants: 1 }).play("red", "feed 1");
    const starved = table.told("starved").map(({ on }) => on.index);
    expect(starved).toEqual([1, 2]);
    expect(table.told("extinct").map(({ on, closes }) => [on.index, closes])).toEqual([
      [1, false],
      [2, true],
    ]);
    const last = position({ red: [lastBite, doomed, doomed], plants: 1 }).play("red", "feed 1");
    expect(last.told("extinct").map(({ closes }) => closes)).toEqual([false, false]);
  });

  test("EV-70: traits are discarded, and the owner draws one card for each", () => {
    const table = position({
      red: [species({ size: 4, population: 2, traits: ["carnivore"] })],
      blue: [species({ food: 1, fat: 1, traits: ["horns", "fat-tissue", "fertile"] }), species({ population: 2 })],
      plants: 3,
    }).play("red", "attack 1 > blue 1");
    expect(table.discard.map((card) => card.replace(/[+-]\d$/, ""))).toEqual(["horns", "fat-tissue", "fertile"]);
    expect(table.hand("blue")).toHaveLength(3);
    expect(table.bag("blue")).toBe(2); // the food on it, and its fat
  });

  test("EV-70: the cards drawn may be in a reshuffle that this draw causes", () => {
    const table = position({
      red: [species({ size: 4, population: 2, traits: ["carnivore"] })],
      blue: [species({ traits: ["horns"] }), species({ population: 2 })],
      plants: 3,
      deck: [],
    }).play("red", "attack 1 > blue 1");
    expect(table.hand("blue")).toHaveLength(1);
    expect(table.hand("blue")[0]).toMatch(/^horns/);
    expect(table.told("reshuffled")).toMatchObject([{ cards: 1 }]);
  });

  test("EV-71: when Fat Tissue is discarded its food goes to the bag", () => {
    const table = position({
      phase: "cards",
      red: [species({ size: 3, fat: 3, traits: ["fat-tissue"] })],
      blue: [species()],
    }).play("red", "shed fat-tissue from 1");
    expect(table.bag("red")).toBe(3);
    expect(table.species("red", 1)).toMatchObject({ fat: 0, traits: [] });
  });

  test("EV-71: a species that starves leaves its fat to the bag", () => {
    const table = position({
      red: [species({ population: 3, size: 5, fat: 2, traits: ["fat-tissue"] }), lastBite],
      plants: 1,
    }).play("red", "feed 2");
    expect(table.bag("red")).toBe(3);
  });

  test("EV-71: when the game is over fat goes to the bag", () => {
    const table = position({
      red: [species({ food: 1, size: 3, fat: 2, traits: ["fat-tissue"] }), lastBite],
      blue: [],
      plants: 1,
      round: 4,
      lastRound: 4,
    }).play("red", "feed 2");
    expect(table.state.phase).toBe("over");
    expect(table.bag("red")).toBe(4);
    expect(table.species("red", 1).fat).toBe(0);
  });
});
