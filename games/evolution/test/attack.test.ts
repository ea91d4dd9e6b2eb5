import { describe, expect, test } from "vitest";
import { position, species } from "./position.ts";

/** A Carnivore of Size 4 and Population 3 against one species that is still hungry enough to keep the round going. */
const hunter = species({ size: 4, population: 3, traits: ["carnivore"] });

describe("Carnivores", () => {
  test("EV-43: a Carnivore never takes plants, not even with Foraging", () => {
    const table = position({
      red: [species({ size: 3, population: 2, traits: ["carnivore", "foraging"] }), species()],
      blue: [species({ size: 3 })],
      plants: 5,
    });
    expect(table.why("red", "feed 1")).toBe("carnivore-no-plants EV-43");
    expect(table.legal("red")).toEqual(["attack 1 > red 2", "feed 2"]);
  });

  test("EV-43: it attacks with an empty watering hole too, any species but itself, own ones included", () => {
    const table = position({
      red: [hunter, species({ size: 2, population: 2 })],
      blue: [species({ size: 3, traits: ["carnivore"] }), species()],
    });
    expect(table.legal("red")).toEqual(["attack 1 > red 2", "attack 1 > blue 1", "attack 1 > blue 2"]);
    expect(table.why("red", "attack 1 > red 1")).toBe("not-itself EV-43");
    table.play("red", "attack 1 > red 2");
    expect(table.populations("red")).toEqual([3, 1]);
  });

  test("EV-43 EV-41: with any legal target it must attack: Horns, certain death or an own species notwithstanding", () => {
    const horned = position({
      red: [species({ size: 4, population: 1, traits: ["carnivore"] })],
      blue: [species({ traits: ["horns"] })],
    });
    expect(horned.why("red", "pass")).toBe("must-feed EV-41");
    expect(horned.legal("red")).toEqual(["attack 1 > blue 1"]);
    const own = position({ red: [hunter, species()], blue: [species({ size: 6 })] });
    expect(own.why("red", "pass")).toBe("must-feed EV-41");
  });

  test("EV-43: with no target it cannot feed", () => {
    const table = position({ red: [hunter, species({ size: 4, population: 2 })], blue: [species()], plants: 1 });
    table.play("red", "feed 2");
    const none = position({
      red: [species({ size: 1, population: 2, traits: ["carnivore"] })],
      blue: [species({ population: 2 })],
      plants: 2,
      active: "blue",
    }).play("blue", "feed 1");
    expect(none.deciders).toEqual(["blue"]);
  });
});

