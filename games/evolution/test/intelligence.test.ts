import { describe, expect, test } from "vitest";
import { position, species } from "./position.ts";

const clever = species({ size: 3, population: 4, traits: ["carnivore", "intelligence"] });

describe("Intelligence of a Carnivore", () => {
  test("EV-59: a discarded card switches one kind off, and the attack becomes legal", () => {
    const table = position({
      red: [clever],
      blue: [species({ size: 2, population: 2, traits: ["climbing"] })],
      hands: { red: ["horns+1"] },
      plants: 5,
    });
    expect(table.why("red", "attack 1 > blue 1")).toBe("target-protected EV-57");
    table.play("red", "outwit 1 climbing with horns+1");
    expect(table.discard).toEqual(["horns+1"]);
    expect(table.legal("red")).toEqual(["attack 1 > blue 1"]);
    expect(table.why("red", "pass")).toBe("attack-announced EV-59");
    table.play("red", "attack 1 > blue 1");
    expect(table.populations("blue")).toEqual([1]);
    expect(table.state.ruse).toBeNull();
  });

  test("EV-59: the rulebook’s example: one card ignores the Warning Calls on both sides", () => {
    const table = position({
      red: [clever],
      blue: [
        species({ size: 4, traits: ["warning-call"] }),
        species({ size: 2, population: 2 }),
        species({ size: 4, traits: ["warning-call"] }),
      ],
      hands: { red: ["horns+1"] },
      plants: 5,
    }).play("red", "outwit 1 warning-call with horns+1", "attack 1 > blue 2");
    expect(table.populations("blue")).toEqual([1, 1, 1]);
  });

  test("EV-59: the rulebook’s example: one card ignores all Scavengers in play", () => {
    const table = position({
      red: [clever, species({ size: 4, population: 2, traits: ["scavenger"] })],
      blue: [species({ size: 2, population: 2, traits: ["scavenger"] })],
      green: [species({ size: 4, population: 2, traits: ["scavenger"] })],
      hands: { red: ["horns+1"] },
      plants: 5,
    }).play("red", "outwit 1 scavenger with horns+1", "attack 1 > blue 1");
    expect([table.food("red"), table.food("blue"), table.food("green")]).toEqual([[2, 0], [0], [0]]);
  });

  test("EV-59: several cards, a kind each; Horns switched off do not gore", () => {
    const table = position({
      red: [clever],
      blue: [species({ size: 2, population: 2, traits: ["climbing", "horns"] })],
      hands: { red: ["horns+1", "fertile+4"] },
      plants: 5,
    }).play("red", "outwit 1 climbing with horns+1", "outwit 1 horns with fertile+4", "attack 1 > blue 1");
    expect(table.populations("red")).toEqual([4]);
    expect(table.told("gored")).toEqual([]);
  });

  test("EV-59: it holds for all species of all players, the attacker’s own traits included", () => {
    const table = position({
      red: [
        species({ size: 3, population: 4, traits: ["carnivore", "intelligence", "cooperation"] }),
        species({ size: 4, population: 2 }),
      ],
      blue: [species({ size: 2, population: 2 })],
      hands: { red: ["horns+1"] },
      plants: 5,
    }).play("red", "outwit 1 cooperation with horns+1", "attack 1 > blue 1");
    expect(table.food("red")).toEqual([2, 0]);
  });

  test("EV-59: until that attack is over, and no longer", () => {
    const table = position({
      red: [clever],
      blue: [species({ size: 2, population: 3, traits: ["climbing"] })],
      hands: { red: ["horns+1", "fertile+4"] },
      plants: 5,
    })
      .play("red", "outwit 1 climbing with horns+1", "attack 1 > blue 1")
      .play("blue", "feed 1");
    expect(table.deciders).toEqual(["red"]);
    expect(table.why("red", "attack 1 > blue 1")).toBe("target-protected EV-57");
    expect(table.why("red", "outwit 1 climbing with fertile+4")).toBe("allowed");
  });

  test("EV-59: never Carnivore or Intelligence, nothing that nobody has, nothing twice", () => {
    const table = position({
      red: [clever],
      blue: [species({ size: 2, population: 3, traits: ["climbing", "burrowing"] })],
      hands: { red: ["horns+1", "fertile+4"] },
      plants: 5,
    });
    expect(table.why("red", "outwit 1 carnivore with horns+1")).toBe("trait-not-ignorable EV-59");
    expect(table.why("red", "outwit 1 intelligence with horns+1")).toBe("trait-not-ignorable EV-59");
    expect(table.why("red", "outwit 1 symbiosis with horns+1")).toBe("trait-not-in-play EV-59");
    expect(table.why("red", "outwit 1 climbing with foraging+2")).toBe("no-such-card house");
    table.play("red", "outwit 1 climbing with horns+1");
    expect(table.why("red", "outwit 1 climbing with fertile+4")).toBe("trait-ignored-already EV-59");
  });

  test("EV-59: the attack must be legal thereby, with the cards that are left", () => {
    const plan = {
      red: [clever],
      blue: [
        species({ size: 2, population: 4, traits: ["climbing", "defensive-herding"] as const }),
        species({ size: 6 }),
      ],
      plants: 5,
    };
    const one = position({ ...plan, hands: { red: ["horns+1"] } });
    expect(one.why("red", "outwit 1 climbing with horns+1")).toBe("no-attack-thereby EV-59");
    const two = position({ ...plan, hands: { red: ["horns+1", "fertile+4"] } });
    two.play("red", "outwit 1 climbing with horns+1", "outwit 1 defensive-herding with fertile+4");
    expect(two.legal("red")).toEqual(["attack 1 > blue 1"]);
  });

  test("EV-59 EV-46: a full Carnivore cannot switch off the Fat Tissue that gives it room to attack at all", () => {
    const table = position({
      red: [species({ size: 3, food: 1, traits: ["carnivore", "intelligence", "fat-tissue"] })],
      blue: [species({ size: 2, population: 3, traits: ["climbing"] }), species({ size: 2 })],
      hands: { red: ["horns+1", "fertile+4"] },
      plants: 5,
    });
    expect(table.why("red", "attack 1 > blue 2")).toBe("allowed");
    expect(table.why("red", "outwit 1 fat-tissue with horns+1")).toBe("no-attack-thereby EV-59");
    table.play("red", "outwit 1 climbing with horns+1");
    expect(table.why("red", "outwit 1 fat-tissue with fertile+4")).toBe("no-attack-thereby EV-59");
  });

  test("EV-59: no card helps against sheer Size", () => {
    const table = position({
      red: [clever],
      blue: [species({ size: 3, population: 3, traits: ["climbing"] })],
      hands: { red: ["horns+1"] },
      plants: 5,
      active: "blue",
    }).play("blue", "feed 1");
    expect(table.deciders).toEqual(["blue"]);
  });

  test("EV-59 EV-41: a target that needs it does not oblige; one may pass", () => {
    const table = position({
      red: [clever],
      blue: [species({ size: 2, population: 3, traits: ["climbing"] })],
      hands: { red: ["horns+1"] },
      plants: 5,
    });
    expect(table.legal("red")).toEqual(["outwit 1 climbing with horns+1", "pass"]);
    table.play("red", "pass");
    expect(table.deciders).toEqual(["blue"]);
  });

  test("EV-59: only a Carnivore with Intelligence, and only on the own turn", () => {
    const table = position({
      red: [
        species({ size: 3, population: 4, traits: ["carnivore"] }),
        species({ size: 3, population: 2, traits: ["intelligence"] }),
      ],
      blue: [species({ size: 2, population: 3, traits: ["climbing"] })],
      hands: { red: ["horns+1"], blue: ["fertile+4"] },
      plants: 5,
    });
    expect(table.why("red", "outwit 1 climbing with horns+1")).toBe("no-intelligence EV-59");
    expect(table.why("red", "outwit 2 climbing with horns+1")).toBe("thinker-not-carnivore EV-59");
    expect(table.why("blue", "outwit 1 climbing with fertile+4")).toBe("not-your-turn EV-40");
  });
});

