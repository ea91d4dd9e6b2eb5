import { describe, expect, test } from "vitest";
import { position, species } from "./position.ts";

describe("phase 4, feeding: whose turn", () => {
  test("EV-40: one species once, then the next player clockwise from the first", () => {
    const table = position({
      first: "green",
      red: [species({ population: 2 })],
      blue: [species()],
      green: [species({ population: 2 }), species()],
      plants: 9,
    });
    table.play("green", "feed 1").play("red", "feed 1").play("blue", "feed 1");
    expect(table.deciders).toEqual(["green"]);
    expect(table.food("green")).toEqual([1, 0]);
  });

  test("EV-40: a player with nothing to do is skipped, and plays again when there is something", () => {
    const table = position({
      red: [species({ population: 2 }), species()],
      blue: [species({ food: 1 })],
      plants: 9,
    }).play("red", "feed 1");
    expect(table.deciders).toEqual(["red"]);
  });

  test("EV-40: it ends when all in succession pass or have nothing to do; plants may be left", () => {
    const table = position({
      red: [species({ size: 2, food: 1, traits: ["fat-tissue"] })],
      blue: [species({ size: 2, food: 1, traits: ["fat-tissue"] })],
      plants: 9,
    }).play("red", "pass");
    expect(table.state.phase).toBe("feeding");
    table.play("blue", "pass");
    expect(table.state).toMatchObject({ phase: "food", round: 3, plants: 9 });
  });

  test("EV-40: a pass is not final: while others still feed, one may act again", () => {
    const table = position({
      red: [species({ size: 2, food: 1, traits: ["fat-tissue"] })],
      blue: [species({ population: 3 })],
      plants: 9,
    })
      .play("red", "pass")
      .play("blue", "feed 1");
    expect(table.deciders).toEqual(["red"]);
    table.play("red", "feed 1");
    expect(table.species("red", 1).fat).toBe(1);
  });

  test("EV-41: with a hungry species that can feed, a player must feed a hungry one, of own choice", () => {
    const table = position({
      red: [species({ population: 2 }), species({ population: 1 }), species({ food: 1 })],
      blue: [species()],
      plants: 9,
    });
    expect(table.why("red", "pass")).toBe("must-feed EV-41");
    expect(table.legal("red")).toEqual(["feed 1", "feed 2"]);
    expect(table.why("red", "feed 3")).toBe("full EV-46");
  });

  test("EV-41: hungry, but nothing to eat: no duty", () => {
    const table = position({
      red: [species({ population: 2, traits: ["intelligence"] })],
      blue: [species({ food: 1 })],
      hands: { red: ["climbing+3"] },
    });
    expect(table.legal("red")).toEqual(["think 1 with climbing+3", "pass"]);
  });

  test("EV-40 EV-41: one feeding a turn", () => {
    const table = position({
      red: [species({ population: 2 }), species({ population: 2, traits: ["intelligence"] })],
      blue: [species()],
      hands: { red: ["climbing+3"] },
      plants: 9,
    }).play("red", "feed 1");
    expect(table.why("red", "feed 2")).toBe("already-fed EV-40");
  });
});

describe("phase 4, feeding: plants", () => {
  test("EV-42: a species without Carnivore takes one plant from the watering hole", () => {
    const table = position({ red: [species({ population: 3 })], blue: [species()], plants: 4 }).play("red", "feed 1");
    expect(table.food("red")).toEqual([1]);
    expect(table.state.plants).toBe(3);
    expect(table.told("took")).toMatchObject([{ food: "plant", from: "watering-hole", amount: 1, by: "fed" }]);
  });

  test("EV-42: not from an empty watering hole, and no attack without Carnivore", () => {
    const table = position({
      red: [species({ size: 5, population: 3 }), species({ traits: ["intelligence"] })],
      blue: [species()],
      hands: { red: ["climbing+3"] },
    });
    expect(table.why("red", "feed 1")).toBe("hole-empty EV-42");
    expect(table.why("red", "attack 1 > blue 1")).toBe("not-a-carnivore EV-43");
  });

  test("EV-42: it takes meat through Scavenger and Cooperation", () => {
    const table = position({
      red: [
        species({ size: 3, population: 5, traits: ["carnivore", "cooperation"] }),
        species({ population: 4, traits: ["scavenger"] }),
      ],
      blue: [species({ size: 2, population: 2 })],
      plants: 9,
    }).play("red", "attack 1 > blue 1");
    expect(table.food("red")).toEqual([2, 2]);
    expect(table.told("took").map(({ by, food }) => `${by} ${food}`)).toEqual([
      "attack meat",
      "cooperation meat",
      "scavenger meat",
    ]);
  });
});

