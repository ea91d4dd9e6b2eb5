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

/** A rank of a solo game, up to and including its score. */
export interface Rank {
  readonly rank: "novice" | "leader" | "genius" | "demigod";
  readonly to: number;
}

/** PR-53: three Ages. */
const RANKS: readonly Rank[] = [
  { rank: "novice", to: 20 },
  { rank: "leader", to: 40 },
  { rank: "genius", to: 65 },
  { rank: "demigod", to: Number.POSITIVE_INFINITY },
];
/** PR-92: a fourth Age gives as many points again. */
const RANKS_OF_FOUR_AGES = RANKS.map(({ rank, to }) => ({ rank, to: 2 * to }));

/** The ranks of a solo game. Games of version 1 have those of three Ages always. */
export function ranksIn(game: {
  readonly version?: 2 | undefined;
  readonly variant: { readonly industrial: boolean };
}): readonly Rank[] {
  return game.variant.industrial && game.version !== undefined ? RANKS_OF_FOUR_AGES : RANKS;
}
