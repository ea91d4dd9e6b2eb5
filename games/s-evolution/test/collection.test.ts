import { describe, expect, test } from "vitest";
import { EDITION_NAMES } from "../rules/editions.ts";
import { actions, cards, tricks } from "./scene.ts";

describe("who acts first", () => {
  const lastTrick = (edition: "v1" | "2.0") => {
    const scene = tricks({
      edition,
      red: { age: 2, hand: "food-8" },
      green: { age: 2, hand: "food-1" },
      blue: { age: 2, hand: "food-5" },
    });
    scene.act("red", "play food-8").act("green", "play food-1").act("blue", "play food-5");
    scene.act("red", "take food-8").act("blue", "take food-5");
    return scene.told("acts")[0]?.seat;
  };

  test("SE-50 [2.0] the last to choose a card in the last trick", () => {
    expect(lastTrick("2.0")).toBe(1);
  });

  test("SE-50 [v1] the winner of the last trick", () => {
    expect(lastTrick("v1")).toBe(0);
  });

  test("SE-50 [2.0] if only Discoveries were played, the last of those players in tie order", () => {
    const scene = tricks({ red: { age: 2, hand: "discovery" }, green: { age: 3, hand: "discovery" } });
    scene.act("red", "play discovery-II-blue").act("green", "play discovery-III-blue");
    expect(scene.told("acts")[0]?.seat).toBe(0);
  });
});

