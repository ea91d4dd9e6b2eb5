import type { Power } from "./deck/deck.ts";

/** PR-4: opening hands in turn order, by the number of players. */
export const OPENING_HANDS: readonly (readonly number[])[] = [
  [],
  [6],
  [5, 6],
  [5, 6, 7],
  [5, 6, 6, 7],
  [5, 6, 6, 7, 7],
];

/** PR-30, PR-90: how many symbols II, III, IV and V are needed, by the number of players. */
export const SYMBOLS_NEEDED: { readonly [symbol: number]: readonly number[] } = {
  2: [0, 1, 1, 1, 2, 2],
  3: [0, 1, 1, 2, 2, 3],
  4: [0, 1, 2, 2, 3, 3],
  5: [0, 1, 2, 2, 3, 3],
};

/** PR-40: points for the first four places on each power track. */
export const POWER_POINTS: { readonly [P in Power]: readonly number[] } = {
  prestige: [10, 6, 3, 1],
  population: [11, 7, 4, 2],
  army: [12, 7, 3, 1],
};

export const IDLE_ROUNDS = 10; // PR-35
export const TIME_CARDS_A_STEP = 7; // PR-53
export const SET_SIZE = 5; // PR-91

/** PR-53: ranks of a solo game, each up to and including its score. */
export const RANKS = [
  { rank: "novice", to: 20 },
  { rank: "leader", to: 40 },
  { rank: "genius", to: 65 },
  { rank: "demigod", to: Number.POSITIVE_INFINITY },
] as const;
