import { at, seeded } from "@clade/kernel";
import { describe, expect, test } from "vitest";
import { sampleGame } from "../rules/game.ts";
import { DEALT, type State } from "../rules/state.ts";

const table = { chance: seeded("scenarios"), tell: () => {} };

/** A position with these hands; the first player is to move. */
function position(laid: readonly number[], ...hands: readonly (readonly number[])[]): State {
  const players = hands.map((hand) => ({ points: 0, hand: [...hand] }));
  return { active: 0, laid: [...laid], rest: [], players };
}

/** Plays cards in turn. */
function lay(state: State, ...cards: readonly number[]): State {
  for (const card of cards) sampleGame.play(state, state.active, { type: "lay", card }, table);
  return state;
}

describe("Sample game", () => {
  test("SA-1: each player gets four cards, all different", () => {
    const { players } = sampleGame.setUp(5, {}, table);
    const cards = players.flatMap(({ hand }) => hand);
    expect(cards).toHaveLength(5 * DEALT);
    expect(new Set(cards).size).toBe(cards.length);
  });

  test("SA-2: in turn, a card from one's own hand", () => {
    const state = position([], [3, 9], [5]);
    expect(sampleGame.legal(state, 0).map((move) => sampleGame.write(move))).toEqual(["lay 3", "lay 9"]);
    expect(sampleGame.legal(state, 1)).toEqual([]);
    expect(sampleGame.refusal(state, 0, { type: "lay", card: 5 })).toMatchObject({
      code: "not-in-hand",
      clause: "SA-2",
    });
    expect(sampleGame.deciders(lay(state, 3))).toEqual([1]);
  });

  test("SA-3: a higher card scores, a lower one and the first do not", () => {
    const state = lay(position([], [3, 4], [9, 5]), 3, 9, 4, 5);
    expect(state.players.map(({ points }) => points)).toEqual([0, 2]);
  });

  test("SA-4: when all hands are empty, most points win, and a tie is shared", () => {
    const state = position([2], [3], [1]);
    expect(sampleGame.result(state)).toBeUndefined();
    expect(sampleGame.result(lay(state, 3, 1))?.places).toEqual([1, 2]);
    expect(sampleGame.result(lay(position([9], [3], [1]), 3, 1))?.places).toEqual([1, 1]);
  });

  test("nobody sees another's hand", () => {
    const view = sampleGame.view(position([], [3, 9], [5]), 1);
    expect(view.players.map(({ hand }) => hand)).toEqual([
      { count: 2, cards: null },
      { count: 1, cards: [5] },
    ]);
    expect(at(view.players, 0).points).toBe(0);
  });
});
