import { describe, expect, test } from "vitest";
import { DECK, foodOf, TRAITS, traitOf } from "../rules/cards.ts";
import { position, species, Table } from "./position.ts";

describe("what is on the table", () => {
  test("EV-1: 129 cards, 17 of them Carnivores and 7 of each other kind, each with a food value", () => {
    expect(DECK).toHaveLength(129);
    for (const trait of TRAITS) {
      expect(DECK.filter((card) => traitOf(card) === trait)).toHaveLength(trait === "carnivore" ? 17 : 7);
    }
    const values = DECK.map(foodOf);
    expect([Math.min(...values), Math.max(...values)]).toEqual([-3, 9]);
  });

  test("EV-2: there are seventeen kinds of trait", () => {
    expect(new Set(DECK.map(traitOf))).toEqual(new Set(TRAITS));
    expect(TRAITS).toHaveLength(17);
  });

  test("EV-3: a species holds three traits and not four", () => {
    const table = position({
      phase: "cards",
      red: [species({ traits: ["climbing", "horns"] })],
      green: [species()],
      hands: { red: ["foraging+3", "fertile+4"] },
    }).play("red", "trait foraging+3 on 1");
    expect(table.why("red", "trait fertile+4 on 1")).toBe("slots-full EV-3");
  });

  test("EV-3: a species has no two traits of a kind, open or face down", () => {
    const table = position({
      phase: "cards",
      red: [species({ traits: ["climbing"] }), species()],
      green: [species()],
      hands: { red: ["climbing+3", "horns+1", "horns+3"] },
    });
    expect(table.why("red", "trait climbing+3 on 1")).toBe("kind-twice EV-3");
    table.play("red", "trait climbing+3 on 2", "trait horns+1 on 1");
    expect(table.why("red", "trait horns+3 on 1")).toBe("kind-twice EV-3");
  });

  test("EV-3: the row does not wrap: the last species has nobody to its right, the first nobody to its left", () => {
    const table = position({
      red: [species({ population: 2 }), species({ population: 2, traits: ["cooperation"] })],
      blue: [species()],
      plants: 6,
    }).play("red", "feed 2");
    expect(table.food("red")).toEqual([0, 1]);
  });

  test("EV-4: the reserve never runs out", () => {
    const row = Array.from({ length: 7 }, () => species({ size: 6, population: 6, traits: ["long-neck"] }));
    const table = position({ phase: "leaves", red: row, blue: [species()] });
    table.play("red", ...row.map((_, index) => `long-neck ${index + 1}`));
    expect(table.told("took")).toHaveLength(7);
  });

  test("EV-4: plants and this round’s food cards lie on the watering hole", () => {
    const table = Table.start(3);
    expect(table.state.plants).toBe(0);
    expect(table.view("spectator").players.map(({ foodCard }) => foodCard.laid)).toEqual([false, false, false]);
    table.play("blue", `food ${table.hand("blue")[0]}`);
    expect(table.view("spectator").players.map(({ foodCard }) => foodCard.laid)).toEqual([false, true, false]);
  });

  test("EV-5: a bag is its owner’s secret until the end, when all are open", () => {
    const plan = { red: [species()], blue: [species()], plants: 2, bags: { red: 7, blue: 9 } };
    const during = position(plan);
    expect(during.view("red").players.map(({ bag }) => bag)).toEqual([7, null]);
    expect(during.view("spectator").players.map(({ bag }) => bag)).toEqual([null, null]);
    const after = position({ ...plan, round: 5, lastRound: 5 })
      .play("red", "feed 1")
      .play("blue", "feed 1");
    expect(after.state.phase).toBe("over");
    expect(after.view("red").players.map(({ bag }) => bag)).toEqual([8, 10]);
    expect(after.view("spectator").players.map(({ bag }) => bag)).toEqual([8, 10]);
  });

  test("EV-6: hands are secret, their size is open, and so is the discard pile", () => {
    const table = position({
      phase: "cards",
      red: [species()],
      blue: [species()],
      hands: { red: ["climbing+3", "horns+1"], blue: ["ambush-2"] },
    }).play("red", "size horns+1 on 1");
    const view = table.view("blue");
    expect(view.players[0]?.hand).toEqual({ count: 1, cards: null });
    expect(view.players[1]?.hand).toEqual({ count: 1, cards: table.player("blue").hand });
    expect(view.discard).toEqual(table.state.discard);
    expect(table.discard).toEqual(["horns+1"]);
  });

  test("EV-6: food cards are shown in the order of their faces, which tells nothing of their owners", () => {
    const turn = (red: string, blue: string) =>
      position({
        phase: "leaves",
        red: [species({ traits: ["fertile"] })],
        blue: [species()],
        plants: 1,
        food: { red, blue },
      })
        .play("red", "done")
        .told("food-turned");
    expect(turn("horns+1", "ambush-2")).toEqual(turn("ambush-2", "horns+1"));
  });
});
