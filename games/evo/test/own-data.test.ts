import { isComplaint, Match } from "@clade/kernel";
import { describe, expect, test } from "vitest";
import { EVENT_CARDS } from "../rules/data/cards.ts";
import { PRINTED_ISLANDS, zonesOf } from "../rules/data/islands.ts";
import { meteorFor } from "../rules/data/meteor.ts";
import { evo } from "../rules/game.ts";
import { checkDeck } from "../rules/own-deck.ts";
import { checkIsland } from "../rules/own-island.ts";
import { OWN_DECK, OWN_ISLAND } from "./samples.ts";

/** What a table is told that asks for these options. */
function complaint(options: { readonly [name: string]: unknown }, players = 3): string | undefined {
  const match = Match.start(evo, { players, options, seed: "own", chance: "seeded" });
  return isComplaint(match) ? match.complaint : undefined;
}

/** The own island with one zone changed. */
const withZone = (index: number, change: { readonly [key: string]: unknown }) => ({
  ...OWN_ISLAND,
  zones: OWN_ISLAND.zones.map((zone, each) => (each === index ? { ...zone, ...change } : zone)),
});

describe("a person's own island", () => {
  test("EO-1 the islands and tracks that come with the game pass the same check", () => {
    for (const name of PRINTED_ISLANDS) expect(checkIsland({ zones: zonesOf(name) })).not.toHaveProperty("complaint");
    for (const players of [3, 4, 5]) {
      const checked = checkIsland({ ...OWN_ISLAND, meteor: meteorFor(players) });
      expect(checked).toMatchObject({ meteor: meteorFor(players) });
    }
  });

  test("EO-1 a good one is played on, its meteor track included", () => {
    expect(complaint({ island: OWN_ISLAND })).toBeUndefined();
    const match = Match.start(evo, { players: 3, options: { island: OWN_ISLAND }, seed: "own", chance: "seeded" });
    expect(isComplaint(match) ? undefined : match.view("spectator").meteor.firstCheckAfterTurn).toBe(22);
  });

  test.each([
    ["no object", [], "option island: the island: expected an object, got []"],
    ["no zones", {}, 'option island: the island: "zones": expected a list, got nothing'],
    [
      "a strange id",
      withZone(3, { id: "here" }),
      'option island: zone here: "id": expected a text like "A13", got "here"',
    ],
    [
      "no id",
      withZone(0, { id: undefined }),
      'option island: the island: "zones" 1: "id": expected a text like "A13", got nothing',
    ],
    [
      "no place",
      withZone(3, { x: "left" }),
      'option island: zone Z4: "x": expected a whole number from -40 to 40, got "left"',
    ],
    [
      "half a row",
      withZone(3, { y: 0.5 }),
      'option island: zone Z4: "y": expected a whole number from -40 to 40, got 0.5',
    ],
    [
      "no such terrain",
      withZone(4, { terrain: "swamp" }),
      'option island: zone Z5: "terrain": expected beach, meadow, hill or mountain, got "swamp"',
    ],
    ["two with one id", withZone(1, { id: "Z1" }), "option island: zone Z1: there are two zones with this id"],
    ["two in one place", withZone(1, { x: 0 }), "option island: zone Z2: lies on zone Z1 (x 0, y 0)"],
    [
      "a start on a hill",
      withZone(6, { start: true }),
      "option island: zone Z7: a start must be a beach, this is a hill",
    ],
    ["a strange start", withZone(0, { start: 1 }), 'option island: zone Z1: "start": expected true or false, got 1'],
    ["a zone out at sea", withZone(9, { x: 9 }), "option island: zone Z10: cannot be reached from the other zones"],
    ["too few starts", withZone(2, { start: false }), "option island: 2 starting beaches (Z1, Z10) for 3 players"],
    [
      "a track without an end",
      { ...OWN_ISLAND, meteor: { firstCheckAfterTurn: 3, checks: [[1]] } },
      'option island: the island: "meteor": "checks": there must be one "end", and it comes last',
    ],
    [
      "a meteor that never comes",
      { ...OWN_ISLAND, meteor: { firstCheckAfterTurn: 3, checks: [...Array.from({ length: 40 }, () => []), "end"] } },
      'option island: the island: "meteor": "checks": at most 40 are allowed, got 41',
    ],
    [
      "a check of more faces than a die has",
      { ...OWN_ISLAND, meteor: { firstCheckAfterTurn: 3, checks: [[1, 1, 1, 1, 1, 1, 1], "end"] } },
      'option island: the island: "meteor": "checks" 1: at most 6 are allowed, got 7',
    ],
    [
      "a face that no die has",
      { ...OWN_ISLAND, meteor: { firstCheckAfterTurn: 3, checks: [[7], "end"] } },
      'option island: the island: "meteor": "checks" 1 1: expected a whole number from 1 to 6, got 7',
    ],
    [
      "a track without a beginning",
      { ...OWN_ISLAND, meteor: { checks: ["end"] } },
      'option island: the island: "meteor": "firstCheckAfterTurn": expected a whole number from 1 to 60, got nothing',
    ],
  ])("EO-1 a faulty one is refused in one line that names the zone: %s", (_, island, line) => {
    expect(complaint({ island })).toBe(line);
  });

  test("EO-1 an island of the game for another number of players is refused, and so is an unknown name", () => {
    expect(complaint({ island: "AC" })).toBe("option island: AC is for 5 players, not for 3");
    expect(complaint({ island: "Atlantis" })).toBe(
      'option island: expected fitting, BD, BC, AD, AC or data of your own, got "Atlantis"',
    );
  });
});

