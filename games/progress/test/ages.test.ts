import { describe, expect, test } from "vitest";
import { symbolsNeeded } from "../rules/phases/ages.ts";
import { position } from "./position.ts";

describe("ages", () => {
  test("PR-30: symbols needed, by the number of players", () => {
    const needed = (symbol: number) =>
      [1, 2, 3, 4, 5].map((players) => symbolsNeeded(position({ players }).state, symbol));
    expect(needed(2)).toEqual([1, 1, 1, 2, 2]);
    expect(needed(3)).toEqual([1, 1, 2, 2, 3]);
    expect(needed(4)).toEqual([1, 2, 2, 3, 3]);
  });

  test("PR-30 PR-31: symbols of all players count; the new age starts at once, and deck I stays active", () => {
    const table = position({
      players: 4,
      red: { hand: ["philosophy"], active: ["musical-instruments", "alphabet"] },
      green: { active: ["monotheism"] },
    });
    expect(table.state.age).toBe(1);
    table.play("red", "discover philosophy");
    expect(table.state.age).toBe(2);
    expect(table.tokens("red", "culture")).toBe(1);
    expect(table.legal("red")).toEqual(expect.arrayContaining(["quick I", "quick II"]));
    expect(table.deck(1).length).toBeGreaterThan(0);
  });

  test("PR-30: one symbol of two is not enough", () => {
    const table = position({ players: 4, red: { hand: ["philosophy"], active: ["musical-instruments", "alphabet"] } });
    table.play("red", "discover philosophy");
    expect(table.state.age).toBe(1);
  });

  test("PR-32: with Age III every Age I card leaves hands, deck, pile and development; active ones stay", () => {
    const table = position({
      age: 2,
      red: { hand: ["banking", "pottery"], active: ["guilds", "algebra", "burial"], developing: { poetry: 2 } },
      blue: { hand: ["calendar", "paper"], developing: { writing: 1 } },
      piles: { 1: ["burial"] },
    });
    table.play("red", "discover banking");
    expect(table.state.age).toBe(3);
    expect(table.deck(1)).toEqual([]);
    expect(table.pile(1)).toEqual([]);
    expect(table.hand("red")).toEqual([]);
    expect(table.hand("blue")).toEqual(["paper"]);
    expect(table.developing("red")).toEqual([]);
    expect(table.developing("blue")).toEqual([]);
    expect(table.active("red")).toContain("burial");
    expect(table.state.surplus).toBe(0);
    expect(table.deciders).toEqual(["red"]);
    expect(table.why("red", "draw I")).toBe("deck-not-active PR-5");
  });

  test("PR-32: actions and surplus of the turn stay", () => {
    const table = position({
      age: 2,
      red: { hand: ["banking", "caravel", "paper"], active: ["guilds"], tokens: { science: 2 } },
    });
    table.play("red", "discover banking", "turn science", "turn science", "pay caravel");
    expect(table.state.age).toBe(3);
    expect(table.state.surplus).toBe(2);
    expect(table.state.actionsTaken).toBe(1);
    expect(table.legal("red")).toContain("quick III");
  });

  test("PR-33: the game ends at once; technologies in development are removed, and no turn is finished", () => {
    const table = position({
      age: 3,
      red: { hand: ["steam-pump"], active: ["blast-furnace", "mechanical-clock", "calculus"] },
      blue: { developing: { opera: 1 } },
    });
    table.play("red", "discover steam-pump");
    expect(table.state.ending).toBe("symbols");
    expect(table.deciders).toEqual([]);
    expect(table.developing("blue")).toEqual([]);
    expect(table.result?.scores).toHaveLength(2);
    expect(table.why("red", "end")).toBe("game-over PR-33");
  });

  test("PR-34: with deck and pile of the newest age empty it ends at once, and the draw goes on with the decks now active", () => {
    const table = position({ red: {}, decks: { 1: ["burial"] } });
    table.play("red", "draw I");
    expect(table.state.age).toBe(2);
    expect(table.hand("red")).toHaveLength(3);
    expect(table.told("age")).toEqual([{ type: "age", age: 2, why: "empty" }]);
  });

  test("PR-34: an empty older age does not matter", () => {
    const table = position({ age: 2, red: {}, decks: { 1: ["burial"] } });
    table.play("red", "quick I");
    expect(table.state.age).toBe(2);
  });

  test("PR-34: a card in the pile keeps the age alive; the last age without cards ends the game", () => {
    const table = position({ age: 3, red: {}, decks: { 3: ["opera"] }, piles: { 3: ["caravel"] } });
    table.play("red", "quick III");
    expect(table.state.ending).toBeNull();
    table.play("red", "quick III pile");
    expect(table.state.ending).toBe("empty");
  });

  test("PR-35: after ten full rounds without a technology the age ends", () => {
    const table = position({ red: { hand: ["burial"] }, turns: 0 });
    for (let round = 1; round <= 10; round++) {
      expect(table.state.age).toBe(1);
      table.play("red", "end").play("blue", "end");
    }
    expect(table.state.age).toBe(2);
    expect(table.told("age")).toEqual([{ type: "age", age: 2, why: "idle" }]);
  });

  test("PR-35: research or a technology that becomes active starts the count anew", () => {
    const table = position({ red: { hand: ["burial"] }, turns: 0 });
    for (let round = 1; round <= 9; round++) table.play("red", "end").play("blue", "end");
    table.play("red", "research burial", "end").play("blue", "end");
    for (let round = 1; round <= 10; round++) {
      expect(table.state.age).toBe(1);
      table.play("red", "end").play("blue", "end");
    }
    expect(table.state.age).toBe(1);
    expect(table.active("red")).toEqual(["burial"]);
  });
});
