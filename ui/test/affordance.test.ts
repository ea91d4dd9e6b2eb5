import { describe, expect, test } from "vitest";
import { BUTTON, hintedThings, reach, stillLegal, type Way } from "../affordance.ts";

const ways: readonly Way<string>[] = [
  { move: "feed", path: ["species"] },
  { move: "attack", path: ["hunter", "prey"] },
  { move: "store", path: ["fat", BUTTON] },
  { move: "pass", path: [BUTTON] },
];

describe("what can be touched", () => {
  test("with nothing taken up: what plays at once, what can be taken up, and the buttons", () => {
    const { plays, takes, buttons } = reach(ways, undefined);
    expect([...plays]).toEqual([["species", "feed"]]);
    expect([...takes]).toEqual(["hunter", "fat"]);
    expect(buttons).toEqual(["pass"]);
  });

  test("with something taken up: only what it goes with plays, and another thing can be taken up instead", () => {
    const { plays, takes, buttons } = reach(ways, "hunter");
    expect([...plays]).toEqual([["prey", "attack"]]);
    expect([...takes]).toEqual(["fat"]);
    expect(buttons).toEqual([]);
  });

  test("a thing that goes with a button offers it when taken up", () => {
    expect(reach(ways, "fat").buttons).toEqual(["store"]);
  });
});

describe("the move that is looked at", () => {
  test("counts while it may be made, also when the position was told anew", () => {
    const told = [{ type: "pass" }, { type: "feed", species: 1 }];
    expect(stillLegal(told, { type: "feed", species: 1 })).toBe(told[1]);
  });

  test("is forgotten once it may no longer be made", () => {
    expect(stillLegal([{ type: "feed", species: 0 }], { type: "done" })).toBeUndefined();
    expect(stillLegal([], { type: "done" })).toBeUndefined();
  });
});

test("a hint rings what it is made with; while another thing is taken up, only the one to take up instead", () => {
  expect([...hintedThings("attack", ways, undefined)]).toEqual(["hunter", "prey"]);
  expect([...hintedThings("attack", ways, "hunter")]).toEqual(["hunter", "prey"]);
  expect([...hintedThings("attack", ways, "fat")]).toEqual(["hunter"]);
  expect([...hintedThings(undefined, ways, undefined)]).toEqual([]);
});
