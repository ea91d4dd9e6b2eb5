import { describe, expect, test } from "vitest";
import { symbolsNeeded } from "../rules/phases/ages.ts";
import { position, Table } from "./position.ts";

describe("Industrial Revolution", () => {
  test("PR-90: the end of Age III opens Age IV instead; Age II cards leave, decks III and IV are active", () => {
    const table = position({
      industrial: true,
      age: 3,
      red: { hand: ["steam-pump", "opera", "guilds"], active: ["blast-furnace", "mechanical-clock", "calculus"] },
      blue: { developing: { paper: 2 } },
    });
    table.play("red", "discover steam-pump");
    expect(table.state.age).toBe(4);
    expect(table.hand("red")).toEqual(["opera"]);
    expect(table.developing("blue")).toEqual([]);
    expect(table.active("red")).toContain("mechanical-clock");
    expect(table.legal("red").filter((move) => move.startsWith("quick"))).toEqual(["quick III", "quick IV"]);
    expect(table.why("red", "quick II")).toBe("deck-not-active PR-5");
  });

  test("PR-90: without the expansion there is no fourth deck", () => {
    expect(Table.start(2).state.decks).toHaveLength(3);
    expect(Table.start(2, { industrial: true }).state.decks).toHaveLength(4);
  });

  test("PR-90: symbols V end the game at 1, 2 and 3; or the empty deck IV does (PR-34)", () => {
    const needed = [1, 2, 3, 4, 5].map((players) => symbolsNeeded(position({ players, industrial: true }).state, 5));
    expect(needed).toEqual([1, 2, 2, 3, 3]);
    const table = position({
      industrial: true,
      age: 4,
      red: { hand: ["combustion"], active: ["thermodynamics", "chemistry", "electricity"] },
    }).play("red", "discover combustion");
    expect(table.state.ending).toBe("symbols");
    const empty = position({ industrial: true, age: 4, red: {}, decks: { 4: ["novel"] } }).play("red", "quick IV");
    expect(empty.state.ending).toBe("empty");
    const third = position({ industrial: true, age: 3, red: {}, decks: { 3: ["opera"] } }).play("red", "quick III");
    expect(third.state.age).toBe(4);
  });

  test("PR-91: each set symbol gives 1 point for each full set of five active technologies of its type; symbols add up", () => {
    const culture = ["burial", "musical-instruments", "poetry", "writing"];
    const score = (...active: string[]) => {
      const table = position({ industrial: true, age: 4, red: { active } });
      table.state.ending = "symbols";
      return table.result?.parts[0]?.["sets"];
    };
    expect(score(...culture)).toBe(0);
    expect(score(...culture, "novel")).toBe(1);
    expect(score(...culture, "novel", "photography")).toBe(2);
    expect(score(...culture, "philosophy", "monotheism", "code-of-laws", "guilds", "novel", "photography")).toBe(4);
    expect(score(...culture, "philosophy", "steam-engine")).toBe(0);
  });

  test("PR-92: expansions combine freely, also alone", () => {
    const all = { personalities: true, milestones: true, industrial: true } as const;
    for (const players of [1, 2, 3, 4, 5]) {
      const table = Table.start(players, all);
      expect(table.milestone).not.toBeNull();
      expect(table.influence("red")).not.toBeNull();
      expect(table.state.decks).toHaveLength(4);
    }
  });
});
