import { at, LEVELS, levelAndStyle, seeded, type Style } from "@clade/kernel";
import { describe, expect, test } from "vitest";
import { findBot, habitsOf, type Situation } from "../index.ts";
import type { Finding, Findings } from "../search/search.ts";
import { through } from "../styles.ts";
import { row } from "./row-game.ts";

const { about, game, brain } = row;
const LIKING = about.temper.liking;

function opening(taste?: NonNullable<Situation["brain"]["taste"]>): Situation {
  const state = game.setUp(2, {}, { chance: seeded("deal"), tell: () => {} });
  const seat = at(game.deciders(state), 0);
  const tasting = taste === undefined ? brain : { ...brain, taste };
  const look = () => game.view(state, seat);
  return { about, game, brain: tasting, players: 2, seat, legal: game.legal(state, seat), look };
}

function found(type: string, worth: number, unrest: number, visits = 10): Finding {
  return { move: { type }, visits, score: 20, win: 0.5, worth, unrest, glance: worth };
}
/** The best move, and one behind it by so many likings on which so many times as much luck hangs. */
function findings(likings: number, unrest: number): Findings {
  return { nodes: 0, moves: [found("left", 0.5, 1), found("right", 0.5 - likings * LIKING, unrest)] };
}

function choiceOf(style: Style, situation: Situation, foundOut: Findings): string {
  return at(through(style, situation, foundOut).moves, 0).move.type;
}

describe("a style", () => {
  test("decides between moves that are about as good, by how much hangs on luck", () => {
    const [wild, calm] = [findings(0.5, 3), findings(0.5, 0.4)];
    expect(["bold", "cautious"].map((style) => choiceOf(style as Style, opening(), wild))).toEqual(["right", "left"]);
    expect(["bold", "cautious"].map((style) => choiceOf(style as Style, opening(), calm))).toEqual(["left", "right"]);
    const endless = findings(0.5, Number.POSITIVE_INFINITY);
    expect(["bold", "cautious"].map((style) => choiceOf(style as Style, opening(), endless))).toEqual([
      "right",
      "left",
    ]);
  });

  test("never costs more than its liking allows", () => {
    expect(choiceOf("bold", opening(), findings(1.1, 9))).toBe("left");
    expect(choiceOf("cautious", opening(), findings(1.1, 0))).toBe("left");
  });

  test("never chooses what dropped out after few lines of thought, however good it looked", () => {
    const withLines = (lines: number): Findings => ({
      nodes: 0,
      moves: [found("left", 0.5, 1, 100), found("right", 0.9, 3, lines)],
    });
    expect(choiceOf("bold", opening(), withLines(47))).toBe("left");
    expect(choiceOf("bold", opening(), withLines(48))).toBe("right");
    // Whoever thinks no lines at all knows all moves alike.
    const unthought = { nodes: 0, moves: [found("left", 0.5, 1, 0), found("right", 0.499, 3, 0)] };
    expect(choiceOf("bold", opening(), unthought)).toBe("right");
  });

  test("that the game has a taste for goes by that; one that it does not know changes nothing", () => {
    const situation = opening((_state, _seat, { type }, style) =>
      style === "hunter" ? (type === "right" ? 1 : 0) : undefined,
    );
    expect(choiceOf("hunter", situation, findings(1, 1))).toBe("left");
    expect(choiceOf("hunter", situation, findings(0.5, 1))).toBe("right");
    expect(choiceOf("grazer", situation, findings(0.5, 1))).toBe("left");
    expect(choiceOf("bold", situation, findings(0.5, 3))).toBe("right");
  });
});

describe("bots with a style", () => {
  test("are found by level and style, and by nothing else", () => {
    for (const level of LEVELS) expect(findBot(`${level}-bold`)?.name).toBe(`${level}-bold`);
    for (const name of ["bold", "expert-", "expert-mild", "expert-bold-bold", "greedy-bold", "-bold", ""]) {
      expect([name, findBot(name)]).toEqual([name, undefined]);
    }
    expect(levelAndStyle("master-hunter")).toEqual({ level: "master", style: "hunter" });
  });

  test("think alike from the same view and whim, and keep results of their own", () => {
    const [once, again] = [1, 2].map(() => findBot("adept-bold")?.choose(opening(), seeded("whim")));
    expect(again).toEqual(once);
    expect(habitsOf(row, "adept-bold")).not.toBe(habitsOf(row, "adept"));
  });
});
