import { at, seeded, seats } from "@clade/kernel";
import { describe, expect, test } from "vitest";
import { game } from "../rules/game.ts";
import { DEALT, SHELLS, type State } from "../rules/state.ts";

const table = { chance: seeded("scenarios"), tell: () => {} };

interface Crab {
  readonly hand: readonly number[];
  readonly shell?: number;
  readonly points?: number;
}

/** A tide with these shells on the beach, and these crabs. */
function tide(number: number, beach: readonly number[], ...crabs: readonly Crab[]): State {
  const players = crabs.map(({ hand, shell = 0, points = 0 }) => ({ points, shell, hand: [...hand], laid: [] }));
  return { tide: number, beach: [...beach], players, turned: [], washed: [], sea: [1, 2, 3, 4, 5, 6, 7, 8, 9] };
}

/** All lay, seat by seat. */
function lay(state: State, ...cards: readonly number[]): State {
  for (const seat of seats(cards.length)) game.play(state, seat, { type: "lay", card: at(cards, seat) }, table);
  return state;
}

describe("Moult", () => {
  test("MO-1: six different cards each, and no shell", () => {
    const { players } = game.setUp(5, {}, table);
    const cards = players.flatMap(({ hand }) => hand);
    expect(new Set(cards).size).toBe(5 * DEALT);
    expect(players.map(({ shell }) => shell)).toEqual([0, 0, 0, 0, 0]);
  });

  test("MO-2: four shells of each size; a tide throws as many as there are players on the beach", () => {
    expect(SHELLS).toHaveLength(36);
    for (const size of [1, 9]) expect(SHELLS.filter((shell) => shell === size)).toHaveLength(4);
    const { beach, sea, tide: first } = game.setUp(4, {}, table);
    expect([first, beach.length, sea.length]).toEqual([1, 4, 32]);
    expect(beach).toEqual(beach.toSorted((a, b) => b - a));
  });

  test("MO-3: all lay at once, each one card, and nobody sees another's", () => {
    const state = tide(1, [5, 2], { hand: [7, 8] }, { hand: [3] });
    expect(game.deciders(state)).toEqual([0, 1]);
    game.play(state, 0, { type: "lay", card: 8 }, table);
    expect(game.deciders(state)).toEqual([1]);
    expect(game.refusal(state, 0, { type: "lay", card: 7 })).toMatchObject({
      code: "already-laid",
      clause: "MO-3",
    });
    expect(game.refusal(state, 1, { type: "lay", card: 7 })).toMatchObject({
      code: "not-in-hand",
      details: { card: 7 },
    });
    expect(game.view(state, 1).players[0]?.laid).toEqual({ count: 1, cards: null });
    expect(game.view(state, 0).players[0]?.laid).toEqual({ count: 1, cards: [8] });
    expect(game.events.see({ type: "laid", seat: 0, card: 8 }, 1)).toEqual({ type: "laid", seat: 0, card: null });
  });

  test("MO-4: the highest card gets the largest shell, and so on; the cards are gone", () => {
    const state = lay(tide(1, [9, 5, 1], { hand: [20] }, { hand: [40] }, { hand: [3] }), 20, 40, 3);
    expect(state.players.map(({ shell }) => shell)).toEqual([5, 9, 1]);
    expect(state.turned).toEqual([40, 20, 3]);
    expect(state.players.flatMap(({ hand, laid }) => [...hand, ...laid])).toEqual([]);
  });

  test("MO-5: only a larger shell is moved into, and scores its size", () => {
    const state = lay(
      tide(2, [6, 4], { hand: [20], shell: 6, points: 6 }, { hand: [10], shell: 3, points: 5 }),
      20,
      10,
    );
    expect(state.players.map(({ shell, points }) => [shell, points])).toEqual([
      [6, 6],
      [4, 9],
    ]);
  });

  test("MO-6: the tide takes its shells along, and the next one comes", () => {
    const state = lay(tide(1, [9, 5], { hand: [2, 20] }, { hand: [4, 40] }), 20, 40);
    expect([state.tide, state.washed, state.beach]).toEqual([2, [9, 5], [2, 1]]);
  });

  test("MO-7: after the sixth tide most points win, then the larger shell; else the place is shared", () => {
    const last = (a: Crab, b: Crab) => game.result(lay(tide(6, [1, 1], a, b), at(a.hand, 0), at(b.hand, 0)));
    expect(game.result(tide(6, [1, 1], { hand: [1] }, { hand: [2] }))).toBeUndefined();
    expect(last({ hand: [1], shell: 5, points: 9 }, { hand: [2], shell: 7, points: 8 })?.places).toEqual([1, 2]);
    expect(last({ hand: [1], shell: 5, points: 9 }, { hand: [2], shell: 7, points: 9 })?.places).toEqual([2, 1]);
    expect(last({ hand: [1], shell: 5, points: 9 }, { hand: [2], shell: 5, points: 9 })?.places).toEqual([1, 1]);
  });
});
