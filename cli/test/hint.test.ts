import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadGame } from "@clade/games";
import { type Hint, isComplaint, Match, pick, seeded } from "@clade/kernel";
import { beforeAll, describe, expect, test } from "vitest";
import { clade, newHome } from "./clade.ts";

const path = join(newHome(), "record.json");
let length = 0;

/** A random game of Evolution, to its end, on disk. */
beforeAll(async () => {
  const pack = await loadGame("evolution");
  const match = pack === undefined ? undefined : Match.start(pack.game, { players: 2, seed: "hint", chance: "seeded" });
  if (match === undefined || isComplaint(match)) throw new Error("no game");
  const chance = seeded("moves");
  while (!match.over) {
    const seat = pick(match.deciders, chance);
    match.act(seat, pick(match.legal(seat), chance));
  }
  length = match.length;
  writeFileSync(path, JSON.stringify(match.record()));
});

const QUICK = ["--iterations", "60"];

describe("clade hint", () => {
  test("tells people what to expect of each move", async () => {
    const { code, out } = await clade(["hint", path, "--at", "0", ...QUICK]);
    expect(code).toBe(0);
    expect(out).toContain("move 0 of");
    expect(out).toMatch(/score\s+wins\s+visits\s+move/);
    expect(out).toMatch(/\d+\.\d\s+\d+ %\s+\d+ {2}.*food /);
    expect(out).toMatch(
      /about .+ (more|less) than after “|of 10 imagined games after it|better than after “|” is about as good/,
    );
  });

  test("says it in the language that is asked for, as a replay does", async () => {
    for (const [language, title, columns] of [
      ["fr", "coup 0 sur", /points\s+gagne\s+essais\s+coup/],
      ["ko", "중 0수", /점수\s+승률\s+시도\s+수/],
    ] as const) {
      const { out } = await clade(["hint", path, "--at", "0", "--lang", language, ...QUICK]);
      expect(out).toContain(title);
      expect(out).toMatch(columns);
      expect((await clade(["replay", path, "--at", "0", "--lang", language])).out).toContain(title);
    }
  });

  test("tells machines the same, alike every time", async () => {
    const runs = await Promise.all([1, 2].map(() => clade(["hint", path, "--at", "3", "--json", ...QUICK])));
    const [one, two] = runs.map(({ out }) => JSON.parse(out) as { at: number; seat: number; hints: Hint[] });
    expect(two).toEqual(one);
    expect(one?.at).toBe(3);
    const moves = one?.hints ?? [];
    expect(moves.length).toBeGreaterThan(0);
    expect(moves.reduce((sum, { visits }) => sum + visits, 0)).toBeLessThanOrEqual(60);
    const [best, next, ...others] = moves;
    expect(best?.why?.than).toBe(next?.move);
    for (const { why } of [next, ...others].flatMap((hint) => hint ?? [])) expect(why).toBeUndefined();
    for (const { win, visits } of moves) {
      expect(visits).toBeGreaterThan(0);
      expect(win >= 0 && win <= 1).toBe(true);
    }
  });

  test("has nothing to say where there is nothing to decide, or for a seat that does not", async () => {
    const over = await clade(["hint", path]);
    expect(over.code).toBe(2);
    expect(over.error).toContain("the game is over");
    expect((await clade(["hint", path, "--at", String(length + 1)])).error).toContain("--at takes a whole number");
    const wrong = await clade(["hint", path, "--at", String(length - 1), "--seat", "1", ...QUICK]);
    const other = await clade(["hint", path, "--at", String(length - 1), "--seat", "2", ...QUICK]);
    expect([wrong.code, other.code].sort((a, b) => Number(a) - Number(b))).toEqual([0, 2]);
  });
});