describe.each(EDITION_NAMES)("collection, %s", (edition) => {
  test("SE-50 each player takes a whole action phase, clockwise", () => {
    const scene = actions({ edition, round: 6, first: "green", red: {}, green: {}, blue: {} });
    expect(scene.told("acts").map(({ seat }) => seat)).toEqual([1, 2, 0]);
  });

  test("SE-51 Calamities strike before anything is collected", () => {
    const scene = actions({ edition, red: { taken: "famine food-1" }, green: {} });
    const types = scene.events.filter((event) => "seat" in event && event.seat === 0).map(({ type }) => type);
    expect(types.slice(0, 2)).toEqual(["acts", "struck"]);
    expect(scene.told("collected")).toEqual([]);
  });

  test("SE-52 SE-53 example: Red harvests 2 Food (card and Farm), 2 Tools (card), 4 Science (card and Joker)", () => {
    const scene = actions({
      edition,
      red: { age: 1, population: 3, workers: { farm: 1 }, taken: "food-7 tools-5 science-3 tools-6" },
      green: {},
    });
    expect(scene.asks).toBe("red joker");
    expect(scene.moves("red")).toEqual(["gain food", "gain tools", "gain science"]);
    expect(scene.refusal("red", "trade food > tools")).toBe("trade-time SE-54");
    scene.act("red", "gain science");
    const unmet = scene.told("unmet")[0];
    expect(unmet).toMatchObject({ seat: 0, suit: 0, missing: 1 });
    expect(scene.player("red").stock).toEqual(edition === "2.0" ? [2, 2, 4] : [0, 2, 4]);
  });

  test("SE-52 each Joker gives one resource of free choice, whatever its suit", () => {
    const scene = actions({ edition, red: { population: 1, taken: "food-6 tools-6 science-6" }, green: {} });
    scene.act("red", "gain tools", "gain tools", "gain science");
    expect(scene.player("red").stock).toEqual([0, 2, 1]);
  });

  test("SE-53 Farm, Factory and Lab produce as much as the worker's level", () => {
    const scene = actions({
      edition,
      red: { population: 3, workers: { farm: 1, factory: 2, lab: 1 } },
      green: {},
    });
    expect(scene.told("produced")).toEqual([{ type: "produced", seat: 0, amounts: [1, 2, 1] }]);
  });

  test("SE-54 example: with Commerce level 3, three Food become two Tools and one Science", () => {
    const scene = actions({
      edition,
      red: { age: 1, population: 2, stock: [5, 0, 0], workers: { commerce: 3 } },
      green: {},
    });
    expect(scene.asks).toBe("red trade");
    scene.act("red", "trade food > tools", "trade food > tools", "trade food > science");
    const [met] = scene.told("met");
    expect(met).toMatchObject({ seat: 0, suit: 0, paid: 2 });
    expect(scene.player("red").stock).toEqual([0, 2, 1]);
  });

  test("SE-54 trade comes after production and before the needs, and may be left off", () => {
    const scene = actions({
      edition,
      red: { population: 2, workers: { farm: 2, commerce: 1 } },
      green: {},
    });
    expect(scene.asks).toBe("red trade");
    expect(scene.player("red").stock).toEqual([2, 0, 0]);
    expect(scene.told("met")).toEqual([]);
    scene.act("red", "done");
    expect(scene.told("met")[0]).toMatchObject({ seat: 0, suit: 0 });
  });

  test("SE-54 up to the level, each resource once, never into a full type, always into another", () => {
    const scene = actions({
      edition,
      red: { population: 1, stock: [8, 1, 0], workers: { commerce: 2 } },
      green: {},
    });
    expect(scene.moves("red")).toEqual(["trade food > tools", "trade food > science", "trade tools > science", "done"]);
    expect(scene.refusal("red", "trade tools > food")).toBe("trade-into-full SE-54");
    expect(scene.refusal("red", "trade science > tools")).toBe("nothing-to-trade SE-54");
    expect(scene.refusal("red", "trade food > food")).toBe("trade-for-another SE-54");
    scene.act("red", "trade tools > science");
    expect(scene.refusal("red", "trade science > tools")).toBe("nothing-to-trade SE-54");
    scene.act("red", "trade food > science");
    expect(scene.asks).not.toBe("red trade");
  });

  test("SE-54 nobody has to trade in order to meet a need", () => {
    const scene = actions({
      edition,
      red: { population: 2, stock: [1, 5, 0], workers: { commerce: 1 } },
      green: {},
    });
    scene.act("red", "done");
    expect(scene.told("unmet")[0]).toMatchObject({ seat: 0, suit: 0, missing: 1 });
  });

  test("SE-54 without Commerce, or with nothing to change, nothing is asked", () => {
    expect(actions({ edition, round: 6, red: { stock: [1, 1, 1] }, green: {} }).told("acts")).toHaveLength(2);
    expect(actions({ edition, round: 6, red: { workers: { commerce: 1 } }, green: {} }).told("acts")).toHaveLength(2);
  });

  test("SE-68 no stock exceeds 8: what cards, Jokers, buildings and Shield bring beyond it is lost", () => {
    const scene = actions({
      edition,
      red: {
        population: 3,
        stock: [7, 7, 8],
        workers: { factory: 2, lab: 1, shield: 2 },
        taken: "food-1 science-6 famine",
      },
      green: {},
    });
    expect(scene.player("red").stock).toEqual([8, 7, 8]);
    scene.act("red", "gain science");
    expect(scene.asks).toBe("red gift");
    scene.act("red", "gain food", "gain food");
    expect(scene.told("produced")).toEqual([{ type: "produced", seat: 0, amounts: [0, 1, 0] }]);
    expect(scene.told("met")[0]).toMatchObject({ seat: 0, paid: 3 });
    expect(scene.player("red").stock).toEqual([5, 8, 8]);
  });

  test("SE-67 after the last action phase of a round the taken cards leave the game", () => {
    const scene = actions({
      edition,
      red: { population: 6, taken: "food-8" },
      green: { population: 6, taken: "food-7" },
    });
    while (scene.state.round === 2) {
      const colour = scene.asks.startsWith("red") ? "red" : "green";
      expect(scene.player("green").taken).toEqual(cards("food-7"));
      scene.act(colour, "done");
    }
    expect(scene.player("red").taken).toEqual([]);
    expect(scene.player("green").taken).toEqual([]);
  });
});
