import { describe, expect, test } from "vitest";
import { evolution } from "../rules/game.ts";
import { position, species } from "./position.ts";

const grazer = species();

describe("the end of the game", () => {
  test("EV-75: a reshuffle in phase 1 makes this round the last", () => {
    const table = position({
      red: [grazer],
      blue: [species({ food: 1 })],
      plants: 1,
      round: 3,
      deck: ["horns+1", "horns+2", "climbing+1", "climbing+2", "fertile+2"],
      discard: ["ambush-3", "ambush-2", "ambush-1", "ambush+0"],
    }).play("red", "feed 1");
    expect(table.state).toMatchObject({ round: 4, lastRound: 4, phase: "food" });
    expect(table.hand("blue")).toEqual(["fertile+2", "climbing+2", "climbing+1", "horns+2"]);
    expect(table.hand("red")[0]).toBe("horns+1");
    expect(
      table
        .hand("red")
        .slice(1)
        .every((card) => card.startsWith("ambush")),
    ).toBe(true);
  });

  test("EV-75: a reshuffle at any other time makes the next round the last", () => {
    const table = position({
      red: [species({ size: 4, population: 2, traits: ["carnivore"] })],
      blue: [species({ traits: ["horns", "fertile"] }), species({ population: 2 })],
      plants: 2,
      round: 3,
      deck: [],
    }).play("red", "attack 1 > blue 1");
    expect(table.state.lastRound).toBe(4);
  });

  test("EV-75: so does one among the extinctions that end a round", () => {
    const table = position({
      red: [species({ traits: ["horns"] }), grazer],
      blue: [species({ food: 1 })],
      plants: 1,
      round: 3,
      deck: [],
      discard: ["ambush-3", "ambush-2", "ambush-1", "ambush+0", "climbing+1", "climbing+2", "fertile+2", "horns+1"],
    }).play("red", "feed 2");
    expect(table.state).toMatchObject({ round: 4, lastRound: 4 });
  });

  test("EV-75: the first time decides, later reshuffles change nothing", () => {
    const table = position({
      red: [grazer],
      blue: [species({ food: 1 })],
      plants: 1,
      round: 3,
      lastRound: 4,
      deck: [],
      discard: ["ambush-3", "ambush-2", "ambush-1", "ambush+0", "climbing+1", "climbing+2", "fertile+2", "horns+1"],
    }).play("red", "feed 1");
    expect(table.state).toMatchObject({ round: 4, lastRound: 4 });
  });

  test("EV-75: an empty deck alone is nothing: the reshuffle comes when a card must be drawn", () => {
    const table = position({
      red: [species({ size: 4, population: 2, traits: ["carnivore"] })],
      blue: [grazer, species({ population: 2 })],
      plants: 2,
      deck: [],
      discard: ["ambush-3"],
    }).play("red", "attack 1 > blue 1");
    expect(table.state.lastRound).toBeNull();
  });

  test("EV-75: food cards, hands, traits in play and the cards set aside are not shuffled in", () => {
    const table = position({
      red: [species({ size: 4, population: 2, traits: ["carnivore"] })],
      blue: [species({ traits: ["horns"] }), species({ population: 2, traits: ["fertile"] })],
      plants: 2,
      food: { red: "fertile+5", blue: "fertile+6" },
      hands: { red: ["climbing+1"] },
      deck: [],
      discard: ["ambush-3"],
    });
    const aside = [...table.state.aside];
    table.play("red", "attack 1 > blue 1");
    expect(table.told("reshuffled")).toMatchObject([{ cards: 2 }]); // the pile and the Horns just discarded
    expect(table.hand("red")).toEqual(["climbing+1"]);
    expect(table.state.aside).toEqual(aside);
  });

  test("EV-75: deck and pile both empty: what is missing is not drawn", () => {
    const table = position({
      red: [grazer],
      blue: [species({ food: 1 })],
      plants: 1,
      deck: ["horns+1", "horns+2"],
      discard: ["ambush-3"],
      hands: { red: ["fertile+5"] },
    }).play("red", "feed 1");
    expect(table.hand("blue")).toHaveLength(3);
    expect(table.hand("red")).toEqual(["fertile+5"]);
  });

  test("EV-75: after the last round the game is over", () => {
    const table = position({ red: [grazer], blue: [grazer], plants: 2, round: 7, lastRound: 7 });
    table.play("red", "feed 1").play("blue", "feed 1");
    expect(table.state.phase).toBe("over");
    expect(table.deciders).toEqual([]);
    expect(table.why("red", "pass")).toBe("game-over EV-76");
  });
});

describe("score", () => {
  const final = (plan: Parameters<typeof position>[0]) =>
    evolution.result(position({ ...plan, plants: 1, round: 7, lastRound: 7 }).play("red", "feed 1").state);

  test("EV-76: food in the bag, Population and traits of the species that are left", () => {
    const result = final({
      red: [grazer, species({ population: 4, food: 3, traits: ["horns", "climbing"] })],
      blue: [species({ population: 2, traits: ["fertile"] })],
      bags: { red: 10, blue: 20 },
    });
    expect(result?.scores).toEqual([10 + 4 + 4 + 2, 20]);
    expect(result?.parts).toEqual([
      { bag: 14, population: 4, traits: 2 },
      { bag: 20, population: 0, traits: 0 },
    ]);
  });

  test("EV-76: ties: more trait cards, then more Population, then the place is shared", () => {
    const traits = final({
      red: [grazer],
      blue: [species({ food: 1, traits: ["horns"] })],
      bags: { red: 6, blue: 5 },
    });
    expect(traits?.scores).toEqual([8, 8]);
    expect(traits?.places).toEqual([2, 1]);
    const population = final({
      red: [grazer, species({ food: 1 })],
      blue: [species({ population: 3, food: 3 })],
      bags: { red: 6, blue: 4 },
    });
    expect(population?.scores).toEqual([10, 10]);
    expect(population?.places).toEqual([2, 1]);
    const shared = final({
      red: [grazer],
      blue: [species({ food: 1 })],
      green: [species({ food: 1 })],
      bags: { red: 3, blue: 3, green: 1 },
    });
    expect(shared?.places).toEqual([1, 1, 3]);
  });
});
