import { describe, expect, test } from "vitest";
import { choice, data, flag, number, readOptions } from "../index.ts";

const schema = {
  fast: flag(false),
  edition: choice(["v1", "2.0"], "2.0"),
  rounds: number(1, 6, 4),
  map: data(["north", "south"], "north", (value) =>
    Array.isArray(value) ? value.length : { complaint: "a map is a list of zones" },
  ),
};

describe("options", () => {
  test("take their defaults", () => {
    expect(readOptions(schema, {})).toEqual({ fast: false, edition: "2.0", rounds: 4, map: "north" });
  });

  test("may come as text, as from a command line", () => {
    expect(readOptions(schema, { fast: "yes", edition: "v1", rounds: "6", map: "south" })).toEqual({
      fast: true,
      edition: "v1",
      rounds: 6,
      map: "south",
    });
  });

  test("may bring data of one's own, checked", () => {
    expect(readOptions(schema, { map: [1, 2, 3] })).toMatchObject({ map: 3 });
    expect(readOptions(schema, { map: {} })).toEqual({ complaint: "option map: a map is a list of zones" });
  });

  test.each([
    [{ speed: 1 }, 'unknown option "speed" (known: fast, edition, rounds, map)'],
    [{ fast: 3 }, "option fast: expected true or false, got 3"],
    [{ edition: "v3" }, 'option edition: expected v1 or 2.0, got "v3"'],
    [{ rounds: 7 }, "option rounds: expected a whole number from 1 to 6, got 7"],
    [{ rounds: "" }, 'option rounds: expected a whole number from 1 to 6, got ""'],
    [{ map: "east" }, 'option map: expected north, south or data of your own, got "east"'],
  ])("%j is refused: %s", (given, complaint) => {
    expect(readOptions(schema, given)).toEqual({ complaint });
  });
});
