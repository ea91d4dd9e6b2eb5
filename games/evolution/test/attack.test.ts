import { describe, expect, test } from "vitest";
import { position, species } from "./position.ts";

/** A Carnivore of Size 4 and Population 3 against one species that is still hungry enough to keep the round going. */
const hunter = species({ size: 4, population: 3, traits: ["carnivore"] });

describe("Carnivores", () => {
  test("EV-43: a Carnivore never takes plants, not even with Foraging", () => {
    const table = position({
      red: [species({ size: 3, population: 2, traits: ["carnivore", "foraging"] }), species()],
      blue: [species({ size: 3 })],
      plants: 5,
    });
    expect(table.why("red", "feed 1")).toBe("carnivore-no-plants EV-43");
    expect(table.legal("red")).toEqual(["attack 1 > red 2", "feed 2"]);
  });

  test("EV-43: it attacks with an empty watering hole too, any species but itself, own ones included", () => {
    const table = position({
      red: [hunter, species({ size: 2, population: 2 })],
      blue: [species({ size: 3, traits: ["carnivore"] }), species()],
    });
    expect(table.legal("red")).toEqual(["attack 1 > red 2", "attack 1 > blue 1", "attack 1 > blue 2"]);
    expect(table.why("red", "attack 1 > red 1")).toBe("not-itself EV-43");
    table.play("red", "attack 1 > red 2");
    expect(table.populations("red")).toEqual([3, 1]);
  });

  test("EV-43 EV-41: with any legal target it must attack: Horns, certain death or an own species notwithstanding", () => {
    const horned = position({
      red: [species({ size: 4, population: 1, traits: ["carnivore"] })],
      blue: [species({ traits: ["horns"] })],
    });
    expect(horned.why("red", "pass")).toBe("must-feed EV-41");
    expect(horned.legal("red")).toEqual(["attack 1 > blue 1"]);
    const own = position({ red: [hunter, species()], blue: [species({ size: 6 })] });
    expect(own.why("red", "pass")).toBe("must-feed EV-41");
  });

  test("EV-44 EV-70: an attack names both by the numbers they had, though the row closes up in between", () => {
    const table = position({
      red: [species({ population: 1, traits: ["horns"] }), hunter],
      blue: [species({ size: 6, population: 3 })],
      plants: 5,
    }).play("red", "attack 2 > red 1");
    expect(table.told("attacked")).toMatchObject([{ on: { index: 1 }, target: { index: 0 } }]);
    expect(table.told("extinct")).toMatchObject([{ on: { index: 0 }, closes: true }]);
    expect(table.told("gored")).toMatchObject([{ on: { index: 1 } }]);
  });

  test("EV-43: with no target it cannot feed", () => {
    const table = position({ red: [hunter, species({ size: 4, population: 2 })], blue: [species()], plants: 1 });
    table.play("red", "feed 2");
    const none = position({
      red: [species({ size: 1, population: 2, traits: ["carnivore"] })],
      blue: [species({ population: 2 })],
      plants: 2,
      active: "blue",
    }).play("blue", "feed 1");
    expect(none.deciders).toEqual(["blue"]);
  });
});

