/** EV-2: the kinds of trait. */
export const TRAITS = [
  "ambush",
  "burrowing",
  "carnivore",
  "climbing",
  "cooperation",
  "defensive-herding",
  "fat-tissue",
  "fertile",
  "foraging",
  "hard-shell",
  "horns",
  "intelligence",
  "long-neck",
  "pack-hunting",
  "scavenger",
  "symbiosis",
  "warning-call",
] as const;
export type Trait = (typeof TRAITS)[number];

/**
 * EV-1: the food value of every copy of each kind. Kinds and copies are the rulebook's; the values are two independent
 * lists of the second edition that agree on all 129 cards (Carnivore is the least certain).
 */
const FOOD_VALUES: { readonly [T in Trait]: readonly number[] } = {
  ambush: [-3, -2, -1, 0, 1, 2, 3],
  burrowing: [1, 2, 3, 3, 4, 4, 5],
  carnivore: [0, 0, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 6, 6],
  climbing: [1, 2, 3, 3, 4, 4, 5],
  cooperation: [0, 3, 3, 4, 4, 5, 5],
  "defensive-herding": [2, 3, 4, 5, 6, 7, 8],
  "fat-tissue": [-1, 0, 3, 4, 4, 5, 5],
  fertile: [2, 3, 4, 5, 6, 6, 7],
  foraging: [2, 3, 4, 5, 6, 6, 7],
  "hard-shell": [1, 2, 3, 3, 4, 4, 5],
  horns: [1, 2, 3, 3, 4, 4, 5],
  intelligence: [-2, -1, 0, 4, 5, 6, 7],
  "long-neck": [3, 4, 5, 6, 7, 8, 9],
  "pack-hunting": [-3, -2, -1, 0, 1, 2, 3],
  scavenger: [2, 3, 4, 5, 6, 6, 7],
  symbiosis: [1, 2, 3, 3, 4, 4, 5],
  "warning-call": [1, 2, 3, 3, 4, 4, 5],
};

/** A card, by its face: two cards of the same kind and food value are the same to everybody. */
export type Card = number;

/** What is printed on a card. */
export interface Face {
  readonly trait: Trait;
  readonly food: number;
}

/** Every different face; a `Card` is an index into this list. */
export const FACES: readonly Face[] = TRAITS.flatMap((trait) =>
  [...new Set(FOOD_VALUES[trait])].map((food) => ({ trait, food })),
);

const TRAIT_OF: readonly Trait[] = FACES.map(({ trait }) => trait);
const FOOD_OF: readonly number[] = FACES.map(({ food }) => food);

export function traitOf(card: Card): Trait {
  return TRAIT_OF[card] as Trait;
}

export function foodOf(card: Card): number {
  return FOOD_OF[card] as number;
}

/** The card with this face, or undefined if there is none. */
export function cardWith(trait: string, food: number): Card | undefined {
  const card = FACES.findIndex((face) => face.trait === trait && face.food === food);
  return card < 0 ? undefined : card;
}

/** All 129 cards, in order. */
export const DECK: readonly Card[] = TRAITS.flatMap((trait) =>
  FOOD_VALUES[trait].map((food) => FACES.findIndex((face) => face.trait === trait && face.food === food)),
);

export const MOST_SIZE = 6; // EV-3
export const MOST_POPULATION = 6; // EV-3
export const HARD_SHELL_BONUS = 4; // EV-56
export const CARDS_PER_ROUND = 3; // EV-12
export const PLANTS_FOR_A_THOUGHT = 2; // EV-60
export const TRAIT_SLOTS = 3; // EV-3
export const TRAIT_SLOTS_FOR_TWO = 2; // EV-80
export const CARDS_ASIDE_FOR_TWO = 40; // EV-80
export const PLAYERS_FOR_FAST_PLAY = 6; // EV-81
