import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gameIds } from "@clade/games";
import type { GameRecord } from "@clade/kernel";
import { describe, expect, test } from "vitest";
import { clade, newHome } from "./clade.ts";

function read(folder: string, file: string): GameRecord {
  return JSON.parse(readFileSync(join(folder, file), "utf8")) as GameRecord;
}

describe("simulate --records", () => {
  test.each(gameIds)("keeps the record of every game of %s, and each verifies", async (game) => {
    const folder = join(newHome(), "series");
    const args = ["simulate", game, "--games", "12", "--seed", "kept", "--bots", "random", "--cores", "2", "--json"];
    const { code, out } = await clade([...args, "--records", folder]);
    expect(code).toBe(0);
    const files = readdirSync(folder).toSorted();
    expect(files).toEqual(
      Array.from({ length: 12 }, (_, index) => `${game}-${String(index + 1).padStart(2, "0")}.json`),
    );
    const records = files.map((file) => read(folder, file));
    expect(new Set(records.map(({ seed }) => seed)).size).toBe(12);

    // The sums of the records are those of the series, and the series is the same as without them.
    const report = JSON.parse(out) as { decisions: number; seats: { meanScore: number }[] };
    expect(records.reduce((sum, { moves }) => sum + moves.length, 0)).toBe(report.decisions);
    const mean = records.reduce((sum, { result }) => sum + (result?.scores[0] ?? Number.NaN), 0) / 12;
    expect(report.seats[0]?.meanScore).toBeCloseTo(mean, 6);
    const without = JSON.parse((await clade(args)).out) as typeof report;
    expect(without.decisions).toBe(report.decisions);

    for (const file of [files[0], files[11]]) {
      const { out: said } = await clade(["verify", join(folder, file ?? "")]);
      expect(said).toMatch(/^ok: /);
    }
  });

  test("seats rotate, and the records say who sat where", async () => {
    const folder = join(newHome(), "series");
    await clade([
      "simulate",
      "evolution",
      "--players",
      "2",
      "--games",
      "2",
      "--bots",
      "greedy,random",
      "--records",
      folder,
    ]);
    const seated = readdirSync(folder).map((file) => read(folder, file).seats.map(({ bot }) => bot));
    expect(seated).toEqual([
      ["greedy", "random"],
      ["random", "greedy"],
    ]);
  });

  test("a folder with something in it, or that cannot be, is refused before anything is played", async () => {
    const folder = newHome();
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "mine.txt"), "");
    for (const bad of [folder, join(folder, "mine.txt")]) {
      const { code, out, error } = await clade(["simulate", "evolution", "--games", "2", "--records", bad]);
      expect([code, out]).toEqual([2, ""]);
      expect(error.trim().split("\n")).toHaveLength(1);
    }
    expect(readdirSync(folder)).toEqual(["mine.txt"]);
  });
});
