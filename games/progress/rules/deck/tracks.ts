import type { Deck, Tracks } from "./deck.ts";

/** PR-3: the player's board. Points are those printed left of each position, added up. */
export const TRACKS: Tracks = {
  actions: { values: [2, 3, 4, 5], points: [0, 1, 3, 6] },
  draw: { values: [3, 4, 5, 6, 7], points: [0, 1, 2, 4, 6] },
  hand: { values: [5, 6, 7, 8, 9, 10], points: [0, 0, 1, 2, 3, 5] },
  shuffle: { values: [1, 2, 3, 4], points: [0, 1, 2, 4] },
  development: { values: [1, 2, 3, 4], points: [0, 1, 2, 4] },
  research: { values: [4, 3, 2, 1], points: [0, 1, 3, 5] },
  "quick-draw": {
    values: [
      [1, 0],
      [2, 1],
      [2, 0],
      [3, 1],
      [3, 0],
    ],
    points: [0, 1, 2, 3, 5],
  },
};

export const POWER_SPACES = 80;

/** PR-50: the solo side. */
export const SOLO_POWER: Deck["soloPower"] = {
  prestige: [0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 20],
  population: [0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 20],
  army: [0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 20],
};
