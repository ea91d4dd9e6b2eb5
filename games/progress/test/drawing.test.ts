import { describe, expect, test } from "vitest";
import { position } from "./position.ts";

describe("drawing", () => {
  test("PR-21: Draw takes as many cards as the skill, one by one, each seen before the next, and ends the phase", () => {
    const table = position({
      red: {},
      decks: { 1: ["burial", "pottery", "calendar"] },
      piles: { 1: ["poetry", "writing"] },
    });
    table.play("red", "draw I");
    expect(table.hand("red")).toEqual(["calendar"]);
    expect(table.legal("red")).toEqual(["take I", "take I pile"]);
    expect(table.why("red", "end")).toBe("draw-first PR-21");
    table.play("red", "take I pile");
    expect(table.hand("red")).toEqual(["calendar", "writing"]);
    table.play("red", "take I");
    expect(table.hand("red")).toEqual(["calendar", "writing", "pottery"]);
    expect(table.deciders).toEqual(["blue"]);
  });

  test("PR-21: from any active deck; both ages in Age II", () => {
    const table = position({ age: 2, red: {} });
    expect(table.legal("red").filter((move) => move.startsWith("draw"))).toEqual(["draw I", "draw II"]);
    expect(table.why("red", "draw III")).toBe("deck-not-active PR-5");
    expect(table.why("red", "draw I pile")).toBe("pile-empty PR-21");
    table.play("red", "draw II", "take I", "take II");
    expect(table.hand("red")).toHaveLength(3);
  });

  test("PR-21: an empty deck is not rebuilt by itself; where there is no choice the draw goes on alone", () => {
    const table = position({
      age: 2,
      red: {},
      decks: { 1: [], 2: ["guilds", "paper", "stirrup"] },
      piles: { 1: ["poetry"] },
    });
    expect(table.why("red", "draw I")).toBe("deck-empty PR-21");
    table.play("red", "draw I pile");
    expect(table.hand("red")).toEqual(["poetry", "stirrup", "paper"]);
    expect(table.deck(1)).toEqual([]);
  });

  test("PR-21: Draw ends the phase whatever is gained before", () => {
    const table = position({ red: { steps: { actions: 3 } } }).play("red", "draw I");
    expect(table.hand("red")).toHaveLength(3);
    expect(table.deciders).toEqual(["blue"]);
  });

  test("PR-22: Quick draw X/Y draws X and then discards Y of the hand, for no knowledge, without ending the phase", () => {
    const table = position({
      red: { hand: ["monotheism"], steps: { "quick-draw": 1 } },
      decks: { 1: ["burial", "pottery", "calendar"] },
    });
    table.play("red", "quick I");
    expect(table.hand("red")).toEqual(["monotheism", "calendar", "pottery"]);
    expect(table.legal("red")).toEqual(["discard monotheism", "discard calendar", "discard pottery"]);
    expect(table.why("red", "end")).toBe("discard-first PR-22");
    table.play("red", "discard monotheism");
    expect(table.state.surplus).toBe(0);
    expect(table.pile(1)).toEqual(["monotheism"]);
    expect(table.deciders).toEqual(["red"]);
    expect(table.state.actionsTaken).toBe(1);
  });

  test("PR-22: Quick draw 1/0 at the start", () => {
    const table = position({ red: {} }).play("red", "quick I");
    expect(table.hand("red")).toHaveLength(1);
    expect(table.state.pending).toEqual([]);
  });

  test("PR-23: Shuffle and draw: the pile goes into its deck, which is shuffled, and its top card drawn", () => {
    const table = position({ red: {}, decks: { 1: [] }, piles: { 1: ["poetry", "writing"] } });
    table.play("red", "shuffle I");
    expect(table.hand("red")).toHaveLength(1);
    expect(table.pile(1)).toEqual([]);
    expect(table.deck(1)).toHaveLength(1);
    expect(table.told("shuffled")).toHaveLength(1);
    expect(table.deciders).toEqual(["red"]);
  });

  test("PR-23: as often as the skill says, the same deck again if wanted; with an empty pile only the card is drawn", () => {
    const table = position({
      age: 2,
      red: { steps: { shuffle: 1 } },
      decks: { 1: ["burial", "pottery", "calendar"], 2: ["paper", "guilds"] },
    });
    table.play("red", "shuffle I");
    expect(table.hand("red")).toEqual(["calendar"]);
    expect(table.legal("red")).toEqual(["shuffle I", "shuffle II"]);
    expect(table.why("red", "end")).toBe("shuffle-first PR-23");
    table.play("red", "shuffle I");
    expect(table.hand("red")).toEqual(["calendar", "pottery"]);
    expect(table.told("shuffled")).toEqual([]);
  });

  test("PR-23: a deck and pile without any card cannot be chosen", () => {
    const table = position({ age: 2, red: {}, decks: { 1: [] } });
    expect(table.why("red", "shuffle I")).toBe("nothing-to-shuffle PR-23");
    expect(table.why("red", "shuffle III")).toBe("deck-not-active PR-5");
  });
});

describe("upkeep and gains", () => {
  test("PR-25: discard down to Hand size, not below, and turn all tokens back", () => {
    const table = position({
      red: {
        hand: ["pottery", "calendar", "burial", "poetry", "writing", "alphabet", "the-wheel"],
        tokens: { science: 2 },
        spent: { science: 2 },
      },
    }).play("red", "end");
    expect(table.spent("red", "science")).toBe(0);
    expect(table.why("red", "end")).toBe("discard-first PR-22");
    table.play("red", "discard poetry", "discard writing");
    expect(table.hand("red")).toEqual(["pottery", "calendar", "burial", "alphabet", "the-wheel"]);
    expect(table.deciders).toEqual(["blue"]);
    expect(position({ red: { hand: ["pottery"] } }).why("red", "discard pottery")).toBe("hand-fits PR-25");
  });

  test("PR-25: surplus knowledge is lost at the end of the turn", () => {
    const table = position({
      red: { hand: ["pottery", "monotheism"], tokens: { engineering: 1 } },
    }).play("red", "discover pottery", "turn engineering", "pay monotheism");
    expect(table.state.surplus).toBe(1);
    table.play("red", "end");
    expect(table.state.surplus).toBe(0);
  });

  test("PR-26: skill steps, tokens and power steps come at once; a step past the end has no effect but is remembered", () => {
    const table = position({
      red: {
        hand: ["poetry", "animal-husbandry"],
        active: ["musical-instruments", "agriculture"],
        steps: { shuffle: 3 },
      },
    });
    table.play("red", "discover poetry");
    expect(table.tokens("red", "culture")).toBe(1);
    expect(table.power("red", "prestige")).toBe(1);
    table.play("red", "discover animal-husbandry");
    expect(table.steps("red", "shuffle")).toBe(4);
    table.play("blue", "end");
    table.play("red", "shuffle I");
    expect(table.hand("red")).toHaveLength(4);
  });

  test("PR-27: Research improves downwards, not below 1", () => {
    const table = position({ red: { hand: ["poetry", "burial"], steps: { research: 5, development: 1 } } });
    table.play("red", "research poetry");
    expect(table.developing("red")).toEqual(["poetry 1"]);
    table.play("red", "end").play("blue", "end");
    expect(table.active("red")).toEqual(["poetry"]);
  });
});
