import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { clade, newHome } from "./clade.ts";

describe("help", () => {
  test("lists the commands, and each explains itself", async () => {
    const { code, out } = await clade(["--help"]);
    expect(code).toBe(0);
    for (const command of [
      "games",
      "play",
      "simulate",
      "tournament",
      "replay",
      "verify",
      "export",
      "bench",
      "ladder",
      "bot",
    ]) {
      expect(out).toContain(command);
      expect((await clade([command, "--help"])).out).toContain(`usage: clade ${command}`);
    }
  });

  test("games are listed with players and options, for people and for machines", async () => {
    const { out } = await clade(["games"]);
    expect(out).toContain("2–6 players");
    const list = JSON.parse((await clade(["games", "--json"])).out) as { game: string; players: object }[];
    expect(list.find(({ game }) => game === "evolution")).toMatchObject({
      players: { min: 2, max: 6 },
      options: { fast: { kind: "flag", default: false } },
    });
  });

  test("games speak the language asked for", async () => {
    expect((await clade(["games", "--lang", "ko"])).out).toMatch(/[가-힣]/);
  });
});

describe("bad input is one clear line, exit code 2, and nothing is written", () => {
  test.each([
    [["sing"], /unknown command "sing" \(known: games, play/],
    [["play"], /missing the game/],
    [["play", "chess"], /unknown game "chess" \(known: .*evolution/],
    [["play", "evolution", "--players", "7"], /evolution is for 2 to 6 players, got "7"/],
    [["play", "evolution", "--bots", "deep-blue"], /unknown bot "deep-blue" \(known: random, greedy/],
    [["play", "evolution", "--seat", "5", "--players", "4"], /--seat takes a whole number from 1 to 4, got "5"/],
    [["play", "evolution", "--lang", "de"], /--lang takes en, fr, ko, got "de"/],
    [["play", "--resume"], /there is no unfinished game/],
    [["simulate", "evolution", "--games", "0"], /--games takes a whole number from 1 to .*, got "0"/],
    [["simulate", "evolution", "--games", "many"], /got "many"/],
    [["simulate", "evolution", "--option", "fast"], /--option takes name=value, got "fast"/],
    [["simulate", "evolution", "--option", "fast=maybe"], /option fast: expected true or false, got "maybe"/],
    [["simulate", "evolution", "--option", "speed=9"], /unknown option "speed" \(known: fast\)/],
    [["simulate", "evolution", "--players", "2", "--bots", "random,random,random"], /--bots names 3 bots for 2 seats/],
    [["simulate", "evolution", "--colour", "red"], /unknown option '--colour'/],
    [["simulate", "evolution", "extra"], /unexpected "extra"/],
    [["replay", "nowhere.json"], /cannot read nowhere.json/],
    [["verify", "package.json"], /package.json: not a record/],
    [["bench", "chess"], /unknown game "chess"/],
  ])("%j", async (args, message) => {
    const home = newHome();
    const { code, out, error } = await clade(args, { home });
    expect(error).toMatch(message);
    expect(error.trim().split("\n")).toHaveLength(1);
    expect(code).toBe(2);
    expect(out).toBe("");
    expect(readdirSync(home)).toEqual([]);
  });
});

describe("simulate", () => {
  interface Report {
    readonly games: number;
    readonly decisions: number;
    readonly decisionsPerSecond: number;
    readonly seconds: number;
    readonly gamesPerSecond: number;
    readonly results: { bot: string; wins: number; share: number; low: number; high: number; meanScore: number }[];
    readonly seats: { wins: number }[];
  }

  async function simulate(...args: string[]): Promise<Report> {
    const { code, out } = await clade(["simulate", "evolution", "--json", ...args]);
    expect(code).toBe(0);
    return JSON.parse(out) as Report;
  }

  /** All that does not depend on the clock. */
  function timeless({ decisionsPerSecond: _d, gamesPerSecond: _g, seconds: _s, ...rest }: Report) {
    return rest;
  }

  test("counts wins by bot and seat, with intervals", async () => {
    const report = await simulate("--players", "3", "--games", "24", "--seed", "t", "--bots", "greedy,random");
    expect(report.results.map(({ bot }) => bot)).toEqual(["greedy", "random"]);
    const [greedy, random] = report.results;
    expect((greedy?.wins ?? 0) + (random?.wins ?? 0)).toBeCloseTo(24, 6);
    expect(report.seats.reduce((sum, { wins }) => sum + wins, 0)).toBeCloseTo(24, 6);
    for (const { share, low, high } of report.results) {
      expect(low).toBeLessThanOrEqual(share);
      expect(high).toBeGreaterThanOrEqual(share);
    }
  });

  test("the same seed gives the same results on any number of cores, another seed others", async () => {
    const one = await simulate("--games", "200", "--seed", "a", "--cores", "1");
    const two = await simulate("--games", "200", "--seed", "a", "--cores", "2");
    const other = await simulate("--games", "200", "--seed", "b");
    expect(timeless(two)).toEqual(timeless(one));
    expect(other.decisions).not.toBe(one.decisions);
  });

  test("greedy beats random head to head in at least 80 % of two-player games", async () => {
    const { results } = await simulate("--players", "2", "--games", "60", "--bots", "greedy,random");
    expect(results.find(({ bot }) => bot === "greedy")?.share).toBeGreaterThanOrEqual(0.8);
  });
});

describe("play, replay, verify", () => {
  test("a whole game by numbers, left and taken up again; its record verifies and replays", async () => {
    const home = newHome();
    const left = await clade(["play", "evolution", "--players", "2", "--bots", "random"], { home, input: "1\n1\n" });
    expect(left.code).toBe(0);
    expect(left.out).toMatch(/saved; clade play --resume evolution-\w+ goes on/);
    const unfinished = join(home, "unfinished");
    const [file = ""] = readdirSync(unfinished);
    const saved = JSON.parse(readFileSync(join(unfinished, file), "utf8")) as { moves: string[] };
    expect(saved.moves.length).toBeGreaterThanOrEqual(2);

    const ended = await clade(["play", "--resume"], { home, input: "1\n".repeat(2000) });
    expect(ended.code).toBe(0);
    const [, record = ""] = /record (\S+)/.exec(ended.out) ?? [];
    expect(readdirSync(unfinished)).toEqual([]);

    const verified = await clade(["verify", record]);
    expect(verified.out).toMatch(/^ok: evolution, \d+ moves, final scores/);
    const start = await clade(["replay", record, "--at", "0", "--as", "1"]);
    expect(start.out).toContain("move 0 of");
    const view = JSON.parse((await clade(["replay", record, "--at", "0", "--as", "1", "--json"])).out) as {
      view: { players: { hand: { cards: number[] | null } }[] };
    };
    expect(view.view.players[0]?.hand.cards).not.toBeNull();
    expect(view.view.players[1]?.hand.cards).toBeNull();

    const bent = join(home, "bent.json");
    const json = JSON.parse(readFileSync(record, "utf8")) as { seed: string; moves: string[] };
    writeFileSync(bent, JSON.stringify({ ...json, seed: "another" }));
    const refused = await clade(["verify", bent]);
    expect(refused.code).toBe(2);
    writeFileSync(bent, JSON.stringify({ ...json, moves: ["0 feed 9", ...json.moves] }));
    const damaged = await clade(["replay", bent]);
    expect(damaged.error).toMatch(/damaged record: move 1 \("0 feed 9"\) is refused/);
    expect(damaged.code).toBe(2);
    for (const [flag, value, message] of [
      ["--at", "100000", /--at takes a whole number from 0 to/],
      ["--as", "3", /--as takes a seat from 1 to 2, got "3"/],
    ] as const) {
      expect((await clade(["replay", record, flag, value])).error).toMatch(message);
    }
  });
});

test("bench measures every game", async () => {
  const { out } = await clade(["bench", "evolution", "--runs", "1", "--json"]);
  const [figures] = JSON.parse(out) as { decisionsPerSecond: number; clonesPerSecond: number }[];
  expect(figures).toMatchObject({ game: "evolution", players: 4 });
  // A free core does many times as many: how many is for a bench on a quiet machine to say.
  expect(figures?.decisionsPerSecond).toBeGreaterThan(2000);
  expect(figures?.clonesPerSecond).toBeGreaterThan(2000);
});
