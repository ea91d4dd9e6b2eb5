import { describe, expect, test } from "vitest";
import { position, species } from "./position.ts";

describe("phase 4, leaf traits", () => {
  test("EV-30: each leaf trait once, in any order, all of a player’s before the next player’s", () => {
    const table = position({
      phase: "leaves",
      first: "blue",
      red: [species({ population: 2, traits: ["long-neck"] })],
      blue: [species({ population: 2, traits: ["fertile", "long-neck"] }), species({ traits: ["long-neck"] })],
      plants: 1,
    });
    expect(table.deciders).toEqual(["blue"]);
    expect(table.why("red", "long-neck 1")).toBe("not-your-turn EV-30");
    table.play("blue", "long-neck 2", "long-neck 1");
    expect(table.why("blue", "long-neck 1")).toBe("leaf-used EV-30");
    expect(table.why("blue", "fertile 2")).toBe("leaf-not-there EV-30");
    table.play("blue", "fertile 1");
    expect(table.deciders).toEqual(["red"]);
    expect(table.state.phase).toBe("leaves");
  });

  test("EV-30: a player may leave leaf traits unused", () => {
    const table = position({
      phase: "leaves",
      red: [species({ population: 2, traits: ["fertile"] })],
      blue: [species()],
      plants: 3,
    }).play("red", "done");
    expect(table.populations("red")).toEqual([2]);
    expect(table.state.phase).toBe("feeding");
  });

  test("EV-31: Fertile raises the Population by 1 if a plant lies there, six at most", () => {
    const table = position({
      phase: "leaves",
      red: [species({ population: 2, traits: ["fertile"] }), species({ population: 6, traits: ["fertile"] })],
      blue: [species()],
      plants: 1,
    });
    expect(table.why("red", "fertile 2")).toBe("fertile-full EV-31");
    expect(table.play("red", "fertile 1").populations("red")).toEqual([3, 6]);
  });

  test("EV-31: food cards on the watering hole do not count as plants", () => {
    const table = position({
      phase: "leaves",
      red: [species({ population: 2, traits: ["fertile", "long-neck"] })],
      food: { red: "climbing+4", blue: "fertile+7" },
    });
    expect(table.why("red", "fertile 1")).toBe("fertile-no-plants EV-31");
  });

  test("EV-32: Long Neck takes a plant from the reserve; Foraging and Cooperation go with it", () => {
    const table = position({
      phase: "leaves",
      red: [
        species({ population: 3, traits: ["long-neck", "foraging", "cooperation"] }),
        species({ population: 3 }),
        species({ population: 3, traits: ["fertile"] }),
      ],
      plants: 5,
    }).play("red", "long-neck 1");
    expect(table.food("red")).toEqual([2, 1, 0]);
    expect(table.state.plants).toBe(5);
    expect(table.told("took").map(({ by, from }) => `${by} ${from}`)).toEqual([
      "long-neck reserve",
      "foraging reserve",
      "cooperation reserve",
    ]);
  });

  test("EV-32 EV-43: the Long Neck of a Carnivore does nothing", () => {
    const table = position({
      phase: "leaves",
      red: [species({ traits: ["carnivore", "long-neck"] }), species({ traits: ["fertile"] })],
      plants: 1,
    });
    expect(table.why("red", "long-neck 1")).toBe("carnivore-no-plants EV-43");
  });

  test("EV-33: stored food may be moved onto the species, not above its Population", () => {
    const table = position({
      phase: "leaves",
      red: [species({ size: 4, population: 3, fat: 4, traits: ["fat-tissue"] }), species({ traits: ["long-neck"] })],
    });
    expect(table.legal("red").filter((move) => move.startsWith("fat"))).toEqual(["fat 1 1", "fat 1 2", "fat 1 3"]);
    expect(table.why("red", "fat 1 4")).toBe("fat-amount EV-33");
    table.play("red", "fat 1 2");
    expect(table.species("red", 1)).toMatchObject({ food: 2, fat: 2 });
    expect(table.why("red", "fat 1 1")).toBe("leaf-used EV-30");
  });

  test("EV-33: moving fat is no taking: Cooperation and Foraging sleep", () => {
    const table = position({
      phase: "leaves",
      red: [
        species({ size: 4, population: 3, fat: 1, traits: ["fat-tissue", "cooperation", "foraging"] }),
        species({ population: 3, traits: ["long-neck"] }),
      ],
      plants: 5,
    }).play("red", "fat 1 1");
    expect(table.food("red")).toEqual([1, 0]);
    expect(table.told("took")).toEqual([]);
  });

  test("EV-33: stored food has no type: a Carnivore may move it too", () => {
    const table = position({
      phase: "leaves",
      red: [
        species({ size: 4, population: 3, fat: 2, traits: ["carnivore", "fat-tissue"] }),
        species({ traits: ["long-neck"] }),
      ],
    }).play("red", "fat 1 2");
    expect(table.species("red", 1)).toMatchObject({ food: 2, fat: 0 });
  });

  test("EV-33: with nothing stored, or no room on the board, there is nothing to move", () => {
    const table = position({
      phase: "leaves",
      red: [
        species({ traits: ["fat-tissue", "long-neck"] }),
        species({ food: 1, fat: 1, traits: ["fat-tissue"] }),
        species(),
      ],
    });
    expect(table.why("red", "fat 1 1")).toBe("fat-empty EV-33");
    expect(table.why("red", "fat 2 1")).toBe("fat-no-room EV-33");
    expect(table.why("red", "fat 3 1")).toBe("leaf-not-there EV-30");
  });
});
