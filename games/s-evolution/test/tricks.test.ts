import { seeded } from "@clade/kernel";
import { describe, expect, test } from "vitest";
import { SCIENCE, suitOf, TOOLS } from "../rules/cards.ts";
import { EDITION_NAMES } from "../rules/editions.ts";
import { sEvolution } from "../rules/game.ts";
import { effectiveAge } from "../rules/order.ts";
import { beginRound } from "../rules/phases/hand.ts";
import { cards, type Position, type Scene, seatOf, trick, tricks } from "./scene.ts";

describe.each(EDITION_NAMES)("tricks, %s", (edition) => {
  test("SE-30 everybody plays one card, clockwise from the leader", () => {
    const scene = tricks({
      edition,
      first: "green",
      red: { age: 2, hand: "food-1 food-2" },
      green: { age: 2, hand: "food-3 food-4" },
      blue: { age: 2, hand: "food-5 food-7" },
    });
    expect(scene.asks).toBe("green play");
    scene.act("green", "play food-3");
    expect(scene.asks).toBe("blue play");
    scene.act("blue", "play food-5");
    expect(scene.refusal("green", "play food-4")).toBe("not-your-turn SE-30");
    expect(scene.refusal("red", "play food-7")).toBe("not-in-hand SE-30");
    scene.act("red", "play food-1");
    expect(scene.order).toEqual(["blue", "green", "red"]);
  });

  test("SE-30 a player without cards sits out, and a trick is played even by one alone", () => {
    const scene = tricks({
      edition,
      first: "red",
      red: { age: 2, hand: "food-1 tools-8" },
      green: { age: 2 },
      blue: { age: 2, hand: "food-2" },
    });
    scene.act("red", "play tools-8");
    expect(scene.asks).toBe("blue play");
    scene.act("blue", "play food-2").act("red", "take tools-8");
    expect(scene.asks).toBe("red play");
    scene.act("red", "play food-1");
    expect(scene.took("red")).toEqual(cards("tools-8 food-1"));
    expect(scene.took("blue")).toEqual(cards("food-2"));
    expect(scene.told("acts")).not.toEqual([]);
  });

  test("SE-32 the first to choose a resource card leads the next trick", () => {
    const scene = tricks({
      edition,
      red: { age: 2, hand: "food-1 food-2" },
      green: { age: 2, hand: "discovery food-3" },
      blue: { age: 2, hand: "food-8 food-7" },
    });
    scene.act("red", "play food-1").act("green", "play discovery-II-yellow").act("blue", "play food-8");
    scene.act("blue", "take food-8");
    expect(scene.asks).toBe("blue play");
  });

  test("SE-32 if only Discoveries were played, the first of those players in tie order leads", () => {
    const scene = tricks({
      edition,
      red: { age: 2, hand: "discovery food-2" },
      green: { age: 3, hand: "discovery food-3" },
    });
    scene.act("red", "play discovery-II-blue").act("green", "play discovery-III-blue");
    expect(scene.order).toEqual(["green", "red"]);
    expect(scene.asks).toBe("green play");
  });

  test("SE-32 if the winner has no card left, the next clockwise who has one leads", () => {
    const scene = tricks({
      edition,
      first: "red",
      red: { age: 2, hand: "food-8" },
      green: { age: 2, hand: "food-1" },
      blue: { age: 2, hand: "food-2 food-3" },
    });
    scene.act("red", "play food-8").act("green", "play food-1").act("blue", "play food-2");
    scene.act("red", "take food-8").act("blue", "take food-2");
    expect(scene.asks).toBe("blue play");
    expect(scene.state.winner).toBe(seatOf("red"));
  });

  test("SE-34 at Ages I and II any card may be played, and leading sets no colour", () => {
    const scene = tricks({
      edition,
      red: { age: 2, hand: "science-5 food-1" },
      green: { age: 3, hand: "food-2 tools-3 science-1" },
      blue: { age: 1, hand: "food-3 tools-5" },
    });
    scene.act("red", "play science-5");
    expect(scene.state.colour).toBeNull();
    expect(scene.moves("green")).toEqual(["play food-2", "play tools-3", "play science-1"]);
    scene.act("green", "play tools-3");
    expect(scene.moves("blue")).toEqual(["play food-3", "play tools-5"]);
  });

  test("SE-35 the first resource card of a player of Age III or more sets the colour; such players must follow", () => {
    const scene = tricks({
      edition,
      red: { age: 2, hand: "science-5" },
      green: { age: 3, hand: "tools-3" },
      blue: { age: 4, hand: "food-3 tools-5 tools-7" },
      yellow: { age: 4, hand: "food-8 science-1" },
    });
    scene.act("red", "play science-5").act("green", "play tools-3");
    expect(scene.state.colour).toBe(TOOLS);
    expect(scene.moves("blue")).toEqual(["play tools-5", "play tools-7"]);
    expect(scene.refusal("blue", "play food-3")).toBe("must-follow SE-35");
    expect(
      tricks({
        edition,
        red: { age: 3, hand: "tools-3" },
        green: { age: 3, hand: "food-3 tools-5 discovery" },
      })
        .act("red", "play tools-3")
        .refusal("green", "play food-3"),
    ).toBe("must-follow-or-discover SE-35");
    scene.act("blue", "play tools-5");
    expect(scene.moves("yellow")).toEqual(["play food-8", "play science-1"]);
  });

  test("SE-35 example: Green leads Science, Blue and Yellow have none and play what they like, Red must play the 8", () => {
    const scene = tricks({
      edition,
      first: "green",
      red: { age: 4, hand: "science-8 food-2 tools-7" },
      green: { age: 3, hand: "science-5" },
      blue: { age: 3, hand: "food-2 tools-1" },
      yellow: { age: 4, hand: "food-7 tools-3" },
    });
    scene.act("green", "play science-5");
    expect(scene.moves("blue")).toEqual(["play food-2", "play tools-1"]);
    scene.act("blue", "play food-2");
    expect(scene.moves("yellow")).toEqual(["play food-7", "play tools-3"]);
    scene.act("yellow", "play tools-3");
    expect(scene.moves("red")).toEqual(["play science-8"]);
  });

  test("SE-35 who does not follow has none of the colour, and everybody knows it", () => {
    const scene = tricks({
      edition,
      red: { age: 3, hand: "science-5 science-7" },
      green: { age: 3, hand: "food-3 food-5" },
    });
    scene.act("red", "play science-5").act("green", "play food-3");
    expect(scene.player("green").lacks).toEqual([false, false, true]);
    for (let round = 0; round < 30; round++) {
      const imagined = sEvolution.imagine(scene.view("red"), seeded(`imagined ${round}`));
      expect(imagined.players[1]?.hand.cards.map(suitOf)).not.toContain(SCIENCE);
    }
  });

  test("SE-36 example: trump is Food; Yellow must follow, Red ruffs, Green may and does not", () => {
    const scene = tricks({
      edition,
      first: "blue",
      trump: "food",
      red: { age: 5, hand: "food-2 science-8" },
      green: { age: 6, hand: "food-8 science-1" },
      blue: { age: 5, hand: "tools-5" },
      yellow: { age: 6, hand: "tools-1 food-3" },
    });
    scene.act("blue", "play tools-5");
    expect(scene.moves("yellow")).toEqual(["play tools-1"]);
    scene.act("yellow", "play tools-1");
    expect(scene.moves("red")).toEqual(["play food-2", "play science-8"]);
    scene.act("red", "play food-2");
    expect(scene.moves("green")).toEqual(["play food-8", "play science-1"]);
    scene.act("green", "play science-1");
    expect(scene.order).toEqual(["red", "blue", "yellow", "green"]);
  });

  test("SE-37 a trump colour below Age V is no trump: trick colour if that is the colour, else off-colour", () => {
    const off = trick(
      { edition, trump: "food", red: { age: 4 }, green: { age: 4 }, blue: { age: 5 } },
      { red: "tools-1", green: "food-8", blue: "science-2" },
    );
    expect(off.order).toEqual(["red", "green", "blue"]);
    const led = trick(
      { edition, trump: "food", red: { age: 4 }, green: { age: 5 }, blue: { age: 5 } },
      { red: "food-2", green: "tools-8", blue: "science-7" },
    );
    expect(led.order).toEqual(["red", "green", "blue"]);
  });

  test("SE-37 a card of a player below Age III never has a colour", () => {
    const scene = trick({ edition, red: { age: 3 }, green: { age: 2 } }, { red: "science-1", green: "science-8" });
    expect(scene.order).toEqual(["red", "green"]);
  });

  test("SE-38 a Discovery may always be played; it has no colour and sets none", () => {
    const scene = tricks({
      edition,
      red: { age: 3, hand: "discovery tools-1" },
      green: { age: 3, hand: "science-2 food-1" },
      blue: { age: 3, hand: "discovery science-1 tools-1" },
    });
    scene.act("red", "play discovery-III-yellow");
    expect(scene.state.colour).toBeNull();
    expect(scene.moves("green")).toEqual(["play science-2", "play food-1"]);
    scene.act("green", "play science-2");
    expect(scene.moves("blue")).toEqual(["play science-1", "play discovery-III-green"]);
    scene.act("blue", "play discovery-III-green");
    expect(scene.order).toEqual(["red", "blue", "green"]);
  });

  test("SE-39 a blind hand need not follow; the card turned up counts by the Age, and sets the colour", () => {
    const scene = tricks({
      edition,
      red: { age: 3, blind: true, hand: "tools-1" },
      green: { age: 3, hand: "tools-2 food-1" },
      blue: { age: 3, blind: true, hand: "food-8" },
    });
    scene.act("red", "play");
    expect(scene.state.colour).toBe(TOOLS);
    expect(scene.moves("green")).toEqual(["play tools-2"]);
    scene.act("green", "play tools-2");
    expect(scene.moves("blue")).toEqual(["play"]);
    scene.act("blue", "play");
    expect(scene.order).toEqual(["green", "red", "blue"]);
    expect(scene.player("blue").lacks).toEqual([false, false, false]);
  });

  test("SE-41 a trump led sets the colour and is trump; the same colour by Ages III and IV ranks below it", () => {
    const scene = trick(
      { edition, trump: "food", red: { age: 5 }, green: { age: 4 }, blue: { age: 6 }, yellow: { age: 2 } },
      { red: "food-2", green: "food-8", blue: "food-1", yellow: "food-7" },
    );
    expect(scene.order).toEqual(["red", "blue", "green", "yellow"]);
  });

  test("SE-41 a trump turned up blind is a trump", () => {
    const scene = tricks({
      edition,
      trump: "food",
      red: { age: 5, hand: "tools-8" },
      green: { age: 5, blind: true, hand: "food-1" },
    });
    scene.act("red", "play tools-8").act("green", "play");
    expect(scene.order).toEqual(["green", "red"]);
  });
});

