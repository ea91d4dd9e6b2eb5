import { canonical, seeded } from "@clade/kernel";
import { describe, expect, test } from "vitest";
import { calamityOn, isDiscovery } from "../rules/cards.ts";
import { EDITION_NAMES } from "../rules/editions.ts";
import { sEvolution } from "../rules/game.ts";
import { beginRound } from "../rules/phases/hand.ts";
import { cards, newGame, type Position, type Scene, seatOf, tricks } from "./scene.ts";

/** Deals a round in a position. */
function deal(position: Position): Scene {
  const scene = tricks(position);
  scene.state.phase = beginRound(scene.state, scene.table);
  return scene;
}

/** Plays on at random until a condition holds. */
function playUntil(scene: Scene, condition: () => boolean): void {
  const choices = seeded("choices");
  while (!condition()) {
    const { active } = scene.state;
    const legal = sEvolution.legal(scene.state, active);
    const move = legal[choices.int(legal.length)];
    if (move === undefined) throw new Error("the game ended too soon");
    sEvolution.play(scene.state, active, move, scene.table);
  }
}

describe.each(EDITION_NAMES)("a round, %s", (edition) => {
  test("SE-10 six rounds of four cards use the decks up exactly", () => {
    const scene = newGame(4, edition, "six rounds");
    playUntil(scene, () => scene.state.phase === "over");
    expect(scene.told("round").map(({ round }) => round)).toEqual([1, 2, 3, 4, 5, 6]);
    for (const { deck, played } of scene.state.players) {
      expect(deck).toEqual([]);
      expect(played).toHaveLength(24);
    }
  });

  test("SE-11 four cards and the Discovery of the own Age if it lies face down: else just four", () => {
    const scene = deal({
      edition,
      red: { age: 4, deck: "food-1 food-2 tools-1 tools-2" },
      green: { age: 4, found: [4], deck: "food-1 food-2 tools-1 tools-2" },
    });
    const red = scene.player("red");
    expect(red.hand.cards).toEqual([...cards("food-1 food-2 tools-1 tools-2"), red.column[3]]);
    expect(red.lying[3]).toBe("out");
    expect(scene.player("green").hand.cards).toEqual(cards("food-1 food-2 tools-1 tools-2"));
  });

  test("SE-11 a Discovery of another Age stays where it is", () => {
    const red = deal({ edition, red: { age: 3, found: [3] }, green: {} }).player("red");
    expect(red.hand.cards.filter(isDiscovery)).toEqual([]);
    expect(red.lying).toEqual(["down", "down", "up", "down", "down", "down"]);
  });

  test("SE-15 after Obscurantism the hand is blind whatever the Age, for one round", () => {
    const scene = deal({ edition, red: { age: 4, obscured: true }, green: { age: 4 } });
    expect(scene.player("red").hand.blind).toBe(true);
    expect(scene.player("red").obscured).toBe(false);
    expect(scene.player("green").hand.blind).toBe(false);
    expect(scene.moves("red")).toEqual(["play"]);
  });

  test("SE-16 after Invasion the hand lies open to everybody, its owner included, with its Discovery", () => {
    const scene = deal({ edition, red: { age: 4, invaded: true }, green: { age: 4 }, blue: { age: 4 } });
    const { cards: hand } = scene.player("red").hand;
    expect(hand.some(isDiscovery)).toBe(true);
    for (const watcher of ["red", "green", "blue", "spectator"] as const) {
      expect(scene.view(watcher).players[0]?.hand.cards).toEqual(hand);
    }
    expect(scene.view("red").players[1]?.hand).toEqual({ count: 5, cards: null, blind: false, shown: false });
  });

  test("SE-15 SE-16 with Obscurantism and Invasion together all others see the hand and its owner does not", () => {
    const scene = deal({
      edition,
      red: { age: 4, invaded: true, obscured: true },
      green: { age: 4 },
      blue: { age: 4 },
    });
    const { cards: hand } = scene.player("red").hand;
    for (const watcher of ["green", "blue", "spectator"] as const) {
      expect(scene.view(watcher).players[0]?.hand.cards).toEqual(hand);
    }
    expect(scene.view("red").players[0]?.hand).toEqual({ count: 5, cards: null, blind: true, shown: true });
    expect(scene.moves("red")).toEqual(["play"]);
    const dealt = scene.told("dealt").find(({ seat }) => seat === 0);
    if (dealt === undefined) throw new Error("red got no cards");
    expect(sEvolution.events.see(dealt, seatOf("green"))).toMatchObject({ hand: { cards: hand } });
    expect(sEvolution.events.see(dealt, seatOf("red"))).toMatchObject({ hand: { cards: null } });
  });

  test("SE-15 SE-17 a blind hand leaves no trace: whatever the cards, its owner gets the same view, moves and events", () => {
    const seen = ["food-1 food-2 tools-1 tools-2", "science-8 science-7 famine invasion"].map((deck) => {
      const scene = deal({
        edition,
        red: { age: 4, obscured: true, deck },
        green: { age: 4, deck: "food-1 food-2 food-3 food-4" },
      });
      const events = scene.events.map((event) => sEvolution.events.see(event, 0));
      return canonical([scene.view("red"), scene.moves("red"), events]);
    });
    expect(seen[0]).toBe(seen[1]);
  });

  test("SE-17 playing from a blind hand turns up a card at random; a Discovery turned up is simply played", () => {
    const turned = new Set<number>();
    for (let game = 0; game < 60; game++) {
      const scene = tricks({
        edition,
        red: { age: 4, blind: true, hand: "food-1 tools-8 discovery" },
        green: { age: 4, hand: "food-2 food-3 food-5" },
      });
      for (let draws = 0; draws < game; draws++) scene.chance.int(2);
      scene.act("red", "play");
      const [played] = scene.state.trick;
      if (played === undefined) throw new Error("no card was turned up");
      turned.add(played.card);
      expect(scene.player("red").hand.cards).toHaveLength(2);
      expect(scene.player("red").hand.cards).not.toContain(played.card);
    }
    expect(turned.size).toBe(3);
  });

  test("SE-17 a blind hand is not played by naming a card, nor a seen one without", () => {
    const scene = tricks({ edition, red: { age: 4, blind: true, hand: "food-1" }, green: { age: 4, hand: "food-2" } });
    expect(scene.refusal("red", "play food-1")).toBe("hand-is-blind SE-17");
    expect(scene.refusal("red", "play food-2")).toBe("hand-is-blind SE-17");
    scene.act("red", "play");
    expect(scene.refusal("green", "play")).toBe("hand-is-not-blind SE-17");
  });
});

