import { Match, seats, seeded } from "@clade/kernel";
import { describe, expect, test } from "vitest";
import { CLIMATE_RING } from "../rules/data/climate.ts";
import { BAG } from "../rules/data/genes.ts";
import { allCards } from "../rules/deck.ts";
import { evo } from "../rules/game.ts";
import { geographyOf } from "../rules/geography.ts";
import { setUp } from "../rules/setup.ts";
import type { Options } from "../rules/state.ts";
import { position } from "./position.ts";

const USUAL: Options = { island: "fitting", deck: "standard", auction: false };
const table = (seed: string) => ({ chance: seeded(seed), tell: () => {} });

describe("the island", () => {
  test.each([
    { players: 3, island: "BD", zones: 42 },
    { players: 4, island: "BC", zones: 56 },
    { players: 4, island: "AD", zones: 56 },
    { players: 5, island: "AC", zones: 70 },
  ])("EO-1 $players players on $island: $zones zones, a starting beach for each", ({ players, island, zones }) => {
    const geography = geographyOf(`${island}.2`);
    expect(geography.zones).toHaveLength(zones);
    expect(geography.starts).toHaveLength(players);
    for (const start of geography.starts) expect(geography.zones[start]?.terrain).toBe("beach");
    expect(evo.misfit?.(players, { ...USUAL, island })).toBeUndefined();
  });

  test("EO-1 the island that fits is taken unless another is asked for: for four the two medium halves", () => {
    expect(setUp(3, USUAL, table("a")).island).toBe("BD.2");
    expect(setUp(4, USUAL, table("a")).island).toBe("BC.2");
    expect(setUp(5, USUAL, table("a")).island).toBe("AC.2");
    expect(setUp(4, { ...USUAL, island: "AD" }, table("a")).island).toBe("AD.2");
  });

  test("EO-1 zones are adjacent when their hexes touch, across the seam too", () => {
    const { zones, indexOf, near } = geographyOf("BC");
    const beside = (id: string) => (near[indexOf.get(id) ?? -1] ?? []).map((zone) => zones[zone]?.id ?? "").sort();
    expect(beside("B14")).toEqual(["B13", "B19", "B9", "C11", "C16", "C6"]);
    expect(beside("B1")).toEqual(["B2", "B3", "B4"]);
    expect(beside("B5")).toEqual(["B2", "B4", "B9", "C1", "C2", "C6"]);
    for (const [zone, others] of near.entries()) for (const other of others) expect(near[other]).toContain(zone);
  });
});

test("EO-2 the bag holds 62 genes", () => {
  expect(Object.values(BAG).reduce((sum, count) => sum + count, 0)).toBe(62);
  expect(setUp(3, USUAL, table("bag")).bag).toEqual(BAG);
  expect(BAG).toEqual({ tail: 6, leg: 12, horn: 8, egg: 8, fur: 8, parasol: 8, mutant: 6, card: 6 });
});

test("EO-3 of 26 event cards each player is dealt three; the rest is the pile", () => {
  expect(allCards("standard")).toHaveLength(26);
  const state = setUp(5, USUAL, table("cards"));
  expect(state.players.map(({ hand }) => hand.length)).toEqual([3, 3, 3, 3, 3]);
  expect(state.pile).toHaveLength(11);
  expect([...state.pile, ...state.players.flatMap(({ hand }) => hand)].sort()).toEqual(allCards("standard").sort());
});

test("EO-3 played cards stay on the discard pile, even when the pile is empty", () => {
  const p = position({
    at: "auction",
    turn: 3,
    genes: ["card", "leg", "leg"],
    pile: [],
    bag: { tail: 1 },
    red: { hand: ["fresh-draw"], points: 9 },
  });
  p.play("red play fresh-draw leg", "red bid card 2", "blue bid leg 0", "green bid card 3", "red bid card 4");
  p.play("green bid tail 0");
  expect(p.state.discard).toEqual(["fresh-draw"]);
  expect(p.player("red").hand).toEqual([]);
});

test("EO-4 every species starts alike: its genes, 10 points, one dino on a starting beach of its own", () => {
  const starts = new Set<string>();
  for (let game = 0; game < 40; game++) {
    const state = setUp(4, USUAL, table(`start ${game}`));
    const { zones } = geographyOf(state.island);
    const homes = seats(4).map((seat) => zones.filter((_, zone) => state.zones[zone] === seat));
    expect(homes.map((home) => home.length)).toEqual([1, 1, 1, 1]);
    for (const [home] of homes) expect(home?.start).toBe(true);
    starts.add(homes[0]?.[0]?.id ?? "");
    for (const { points, traits } of state.players) {
      expect(points).toBe(10);
      expect(traits).toEqual({ tail: 1, leg: 1, horn: 0, egg: 1, fur: 1, parasol: 1, mutant: 0 });
    }
  }
  expect(starts.size).toBe(4);
});

test("EO-4 a species has ten dinos: with all of them on the island there are no births", () => {
  const ten = ["B1", "B2", "B3", "B4", "B5", "B6", "B7", "B8", "B9", "B10"];
  const p = position({ at: "births", red: { on: ten, egg: 3 }, blue: { on: ["D5"] } });
  expect(p.asked).toBe("blue");
});

test("EO-5 the climate starts on yellow, and the meteorite where the number of players says", () => {
  const first = setUp(3, USUAL, { chance: { drawn: 0, int: (bound) => (bound === 6 ? 1 : 0) }, tell: () => {} });
  expect(CLIMATE_RING[first.climate]).toBe("beach");
  const checks = [3, 4, 5].map((players) => setUp(players, USUAL, table("meteor")).meteor.firstCheckAfterTurn);
  expect(checks).toEqual([11, 10, 9]);
});

test("EO-6 genes, points, bids and the number of cards are public, the cards are not", () => {
  const p = position({
    at: "auction",
    turn: 3,
    genes: ["egg", "leg", "fur"],
    red: { hand: ["charge", "shade"], points: 7, horn: 2 },
  });
  p.play("red pass", "red bid egg 3");
  const seen = evo.view(p.state, 1);
  expect(seen.players[0]?.hand).toEqual({ count: 2, cards: null });
  expect(seen.players[0]?.points).toBe(7);
  expect(seen.players[0]?.traits.horn).toBe(2);
  expect(seen.lots[0]).toEqual({ gene: "egg", nth: 1, bidder: 0, amount: 3 });
  expect(evo.view(p.state, 0).players[0]?.hand.cards).toEqual(["charge", "shade"]);
  expect(JSON.stringify(evo.view(p.state, "spectator"))).not.toContain("charge");
});

test("EO-6 what a card was is told to its drawer alone", () => {
  const match = Match.start(evo, { players: 3, seed: "deal", chance: "seeded" });
  if (!(match instanceof Match)) throw new Error(match.complaint);
  const dealt = match.events(1).flatMap(({ event }) => (event.type === "drew" ? event : []));
  expect(dealt.map(({ seat, cards }) => [seat, cards.cards === null])).toEqual([
    [0, true],
    [1, false],
    [2, true],
  ]);
});
