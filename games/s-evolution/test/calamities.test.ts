import { describe, expect, test } from "vitest";
import { EDITION_NAMES } from "../rules/editions.ts";
import { actions, type Sketch } from "./scene.ts";

function strike(edition: "v1" | "2.0", red: Sketch, round = 3) {
  const scene = actions({ edition, round, red: { population: 6, ...red }, green: {} });
  return { scene, red: scene.player("red") };
}

describe.each(EDITION_NAMES)("Calamities, %s", (edition) => {
  test.each([
    ["famine", "food-1 tools-1 science-1", [0, 3, 3]],
    ["earthquake", "food-1 tools-1 science-1", [3, 0, 3]],
    ["fanaticism", "food-1 tools-1 science-1", [3, 3, 0]],
  ])("SE-81 %s: cards of its suit give nothing", (calamity, taken, amounts) => {
    const { scene } = strike(edition, { taken: `${calamity} ${taken}` });
    expect(scene.told("collected")[0]?.amounts).toEqual(amounts);
  });

  test("SE-81 buildings still produce, and a Joker is no card of its suit", () => {
    const { scene } = strike(edition, { taken: "famine food-6", workers: { farm: 2 } });
    expect(scene.asks).toBe("red joker");
    scene.act("red", "gain tools");
    expect(scene.told("produced")[0]?.amounts).toEqual([2, 0, 0]);
  });

  test("SE-83 Epidemic: one Population less, and a worker too many must go; never below 1", () => {
    const { scene, red } = strike(edition, { population: 2, taken: "epidemic", workers: { farm: 1, lab: 1 } });
    expect(scene.asks).toBe("red remove");
    scene.act("red", "remove farm");
    expect(red).toMatchObject({ population: 1, workers: [0, 0, 1, 0, 0, 0] });
    expect(strike(edition, { population: 1, taken: "epidemic" }).red.population).toBe(1);
  });

  test("SE-84 Decadence: down one Age, not below I; Discoveries are not turned", () => {
    const { red } = strike(edition, { age: 4, population: 1, stock: [1, 0, 0], taken: "decadence", found: [4] });
    expect(red.age).toBe(3);
    expect(red.lying[3]).toBe("up");
    expect(strike(edition, { taken: "decadence" }).red.age).toBe(1);
  });

  test("SE-85 Obscurantism and Invasion strike in the next round", () => {
    const { red, scene } = strike(edition, { taken: "obscurantism invasion", stock: [0, 1, 0] });
    scene.act("red", "suffer invasion");
    expect(red).toMatchObject({ obscured: true, invaded: true });
    scene.act("red", "done");
    while (scene.asks === "green manage") scene.act("green", "done");
    expect(scene.state.round).toBe(4);
    expect(red.hand).toMatchObject({ blind: true, shown: true });
    expect(red).toMatchObject({ obscured: false, invaded: false });
  });

  test("SE-86 several Calamities strike in the order the player wants", () => {
    const { scene } = strike(edition, { taken: "famine epidemic decadence" });
    expect(scene.asks).toBe("red suffer");
    expect(scene.moves("red")).toEqual(["suffer famine", "suffer epidemic", "suffer decadence"]);
    expect(scene.refusal("red", "suffer hurricane")).toBe("no-such-calamity SE-86");
    expect(scene.refusal("red", "done")).toBe("manage-time SE-62");
    scene.act("red", "suffer decadence", "suffer epidemic");
    expect(scene.told("struck").map(({ calamity }) => calamity)).toEqual(["decadence", "epidemic", "famine"]);
  });

  test("SE-80 SE-87 a Shield stops a Calamity, next-round effects included, and is not asked about a single one", () => {
    const { red, scene } = strike(edition, { taken: "obscurantism", workers: { shield: 1 } });
    expect(scene.told("shielded")).toEqual([{ type: "shielded", seat: 0, calamity: "obscurantism", gift: 0 }]);
    expect(red.obscured).toBe(false);
  });

  test("SE-80 SE-87 at level 2 a stopped Calamity gives 2 resources of free choice, of one kind or two, with the cards", () => {
    const { red, scene } = strike(edition, { taken: "famine", workers: { shield: 2 } });
    expect(scene.asks).toBe("red gift");
    expect(scene.moves("red")).toEqual(["gain food", "gain tools", "gain science"]);
    scene.act("red", "gain tools", "gain science");
    expect(red.stock).toEqual([0, 1, 1]);
  });

  test("SE-87 a Shield that is gone by the time the effect comes changes nothing", () => {
    const { red, scene } = strike(edition, { age: 2, taken: "obscurantism", workers: { shield: 1 } });
    scene.act("red", "remove shield");
    while (scene.state.round === 3) scene.act(scene.asks.startsWith("red") ? "red" : "green", "done");
    expect(red.hand.blind).toBe(false);
  });
});

