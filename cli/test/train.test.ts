import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadGame } from "@clade/games";
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

  test("learns from games by quick choices alone, which are other games", async () => {
    const [quick, thought] = [newHome(), newHome()];
    expect((await train(quick, 1, "--quick")).out).toMatch(/^generation 0: \d+ positions; /m);
    await train(thought, 1);
    const games = (home: string) => readFileSync(join(home, "s-evolution", "games-0-0.bin"));
    expect(games(quick).equals(games(thought))).toBe(false);
    const { code, error } = await train(quick, 2);
    expect([code, error]).toEqual([2, expect.stringContaining("was begun with other settings")]);
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

  const INSTINCT = ["train", "s-evolution", "--instinct", "--iterations", "8", "--cores", "1"];

  test("teaches an instinct from games with every decision thought about, and goes on where it stopped", async () => {
    const folder = newHome();
    const instinct = (games: number, out = folder) => clade([...INSTINCT, "--games", String(games), "--out", out]);
    const work = (out = folder) => readdirSync(join(out, "s-evolution")).sort();
    const textOf = (name: string, out = folder) => readFileSync(join(out, "s-evolution", name), "utf8");
    expect((await instinct(1)).out).toMatch(/^\d+ decisions of 1 games$/m);
    const [first = ""] = work();
    // What lies there is learned from as it is, and not played again.
    const [decision] = JSON.parse(textOf(first)) as object[];
    writeFileSync(join(folder, "s-evolution", first), JSON.stringify([decision]));
    const { code, out } = await instinct(2);
    expect(code).toBe(0);
    expect(out).toMatch(/^on games kept back, knowing nothing: +the likeliest is the best in \d+ %; a choice costs /m);
    expect(out).toMatch(/^with what was learned from the rest: +the likeliest is the best in /m);
    expect(work()).toHaveLength(2);
    expect(JSON.parse(textOf(first))).toEqual([decision]);

    const other = newHome();
    await instinct(2, other);
    expect(work(other)).toEqual(work());
    const [, second = ""] = work();
    expect(textOf(second, other)).toBe(textOf(second));
    const decisions = [first, second].flatMap((name) => JSON.parse(textOf(name)) as object[]);
    expect(out).toContain(`${decisions.length} decisions of 2 games`);
  });

  test("lets a game's quick choices go by an instinct, and tells how it was learned", async () => {
    const checkout = newHome();
    const bot = join(checkout, "games", "s-evolution", "bot");
    mkdirSync(bot, { recursive: true });
    const adopt = () => clade([...INSTINCT, "--games", "2", "--adopt"], { folder: checkout });
    expect((await adopt()).error).toMatch(/bot is not here: --adopt works in a checkout of Clade/);
    writeFileSync(join(bot, "instinct.ts"), "");
    expect((await adopt()).code).toBe(0);
    const source = readFileSync(join(bot, "learned-instinct.ts"), "utf8");
    expect(source).toMatch(
      /^\/\*\* What was learned about quick choices: written by `npm run train -- s-evolution --instinct/,
    );
    const [, list = ""] =
      /export const learnedInstinct: readonly number\[\] \| undefined = \[([^\]]+)\];/.exec(source) ?? [];
    const weights = list.split(",").filter((each) => each.trim() !== "");
    expect(weights.every((each) => /^\s+-?\d+$/.test(each))).toBe(true);
    expect(weights.some((each) => Number(each) !== 0)).toBe(true);
    expect(source.split("\n").every((line, index) => index === 0 || line.length <= 120)).toBe(true);
    const recipe: unknown = JSON.parse(readFileSync(join(bot, "learned-instinct.json"), "utf8"));
    expect(recipe).toMatchObject({ game: "s-evolution", seed: "clade", games: 2, lines: 8 });
    expect(readdirSync(bot).sort()).toEqual(["instinct.ts", "learned-instinct.json", "learned-instinct.ts"]);
  });

  test("teaches how sure hints may be of chances to win, and tells how that was learned", async () => {
    const checkout = newHome();
    const bot = join(checkout, "games", "moult", "bot");
    mkdirSync(bot, { recursive: true });
    writeFileSync(join(bot, "brain.ts"), "");
    const { code, out } = await clade(["train", "moult", "--chances", "--games", "6", "--adopt"], { folder: checkout });
    expect([code, out]).toEqual([0, expect.stringMatching(/^(\d+) hints of 6 games$/m)]);
    const [, hints] = /^(\d+) hints/.exec(out) ?? [];
    const games = readdirSync(join(checkout, "training", "moult")).map(
      (name) => JSON.parse(readFileSync(join(checkout, "training", "moult", name), "utf8")) as { win: number }[],
    );
    expect(games).toHaveLength(6);
    expect(games.flat()).toHaveLength(Number(hints));
    const source = readFileSync(join(bot, "learned-chances.ts"), "utf8");
    expect(source).toMatch(
      /^export const candour: readonly \[slope: number, shift: number\] = \[-?[\d.]+, -?[\d.]+\];$/m,
    );
    const recipe: unknown = JSON.parse(readFileSync(join(bot, "learned-chances.json"), "utf8"));
    expect(recipe).toMatchObject({ game: "moult", games: 6, hints: Number(hints) });
    expect((recipe as { played: string }).played).toMatch(/^master .+ asks grandmaster .+, candour none$/);
  });

  test("weighs ways of thinking by what their choices cost, and goes on where it was stopped", async () => {
    const folder = newHome();
    const weigh = (games: number, ways = "novice,40/4/6") =>
      clade(["train", "moult", "--weigh", ways, "--players", "3", "--games", String(games), "--out", folder]);
    const { code, out } = await weigh(8);
    expect([code, out]).toEqual([0, expect.stringMatching(/^\d+ decisions of 8 games; what a choice costs, /)]);
    expect(out).toMatch(/^ {2}novice +\d+\.\d +\d+ ms$/m);
    expect(out).toMatch(/^ {2}40\/4\/6 +\d+\.\d +\+?-?\d+\.\d ± \d+\.\d +\d+ ms$/m);
    const work = join(folder, "moult");
    const files = readdirSync(work).sort();
    expect(files).toHaveLength(8);
    const kept = files.map((name) => readFileSync(join(work, name), "utf8"));
    expect((await weigh(9)).out).toMatch(/^\d+ decisions of 9 games/);
    expect(files.map((name) => readFileSync(join(work, name), "utf8"))).toEqual(kept);
    for (const [ways, said] of [
      ["novice", "two ways"],
      ["novice,40/4", "lines/moves/played on"],
      ["novice,40/4/6/2", "lines/moves/played on"],
    ] as const) {
      expect(await weigh(1, ways)).toMatchObject({ code: 2, error: expect.stringContaining(said) as string });
    }
  });

  test("teaches an instinct at tables of one size, and leaves what was learned about others", async () => {
    const checkout = newHome();
    const bot = join(checkout, "games", "progress", "bot");
    mkdirSync(bot, { recursive: true });
    writeFileSync(join(bot, "instinct.ts"), "");
    writeFileSync(join(bot, "learned-instinct.json"), `{ "game": "progress", "games": 438 }`);
    const alone = ["train", "progress", "--instinct", "--players", "1", "--iterations", "8", "--games", "1", "--adopt"];
    const { code } = await clade([...alone, "--cores", "1"], { folder: checkout });
    expect(code).toBe(0);
    const source = readFileSync(join(bot, "learned-instinct.ts"), "utf8");
    const list = /= \[([^\]]+)\];/.exec(source)?.[1] ?? "";
    const learned = list.split(",").flatMap((each) => (each.trim() === "" ? [] : [Number(each)]));
    const { brain } = (await loadGame("progress")) ?? {};
    const before = brain?.instinct?.weights ?? [];
    // The first half of the marks is for tables of two and more.
    const half = before.length / 2;
    expect(learned.slice(0, half)).toEqual(before.slice(0, half));
    expect(learned.slice(half)).not.toEqual(before.slice(half));
    const recipe: unknown = JSON.parse(readFileSync(join(bot, "learned-instinct.json"), "utf8"));
    expect(recipe).toMatchObject({ game: "progress", games: 438, "of 1": { games: 1, lines: 8 } });
  });

  test.each([
    [["progress", "--instinct", "--players", "6"], /--players takes a whole number from 1 to 5/],
    [["progress", "--players", "1"], /--players goes with --instinct/],
    [["moult", "--instinct"], /moult has no instinct to teach/],
    [["evolution", "--sense", "--instinct"], /--sense and --instinct teach different things/],
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
