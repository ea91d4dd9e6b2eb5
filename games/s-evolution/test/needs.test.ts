import { describe, expect, test } from "vitest";
import { EDITION_NAMES } from "../rules/editions.ts";
import { scoreOf } from "../rules/state.ts";
import { actions, type Sketch } from "./scene.ts";

/** Red goes through the needs; Green is there too. */
function needs(edition: "v1" | "2.0", red: Sketch, round = 3) {
  const scene = actions({ edition, round, red, green: {} });
  return { scene, red: scene.player("red") };
}

describe.each(EDITION_NAMES)("needs, %s", (edition) => {
  test.each([
    [1, ["food"]],
    [2, ["food"]],
    [3, ["food", "tools"]],
    [4, ["food", "tools"]],
    [5, ["food", "tools", "science"]],
    [6, ["food", "tools", "science"]],
  ])("SE-55 at Age %i the people ask for %j", (age, asked) => {
    const { scene } = needs(edition, { age, population: 1, stock: [1, 1, 1] });
    const met = scene.told("met").filter(({ seat }) => seat === 0);
    expect(met.map(({ suit }) => ["food", "tools", "science"][suit])).toEqual(asked);
  });

  test("SE-55 the Age counts as it is after the Calamities", () => {
    const { scene } = needs(edition, { age: 3, population: 1, stock: [1, 1, 1], taken: "decadence" });
    expect(scene.told("met").filter(({ seat }) => seat === 0)).toHaveLength(1);
  });

  test("SE-58 all needs met: up one Age; Age VI stays", () => {
    const { scene, red } = needs(edition, { age: 3, population: 2, stock: [2, 2, 0] });
    if (edition === "2.0") {
      expect(scene.moves("red")).toEqual(["rise", "stay"]);
      scene.act("red", "rise");
    }
    expect(red.age).toBe(4);
    const last = needs(edition, { age: 6, population: 2, stock: [2, 2, 2] });
    expect(last.red.age).toBe(6);
    expect(last.scene.state.phase).not.toBe("bonus");
  });

  test("SE-58 one need unmet: no rise", () => {
    const { red, scene } = needs(edition, { age: 3, population: 2, stock: [2, 1, 0] });
    expect(red.age).toBe(3);
    expect(scene.told("age").filter(({ seat }) => seat === 0)).toEqual([]);
  });

  test("SE-59 no need met from Age III on: down one Age, and the Discovery of the Age left is turned face down", () => {
    const { red } = needs(edition, { age: 4, population: 3, stock: [1, 1, 0], found: [3, 4] });
    expect(red.age).toBe(3);
    expect(red.lying).toEqual(["down", "down", "up", "down", "down", "down"]);
    expect(red.population).toBe(3);
  });

  test("SE-59 nothing at all in one or more needs: one Population lost, once", () => {
    const { red } = needs(edition, { age: 5, population: 3, stock: [3, 0, 0] });
    expect(red.age).toBe(5);
    expect(red.population).toBe(2);
  });

  test("SE-59 both penalties may hit", () => {
    const { red } = needs(edition, { age: 3, population: 3, stock: [0, 0, 0] });
    expect(red.age).toBe(2);
    expect(red.population).toBe(2);
  });

  test("SE-59 no penalties at Ages I and II, and Population never falls below 1", () => {
    for (const age of [1, 2]) {
      const { red } = needs(edition, { age, population: 3, found: [1, 2] });
      expect(red).toMatchObject({ age, population: 3 });
    }
    expect(needs(edition, { age: 3, population: 1, stock: [1, 0, 0] }).red.population).toBe(1);
  });

  test("SE-59 stock that runs out by paying is no lack: it counts what was there when the need came due", () => {
    const { red } = needs(edition, { age: 3, population: 3, stock: [3, 1, 0] });
    expect(red.population).toBe(3);
  });

  test("SE-60 with more workers than Population left, the player takes one off, of the own choice", () => {
    const { red, scene } = needs(edition, {
      age: 3,
      population: 2,
      stock: [2, 0, 0],
      workers: { lab: 2, shield: 1 },
    });
    expect(red.population).toBe(1);
    expect(scene.asks).toBe("red remove");
    expect(scene.moves("red")).toEqual(["remove lab", "remove shield"]);
    expect(scene.refusal("red", "done")).toBe("remove-first SE-60");
    expect(scene.refusal("red", "remove farm")).toBe("nobody-to-remove SE-66");
    scene.act("red", "remove shield");
    expect(red.workers).toEqual([0, 0, 2, 0, 0, 0]);
    expect(scene.told("removed")).toEqual([{ type: "removed", seat: 0, place: 5, forced: true }]);
  });

  test("SE-60 with people to spare nobody has to go", () => {
    const { scene } = needs(edition, { age: 3, population: 3, stock: [3, 0, 0], workers: { lab: 2, shield: 1 } });
    expect(scene.state.phase).not.toBe("remove");
  });
});

