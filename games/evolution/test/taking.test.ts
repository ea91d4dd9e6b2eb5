import { describe, expect, test } from "vitest";
import { colourOf, position, species } from "./position.ts";

describe("Foraging", () => {
  test("EV-50: it takes one plant more from the same source", () => {
    const table = position({
      red: [species({ population: 4, traits: ["foraging"] })],
      blue: [species()],
      plants: 5,
    }).play("red", "feed 1");
    expect(table.food("red")).toEqual([2]);
    expect(table.state.plants).toBe(3);
  });

  test("EV-50: only if it can: there has to be room, and a plant", () => {
    const full = position({
      red: [species({ traits: ["foraging"] })],
      blue: [species({ population: 3 })],
      plants: 5,
    }).play("red", "feed 1");
    expect(full.food("red")).toEqual([1]);
    expect(full.state.plants).toBe(4);
    const last = position({
      red: [species({ population: 3, traits: ["foraging"] }), species({ population: 2, traits: ["intelligence"] })],
      hands: { red: ["horns+1"] },
      plants: 1,
    }).play("red", "feed 1");
    expect(last.food("red")).toEqual([1, 0]);
  });

  test("EV-50: meat does not set it off", () => {
    const table = position({
      red: [species({ population: 4, traits: ["foraging", "scavenger"] })],
      blue: [species({ size: 3, population: 4, traits: ["carnivore"] })],
      green: [species({ population: 2 })],
      plants: 5,
      active: "blue",
    }).play("blue", "attack 1 > green 1");
    expect(table.food("red")).toEqual([1]);
  });
});

describe("Cooperation", () => {
  test("EV-51: the own species to the right takes one of the same type from the same source", () => {
    const table = position({
      red: [
        species({ population: 2 }),
        species({ population: 2, traits: ["cooperation"] }),
        species({ population: 2 }),
      ],
      blue: [species()],
      plants: 5,
    }).play("red", "feed 2");
    expect(table.food("red")).toEqual([0, 1, 1]);
    expect(table.state.plants).toBe(3);
  });

  test("EV-51: the rulebook’s example: 2 taken from the reserve, the right neighbour takes 1 from there", () => {
    const table = position({
      red: [species({ population: 4, traits: ["cooperation", "intelligence"] }), species({ population: 4 })],
      blue: [species()],
      hands: { red: ["horns+1"] },
      plants: 5,
    }).play("red", "think 1 with horns+1");
    expect(table.food("red")).toEqual([2, 1]);
    expect(table.state.plants).toBe(5);
  });

  test("EV-51: the neighbour’s taking sets off its traits in turn", () => {
    const table = position({
      red: [
        species({ population: 2, traits: ["cooperation"] }),
        species({ population: 3, traits: ["cooperation", "foraging"] }),
        species({ population: 2 }),
      ],
      blue: [species()],
      plants: 9,
    }).play("red", "feed 1");
    expect(table.food("red")).toEqual([1, 2, 1]);
  });

  test("EV-51: no plants for a Carnivore, none from an empty source, none without room", () => {
    const carnivore = position({
      red: [
        species({ population: 2, traits: ["cooperation"] }),
        species({ size: 1, population: 2, traits: ["carnivore"] }),
      ],
      blue: [species()],
      plants: 9,
    }).play("red", "feed 1");
    expect(carnivore.food("red")).toEqual([1, 0]);
    const empty = position({
      red: [species({ population: 2, traits: ["cooperation"] }), species({ traits: ["intelligence"] })],
      hands: { red: ["horns+1"] },
      plants: 1,
    }).play("red", "feed 1");
    expect(empty.food("red")).toEqual([1, 0]);
    const full = position({
      red: [species({ population: 2, traits: ["cooperation"] }), species({ food: 1 })],
      blue: [species()],
      plants: 9,
    }).play("red", "feed 1");
    expect(full.food("red")).toEqual([1, 1]);
    expect(full.state.plants).toBe(8);
  });

  test("EV-51: meat may go to a Carnivore and to any other", () => {
    const table = position({
      red: [
        species({ size: 4, population: 3, traits: ["carnivore", "cooperation"] }),
        species({ size: 4, population: 2, traits: ["carnivore", "cooperation"] }),
        species({ size: 4, population: 2 }),
      ],
      blue: [species({ size: 2, population: 3 })],
      plants: 3,
    }).play("red", "attack 1 > blue 1");
    expect(table.food("red")).toEqual([2, 1, 1]);
  });
});

