import { describe, expect, test } from "vitest";
import { EDITION_NAMES } from "../rules/editions.ts";
import { actions, type Sketch } from "./scene.ts";

/** Red comes to management with this stock left: the one need at Age I is hopeless, or the people are few. */
function manage(edition: "v1" | "2.0", red: Sketch, round = 3) {
  const scene = actions({ edition, round, red, green: {} });
  scene.state.turn.step = "management";
  const player = scene.player("red");
  return { scene, red: player };
}

/** Sets a position that is in Red's management already. */
function managing(edition: "v1" | "2.0", sketch: Sketch) {
  const { stock = [0, 0, 0], age = 1, population = 2, ...rest } = sketch;
  const { scene, red } = manage(edition, { ...rest, population: 6, stock: [0, 1, 1], age: 1 });
  Object.assign(red, { stock: [...stock], age, population });
  return { scene, red };
}

describe.each(EDITION_NAMES)("management, %s", (edition) => {
  test("SE-62 any actions in any order, as long as they can be paid; the rest stays in stock", () => {
    const { scene, red } = managing(edition, { stock: [1, 3, 5] });
    scene.act("red", "place lab 1", "evolve", "raise lab 2", "place commerce 1");
    expect(red.workers).toEqual([0, 0, 2, 1, 0, 0]);
    expect(red.age).toBe(2);
    expect(red.stock).toEqual([1, 0, 1]);
    expect(scene.refusal("red", "raise commerce 3")).toBe("cannot-pay SE-62");
    scene.act("red", "done");
    expect(red.stock).toEqual([1, 0, 1]);
    expect(scene.asks).not.toContain("red manage");
  });

  test("SE-62 there is none in round 6", () => {
    const scene = actions({ edition, round: 6, red: { population: 6, stock: [0, 8, 8] }, green: {} });
    expect(scene.asks).toBe("over");
  });

  test("SE-62 who can do nothing is not asked", () => {
    const scene = actions({ edition, round: 3, red: { population: 6 }, green: { population: 6 } });
    expect(scene.state.round).toBe(4);
  });

  test("SE-64 up one Age for 3 Science, once a round", () => {
    const { scene, red } = managing(edition, { age: 2, stock: [0, 0, 7] });
    scene.act("red", "evolve");
    expect(red).toMatchObject({ age: 3, stock: [0, 0, 4] });
    expect(scene.refusal("red", "evolve")).toBe("evolved-already SE-64");
    expect(managing(edition, { stock: [0, 0, 2] }).scene.refusal("red", "evolve")).toBe("cannot-pay SE-62");
    expect(managing(edition, { age: 6, stock: [0, 0, 8] }).scene.refusal("red", "evolve")).toBe("last-age SE-64");
  });

  test("SE-64 it may follow the bonus in the same round", () => {
    const scene = actions({ edition, red: { age: 1, population: 1, stock: [1, 0, 3] }, green: {} });
    if (edition === "2.0") scene.act("red", "rise");
    scene.act("red", "evolve");
    expect(scene.player("red").age).toBe(3);
  });

  test("SE-65 a new worker pays its level and all lower ones, a raised one the levels in between", () => {
    const { scene, red } = managing(edition, { population: 6, stock: [0, 8, 6] });
    scene.act("red", "place farm 2");
    expect(red.stock).toEqual([0, 5, 6]);
    scene.act("red", "place factory 1", "raise factory 2");
    expect(red.stock).toEqual([0, 2, 6]);
    scene.act("red", "place commerce 1", "raise commerce 3");
    expect(red.stock).toEqual([0, 2, 3]);
    scene.act("red", "place prestige 2");
    expect(red.stock).toEqual([0, 2, 0]);
    expect(red.workers).toEqual([2, 2, 0, 3, 2, 0]);
  });

  test("SE-65 one worker a place, at most Population in all, only levels that are there, never lowered", () => {
    const { scene, red } = managing(edition, { population: 2, stock: [0, 8, 8], workers: { farm: 1 } });
    expect(scene.refusal("red", "place farm 2")).toBe("place-taken SE-65");
    expect(scene.refusal("red", "raise lab 1")).toBe("nobody-there SE-65");
    expect(scene.refusal("red", "raise farm 1")).toBe("level-not-higher SE-65");
    expect(scene.refusal("red", "raise farm 3")).toBe("no-such-level SE-65");
    scene.act("red", "place lab 1");
    expect(scene.refusal("red", "place factory 1")).toBe("all-at-work SE-65");
    expect(red.workers).toEqual([1, 0, 1, 0, 0, 0]);
  });

  test("SE-66 a worker may be taken off without refund, and pays in full elsewhere", () => {
    const { scene, red } = managing(edition, { population: 1, stock: [0, 3, 0], workers: { farm: 2 } });
    expect(scene.refusal("red", "remove lab")).toBe("nobody-to-remove SE-66");
    scene.act("red", "remove farm");
    expect(red.stock).toEqual([0, 3, 0]);
    scene.act("red", "place lab 2");
    expect(red).toMatchObject({ stock: [0, 0, 0], workers: [0, 0, 2, 0, 0, 0] });
  });
});

describe("Population and Shield", () => {
  test("SE-63 [2.0] one more for 1 Science, as often as wanted, to 6", () => {
    const { scene, red } = managing("2.0", { population: 4, stock: [8, 0, 4] });
    expect(scene.refusal("red", "grow 2")).toBe("no-such-growth SE-63");
    scene.act("red", "grow 1", "grow 1");
    expect(red).toMatchObject({ population: 6, stock: [8, 0, 2] });
    expect(scene.refusal("red", "grow 1")).toBe("population-full SE-63");
    expect(managing("2.0", { stock: [8, 0, 0] }).scene.refusal("red", "grow 1")).toBe("cannot-pay SE-62");
  });

  test("SE-63 [v1] once a round, one for 1 Food or two for 3 Food, to 6", () => {
    const { scene, red } = managing("v1", { population: 2, stock: [5, 1, 0] });
    expect(scene.moves("red")).toEqual(expect.arrayContaining(["grow 1", "grow 2"]));
    scene.act("red", "grow 2");
    expect(red).toMatchObject({ population: 4, stock: [2, 1, 0] });
    expect(scene.refusal("red", "grow 1")).toBe("grown-already SE-63");
    const five = managing("v1", { population: 5, stock: [8, 0, 0] });
    expect(five.scene.refusal("red", "grow 2")).toBe("population-full SE-63");
    five.scene.act("red", "grow 1");
    expect(five.red).toMatchObject({ population: 6, stock: [7, 0, 0] });
  });

  test("SE-65 [2.0] Shield costs 1 and 2 Science", () => {
    const { scene, red } = managing("2.0", { stock: [0, 0, 3] });
    scene.act("red", "place shield 2");
    expect(red.stock).toEqual([0, 0, 0]);
  });

  test("SE-65 [v1] Shield costs 2 Science a level", () => {
    const { scene, red } = managing("v1", { stock: [0, 0, 3] });
    expect(scene.refusal("red", "place shield 2")).toBe("cannot-pay SE-62");
    scene.act("red", "place shield 1");
    expect(red.stock).toEqual([0, 0, 1]);
  });
});
