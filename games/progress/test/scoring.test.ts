import { describe, expect, test } from "vitest";
import { type Colour, position, type Table } from "./position.ts";

/** A game that has just ended. */
function over(table: Table): Table {
  table.state.ending = "symbols";
  return table;
}

function parts(table: Table, part: string): (number | undefined)[] {
  return (table.result?.parts ?? []).map((each) => each[part]);
}

describe("scoring", () => {
  // The rulebook's table: Jane red, John blue, Mary green, David yellow, Dan violet.
  const tracks = (power: "prestige" | "population" | "army", spaces: readonly number[]) => {
    const colours: readonly Colour[] = ["red", "blue", "green", "yellow", "violet"];
    return over(
      position({
        players: 5,
        ...Object.fromEntries(colours.map((colour, seat) => [colour, { power: { [power]: spaces[seat] ?? 0 } }])),
      }),
    );
  };

  test("PR-40: the rulebook's Prestige: 6, 6, 5, 5, 3 give 8, 8, 2, 2, 0", () => {
    expect(parts(tracks("prestige", [6, 6, 5, 5, 3]), "prestige")).toEqual([8, 8, 2, 2, 0]);
  });

  test("PR-40: the rulebook's Population: Dan 8, three on 5, Jane 4 give 11, 4, 4, 4, 0", () => {
    expect(parts(tracks("population", [4, 5, 5, 5, 8]), "population")).toEqual([0, 4, 4, 4, 11]);
  });

  test("PR-40: the rulebook's Army: Jane 5, David 4, three on 3 give 12, 7, 1, 1, 1", () => {
    expect(parts(tracks("army", [5, 3, 3, 4, 3]), "army")).toEqual([12, 1, 1, 7, 1]);
  });

  test("PR-41: points left of the markers on the skill tracks, and those of active technologies", () => {
    const table = over(
      position({ red: { steps: { actions: 3, research: 9 }, active: ["writing"], developing: { paper: 1 } } }),
    );
    expect(parts(table, "skills")).toEqual([6 + 5, 0]);
    expect(parts(table, "cards")).toEqual([1, 0]);
  });

  test("PR-42: ties go to general, then Culture, Science, Engineering tokens, spent or not; then shared", () => {
    const places = (red: object, blue: object) =>
      over(position({ red: { tokens: red, spent: red }, blue: { tokens: blue } })).result?.places;
    expect(places({ general: 1 }, { culture: 3 })).toEqual([1, 2]);
    expect(places({ science: 3 }, { culture: 1 })).toEqual([2, 1]);
    expect(places({ engineering: 3 }, { science: 1 })).toEqual([2, 1]);
    expect(places({ engineering: 1 }, {})).toEqual([1, 2]);
    expect(places({ general: 1 }, { general: 1 })).toEqual([1, 1]);
  });
});
