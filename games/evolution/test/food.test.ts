import { describe, expect, test } from "vitest";
import { position, species } from "./position.ts";

const hands = { red: ["climbing+3", "horns+1"], blue: ["ambush-2", "fertile+7"], green: ["foraging+2"] };
const rows = { red: [species()], blue: [species()], green: [species()] };

describe("phase 2, choose food", () => {
  test("EV-15: all choose at the same time, and it is obligatory", () => {
    const table = position({ phase: "food", ...rows, hands });
    expect(table.deciders).toEqual(["red", "blue", "green"]);
    expect(table.legal("blue")).toEqual(["food ambush-2", "food fertile+7"]);
    expect(table.why("blue", "pass")).toBe("feed-time EV-40");
    expect(table.why("blue", "food climbing+3")).toBe("no-such-card house");
    table.play("blue", "food fertile+7");
    expect(table.deciders).toEqual(["red", "green"]);
  });

  test("EV-15: others see that a card is laid, not which", () => {
    const table = position({ phase: "food", ...rows, hands }).play("blue", "food fertile+7");
    expect(table.view("red").players[1]?.foodCard).toEqual({ laid: true, card: null });
    expect(table.view("blue").players[1]?.foodCard).toEqual({ laid: true, card: table.player("blue").foodCard });
  });

  test("EV-15: a laid card may be exchanged until the last player has laid", () => {
    const table = position({ phase: "food", ...rows, hands }).play("blue", "food fertile+7", "food ambush-2");
    expect(table.hand("blue")).toEqual(["fertile+7"]);
    table.play("red", "food horns+1", "food climbing+3", "food horns+1").play("green", "food foraging+2");
    expect(table.state.phase).toBe("cards");
    expect(table.why("blue", "food fertile+7")).toBe("not-your-turn EV-20");
    expect(table.why("red", "food climbing+3")).toBe("food-time EV-15");
  });

  test("EV-15: with an empty hand none is laid", () => {
    const table = position({ phase: "food", ...rows, hands: { red: ["climbing+3"] } });
    expect(table.deciders).toEqual(["red"]);
    table.play("red", "food climbing+3");
    expect(table.state.phase).toBe("cards");
  });
});

describe("phase 4, food cards", () => {
  const turned = (plants: number, red: string, blue: string) =>
    position({ phase: "leaves", red: [species({ traits: ["long-neck"] })], plants, food: { red, blue } }).play(
      "red",
      "done",
    );

  test("EV-35: a positive sum adds that many plants", () => {
    const table = turned(2, "climbing+4", "ambush-1");
    expect(table.told("food-turned")[0]).toMatchObject({ sum: 3, plants: 5 });
  });

  test("EV-35: a negative sum removes plants, down to none", () => {
    expect(turned(5, "ambush-3", "horns+1").told("food-turned")[0]).toMatchObject({ sum: -2, plants: 3 });
    expect(turned(3, "ambush-3", "pack-hunting-2").told("food-turned")[0]).toMatchObject({ sum: -5, plants: 0 });
  });

  test("EV-35: the cards go to the discard pile, face up", () => {
    const table = turned(2, "climbing+4", "ambush-1");
    expect(table.discard.toSorted()).toEqual(["ambush-1", "climbing+4"]);
    expect(table.state.players.map(({ foodCard }) => foodCard)).toEqual([null, null]);
  });
});
