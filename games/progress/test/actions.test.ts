import { describe, expect, test } from "vitest";
import { position } from "./position.ts";

describe("actions", () => {
  test("PR-15: up to Actions actions, none obligatory", () => {
    const table = position({ red: { hand: ["pottery"] } });
    table.play("red", "quick I", "quick I");
    expect(table.deciders).toEqual(["blue"]);
    table.play("blue", "end");
    expect(table.deciders).toEqual(["red"]);
  });

  test("PR-15 PR-26: an Actions step gained now gives one more action now", () => {
    const table = position({ red: { hand: ["code-of-laws"], active: ["writing"] }, actionsTaken: 1 });
    table.play("red", "discover code-of-laws");
    expect(table.deciders).toEqual(["red"]);
    table.play("red", "quick I");
    expect(table.deciders).toEqual(["blue"]);
  });

  test("PR-15: no action is left when all are taken", () => {
    const table = position({
      milestones: true,
      milestone: "olympic-games",
      red: { hand: ["pottery"] },
      actionsTaken: 2,
    });
    expect(table.why("red", "quick I")).toBe("no-actions-left PR-15");
    expect(table.why("red", "research pottery")).toBe("no-actions-left PR-15");
  });

  test("PR-14: free actions are taken between actions, and after the last one, but not after a Draw", () => {
    const table = position({
      milestones: true,
      milestone: "olympic-games",
      red: { active: ["poetry"] },
      actionsTaken: 1,
      decks: { 1: ["burial", "pottery", "calendar", "writing"] },
    });
    table.play("red", "quick I", "contribute 1");
    expect(table.deciders).toEqual(["blue"]);
    table.play("blue", "draw I");
    expect(table.deciders).toEqual(["red"]);
  });

  test("PR-16: a line is free with its prerequisite in the own area, else paid with knowledge of its type", () => {
    const table = position({
      red: { hand: ["irrigation", "burial"], active: ["calendar"], tokens: { engineering: 1, science: 2 } },
    }).play("red", "discover irrigation");
    expect(table.legal("red")).toEqual(["pay burial", "turn engineering"]);
    expect(table.why("red", "turn science")).toBe("token-of-no-use PR-16");
    expect(table.why("red", "end")).toBe("pay-first PR-16");
    table.play("red", "turn engineering", "pay burial");
    expect(table.active("red")).toEqual(["calendar", "irrigation"]);
  });

  test("PR-16: with all prerequisites a technology costs nothing", () => {
    const table = position({ red: { hand: ["irrigation"], active: ["calendar", "agriculture"] } });
    table.play("red", "discover irrigation");
    expect(table.active("red")).toContain("irrigation");
    expect(table.hand("red")).toEqual([]);
  });

  test("PR-16 PR-17: the rulebook's Irrigation: three tokens, Calendar for 1 and Poetry for 1", () => {
    const jane = position({
      red: {
        hand: ["irrigation", "calendar", "poetry", "philosophy", "monotheism"],
        active: ["alphabet", "bridges", "pottery"],
        tokens: { engineering: 1, science: 1, general: 1 },
      },
    });
    jane.play("red", "discover irrigation", "turn engineering", "turn science", "turn general");
    jane.play("red", "pay calendar", "pay poetry");
    expect(jane.active("red")).toEqual(["alphabet", "bridges", "pottery", "irrigation"]);
    expect(jane.state.surplus).toBe(0);
    expect(jane.pile(1)).toEqual(["calendar", "poetry"]);
  });

  test("PR-16 PR-17: the rulebook's Philosophy: Monotheism for 2, and Alphabet settles the other line", () => {
    const jane = position({
      red: {
        hand: ["philosophy", "monotheism"],
        active: ["alphabet", "bridges", "pottery", "irrigation"],
        tokens: { engineering: 1, science: 1, general: 1 },
        spent: { engineering: 1, science: 1, general: 1 },
      },
      actionsTaken: 1,
    });
    jane.play("red", "discover philosophy");
    expect(jane.legal("red")).toEqual(["pay monotheism"]);
    jane.play("red", "pay monotheism");
    expect(jane.active("red")).toContain("philosophy");
  });

  test("PR-20: the rulebook's Crop Rotation: Development 2 with one in development, Research 4", () => {
    const jane = position({
      age: 2,
      red: { hand: ["crop-rotation"], developing: { paper: 2 }, steps: { development: 1 } },
    });
    jane.play("red", "research crop-rotation");
    expect(jane.developing("red")).toEqual(["paper 2", "crop-rotation 4"]);
  });

  test("PR-16: a card's value may be split over lines", () => {
    const table = position({
      red: { hand: ["irrigation", "monotheism"], tokens: { science: 2, engineering: 1 } },
    });
    table.play("red", "discover irrigation", "turn science", "turn science", "turn engineering", "pay monotheism");
    expect(table.active("red")).toEqual(["irrigation"]);
  });

  test("PR-16: the card being discovered cannot pay for itself, and what cannot be covered is not offered", () => {
    const table = position({ red: { hand: ["philosophy", "calendar"] } });
    expect(table.why("red", "discover philosophy")).toBe("cannot-pay PR-16");
    expect(table.legal("red")).not.toContain("discover philosophy");
    expect(table.why("red", "discover poetry")).toBe("not-in-hand house");
    expect(table.why("red", "discover nonsense")).toBe("unknown-card house");
  });

  test("PR-17: nothing is added once all lines are covered; the last card may exceed, and the surplus serves later", () => {
    const table = position({
      red: { hand: ["pottery", "monotheism", "philosophy", "burial"], tokens: { engineering: 1 } },
    });
    table.play("red", "discover pottery", "turn engineering", "pay monotheism");
    expect(table.state.surplus).toBe(1);
    table.play("red", "discover burial");
    expect(table.legal("red")).toEqual(["pay philosophy", "surplus"]);
    table.play("red", "surplus");
    expect(table.active("red")).toEqual(["pottery", "burial"]);
    expect(table.state.surplus).toBe(0);
  });

  test("PR-17: surplus need not be used", () => {
    const table = position({
      red: { hand: ["pottery", "monotheism", "burial"], tokens: { engineering: 1, culture: 1 } },
    });
    table.play("red", "discover pottery", "turn engineering", "pay monotheism");
    table.play("red", "discover burial", "turn culture");
    expect(table.active("red")).toContain("burial");
    expect(table.deciders).toEqual(["blue"]);
  });

  test("PR-17: no more surplus than there is, no token that is turned or not there, nothing without a payment", () => {
    const table = position({
      red: { hand: ["pottery", "burial", "poetry"], tokens: { engineering: 1 }, spent: { engineering: 1 } },
    });
    expect(table.why("red", "pay burial")).toBe("nothing-to-pay PR-17");
    table.play("red", "discover pottery");
    expect(table.why("red", "surplus")).toBe("no-surplus PR-17");
    expect(table.why("red", "turn engineering")).toBe("no-token PR-17");
    expect(table.why("red", "turn general")).toBe("no-token PR-17");
    expect(table.why("red", "pay writing")).toBe("not-in-hand house");
  });

  test("PR-18: a technology in development serves as a prerequisite, and for nothing else", () => {
    const table = position({
      red: { hand: ["irrigation"], active: ["agriculture"], developing: { calendar: 4 } },
    });
    table.play("red", "discover irrigation");
    expect(table.active("red")).toContain("irrigation");
    expect(table.tokens("red", "science")).toBe(0);
    const symbols = position({ red: { developing: { philosophy: 4 } } });
    expect(symbols.state.age).toBe(1);
  });

  test("PR-19: no second copy of a technology in the own area, active or in development", () => {
    const table = position({
      red: {
        hand: ["pottery", "burial", "writing", "poetry"],
        active: ["pottery"],
        developing: { burial: 3 },
        steps: { development: 1 },
      },
    });
    expect(table.why("red", "discover pottery")).toBe("copy-owned PR-19");
    expect(table.why("red", "research burial")).toBe("copy-owned PR-19");
    expect(table.why("red", "research writing")).toBe("allowed");
  });

  test("PR-20: research costs nothing, and only as many technologies are in development as the skill allows", () => {
    const table = position({ red: { hand: ["philosophy", "astronomy"] } });
    table.play("red", "research philosophy");
    expect(table.developing("red")).toEqual(["philosophy 4"]);
    expect(table.why("red", "research astronomy")).toBe("development-full PR-20");
  });

  test("PR-20: a better Research skill changes later ones only", () => {
    const table = position({
      red: {
        hand: ["mathematics", "philosophy"],
        active: ["calendar", "pottery"],
        developing: { burial: 4 },
        steps: { development: 1 },
      },
    });
    table.play("red", "discover mathematics", "research philosophy");
    expect(table.developing("red")).toEqual(["burial 4", "philosophy 3"]);
  });
});
