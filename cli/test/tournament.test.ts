import { describe, expect, test } from "vitest";
import { clade } from "./clade.ts";

interface Told {
  readonly entrants: readonly { readonly name: string }[];
  readonly played: readonly { readonly tables: readonly { readonly seats: readonly number[] }[] }[];
  readonly standing: readonly { readonly entrant: number; readonly points: number }[];
}

describe("clade tournament", () => {
  const args = [
    "tournament",
    "evolution",
    "--players",
    "3",
    "--entrants",
    "7",
    "--rounds",
    "2",
    "--bots",
    "greedy,random",
  ];

  test("bots play it through, the same for the same seed, and the table says how everybody stands", async () => {
    const [once, again] = await Promise.all([clade([...args, "--json"]), clade([...args, "--json"])]);
    expect(once.code).toBe(0);
    expect(again.out).toBe(once.out);
    const { entrants, played, standing } = JSON.parse(once.out) as Told;
    expect(entrants).toHaveLength(7);
    expect(played.map(({ tables }) => tables.map(({ seats }) => seats.length))).toEqual([
      [3, 2, 2],
      [3, 2, 2],
    ]);
    expect(standing.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(2 * (1.5 + 1 + 1), 1);
    const { out } = await clade(args);
    expect(out.split("\n").filter((line) => /(greedy|random) \d/.test(line))).toHaveLength(7);
  });

  test.each([
    [["--kind", "cup"], /--kind is one of swiss, knock-out, league/],
    [["--entrants", "1"], /--entrants takes a whole number from 2 to 512/],
    [["--bots", "nobody"], /nobody/],
  ])("%j is refused in one line", async (more, line) => {
    const { code, error } = await clade([...args, ...more]);
    expect(code).not.toBe(0);
    expect(error).toMatch(line);
  });
});