describe("Calamities in 2.0", () => {
  test("SE-80 [2.0] the Shield stops every Calamity; at level 2 each gives 2 resources", () => {
    const { red, scene } = strike("2.0", { age: 2, taken: "famine decadence epidemic food-1", workers: { shield: 2 } });
    expect(scene.told("struck")).toEqual([]);
    expect(scene.told("collected")[0]?.amounts).toEqual([3, 0, 0]);
    scene.act("red", "gain food", "gain food", "gain food", "gain science", "gain science", "gain science");
    expect(red).toMatchObject({ age: 2, population: 6 });
    expect(scene.told("met")[0]).toMatchObject({ seat: 0, paid: 6 });
    expect(red.stock).toEqual([0, 0, 3]);
  });

  test("SE-81 [2.0] Jokers are free", () => {
    const { scene } = strike("2.0", { taken: "famine tools-6" });
    expect(scene.moves("red")).toEqual(["gain food", "gain tools", "gain science"]);
  });

  test("SE-82 [2.0] Hurricane: each production building gives 1 less this round, not below 0", () => {
    const { scene, red } = strike("2.0", {
      stock: [1, 1, 1],
      taken: "hurricane",
      workers: { farm: 2, factory: 1 },
    });
    expect(scene.told("produced")).toEqual([{ type: "produced", seat: 0, amounts: [1, 0, 0] }]);
    expect(red.stock).toEqual([2, 1, 1]);
  });

  test("SE-85 [2.0] in round 6 two resources of choice are lost for each, from the stock before collection", () => {
    const { scene, red } = strike("2.0", { stock: [1, 3, 0], taken: "invasion science-1" }, 6);
    expect(scene.asks).toBe("red lose");
    expect(scene.moves("red")).toEqual(["lose food", "lose tools"]);
    expect(scene.refusal("red", "lose science")).toBe("nothing-to-lose SE-85");
    expect(scene.refusal("red", "done")).toBe("lose-first SE-85");
    scene.act("red", "lose tools", "lose tools");
    expect(red.stock).toEqual([1, 1, 3]);
    expect(red.invaded).toBe(false);
  });

  test("SE-85 [2.0] as many as are there, for each of the two", () => {
    const both = strike("2.0", { stock: [3, 0, 0], taken: "invasion obscurantism" }, 6);
    both.scene.act("red", "suffer invasion");
    expect(both.red.stock).toEqual([0, 0, 0]);
    expect(both.scene.asks).toBe("over");
  });
});

describe("Calamities in v1", () => {
  test("SE-80 SE-87 [v1] the Shield stops one Calamity a round, named before any strikes", () => {
    const { red, scene } = strike("v1", { age: 2, taken: "famine decadence food-1", workers: { shield: 1 } });
    expect(scene.asks).toBe("red shield");
    expect(scene.moves("red")).toEqual(["shield famine", "shield decadence"]);
    expect(scene.refusal("red", "suffer famine")).toBe("name-the-stopped SE-87");
    expect(scene.refusal("red", "shield epidemic")).toBe("no-such-calamity SE-86");
    scene.act("red", "shield famine");
    expect(red.age).toBe(1);
    expect(scene.told("collected")[0]?.amounts).toEqual([3, 0, 0]);
  });

  test("SE-87 [v1] a Shield lost to Epidemic has stopped what it stopped, and its resources still come", () => {
    const { red, scene } = strike("v1", { population: 1, taken: "famine epidemic", workers: { shield: 2 } });
    scene.act("red", "shield famine");
    expect(red.population).toBe(1);
    expect(scene.asks).toBe("red gift");
    const two = strike("v1", { population: 2, taken: "famine epidemic", workers: { shield: 2, lab: 1 } });
    two.scene.act("red", "shield famine", "remove shield");
    expect(two.scene.asks).toBe("red gift");
  });

  test("SE-81 [v1] no Joker may be taken as the barred resource; with all three barred it gives nothing", () => {
    const { scene } = strike("v1", { taken: "famine tools-6" });
    expect(scene.moves("red")).toEqual(["gain tools", "gain science"]);
    expect(scene.refusal("red", "gain food")).toBe("joker-barred SE-81");
    const all = strike("v1", { taken: "famine earthquake fanaticism science-6", stock: [0, 1, 0] });
    all.scene.act("red", "suffer famine", "suffer earthquake");
    expect(all.scene.told("gained")).toEqual([]);
    expect(all.red.stock).toEqual([0, 1, 0]);
  });

  test("SE-81 [v1] Shield resources are not barred", () => {
    const { scene } = strike("v1", { taken: "famine decadence", workers: { shield: 2 } });
    scene.act("red", "shield decadence");
    expect(scene.moves("red")).toEqual(["gain food", "gain tools", "gain science"]);
  });

  test("SE-82 [v1] Hurricane: one Food, one Tools and one Science are lost from stock, as far as they are there", () => {
    const { scene, red } = strike("v1", { stock: [0, 2, 1], taken: "hurricane", workers: { factory: 1 } });
    expect(scene.told("lost")).toEqual([{ type: "lost", seat: 0, amounts: [0, 1, 1], to: "hurricane" }]);
    expect(scene.told("produced")[0]?.amounts).toEqual([0, 1, 0]);
    expect(red.stock).toEqual([0, 2, 0]);
  });

  test("SE-85 [v1] in round 6 Obscurantism and Invasion have no effect", () => {
    const { scene, red } = strike("v1", { stock: [0, 3, 0], taken: "invasion" }, 6);
    expect(scene.asks).toBe("over");
    expect(red.stock).toEqual([0, 3, 0]);
  });
});
