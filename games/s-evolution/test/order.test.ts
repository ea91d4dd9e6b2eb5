import { at, placesOf, standingsOf } from "@clade/kernel";
import { describe, expect, test } from "vitest";
import type { Colour } from "../rules/data.ts";
import { EDITION_NAMES } from "../rules/editions.ts";
import { precedes, tieBreaks } from "../rules/order.ts";
import { actions, type Position, seatOf, trick, tricks } from "./scene.ts";

function before(position: Position, a: Colour, b: Colour): boolean {
  const { state } = tricks(position);
  expect(precedes(state, seatOf(a), seatOf(b))).toBe(!precedes(state, seatOf(b), seatOf(a)));
  // SE-71: what decides at the end, and is told then, is the same order.
  const places = placesOf(standingsOf(Array<number>(state.players.length).fill(7), tieBreaks(state)));
  expect(at(places, seatOf(a)) < at(places, seatOf(b))).toBe(precedes(state, seatOf(a), seatOf(b)));
  return precedes(state, seatOf(a), seatOf(b));
}

describe("ties", () => {
  test("SE-20 [2.0] Prestige first, then Age, then Population, then turn order", () => {
    const plain = { age: 2, population: 3 };
    expect(
      before({ red: { age: 6, population: 6 }, green: { ...plain, workers: { prestige: 1 } } }, "green", "red"),
    ).toBe(true);
    expect(
      before(
        { red: { age: 6, workers: { prestige: 1 } }, green: { ...plain, workers: { prestige: 2 } } },
        "green",
        "red",
      ),
    ).toBe(true);
    expect(before({ red: { age: 1, population: 6 }, green: { age: 2, population: 1 } }, "green", "red")).toBe(true);
    expect(before({ red: plain, green: { age: 2, population: 4 } }, "green", "red")).toBe(true);
    expect(before({ first: "green", red: plain, green: plain }, "green", "red")).toBe(true);
    expect(before({ first: "red", red: plain, green: plain }, "red", "green")).toBe(true);
  });

  test("SE-21 [v1] Prestige counts nothing: Age, then Population, then turn order", () => {
    const edition = "v1";
    const prestige = { prestige: 2 };
    expect(before({ edition, red: { age: 3 }, green: { age: 2, workers: prestige } }, "red", "green")).toBe(true);
    expect(before({ edition, red: { population: 3 }, green: { population: 4 } }, "green", "red")).toBe(true);
    expect(before({ edition, first: "green", red: { workers: prestige }, green: {} }, "green", "red")).toBe(true);
  });
});

describe.each(EDITION_NAMES)("turn order, %s", (edition) => {
  test("SE-22 inside a trick it runs clockwise from the trick's leader", () => {
    const scene = trick(
      { edition, red: {}, green: {}, blue: {}, yellow: {} },
      { blue: "food-5", yellow: "tools-5", red: "food-5", green: "science-5" },
    );
    expect(scene.order).toEqual(["blue", "yellow", "red", "green"]);
  });

  test("SE-22 before the tricks it runs from the leader of the round's first trick", () => {
    const plain = { age: 5, population: 3, stock: [3, 3, 3], found: [6] } as const;
    const scene = actions({ edition, round: 3, first: "green", red: plain, green: plain, blue: plain });
    for (const colour of ["green", "blue", "red"] as const) {
      if (edition === "2.0") scene.act(colour, "rise");
      if (scene.asks === `${colour} manage`) scene.act(colour, "done");
    }
    expect(scene.state.first).toBe(seatOf("red"));
    expect(scene.asks).toBe("red trump");
  });
});
