import { describe, expect, test } from "vitest";
import { EDITION_NAMES } from "../rules/editions.ts";
import { cards, trick, tricks } from "./scene.ts";

describe.each(EDITION_NAMES)("the end of a trick, %s", (edition) => {
  test("SE-45 example: Green and Yellow played Discoveries III; equal in all else, Green chooses first by turn order", () => {
    const scene = trick(
      { edition, red: { age: 3 }, green: { age: 3 }, blue: { age: 3 }, yellow: { age: 3 } },
      { red: "food-1", green: "discovery", blue: "food-2", yellow: "discovery" },
    );
    expect(scene.order.slice(0, 2)).toEqual(["green", "yellow"]);
    expect(scene.moves("green")).toEqual(["take discovery-III-blue", "take discovery-III-red"]);
    scene.act("green", "take discovery-III-red");
    expect(scene.player("green").column[2]).toBe(cards("discovery-III-red")[0]);
    expect(scene.player("green").lying[2]).toBe("up");
    expect(scene.player("yellow").column[2]).toBe(cards("discovery-III-blue")[0]);
    expect(scene.player("yellow").lying[2]).toBe("up");
  });

  test("SE-45 only a Discovery of the same Age may be taken, and all who played one choose in tie order", () => {
    const scene = trick(
      { edition, red: { age: 2 }, green: { age: 4 }, blue: { age: 2 } },
      { red: "discovery", green: "discovery", blue: "discovery" },
    );
    expect(scene.order).toEqual(["green", "red", "blue"]);
    expect(scene.player("green").lying[3]).toBe("up");
    expect(scene.moves("red")).toEqual(["take discovery-II-blue", "take discovery-II-red"]);
    expect(scene.refusal("red", "take discovery-IV-green")).toBe("not-in-trick SE-46");
  });

  test("SE-45 who played a Discovery takes no resource card, nor one of another Age; who played none takes no Discovery", () => {
    const scene = trick(
      { edition, red: { age: 2 }, green: { age: 2 }, blue: { age: 1 }, yellow: { age: 1 } },
      { red: "discovery", green: "discovery", blue: "discovery", yellow: "food-8" },
    );
    expect(scene.refusal("red", "take food-8")).toBe("take-a-discovery SE-45");
    expect(scene.refusal("red", "take discovery-I-yellow")).toBe("discovery-of-other-age SE-45");
    const resources = trick(
      { edition, red: { age: 2 }, green: { age: 2 }, blue: { age: 2 }, yellow: { age: 2 } },
      { red: "food-7", green: "food-2", blue: "discovery", yellow: "discovery" },
    );
    resources.act("blue", "take discovery-II-green");
    expect(resources.asks).toBe("red take");
    expect(resources.refusal("red", "take discovery-II-red")).toBe("not-in-trick SE-46");
  });

  test("SE-46 trumps first, then the trick's colour, then the rest, each from the highest down", () => {
    const scene = trick(
      { edition, trump: "tools", red: { age: 5 }, green: { age: 5 }, blue: { age: 5 }, yellow: { age: 5 } },
      { red: "science-2", green: "food-8", blue: "tools-1", yellow: "science-3" },
    );
    expect(scene.order).toEqual(["blue", "yellow", "red", "green"]);
  });

  test("SE-46 equal strength in the same group goes by tie order, whatever the suit", () => {
    const scene = trick(
      { edition, red: { age: 2 }, green: { age: 2, population: 3 }, blue: { age: 3 } },
      { red: "science-5", green: "food-5", blue: "tools-1" },
    );
    expect(scene.order).toEqual(["blue", "green", "red"]);
  });

  test("SE-46 each different card is a choice, Calamities included, and the last takes what is left", () => {
    const scene = trick(
      { edition, red: { age: 2 }, green: { age: 2 }, blue: { age: 2 } },
      { red: "food-5", green: "earthquake", blue: "food-5" },
    );
    expect(scene.asks).toBe("red take");
    expect(scene.moves("red")).toEqual(["take food-5", "take earthquake"]);
    expect(scene.refusal("red", "take food-7")).toBe("not-in-trick SE-46");
    scene.act("red", "take food-5").act("blue", "take food-5");
    expect(scene.took("green")).toEqual(cards("earthquake"));
  });

  test("SE-46 who played a resource card takes no Discovery", () => {
    const scene = trick(
      { edition, red: { age: 3 }, green: { age: 2 }, blue: { age: 2 }, yellow: { age: 2 } },
      { green: "food-5", blue: "food-3", yellow: "discovery", red: "discovery" },
    );
    expect(scene.asks).toBe("green take");
    expect(scene.player("yellow").lying[1]).toBe("up");
    scene.state.left.push(...cards("discovery-V-red"));
    expect(scene.refusal("green", "take discovery-V-red")).toBe("take-a-resource-card SE-46");
    expect(scene.moves("green")).toEqual(["take food-5", "take food-3"]);
  });

  test("SE-47 taken cards lie open by the board until the actions", () => {
    const scene = tricks({
      edition,
      red: { age: 2, hand: "food-8 food-1" },
      green: { age: 2, hand: "tools-2 tools-1" },
    });
    scene.act("red", "play food-8").act("green", "play tools-2").act("red", "take tools-2");
    expect(scene.view("green").players[0]?.taken).toEqual(cards("tools-2"));
    expect(scene.view("spectator").players[1]?.taken).toEqual(cards("food-8"));
    expect(scene.player("red").stock).toEqual([0, 0, 0]);
  });
});