describe("phase 4, feeding: room on Fat Tissue", () => {
  const fatThinker = (declined: number) =>
    position({
      red: [species({ size: 2, population: 1, traits: ["intelligence", "fat-tissue", "foraging"] })],
      blue: [species({ population: 3 })],
      hands: { red: ["climbing+3", "horns+1"] },
      plants: 9,
    }).play("red", "think 1 with climbing+3", `store ${declined}`);

  test("EV-45: tokens fill the board first, the rest goes onto Fat Tissue, up to Size", () => {
    const table = position({
      red: [species({ size: 5, population: 3, food: 1, traits: ["carnivore", "fat-tissue"] })],
      blue: [species({ size: 4, population: 3 })],
      plants: 5,
    }).play("red", "attack 1 > blue 1");
    expect(table.species("red", 1)).toMatchObject({ food: 3, fat: 0 });
    expect(table.deciders).toEqual(["red"]);
    expect(table.legal("red")).toEqual(["store 0", "store 1", "store 2"]);
    table.play("red", "store 2");
    expect(table.species("red", 1)).toMatchObject({ food: 3, fat: 2 });
  });

  test("EV-45: what has no room is lost", () => {
    const table = position({
      red: [species({ size: 5, population: 2, fat: 4, traits: ["carnivore", "fat-tissue"] })],
      blue: [species({ size: 4, population: 3 })],
      plants: 5,
    }).play("red", "attack 1 > blue 1");
    expect(table.legal("red")).toEqual(["store 0", "store 1"]);
    table.play("red", "store 1");
    expect(table.species("red", 1)).toMatchObject({ food: 2, fat: 5 });
  });

  test("EV-45: onto Fat Tissue the owner may decline, at every taking", () => {
    const declined = fatThinker(0);
    expect(declined.species("red", 1)).toMatchObject({ food: 1, fat: 0 });
    expect(declined.legal("red")).toEqual(["store 0", "store 1"]); // Foraging asks again
    declined.play("red", "store 0");
    expect(declined.species("red", 1)).toMatchObject({ food: 1, fat: 0 });
    const stored = fatThinker(1).play("red", "store 1");
    expect(stored.species("red", 1)).toMatchObject({ food: 1, fat: 2 });
  });

  test("EV-45: while the question stands nothing else can be done", () => {
    const table = position({
      red: [species({ size: 5, population: 1, traits: ["carnivore", "fat-tissue"] })],
      blue: [species({ size: 4, population: 3 })],
      plants: 5,
    }).play("red", "attack 1 > blue 1");
    expect(table.why("red", "pass")).toBe("say-how-much EV-45");
    expect(table.why("red", "store 4")).toBe("wrong-amount EV-45");
    expect(table.why("blue", "feed 1")).toBe("not-your-turn EV-40");
  });

  test("EV-45: Scavengers and Cooperation neighbours with Fat Tissue are asked too, whoever’s turn it is", () => {
    const table = position({
      red: [species({ size: 3, population: 2, traits: ["carnivore"] })],
      blue: [species({ size: 2, population: 3 }), species({ food: 1, traits: ["scavenger", "fat-tissue"] })],
      plants: 5,
    }).play("red", "attack 1 > blue 1");
    expect(table.deciders).toEqual(["blue"]);
    table.play("blue", "store 1");
    expect(table.species("blue", 2)).toMatchObject({ food: 1, fat: 1 });
  });

  test("EV-46: a full species with room may go on feeding, but only if no hungry one binds its owner", () => {
    const free = position({
      red: [species({ size: 2, food: 1, traits: ["fat-tissue"] })],
      blue: [species()],
      plants: 5,
    });
    expect(free.legal("red")).toEqual(["feed 1", "pass"]);
    expect(free.play("red", "feed 1").species("red", 1)).toMatchObject({ food: 1, fat: 1 });
    const bound = position({
      red: [species({ size: 2, food: 1, traits: ["fat-tissue"] }), species()],
      blue: [species()],
      plants: 5,
    });
    expect(bound.legal("red")).toEqual(["feed 2"]);
    expect(bound.why("red", "feed 1")).toBe("hungry-first EV-46");
  });

  test("EV-46: with Fat Tissue full there is no more room", () => {
    const table = position({
      red: [species({ size: 2, food: 1, fat: 2, traits: ["fat-tissue"] }), species()],
      blue: [species()],
      plants: 5,
    });
    expect(table.why("red", "feed 1")).toBe("full EV-46");
  });

  test("EV-46: a full Carnivore with room may attack, and need not", () => {
    const table = position({
      red: [species({ size: 3, food: 1, traits: ["carnivore", "fat-tissue"] })],
      blue: [species({ size: 2, population: 2 })],
      plants: 5,
    });
    expect(table.legal("red")).toEqual(["attack 1 > blue 1", "pass"]);
    table.play("red", "attack 1 > blue 1", "store 2");
    expect(table.species("red", 1)).toMatchObject({ food: 1, fat: 2 });
  });
});