describe("Intelligence of any other species", () => {
  const thinker = species({ population: 6, traits: ["intelligence"] });

  test("EV-60: each discarded card takes 2 plants from the reserve, as a taking of its own", () => {
    const table = position({
      red: [thinker],
      blue: [species()],
      hands: { red: ["horns+1", "fertile+4", "climbing+3"] },
      plants: 5,
    }).play("red", "think 1 with horns+1", "think 1 with fertile+4");
    expect(table.food("red")).toEqual([4]);
    expect(table.state.plants).toBe(5);
    expect(table.discard).toEqual(["horns+1", "fertile+4"]);
    expect(table.told("took").map(({ amount, from }) => [amount, from])).toEqual([
      [2, "reserve"],
      [2, "reserve"],
    ]);
  });

  test("EV-60: before the normal feeding, which it does not replace", () => {
    const table = position({
      red: [thinker],
      blue: [species()],
      hands: { red: ["horns+1"] },
      plants: 5,
    }).play("red", "think 1 with horns+1");
    expect(table.deciders).toEqual(["red"]);
    expect(table.why("red", "pass")).toBe("must-feed EV-41");
    table.play("red", "feed 1");
    expect(table.food("red")).toEqual([3]);
    expect(table.deciders).toEqual(["blue"]);
  });

  test("EV-60: or after it, in the same turn", () => {
    const table = position({
      red: [thinker, species()],
      blue: [species()],
      hands: { red: ["horns+1", "fertile+4"] },
      plants: 5,
    }).play("red", "feed 2");
    expect(table.legal("red")).toEqual(["think 1 with horns+1", "think 1 with fertile+4", "pass"]);
    table.play("red", "think 1 with horns+1", "pass");
    expect(table.food("red")).toEqual([2, 1]);
    expect(table.deciders).toEqual(["blue"]);
  });

  test("EV-60: never obligatory, even for a hungry one", () => {
    const table = position({ red: [thinker], blue: [species({ food: 1 })], hands: { red: ["horns+1"] } });
    expect(table.legal("red")).toEqual(["think 1 with horns+1", "pass"]);
  });

  test("EV-60: it needs room; with room for one the other plant is lost", () => {
    const table = position({
      red: [species({ population: 2, food: 1, traits: ["intelligence"] }), species({ population: 2 })],
      blue: [species()],
      hands: { red: ["horns+1", "fertile+4"] },
      plants: 5,
    }).play("red", "think 1 with horns+1");
    expect(table.food("red")).toEqual([2, 0]);
    expect(table.why("red", "think 1 with fertile+4")).toBe("no-room EV-45");
  });

  test("EV-60: not for a Carnivore, not without Intelligence, not with another’s card", () => {
    const table = position({
      red: [clever, species({ size: 1 }), thinker],
      blue: [species()],
      hands: { red: ["horns+1"] },
      plants: 5,
    });
    expect(table.why("red", "think 1 with horns+1")).toBe("thinker-is-carnivore EV-60");
    expect(table.why("red", "think 2 with horns+1")).toBe("no-intelligence EV-59");
    expect(table.why("red", "think 3 with fertile+4")).toBe("no-such-card house");
  });

  test("EV-60: cards drawn from an extinction may be used at once", () => {
    const table = position({
      red: [
        species({ size: 3, population: 4, traits: ["carnivore"] }),
        species({ traits: ["horns"] }),
        species({ size: 3, population: 2, traits: ["intelligence"] }),
      ],
      blue: [species({ size: 3, population: 2 })],
      plants: 5,
    }).play("red", "attack 1 > red 2");
    expect(table.deciders).toEqual(["red"]);
    const [card = ""] = table.hand("red");
    table.play("red", `think 2 with ${card}`);
    expect(table.food("red")).toEqual([1, 2]);
  });

  test("EV-60 EV-40: using it is acting: the others get their chance again before feeding ends", () => {
    const table = position({
      red: [thinker],
      blue: [
        species({ size: 2, food: 1, traits: ["fat-tissue"] }),
        species({ population: 3, traits: ["intelligence"] }),
      ],
      hands: { red: ["horns+1"], blue: ["fertile+4"] },
      active: "blue",
    })
      .play("blue", "pass")
      .play("red", "think 1 with horns+1");
    expect(table.deciders).toEqual(["blue"]);
  });
});
