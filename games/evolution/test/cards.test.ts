import { describe, expect, test } from "vitest";
import { position, species } from "./position.ts";

describe("phase 3, play cards", () => {
  test("EV-20: from the first player clockwise, each as many cards as wanted; the rest is kept", () => {
    const table = position({
      phase: "cards",
      first: "blue",
      red: [species()],
      blue: [species()],
      plants: 4,
      hands: { red: ["horns+1"], blue: ["climbing+3", "fertile+4", "foraging+2"] },
    });
    expect(table.deciders).toEqual(["blue"]);
    expect(table.why("red", "done")).toBe("not-your-turn EV-20");
    table.play("blue", "size foraging+2 on 1", "trait climbing+3 on 1", "done");
    expect(table.hand("blue")).toEqual(["fertile+4"]);
    expect(table.deciders).toEqual(["red"]);
    table.play("red", "done");
    expect(table.hand("red")).toEqual(["horns+1"]);
  });

  test("EV-21: a trait lies face down: others see a card, not which", () => {
    const table = position({
      phase: "cards",
      red: [species()],
      blue: [species()],
      hands: { red: ["climbing+3"] },
    }).play("red", "trait climbing+3 on 1");
    expect(table.view("blue").players[0]?.species[0]?.laid).toEqual({ count: 1, cards: null });
    expect(table.view("red").players[0]?.species[0]?.laid.cards).toHaveLength(1);
    expect(table.why("red", "trait climbing+3 on 1")).toBe("no-such-card house");
    expect(table.why("red", "size climbing+3 on 2")).toBe("no-such-card house");
  });

  test("EV-21: no move takes a trait from one species to another", () => {
    const table = position({
      phase: "cards",
      red: [species({ traits: ["horns"] }), species()],
      blue: [species()],
    });
    expect(table.legal("red")).toEqual(["shed horns from 1", "done"]);
  });

  test("EV-22: a card discarded face up makes a species of Size 1 and Population 1 at either end", () => {
    const table = position({
      phase: "cards",
      red: [species({ size: 3 }), species({ size: 4 })],
      blue: [species()],
      hands: { red: ["climbing+3", "horns+1"] },
    }).play("red", "species climbing+3 left", "species horns+1 right");
    expect(table.player("red").species.map(({ size }) => size)).toEqual([1, 3, 4, 1]);
    expect(table.discard).toEqual(["climbing+3", "horns+1"]);
  });

  test("EV-23: +1 Size or +1 Population for a card, six at most", () => {
    const table = position({
      phase: "cards",
      red: [species({ size: 5, population: 5 })],
      blue: [species()],
      hands: { red: ["climbing+3", "horns+1", "fertile+4"] },
    }).play("red", "size climbing+3 on 1", "population horns+1 on 1");
    expect(table.species("red", 1)).toMatchObject({ size: 6, population: 6 });
    expect(table.discard).toEqual(["climbing+3", "horns+1"]);
    expect(table.why("red", "size fertile+4 on 1")).toBe("at-most-six EV-23");
    expect(table.why("red", "population fertile+4 on 1")).toBe("at-most-six EV-23");
    expect(table.why("red", "population fertile+4 on 2")).toBe("no-such-species house");
  });

  test("EV-23: a species made this turn may be raised at once, and given traits", () => {
    const table = position({
      phase: "cards",
      red: [species({ size: 3 })],
      blue: [species()],
      hands: { red: ["climbing+3", "horns+1", "fertile+4"] },
    }).play("red", "species climbing+3 left", "size horns+1 on 1", "trait fertile+4 on 1");
    expect(table.species("red", 1)).toMatchObject({ size: 2, population: 1 });
  });

  test("EV-24: traits may be discarded, open ones and those laid this turn, face up and without drawing", () => {
    const table = position({
      phase: "cards",
      red: [species({ traits: ["carnivore"] })],
      blue: [species()],
      hands: { red: ["climbing+3"] },
    }).play("red", "trait climbing+3 on 1", "shed carnivore from 1", "shed climbing from 1");
    expect(table.discard.map((card) => card.replace(/[+-]\d$/, ""))).toEqual(["carnivore", "climbing"]);
    expect(table.told("discarded").map(({ use }) => use.to)).toEqual(["shed", "shed"]);
    expect(table.hand("red")).toEqual([]);
    expect(table.why("red", "shed horns from 1")).toBe("trait-not-there EV-24");
  });

  test("EV-24: the slot and the kind are free at once", () => {
    const table = position({
      phase: "cards",
      red: [species({ traits: ["horns", "climbing"] })],
      hands: { red: ["horns+1", "fertile+4"] },
    });
    expect(table.why("red", "trait fertile+4 on 1")).toBe("slots-full EV-3");
    table.play("red", "shed horns from 1", "trait horns+1 on 1", "shed climbing from 1", "trait fertile+4 on 1");
    expect(table.player("red").species[0]?.laid).toHaveLength(2);
  });

  test("EV-24: only in the own turn of phase 3", () => {
    const rows = { red: [species({ traits: ["horns"] })], blue: [species({ traits: ["horns"] })], plants: 2 };
    expect(position({ phase: "cards", ...rows }).why("blue", "shed horns from 1")).toBe("not-your-turn EV-20");
    expect(position(rows).why("red", "shed horns from 1")).toBe("shed-time EV-24");
  });

  test("EV-25: when all have played every trait is turned face up", () => {
    const table = position({
      phase: "cards",
      red: [species({ traits: ["horns"] })],
      blue: [species()],
      plants: 2,
      hands: { red: ["climbing+3"], blue: ["fertile+4"] },
    }).play("red", "trait climbing+3 on 1", "done");
    expect(table.view("blue").players[0]?.species[0]?.traits).toHaveLength(1);
    table.play("blue", "trait fertile+4 on 1", "done");
    expect(table.species("red", 1).traits).toEqual(["horns", "climbing"]);
    expect(table.species("blue", 1).traits).toEqual(["fertile"]);
    expect(table.view("blue").players[0]?.species[0]?.laid.count).toBe(0);
  });
});