describe("the trick examples of the rulebooks", () => {
  test.each(EDITION_NAMES)(
    "SE-46 2.0, first: all at Age III, Red leads Science; Red, Yellow, Green, Blue (%s)",
    (edition) => {
      const age = { age: 3 };
      const scene = trick(
        { edition, red: age, green: age, blue: age, yellow: age },
        { red: "invasion", green: "food-6", blue: "tools-1", yellow: "science-2" },
      );
      expect(scene.order).toEqual(["red", "yellow", "green", "blue"]);
    },
  );

  test.each(EDITION_NAMES)(
    "SE-34 SE-46 2.0, second: Blue and Yellow at Age II; Green leads Science; Red, Green, Yellow, Blue (%s)",
    (edition) => {
      const scene = trick(
        { edition, red: { age: 3 }, green: { age: 3 }, blue: { age: 2 }, yellow: { age: 2 } },
        { green: "science-5", blue: "science-1", yellow: "science-6", red: "science-8" },
      );
      expect(scene.order).toEqual(["red", "green", "yellow", "blue"]);
    },
  );

  test.each(EDITION_NAMES)(
    "SE-36 SE-37 SE-46 2.0, third: Green and Red may use trump Food; Green, Red, Blue, Yellow (%s)",
    (edition) => {
      const scene = trick(
        { edition, trump: "food", red: { age: 6 }, green: { age: 5 }, blue: { age: 4 }, yellow: { age: 4 } },
        { red: "tools-6", green: "food-3", blue: "hurricane", yellow: "food-2" },
      );
      expect(scene.order).toEqual(["green", "red", "blue", "yellow"]);
    },
  );

  test.each(EDITION_NAMES)(
    "SE-35 SE-46 v1, first: A and D at Age II, B and C at Age III; B leads orange 5; B, C, D, A (%s)",
    (edition) => {
      const [a, b, c, d] = ["red", "green", "blue", "yellow"] as const;
      const scene = trick(
        { edition, [a]: { age: 2 }, [b]: { age: 3 }, [c]: { age: 3 }, [d]: { age: 2 } },
        { [b]: "science-5", [c]: "science-2", [d]: "science-6", [a]: "tools-1" },
      );
      expect(scene.order).toEqual([b, c, d, a]);
    },
  );

  test.each(EDITION_NAMES)(
    "SE-37 SE-46 v1, second: A at Age VI leads purple 6, green is trump; B, A, C, D, and D gets the Calamity (%s)",
    (edition) => {
      const [a, b, c, d] = ["red", "green", "blue", "yellow"] as const;
      const scene = trick(
        { edition, trump: "food", [a]: { age: 6 }, [b]: { age: 5 }, [c]: { age: 4 }, [d]: { age: 4 } },
        { [a]: "tools-6", [b]: "food-3", [c]: "hurricane", [d]: "food-2" },
      );
      expect(scene.order).toEqual([b, a, c, d]);
      scene.act(b, "take food-3").act(a, "take food-2").act(c, "take tools-6");
      expect(scene.took(d)).toEqual(cards("hurricane"));
    },
  );
});