describe("a person's own deck", () => {
  test("EO-3 the deck that comes with the game passes the same check", () => {
    expect(checkDeck(EVENT_CARDS)).toEqual(EVENT_CARDS);
  });

  test("EO-3 a good one is played with: cards of the game by id, new ones by their effect", () => {
    expect(complaint({ deck: OWN_DECK })).toBeUndefined();
    expect(checkDeck([{ id: "charge", copies: 9 }])).toEqual([
      { id: "charge", copies: 9, effect: { kind: "attack-horns", amount: 2 } },
    ]);
    expect(checkDeck([{ id: "drought", copies: 1, effect: { kind: "barren" } }])).toEqual([
      { id: "drought", copies: 1, effect: { kind: "barren", amount: 1 } },
    ]);
  });

  test.each([
    ["no list", { cards: 3 }, 'option deck: the deck: "cards": expected a list, got 3'],
    ["no object", ["charge"], 'option deck: the deck: "cards" 1: expected an object, got "charge"'],
    [
      "a strange id",
      [{ id: "Big Clutch", copies: 1 }],
      'option deck: card Big Clutch: "id": expected a text like "big-clutch", got "Big Clutch"',
    ],
    [
      "no copies",
      [{ id: "charge" }],
      'option deck: card charge: "copies": expected a whole number from 1 to 40, got nothing',
    ],
    [
      "twice",
      [
        { id: "charge", copies: 9 },
        { id: "charge", copies: 9 },
      ],
      "option deck: card charge: is in the list twice",
    ],
    ["no effect", [{ id: "quake", copies: 9 }], 'option deck: card quake: a card of your own needs an "effect"'],
    [
      "an effect in words",
      [{ id: "quake", copies: 9, effect: "boom" }],
      'option deck: card quake: "effect": expected an object, got "boom"',
    ],
    [
      "too much of it",
      [{ id: "quake", copies: 9, effect: { kind: "steps", amount: 99 } }],
      'option deck: card quake: "effect": "amount": expected a whole number from 1 to 9, got 99',
    ],
    ["too few cards", [{ id: "charge", copies: 8 }], "option deck: 8 cards, but 3 players are dealt 3 each"],
  ])("EO-3 a faulty one is refused in one line that names the card: %s", (_, deck, line) => {
    expect(complaint({ deck })).toBe(line);
  });

  test("EO-3 an unknown effect is refused with the list of those that there are", () => {
    const line = complaint({ deck: [{ id: "quake", copies: 9, effect: { kind: "boom" } }] });
    expect(line).toMatch(/^option deck: card quake: "effect": "kind": expected shift, choose-roll, .*, got "boom"$/);
  });
});