describe("needs in 2.0", () => {
  test("SE-56 [2.0] example: Age III, Population 3: three Food and three Tools are paid for 6 points", () => {
    const { red } = needs("2.0", { age: 3, population: 3, stock: [3, 3, 0] });
    expect(red.stock).toEqual([0, 0, 0]);
    expect(scoreOf(red)).toBe(6);
  });

  test("SE-56 [2.0] example: Age V, Population 4, stock 5, 2, 4: 4 − 2 + 4 = 6 points, the Tools are kept", () => {
    const { red } = needs("2.0", { age: 5, population: 4, stock: [5, 2, 4] });
    expect(red.stock).toEqual([1, 2, 0]);
    expect(red.points).toEqual({ needs: 8, discontent: -2, prestige: 0, discoveries: 0 });
    expect(scoreOf(red)).toBe(6);
  });

  test("SE-56 [2.0] a score may fall below 0", () => {
    expect(scoreOf(needs("2.0", { age: 1, population: 4 }).red)).toBe(-4);
  });

  test("SE-56 [2.0] Population counts as it is when the need is paid, before the penalties", () => {
    const { red } = needs("2.0", { age: 3, population: 3, stock: [3, 0, 0] });
    expect(scoreOf(red)).toBe(0);
    expect(red.population).toBe(2);
  });

  test("SE-58 [2.0] a player may decline to rise", () => {
    const { scene, red } = needs("2.0", { age: 2, population: 2, stock: [2, 0, 0] });
    expect(scene.refusal("red", "done")).toBe("manage-time SE-62");
    scene.act("red", "stay");
    expect(red.age).toBe(2);
    expect(scene.told("stayed")).toHaveLength(1);
  });

  test("SE-61 [2.0] Prestige is worth no points", () => {
    const { red } = needs("2.0", { age: 3, population: 2, stock: [2, 1, 0], workers: { prestige: 2 } });
    expect(scoreOf(red)).toBe(1);
  });
});

describe("needs in v1", () => {
  test("SE-57 SE-61 [v1] example: Paul, Age V, Population 4, pays 4 Food, 4 Tools and 1 Science for 8 points", () => {
    const { red } = needs("v1", { age: 5, population: 4, stock: [4, 4, 1] });
    expect(red.stock).toEqual([0, 0, 0]);
    expect(scoreOf(red)).toBe(8);
  });

  test("SE-57 [v1] with less in stock all of it is spent, and no points are lost", () => {
    const { red } = needs("v1", { age: 1, population: 4, stock: [3, 0, 0] });
    expect(red.stock).toEqual([0, 0, 0]);
    expect(scoreOf(red)).toBe(0);
  });

  test("SE-58 [v1] the rise is automatic", () => {
    const { red, scene } = needs("v1", { age: 2, population: 2, stock: [2, 0, 0] });
    expect(red.age).toBe(3);
    expect(scene.told("age")[0]).toMatchObject({ seat: 0, why: "bonus" });
  });

  test("SE-61 [v1] Population counts after the penalties", () => {
    const { red } = needs("v1", { age: 3, population: 3, stock: [3, 0, 0] });
    expect(red.population).toBe(2);
    expect(scoreOf(red)).toBe(2);
  });

  test("SE-61 [v1] Prestige gives its level once if a need was not met, however many were not", () => {
    expect(needs("v1", { age: 3, population: 2, stock: [1, 1, 0], workers: { prestige: 2 } }).red.points.prestige).toBe(
      2,
    );
    expect(needs("v1", { age: 3, population: 2, stock: [2, 1, 0], workers: { prestige: 1 } }).red.points.prestige).toBe(
      1,
    );
    expect(needs("v1", { age: 3, population: 2, stock: [2, 2, 0], workers: { prestige: 2 } }).red.points.prestige).toBe(
      0,
    );
  });

  test("SE-61 [v1] Prestige counts only if its worker is still there after the penalties", () => {
    const red = { age: 3, population: 2, stock: [2, 0, 0], workers: { prestige: 2, farm: 1 } } as const;
    const lost = needs("v1", red);
    lost.scene.act("red", "remove prestige");
    expect(lost.red.points.prestige).toBe(0);
    const kept = needs("v1", { ...red, stock: [1, 0, 0], workers: { prestige: 2, lab: 1 } });
    kept.scene.act("red", "remove lab");
    expect(kept.red.points.prestige).toBe(2);
  });
});
