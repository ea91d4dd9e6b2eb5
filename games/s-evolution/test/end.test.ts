import { describe, expect, test } from "vitest";
import { EDITION_NAMES } from "../rules/editions.ts";
import { sEvolution } from "../rules/game.ts";
import { endGame } from "../rules/phases/end.ts";
import { actions, cards } from "./scene.ts";

describe.each(EDITION_NAMES)("the end, %s", (edition) => {
  test("SE-70 after the needs of round 6 the game is over, without management", () => {
    const scene = actions({ edition, round: 6, red: { population: 3, stock: [0, 8, 8] }, green: {} });
    expect(scene.asks).toBe("over");
    expect(sEvolution.deciders(scene.state)).toEqual([]);
    expect(scene.refusal("red", "done")).toBe("game-over SE-70");
  });

  test("SE-70 bonus and penalties still count in round 6", () => {
    const scene = actions({
      edition,
      round: 6,
      red: { age: 4, population: 3, found: [4] },
      green: { age: 2, population: 1, stock: [1, 0, 0] },
    });
    if (edition === "2.0") scene.act("green", "rise");
    expect(scene.player("red")).toMatchObject({ age: 3, population: 2 });
    expect(scene.player("red").lying[3]).toBe("down");
    expect(scene.player("green").age).toBe(3);
  });

  test.each([
    ["discovery-I-red", 1],
    ["discovery-I-red discovery-II-red", 3],
    ["discovery-I-red discovery-II-red discovery-III-red", 6],
    ["discovery-I-red discovery-II-red discovery-III-red discovery-IV-red", 10],
    ["discovery-I-red discovery-II-red discovery-III-red discovery-IV-red discovery-V-red", 15],
    ["discovery-I-red discovery-II-red discovery-III-red discovery-IV-red discovery-V-red discovery-VI-red", 21],
    ["discovery-I-red discovery-II-red discovery-III-blue discovery-IV-blue discovery-V-blue discovery-VI-green", 10],
  ])("SE-70 the set %s scores %i", (found, points) => {
    const scene = actions({ edition, round: 6, red: { found: [1, 2, 3, 4, 5, 6] }, green: {} });
    const red = scene.player("red");
    red.lying = red.column.map((_, slot) => (slot < cards(found).length ? "up" : "down"));
    red.column = red.column.map((card, slot) => cards(found)[slot] ?? card);
    endGame(scene.state, scene.table);
    expect(red.points.discoveries).toBe(points);
  });

  test("SE-70 face-down Discoveries score nothing", () => {
    const scene = actions({ edition, round: 6, red: { found: [4, 5] }, green: { found: [6] } });
    const result = sEvolution.result(scene.state);
    expect(result?.parts.map((part) => part["discoveries"])).toEqual([3, 1]);
  });

  test("SE-71 the highest score wins", () => {
    const scene = actions({ edition, round: 6, red: { score: 10 }, green: { score: 30 }, blue: { score: 20 } });
    expect(sEvolution.result(scene.state)?.places).toEqual([3, 1, 2]);
  });

  test("SE-71 SE-22 ties go by the tie order; all else equal, by the order of the last action phase", () => {
    const scene = actions({ edition, round: 6, first: "blue", red: {}, green: {}, blue: {} });
    expect(sEvolution.result(scene.state)?.places).toEqual([2, 3, 1]);
    const people = actions({
      edition,
      round: 6,
      red: { score: 1, age: 2 },
      green: { score: 2, age: 2, population: 3 },
    });
    if (edition === "2.0") expect(sEvolution.result(people.state)?.scores).toEqual([-1, -1]);
    else people.player("red").points.needs = 2;
    expect(sEvolution.result(people.state)?.places).toEqual([2, 1]);
  });

  test("SE-71 the verdict tells how many civilisations ever reached Age V", () => {
    const scene = actions({ edition, round: 6, red: { age: 5 }, green: { age: 4 }, blue: { age: 6 } });
    expect(scene.player("red").age).toBe(4);
    expect(sEvolution.result(scene.state)?.verdict).toBe("modern-2");
  });

  test("SE-71 there is no result before the end", () => {
    const scene = actions({ edition, round: 5, red: { population: 6, stock: [0, 1, 0] }, green: {} });
    expect(sEvolution.result(scene.state)).toBeUndefined();
  });
});

describe("the last rise", () => {
  const position = { round: 6, red: { age: 4, population: 1, stock: [1, 1, 0] }, green: {} } as const;

  test("SE-70 [2.0] who rises in round 6 turns up the Discovery of the Age reached", () => {
    const scene = actions(position);
    scene.act("red", "rise");
    expect(scene.player("red").lying[4]).toBe("up");
    expect(scene.player("red").points.discoveries).toBe(1);
  });

  test("SE-70 [2.0] who declines does not", () => {
    const scene = actions(position);
    scene.act("red", "stay");
    expect(scene.player("red").points.discoveries).toBe(0);
  });

  test("SE-70 [v1] it stays face down", () => {
    const scene = actions({ ...position, edition: "v1" });
    expect(scene.player("red").age).toBe(5);
    expect(scene.player("red").points.discoveries).toBe(0);
  });
});
