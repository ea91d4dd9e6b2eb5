import { describe, expect, test } from "vitest";
import { position, species } from "./position.ts";

const hunter = species({ size: 4, population: 3, traits: ["carnivore"] });

describe("may it attack?", () => {
  const attack = (attacker: Parameters<typeof species>[0], ...row: ReturnType<typeof species>[]) =>
    position({
      red: [species({ population: 3, ...attacker, traits: ["carnivore", ...(attacker?.traits ?? [])] }), species()],
      blue: row,
      plants: 1,
    }).why("red", "attack 1 > blue 1");

  test("EV-55: only a smaller species", () => {
    expect(attack({ size: 3 }, species({ size: 2 }))).toBe("allowed");
    expect(attack({ size: 3 }, species({ size: 3 }))).toBe("target-too-large EV-55");
    expect(attack({ size: 3 }, species({ size: 4 }))).toBe("target-too-large EV-55");
  });

  test("EV-55: every defence has to be countered, not only one", () => {
    const prey = species({ traits: ["climbing", "horns", "defensive-herding"], population: 3 });
    expect(attack({ size: 3, traits: ["climbing"] }, prey)).toBe("target-protected EV-57");
    expect(attack({ size: 3, population: 4, traits: ["climbing"] }, prey)).toBe("allowed");
  });

  test("EV-56: Pack Hunting adds the Population: Size 3 and Population 5 attack with 8", () => {
    const pack = { size: 3, population: 5, traits: ["pack-hunting"] as const };
    expect(attack(pack, species({ size: 6 }))).toBe("allowed");
    expect(attack(pack, species({ size: 3, traits: ["hard-shell"] }))).toBe("allowed"); // 8 > 7
    expect(attack(pack, species({ size: 4, traits: ["hard-shell"] }))).toBe("shell-too-hard EV-56"); // 8 = 8
  });

  test("EV-56: Hard Shell makes Size 6 count as 10", () => {
    const shell = species({ size: 6, traits: ["hard-shell"] });
    expect(attack({ size: 6, population: 4, traits: ["pack-hunting"] }, shell)).toBe("shell-too-hard EV-56");
    expect(attack({ size: 6, population: 5, traits: ["pack-hunting"] }, shell)).toBe("allowed");
  });

  test("EV-56 EV-44: Hard Shell gives no more meat", () => {
    const table = position({
      red: [species({ size: 6, population: 4, traits: ["carnivore"] })],
      blue: [species({ size: 1, population: 3, traits: ["hard-shell"] })],
      plants: 2,
    }).play("red", "attack 1 > blue 1");
    expect(table.food("red")).toEqual([1]);
  });

  test("EV-56: Pack Hunting does not count for Defensive Herding", () => {
    const herd = species({ population: 3, traits: ["defensive-herding"] });
    expect(attack({ size: 5, population: 3, traits: ["pack-hunting"] }, herd)).toBe("target-protected EV-57");
  });

  test("EV-57 Climbing: only by an attacker with Climbing", () => {
    expect(attack({ size: 3 }, species({ traits: ["climbing"] }))).toBe("target-protected EV-57");
    expect(attack({ size: 3, traits: ["climbing"] }, species({ traits: ["climbing"] }))).toBe("allowed");
  });

  test("EV-57 Burrowing: not while food equals Population", () => {
    expect(attack({ size: 3 }, species({ population: 2, food: 1, traits: ["burrowing"] }))).toBe("allowed");
    expect(attack({ size: 3 }, species({ population: 2, food: 2, traits: ["burrowing"] }))).toBe(
      "target-protected EV-57",
    );
  });

  test("EV-57 Defensive Herding: only by a greater Population", () => {
    const herd = species({ population: 2, traits: ["defensive-herding"] });
    expect(attack({ size: 3, population: 2 }, herd)).toBe("target-protected EV-57");
    expect(attack({ size: 3, population: 3 }, herd)).toBe("allowed");
  });

  test("EV-57 Symbiosis: not while the own right neighbour is larger, by printed Sizes", () => {
    const weak = species({ size: 2, traits: ["symbiosis"] });
    expect(attack({ size: 3 }, weak, species({ size: 3 }))).toBe("target-protected EV-57");
    expect(attack({ size: 3 }, weak, species({ size: 2, traits: ["hard-shell"] }))).toBe("allowed");
    expect(attack({ size: 3 }, weak)).toBe("allowed");
    const left = position({
      red: [hunter],
      blue: [species({ size: 3 }), weak],
      plants: 1,
    });
    expect(left.why("red", "attack 1 > blue 2")).toBe("allowed");
  });

  test("EV-57 Warning Call: both neighbours, except against Ambush; never the caller itself", () => {
    const table = (traits: readonly "ambush"[]) =>
      position({
        red: [species({ size: 3, population: 3, traits: ["carnivore", ...traits] })],
        blue: [species(), species({ traits: ["warning-call"] }), species(), species()],
      });
    expect(table([]).legal("red")).toEqual(["attack 1 > blue 2", "attack 1 > blue 4"]);
    expect(table(["ambush"]).legal("red")).toHaveLength(4);
    expect(table([]).refusal("red", "attack 1 > blue 3")).toMatchObject({ details: { trait: "warning-call" } });
  });

  test("EV-57 Warning Call: a species with Warning Call is not protected by its neighbour’s", () => {
    const caller = species({ traits: ["warning-call"] });
    expect(attack({ size: 3 }, caller, caller)).toBe("allowed");
  });

  test("EV-57: the row of another player does not call a warning", () => {
    const table = position({
      red: [hunter, species({ size: 4, traits: ["warning-call"] })],
      blue: [species()],
      plants: 1,
    });
    expect(table.why("red", "attack 1 > blue 1")).toBe("allowed");
  });

  test("EV-57: defences hold against own Carnivores, also when the attacker is the caller or the larger neighbour", () => {
    const caller = position({
      red: [species({ size: 3, population: 2, traits: ["carnivore", "warning-call"] }), species()],
      blue: [species()],
      plants: 1,
    });
    expect(caller.why("red", "attack 1 > red 2")).toBe("target-protected EV-57");
    const partner = position({
      red: [species({ traits: ["symbiosis"] }), species({ size: 3, population: 2, traits: ["carnivore"] })],
      blue: [species()],
      plants: 1,
    });
    expect(partner.why("red", "attack 2 > red 1")).toBe("target-protected EV-57");
  });
});
