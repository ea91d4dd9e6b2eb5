import { describe, expect, test } from "vitest";
import { position } from "./position.ts";

describe("development phase", () => {
  test("PR-10: development, action and upkeep phase, then the next player clockwise", () => {
    const table = position({
      order: ["green", "red", "blue"],
      green: { hand: ["pottery", "calendar", "burial", "poetry", "writing", "alphabet"] },
    });
    table.play("green", "end");
    expect(table.state.stage).toBe("upkeep");
    table.play("green", "discard poetry");
    expect(table.deciders).toEqual(["red"]);
    table.play("red", "end").play("blue", "end");
    expect(table.deciders).toEqual(["green"]);
  });

  test("PR-11: one marker goes off each technology in development; one without markers becomes active", () => {
    const table = position({
      beforeTurn: true,
      red: { developing: { irrigation: 3, poetry: 1 }, steps: { development: 1 } },
    });
    expect(table.developing("red")).toEqual(["irrigation 2"]);
    expect(table.active("red")).toEqual(["poetry"]);
    expect(table.tokens("red", "culture")).toBe(1);
  });

  test("PR-11: several that finish together become active in the owner's order", () => {
    const table = position({
      beforeTurn: true,
      red: { developing: { pottery: 1, irrigation: 2, poetry: 1 }, steps: { development: 2 } },
    });
    expect(table.legal("red")).toEqual(["activate pottery", "activate poetry"]);
    expect(table.why("red", "activate irrigation")).toBe("not-finished PR-11");
    expect(table.why("red", "end")).toBe("activate-first PR-11");
    table.play("red", "activate poetry");
    expect(table.active("red")).toEqual(["poetry", "pottery"]);
  });

  test("PR-11: one that is removed by an age started thereby is lost", () => {
    const table = position({
      beforeTurn: true,
      age: 2,
      red: { developing: { banking: 1, pottery: 1 }, steps: { development: 1 } },
    });
    table.play("red", "activate banking");
    expect(table.state.age).toBe(3);
    expect(table.active("red")).toEqual(["banking"]);
    expect(table.developing("red")).toEqual([]);
    expect(table.told("left-development")).toHaveLength(1);
  });

  test("PR-11 PR-33: the game's end stops the rest", () => {
    const table = position({
      beforeTurn: true,
      age: 3,
      red: { active: ["calculus"], developing: { "steam-pump": 1, "blast-furnace": 1 }, steps: { development: 1 } },
    });
    table.play("red", "activate steam-pump");
    expect(table.state.ending).toBe("symbols");
    expect(table.active("red")).toEqual(["calculus", "steam-pump"]);
  });

  test("PR-12: before anything else the player may take technologies in development back into hand, markers lost", () => {
    const table = position({
      beforeTurn: true,
      red: {
        hand: ["pottery", "calendar", "burial", "writing", "the-wheel"],
        developing: { irrigation: 3, poetry: 4 },
        steps: { development: 1 },
      },
    });
    table.play("red", "recall poetry", "recall irrigation");
    expect(table.developing("red")).toEqual([]);
    expect(table.hand("red")).toContain("irrigation");
    expect(table.hand("red")).toHaveLength(7);
    table.play("red", "research irrigation");
    expect(table.developing("red")).toEqual(["irrigation 4"]);
  });

  test("PR-12: not after an action", () => {
    const table = position({ red: { hand: ["pottery"], developing: { irrigation: 3 } } }).play("red", "quick I");
    expect(table.why("red", "recall irrigation")).toBe("recall-too-late PR-12");
    expect(table.why("red", "recall poetry")).toBe("not-in-development PR-12");
  });
});