describe("round 1", () => {
  test("SE-12 [2.0] Calamities that are drawn are drawn again for, and shuffled back", () => {
    const scene = deal({
      edition: "2.0",
      round: 1,
      red: { deck: "famine food-1 invasion food-2 food-3 food-5" },
      green: {},
    });
    const { hand, deck } = scene.player("red");
    expect(hand.cards.filter((card) => !isDiscovery(card))).toEqual(cards("food-1 food-2 food-3 food-5"));
    expect(new Set(deck.filter((card) => calamityOn(card) !== null))).toEqual(new Set(cards("famine invasion")));
    expect(deck).toHaveLength(20);
    expect(scene.told("set-aside")).toEqual([]);
  });

  test("SE-12 [2.0] no hand of round 1 holds a Calamity, and no player imagines one", () => {
    for (let game = 0; game < 40; game++) {
      const { state } = newGame(4, "2.0", `calm ${game}`);
      const imagined = sEvolution.imagine(sEvolution.view(state, 0), seeded(`imagined ${game}`));
      for (const { hand } of [...state.players, ...imagined.players]) {
        expect(hand.cards.filter((card) => calamityOn(card) !== null)).toEqual([]);
      }
    }
  });

  test("SE-13 [v1] a Calamity that is turned up is set aside, shown, and replaced by the top card, again if need be", () => {
    const scene = tricks({
      edition: "v1",
      round: 1,
      red: { blind: true, hand: "famine", deck: "invasion food-7" },
      green: { blind: true, hand: "food-2" },
    });
    scene.act("red", "play");
    expect(scene.state.trick).toEqual([{ seat: 0, card: cards("food-7")[0] }]);
    expect(scene.player("red").aside).toEqual(cards("famine invasion"));
    expect(scene.view("green").players[0]?.aside).toEqual(cards("famine invasion"));
    expect(scene.told("set-aside")).toHaveLength(2);
  });

  test("SE-13 [v1] after round 1 the Calamities go back into the deck, and later they stay in the trick", () => {
    for (let game = 0; game < 20; game++) {
      const scene = newGame(4, "v1", `first ${game}`);
      playUntil(scene, () => scene.state.round === 2);
      for (const { aside, played, deck, hand } of scene.state.players) {
        expect(aside).toEqual([]);
        expect(played.filter((card) => calamityOn(card) !== null)).toEqual([]);
        expect([...deck, ...hand.cards].filter((card) => calamityOn(card) !== null)).toHaveLength(2);
      }
    }
    const later = tricks({ edition: "v1", round: 2, red: { blind: true, hand: "famine" }, green: { hand: "food-2" } });
    later.act("red", "play");
    expect(later.state.trick).toEqual([{ seat: 0, card: cards("famine")[0] }]);
  });

  test("SE-14 [v1] at Age I the hand is blind; from Age II on it is seen", () => {
    const scene = deal({ edition: "v1", red: { age: 1 }, green: { age: 2 } });
    expect(scene.player("red").hand.blind).toBe(true);
    expect(scene.player("green").hand.blind).toBe(false);
    expect(scene.view("red").players[0]?.hand).toEqual({ count: 5, cards: null, blind: true, shown: false });
    expect(scene.view("green").players[0]?.hand.cards).toBeNull();
    expect(scene.view("spectator").players[0]?.hand.cards).toBeNull();
  });

  test("SE-14 SE-16 [v1] at Age I after an Invasion all others see the hand and its owner does not", () => {
    const scene = deal({ edition: "v1", red: { age: 1, invaded: true }, green: { age: 2 } });
    expect(scene.view("red").players[0]?.hand.cards).toBeNull();
    expect(scene.view("green").players[0]?.hand.cards).toEqual(scene.player("red").hand.cards);
  });

  test("SE-14 [2.0] at Age I a player sees the own hand", () => {
    const scene = deal({ edition: "2.0", red: { age: 1 }, green: { age: 2 } });
    expect(scene.view("red").players[0]?.hand.cards).toEqual(scene.player("red").hand.cards);
  });

  test("SE-31 the leader of a round's first trick is who acted last in the round before", () => {
    for (const edition of EDITION_NAMES) {
      const scene = newGame(3, edition, "leaders");
      playUntil(scene, () => scene.state.round === 2);
      const last = scene.told("acts").at(-1);
      expect(scene.state.first).toBe(last?.seat);
    }
  });
});