describe("Prestige and trump", () => {
  test("SE-33 [2.0] with a worker on Prestige a player plays by the highest Age at the table, like it or not", () => {
    const position: Position = {
      first: "green",
      red: { age: 2, workers: { prestige: 1 }, hand: "science-1 food-8" },
      green: { age: 4, hand: "science-5" },
    };
    const scene = tricks(position);
    expect(effectiveAge(scene.state, 0)).toBe(4);
    scene.act("green", "play science-5");
    expect(scene.moves("red")).toEqual(["play science-1"]);
  });

  test("SE-33 [2.0] if the highest is Age V, Prestige even ruffs", () => {
    const scene = trick(
      { trump: "food", red: { age: 2, workers: { prestige: 2 } }, green: { age: 5 } },
      { green: "science-8", red: "food-1" },
    );
    expect(scene.order).toEqual(["red", "green"]);
  });

  test("SE-33 [v1] Prestige changes nothing in the tricks", () => {
    const scene = tricks({
      edition: "v1",
      first: "green",
      red: { age: 2, workers: { prestige: 1 }, hand: "science-1 food-8" },
      green: { age: 4, hand: "science-5" },
    });
    scene.act("green", "play science-5");
    expect(scene.moves("red")).toEqual(["play science-1", "play food-8"]);
  });

  function chooserOf(position: Position): string {
    const scene: Scene = tricks(position);
    scene.state.phase = beginRound(scene.state, scene.table);
    return scene.asks;
  }

  test("SE-40 [2.0] the Age V or VI player with the highest Prestige chooses, ties by the tie order", () => {
    expect(chooserOf({ red: { age: 6 }, green: { age: 5, workers: { prestige: 1 } } })).toBe("green trump");
    expect(chooserOf({ red: { age: 6 }, green: { age: 5 } })).toBe("red trump");
    expect(chooserOf({ red: { age: 4, workers: { prestige: 2 } }, green: { age: 5 } })).toBe("green trump");
    expect(chooserOf({ red: { age: 5 }, green: { age: 5, population: 3 } })).toBe("green trump");
  });

  test("SE-40 [v1] the player of highest Age chooses, ties by the tie order", () => {
    const edition = "v1";
    expect(chooserOf({ edition, red: { age: 6 }, green: { age: 5, workers: { prestige: 2 } } })).toBe("red trump");
    expect(chooserOf({ edition, red: { age: 5 }, green: { age: 5, population: 3 } })).toBe("green trump");
    expect(chooserOf({ edition, first: "green", red: { age: 5 }, green: { age: 5 } })).toBe("green trump");
  });

  test.each(EDITION_NAMES)("SE-40 one of the three suits, for the round; nobody at Age V: no trump (%s)", (edition) => {
    expect(chooserOf({ edition, red: { age: 4 }, green: { age: 3 } })).toBe("red play");
    const scene = tricks({ edition, first: "red", red: { age: 2 }, green: { age: 5 } });
    scene.state.phase = beginRound(scene.state, scene.table);
    expect(scene.moves("green")).toEqual(["trump food", "trump tools", "trump science"]);
    expect(scene.refusal("red", "trump food")).toBe("not-your-turn SE-40");
    expect(scene.refusal("green", "evolve")).toBe("manage-time SE-62");
    scene.act("green", "trump tools");
    expect(scene.state.trump).toBe(TOOLS);
    expect(scene.asks).toBe("red play");
  });
});
