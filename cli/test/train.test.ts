import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { clade, newHome } from "./clade.ts";

/** The shortest training there is: a file of games a generation. */
function train(out: string, generations: number, ...more: string[]) {
  const short = ["--games", "40", "--passes", "2", "--iterations", "2", "--match", "4", "--horizon", "0"];
  const args = ["train", "s-evolution", ...short, "--generations", String(generations), "--out", out, ...more];
  return clade(args);
}

describe("clade train", () => {
  test("plays, learns and matches; goes on where it stopped; the same seed teaches the same", async () => {
    const [whole, stopped] = [newHome(), newHome()];
    const { code, out } = await train(whole, 2);
    expect(code).toBe(0);
    expect(out).toMatch(
      /^generation 0: \d+ positions; surprise at the winner .* → .*; ahead of the one before in .* % of 4 games$/m,
    );
    expect(out).toMatch(/^generation 1: /m);
    const work = join(whole, "s-evolution");
    expect(readFileSync(join(work, "training.svg"), "utf8")).toContain("<polyline");
    const training = JSON.parse(readFileSync(join(work, "training.json"), "utf8")) as { generations: object[] };
    expect(training.generations).toHaveLength(2);

    cpSync(whole, stopped, { recursive: true });
    // As if it had been stopped in the middle of the second generation's games.
    const left = join(stopped, "s-evolution");
    for (const name of ["games-1-0.bin", "weights-1.txt"]) rmSync(join(left, name));
    const half = { ...training, generations: training.generations.slice(0, 1) };
    writeFileSync(join(left, "training.json"), JSON.stringify(half));
    expect((await train(stopped, 2, "--cores", "1")).out).toMatch(/^generation 1: /m);
    for (const name of ["weights-0.txt", "weights-1.txt"]) {
      expect(readFileSync(join(stopped, "s-evolution", name), "utf8")).toBe(readFileSync(join(work, name), "utf8"));
    }
  });

  test("teaches a sense of moves from decisions that it thinks about long, and goes on where it stopped", async () => {
    const folder = newHome();
    const sense = (games: number) =>
      clade([
        "train",
        "evolution",
        "--sense",
        "--games",
        String(games),
        "--iterations",
        "12",
        "--cores",
        "1",
        "--out",
        folder,
      ]);
    const { code, out } = await sense(1);
    expect(code).toBe(0);
    expect(out).toMatch(/^\d+ decisions of 1 games$/m);
    expect(out).toMatch(/^ {2}trait carnivore +-?\d\.\d{4}$/m);
    const [first] = readdirSync(join(folder, "evolution"));
    const kept = readFileSync(join(folder, "evolution", first ?? ""), "utf8");
    expect((await sense(2)).out).toMatch(/^\d+ decisions of 2 games$/m);
    expect(readdirSync(join(folder, "evolution"))).toHaveLength(2);
    expect(readFileSync(join(folder, "evolution", first ?? ""), "utf8")).toBe(kept);
  });

  test.each([
    [["s-evolution", "--sense"], /s-evolution has no sense of moves to teach/],
    [["chess"], /unknown game "chess"/],
    [["s-evolution", "--games", "3"], /--games takes a whole number from 40/],
    [["s-evolution", "--passes", "0"], /--passes takes a whole number from 1/],
  ])("refuses %j in one line, and writes nothing", async (args, message) => {
    const folder = newHome();
    const { code, error } = await clade(["train", ...args, "--out", folder]);
    expect(code).toBe(2);
    expect(error).toMatch(message);
    expect(error.trim().split("\n")).toHaveLength(1);
    expect(readdirSync(folder)).toEqual([]);
  });

  test("does not mix with a training of other settings", async () => {
    const folder = newHome();
    const short = ["--games", "40", "--passes", "1", "--iterations", "1", "--match", "0", "--generations", "1"];
    await clade(["train", "s-evolution", ...short, "--out", folder]);
    const { code, error } = await clade(["train", "s-evolution", ...short, "--seed", "other", "--out", folder]);
    expect(error).toMatch(/was begun with other settings/);
    expect(code).toBe(2);
  });
});