describe("one taking", () => {
  test("EV-52: several tokens set each trait off once", () => {
    const table = position({
      red: [
        species({ population: 6, traits: ["cooperation", "foraging", "intelligence"] }),
        species({ population: 6 }),
      ],
      blue: [species()],
      hands: { red: ["horns+1"] },
      plants: 9,
    }).play("red", "think 1 with horns+1");
    expect(table.food("red")).toEqual([3, 1]);
  });

  test("EV-52: the taking, then Foraging, then Cooperation: with two plants left the neighbour gets none", () => {
    const table = position({
      red: [
        species({ population: 3, traits: ["cooperation", "foraging"] }),
        species({ population: 2, traits: ["intelligence"] }),
      ],
      hands: { red: ["horns+1"] },
      plants: 2,
    }).play("red", "feed 1");
    expect(table.food("red")).toEqual([2, 0]);
  });

  test("EV-52: a species that takes nothing triggers nothing; the chain stops there", () => {
    const table = position({
      red: [
        species({ population: 2, traits: ["cooperation"] }),
        species({ food: 1, traits: ["cooperation"] }),
        species({ population: 2 }),
      ],
      blue: [species()],
      plants: 9,
    }).play("red", "feed 1");
    expect(table.food("red")).toEqual([1, 1, 0]);
  });

  test("EV-52: fat that the owner declines stops the chain as well; fat that is stored does not", () => {
    const chain = (amount: number) =>
      position({
        red: [
          species({ population: 2, traits: ["cooperation"] }),
          species({ food: 1, size: 2, traits: ["cooperation", "fat-tissue"] }),
          species({ population: 2 }),
        ],
        blue: [species()],
        plants: 9,
      }).play("red", "feed 1", `store ${amount}`);
    expect(chain(0).food("red")).toEqual([1, 1, 0]);
    expect(chain(1).food("red")).toEqual([1, 1, 1]);
    expect(chain(1).species("red", 2).fat).toBe(1);
  });
});

describe("Scavenger", () => {
  test("EV-53: the attacker and the target scavenge too, the target after its Population fell", () => {
    const table = position({
      red: [species({ size: 3, population: 4, traits: ["carnivore", "scavenger"] })],
      blue: [species({ size: 2, population: 3, food: 3, traits: ["scavenger"] }), species({ population: 2 })],
      plants: 5,
    }).play("red", "attack 1 > blue 1");
    expect(table.food("red")).toEqual([3]);
    expect(table.species("blue", 1)).toMatchObject({ population: 2, food: 2 });
    const hungry = position({
      red: [species({ size: 3, population: 4, traits: ["carnivore"] })],
      blue: [species({ size: 2, population: 3, traits: ["scavenger"] })],
      plants: 5,
    }).play("red", "attack 1 > blue 1");
    expect(hungry.species("blue", 1)).toMatchObject({ population: 2, food: 1 });
  });

  test("EV-53: all take, from the attacking player clockwise, each row left to right", () => {
    const scavenger = species({ size: 4, population: 3, traits: ["scavenger"] });
    const table = position({
      red: [scavenger],
      blue: [scavenger, species({ size: 4, population: 5, traits: ["carnivore", "scavenger"] })],
      green: [species({ size: 2, population: 3 }), scavenger],
      plants: 9,
      active: "blue",
    }).play("blue", "attack 2 > green 1");
    const order = table.told("took").filter(({ by }) => by === "scavenger");
    expect(order.map(({ on }) => `${colourOf(on.seat)} ${on.index + 1}`)).toEqual([
      "blue 1",
      "blue 2",
      "green 2",
      "red 1",
    ]);
  });

  test("EV-53: Cooperation applies to what is scavenged", () => {
    const table = position({
      red: [species({ size: 3, population: 4, traits: ["carnivore"] })],
      blue: [
        species({ size: 2, population: 3 }),
        species({ size: 4, population: 3, traits: ["scavenger", "cooperation"] }),
        species({ size: 4, population: 3 }),
      ],
      plants: 5,
    }).play("red", "attack 1 > blue 1");
    expect(table.food("blue")).toEqual([0, 1, 1]);
  });

  test("EV-53: also when Horns killed the attacker, whose loss is no second trigger", () => {
    const table = position({
      red: [species({ size: 3, population: 1, traits: ["carnivore"] }), species()],
      blue: [species({ size: 2, population: 3, traits: ["horns"] }), species({ population: 3, traits: ["scavenger"] })],
      plants: 5,
    }).play("red", "attack 1 > blue 1");
    expect(table.food("blue")).toEqual([0, 1]);
  });

  test("EV-53: without room it takes nothing", () => {
    const table = position({
      red: [species({ size: 3, population: 2, traits: ["carnivore"] })],
      blue: [species({ size: 2, population: 3 }), species({ food: 1, traits: ["scavenger"] })],
      plants: 5,
    }).play("red", "attack 1 > blue 1");
    expect(table.food("blue")).toEqual([0, 1]);
  });
});