describe("an attack", () => {
  test("EV-44: the rulebook’s example: Size 2 gives 2 meat, Population 4 becomes 3, its food goes to the bag", () => {
    const table = position({
      red: [species({ size: 3, population: 3, traits: ["carnivore"] })],
      blue: [species({ size: 2, population: 4, food: 4 }), species()],
      plants: 5,
    }).play("red", "attack 1 > blue 1");
    expect(table.food("red")).toEqual([2]);
    expect(table.species("blue", 1)).toMatchObject({ population: 3, food: 3 });
    expect(table.bag("blue")).toBe(1);
    expect(table.told("bagged")).toMatchObject([{ amount: 1, why: "crowded-out" }]);
  });

  test("EV-44: food that still has its place stays", () => {
    const table = position({
      red: [hunter],
      blue: [species({ size: 2, population: 4, food: 2 })],
      plants: 5,
    }).play("red", "attack 1 > blue 1");
    expect(table.species("blue", 1)).toMatchObject({ population: 3, food: 2 });
    expect(table.bag("blue")).toBe(0);
  });

  test("EV-44: loss, Horns, meat and Cooperation, Scavengers: in this order", () => {
    const table = position({
      red: [
        species({ size: 4, population: 3, traits: ["carnivore", "cooperation"] }),
        species({ population: 3, traits: ["scavenger"] }),
      ],
      blue: [species({ size: 3, population: 2, food: 2, traits: ["horns"] })],
      plants: 5,
    }).play("red", "attack 1 > blue 1");
    expect(table.events.map((event) => (event.type === "took" ? event.by : event.type))).toEqual([
      "attacked",
      "bagged",
      "gored",
      "attack",
      "cooperation",
      "scavenger",
    ]);
    expect(table.food("red")).toEqual([2, 2]);
  });

  test("EV-44: meat that the Carnivore has no room for is lost", () => {
    const table = position({
      red: [species({ size: 6, population: 3, food: 1, traits: ["carnivore"] })],
      blue: [species({ size: 5, population: 4 })],
      plants: 5,
    }).play("red", "attack 1 > blue 1");
    expect(table.food("red")).toEqual([3]);
  });

  test("EV-47 EV-70: Population 0 is extinction at once; its food goes to the bag and its row closes", () => {
    const table = position({
      red: [hunter],
      blue: [species({ size: 1 }), species({ food: 1, size: 3, traits: ["fertile"] }), species({ size: 2 })],
      plants: 5,
    }).play("red", "attack 1 > blue 2");
    expect(table.player("blue").species.map(({ size }) => size)).toEqual([1, 2]);
    expect(table.bag("blue")).toBe(1);
    expect(table.food("red")).toEqual([3]);
  });

  test("EV-47: Horns and Size are those of the target when attacked, also if it died", () => {
    const table = position({
      red: [hunter],
      blue: [species({ size: 2, traits: ["horns"] }), species()],
      plants: 5,
    }).play("red", "attack 1 > blue 1");
    expect(table.populations("red")).toEqual([2]);
    expect(table.food("red")).toEqual([2]);
    expect(table.told("extinct")).toHaveLength(1);
  });

  test("EV-47: legality is checked once, before the attack: Horns may leave the pack too weak, it still gets its meat", () => {
    const table = position({
      red: [species({ size: 1, population: 2, traits: ["carnivore", "pack-hunting"] })],
      blue: [species({ size: 2, population: 3, traits: ["horns"] })],
      plants: 5,
    }).play("red", "attack 1 > blue 1");
    expect(table.species("red", 1)).toMatchObject({ population: 1, food: 1 });
  });

  test("EV-47: a dead Scavenger takes nothing", () => {
    const table = position({
      red: [hunter],
      blue: [species({ traits: ["scavenger"] }), species({ population: 2, traits: ["scavenger"] })],
      plants: 5,
    }).play("red", "attack 1 > blue 1");
    expect(table.food("blue")).toEqual([1]);
  });

  test("EV-47: later steps use the closed row: Cooperation feeds who stands to the right then", () => {
    const table = position({
      red: [
        species({ size: 4, population: 3, traits: ["carnivore", "cooperation"] }),
        species({ size: 1 }),
        species({ size: 4, population: 2 }),
      ],
      blue: [species({ size: 5 })],
      plants: 5,
    }).play("red", "attack 1 > red 2");
    expect(table.food("red")).toEqual([1, 1]);
  });
});

describe("Horns", () => {
  test("EV-58: the attacker loses 1 Population before it takes meat, and takes as much as it then has room for", () => {
    const table = position({
      red: [species({ size: 5, population: 3, traits: ["carnivore"] })],
      blue: [species({ size: 4, population: 3, traits: ["horns"] })],
      plants: 5,
    }).play("red", "attack 1 > blue 1");
    expect(table.species("red", 1)).toMatchObject({ population: 2, food: 2 });
  });

  test("EV-58: its food above the new Population goes to its owner’s bag", () => {
    const table = position({
      red: [species({ size: 5, population: 2, food: 2, traits: ["carnivore", "fat-tissue"] })],
      blue: [species({ size: 2, population: 3, traits: ["horns"] })],
      plants: 5,
    }).play("red", "attack 1 > blue 1", "store 0");
    expect(table.species("red", 1)).toMatchObject({ population: 1, food: 1 });
    expect(table.bag("red")).toBe(1);
  });

  test("EV-58: it may die of it, and then takes none; its owner draws for its traits", () => {
    const table = position({
      red: [species({ size: 5, population: 1, traits: ["carnivore"] }), species()],
      blue: [species({ size: 2, population: 3, traits: ["horns"] })],
      plants: 5,
    }).play("red", "attack 1 > blue 1");
    expect(table.populations("red")).toEqual([1]);
    expect(table.told("took")).toEqual([]);
    expect(table.hand("red")).toHaveLength(1);
    expect(table.populations("blue")).toEqual([2]);
  });
});
