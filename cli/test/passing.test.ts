import { describe, expect, test } from "vitest";
import { clade, newHome } from "./clade.ts";

/** Questions with nothing but a pass to choose. */
function lonePasses(out: string): number {
  return out.match(/\n {2}1 Pass\n> /g)?.length ?? 0;
}

const TABLE = ["play", "evo", "--players", "3", "--seed", "passing", "--bots", "random"];
const ONES = "1\n".repeat(60);

describe("a pass where nothing else is possible", () => {
  test("is made by itself, until somebody says no; that is remembered", async () => {
    const home = newHome();
    const silent = await clade(TABLE, { home, input: ONES });
    expect(silent.out).toContain("Turn 3");
    expect(lonePasses(silent.out)).toBe(0);
    const told = await clade(TABLE, { home, input: `auto\n${ONES}` });
    expect(told.out).toContain("You are asked even where you can only pass.");
    expect(lonePasses(told.out)).toBeGreaterThan(0);
    const later = await clade(TABLE, { home, input: ONES });
    expect(lonePasses(later.out)).toBeGreaterThan(0);
    expect((await clade(TABLE, { home, input: "auto\nquit\n" })).out).toContain("you pass without being asked");
  });

  test("is nothing that other games know", async () => {
    const { out } = await clade(["play", "moult", "--players", "2"], { input: "auto\nhelp\nquit\n" });
    expect(out).toContain("In this game nobody passes by themselves.");
    expect(out).not.toContain("pass for me");
  });
});
