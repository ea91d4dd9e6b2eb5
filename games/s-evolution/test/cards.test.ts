import { describe, expect, test } from "vitest";
import { calamityOn, type Card, DECKS, discoveryOf, FACES, setColourOf } from "../rules/cards.ts";
import { COLOURS } from "../rules/data.ts";
import { EDITION_NAMES } from "../rules/editions.ts";
import { newGame } from "./scene.ts";

const faces = (seat: number) => (DECKS[seat] ?? []).map((card: Card) => FACES[card]);

describe("components", () => {
  test("SE-1 each player owns strengths 1 to 8 in three suits, and a Discovery for each Age", () => {
    for (const seat of [0, 1, 2, 3]) {
      const strengths = [0, 1, 2].map((suit) =>
        faces(seat).flatMap((face) =>
          face !== undefined && "suit" in face && face.suit === suit ? face.strength : [],
        ),
      );
      for (const suit of strengths) expect(new Set(suit)).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8]));
      const ages = [1, 2, 3, 4, 5, 6].map((age) => FACES[discoveryOf(seat, age)]);
      expect(ages.map((face) => face?.kind === "discovery" && face.age)).toEqual([1, 2, 3, 4, 5, 6]);
    }
  });

  test("SE-2 two Calamities of strength 4 for each player, eight different ones in all; a Joker of strength 6 in each suit", () => {
    const calamities = [0, 1, 2, 3].map((seat) => faces(seat).filter((face) => face?.kind === "calamity"));
    for (const own of calamities) expect(own.map((face) => face?.kind === "calamity" && face.strength)).toEqual([4, 4]);
    expect(new Set(calamities.flat().map((face) => face?.kind === "calamity" && face.calamity)).size).toBe(8);
    for (const seat of [0, 1, 2, 3]) {
      const jokers = faces(seat).flatMap((face) => (face?.kind === "joker" ? [[face.suit, face.strength]] : []));
      expect(jokers).toEqual([
        [0, 6],
        [1, 6],
        [2, 6],
      ]);
      for (const face of faces(seat)) {
        if (face?.kind !== "resource") continue;
        expect(face.gives).toBeGreaterThanOrEqual(1);
        expect(face.gives).toBeLessThanOrEqual(3);
      }
    }
  });

  test("SE-2 only the Calamities of the seated colours are in play", () => {
    const { state } = newGame(2, "2.0", "two");
    const inPlay = state.players.flatMap(({ hand, deck }) => [...hand.cards, ...deck]).map(calamityOn);
    expect(inPlay.filter((each) => each !== null).sort()).toEqual(["earthquake", "famine", "fanaticism", "invasion"]);
  });

  test("SE-3 Discoveries IV to VI are of the owner's colour, I to III of others', each colour once an Age", () => {
    for (const seat of [0, 1, 2, 3]) {
      for (const age of [4, 5, 6]) expect(setColourOf(discoveryOf(seat, age))).toBe(seat);
      for (const age of [1, 2, 3]) expect(setColourOf(discoveryOf(seat, age))).not.toBe(seat);
    }
    for (const age of [1, 2, 3, 4, 5, 6]) {
      const colours = [0, 1, 2, 3].map((seat) => setColourOf(discoveryOf(seat, age)));
      expect(new Set(colours).size).toBe(4);
    }
  });
});

describe.each(EDITION_NAMES)("set-up, %s", (edition) => {
  test("SE-4 boards start empty: Population 2, Age I, nothing in stock, nobody at work, score 0", () => {
    for (const player of newGame(4, edition, "start").state.players) {
      expect(player).toMatchObject({ stock: [0, 0, 0], population: 2, workers: [0, 0, 0, 0, 0, 0], age: 1 });
      expect(player.points).toEqual({ needs: 0, discontent: 0, prestige: 0, discoveries: 0 });
    }
  });

  test("SE-5 the seats are Red, Green, Blue, Yellow, and the last are left out when fewer play", () => {
    expect(COLOURS).toEqual(["red", "green", "blue", "yellow"]);
    for (const players of [2, 3, 4]) {
      const { state } = newGame(players, edition, "seats");
      expect(state.players).toHaveLength(players);
      for (const [seat, player] of state.players.entries())
        expect(player.column).toEqual([1, 2, 3, 4, 5, 6].map((age) => discoveryOf(seat, age)));
    }
  });

  test("SE-6 anybody may lead the first trick: luck decides", () => {
    const leaders = new Set(Array.from({ length: 60 }, (_, game) => newGame(4, edition, `game ${game}`).state.first));
    expect(leaders.size).toBe(4);
  });

  test("SE-7 Discoveries lie face down by Age, the decks are shuffled", () => {
    const one = newGame(3, edition, "one").state;
    const two = newGame(3, edition, "two").state;
    for (const { lying } of one.players) expect(lying).toEqual(["out", "down", "down", "down", "down", "down"]);
    for (const [seat, { deck }] of one.players.entries()) {
      expect(deck).not.toEqual(two.players[seat]?.deck);
      expect(deck).toHaveLength(20);
    }
  });
});