describe("an attack", () => {
  test("EV-44: the rulebook’s example: Size 2 gives 2 meat, Population 4 becomes 3, its food goes to the bag", () => {
    const table = position({
      red: [species({ size: 3, population: 3, traits: ["carnivore"] })],
      blue: [species({ size: 2, population: 4, food: 4 }), species()],
      plants: 5,
    }).play("red", "attack 1 > blue 1");
    expect(table.food("red")).toEqual([2]);
    expect(table.species("blue", 1)).toMatchObject({ population: 3, food: 3 });
    expect(table.bag("blue")).toBe(1);
    expect(table.told("bagged")).toMatchObject([{ amount: 1, why: "crowded-out" }]);
  });

  test("EV-44: food that still has its place stays", () => {
    const table = position({
      red: [hunter],
      blue: [species({ size: 2, population: 4, food: 2 })],
      plants: 5,
    }).play("red", "attack 1 > blue 1");
    expect(table.species("blue", 1)).toMatchObject({ population: 3, food: 2 });
    expect(table.bag("blue")).toBe(0);
  });

  test("EV-44: loss, Horns, meat and Cooperation, Scavengers: in this order", () => {
    const table = position({
      red: [
        species({ size: 4, population: 3, traits: ["carnivore", "cooperation"] }),
        species({ population: 3, traits: ["scavenger"] }),
      ],
      blue: [species({ size: 3, population: 2, food: 2, traits: ["horns"] })],
      plants: 5,
    }).play("red", "attack 1 > blue 1");
    expect(table.events.map((event) => (event.type === "took" ? event.by : event.type))).toEqual([
      "attacked",
      "bagged",
      "gored",
      "attack",
      "cooperation",
      "scavenger",
    ]);
    expect(table.food("red")).toEqual([2, 2]);
  });

  test("EV-44: meat that the Carnivore has no room for is lost", () => {
    const table = position({
      red: [species({ size: 6, population: 3, food: 1, traits: ["carnivore"] })],
      blue: [species({ size: 5, population: 4 })],
      plants: 5,
    }).play("red", "attack 1 > blue 1");
    expect(table.food("red")).toEqual([3]);
  });

  test("EV-47 EV-70: Population 0 is extinction at once; its food goes to the bag and its row closes", () => {
    const table = position({
      red: [hunter],
      blue: [species({ size: 1 }), species({ food: 1, size: 3, traits: ["fertile"] }), species({ size: 2 })],
      plants: 5,
    }).play("red", "attack 1 > blue 2");
    expect(table.player("blue").species.map(({ size }) => size)).toEqual([1, 2]);
    expect(table.bag("blue")).toBe(1);
    expect(table.food("red")).toEqual([3]);
  });

  test("EV-47: Horns and Size are those of the target when attacked, also if it died", () => {
    const table = position({
      red: [hunter],
      blue: [species({ size: 2, traits: ["horns"] }), species()],
      plants: 5,
    }).play("red", "attack 1 > blue 1");
    expect(table.populations("red")).toEqual([2]);
    expect(table.food("red")).toEqual([2]);
    expect(table.told("extinct")).toHaveLength(1);
  });

  test("EV-47: a dead Scavenger takes nothing", () => {
    const table = position({
      red: [hunter],
      blue: [species({ traits: ["scavenger"] }), species({ population: 2, traits: ["scavenger"] })],
      plants: 5,
    }).play("red", "attack 1 > blue 1");
    expect(table.food("blue")).toEqual([1]);
  });

  test("EV-47: later steps use the closed row: Cooperation feeds who stands to the right then", () => {
    const table = position({
      red: [
        species({ size: 4, population: 3, traits: ["carnivore", "cooperation"] }),
        species({ size: 1 }),
        species({ size: 4, population: 2 }),
      ],
      blue: [species({ size: 5 })],
      plants: 5,
    }).play("red", "attack 1 > red 2");
    expect(table.food("red")).toEqual([1, 1]);
  });
});

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

describe("Horns", () => {
  test("EV-58: the attacker loses 1 Population before it takes meat, and takes as much as it then has room for", () => {
    const table = position({
      red: [species({ size: 5, population: 3, traits: ["carnivore"] })],
      blue: [species({ size: 4, population: 3, traits: ["horns"] })],
      plants: 5,
    }).play("red", "attack 1 > blue 1");
    expect(table.species("red", 1)).toMatchObject({ population: 2, food: 2 });
  });

  test("EV-58: its food above the new Population goes to its owner’s bag", () => {
    const table = position({
      red: [species({ size: 5, population: 2, food: 2, traits: ["carnivore", "fat-tissue"] })],
      blue: [species({ size: 2, population: 3, traits: ["horns"] })],
      plants: 5,
    }).play("red", "attack 1 > blue 1", "store 0");
    expect(table.species("red", 1)).toMatchObject({ population: 1, food: 1 });
    expect(table.bag("red")).toBe(1);
  });

  test("EV-58: it may die of it, and then takes none; its owner draws for its traits", () => {
    const table = position({
      red: [species({ size: 5, population: 1, traits: ["carnivore"] }), species()],
      blue: [species({ size: 2, population: 3, traits: ["horns"] })],
      plants: 5,
    }).play("red", "attack 1 > blue 1");
    expect(table.populations("red")).toEqual([1]);
    expect(table.told("took")).toEqual([]);
    expect(table.hand("red")).toHaveLength(1);
    expect(table.populations("blue")).toEqual([2]);
  });
});
