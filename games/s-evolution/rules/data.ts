import { COLOURS } from "./seats.ts";

/**
 * The numbers and cards of S-Evolution. From the rulebooks: Calamities at strength 4 of Tools and Science, Food 3 gives
 * 3, Science 5 gives 2, Tools 6 is a Joker, the prices, the scores of sets. Publicly known: strengths 1–8 in each suit,
 * Discoveries IV–VI in the owner's colour, I–III in the opponents'. Reconstructed: the other yields, Jokers at strength 6
 * of every suit, who owns which Calamity, which opponent's colour Discoveries I–III have.
 */

export { COLOURS };
export type Colour = (typeof COLOURS)[number];

/** SE-1: the suits, which are also the resources. Everywhere else a suit is its index in this list. */
export const SUITS = ["food", "tools", "science"] as const;
export type SuitName = (typeof SUITS)[number];
/** A list with an entry for each suit. */
export type BySuit<T> = [T, T, T];

/** SE-4: where a worker can stand. The first three produce the resource of the same index. */
export const PLACES = ["farm", "factory", "lab", "commerce", "prestige", "shield"] as const;
export type PlaceName = (typeof PLACES)[number];
/** A list with an entry for each place. */
export type ByPlace<T> = [T, T, T, T, T, T];

export const CALAMITIES = [
  "famine",
  "invasion",
  "earthquake",
  "fanaticism",
  "hurricane",
  "decadence",
  "epidemic",
  "obscurantism",
] as const;
export type Calamity = (typeof CALAMITIES)[number];

/** SE-2: what the card of each strength, 1 to 8, gives. */
export type Yield = number | "joker" | "calamity";
export const YIELDS: { readonly [S in SuitName]: readonly Yield[] } = {
  food: [3, 3, 3, 2, 2, "joker", 1, 1],
  tools: [3, 3, 3, "calamity", 2, "joker", 1, 1],
  science: [3, 3, 3, "calamity", 2, "joker", 1, 1],
};

/** SE-2: the two Calamities of each colour. */
export const CALAMITIES_OF: { readonly [C in Colour]: { readonly [S in SuitName]?: Calamity } } = {
  red: { tools: "famine", science: "invasion" },
  green: { tools: "earthquake", science: "fanaticism" },
  blue: { tools: "hurricane", science: "decadence" },
  yellow: { tools: "epidemic", science: "obscurantism" },
};

/** SE-3: the set colour of each player's Discoveries, Ages I to VI. */
export const DISCOVERY_COLOURS: { readonly [C in Colour]: readonly Colour[] } = {
  red: ["green", "blue", "yellow", "red", "red", "red"],
  green: ["red", "yellow", "blue", "green", "green", "green"],
  blue: ["yellow", "red", "green", "blue", "blue", "blue"],
  yellow: ["blue", "green", "red", "yellow", "yellow", "yellow"],
};

/** SE-65: the prices of all levels that a place has. */
export type Levels = readonly [number, ...number[]];

/** SE-65: what a level costs on top of the one below. Shield prices are the editions' own. */
export const PRICES: {
  readonly [P in Exclude<PlaceName, "shield">]: { readonly in: SuitName; readonly levels: Levels };
} = {
  farm: { in: "tools", levels: [1, 2] },
  factory: { in: "tools", levels: [1, 2] },
  lab: { in: "tools", levels: [1, 2] },
  commerce: { in: "science", levels: [1, 1, 1] },
  prestige: { in: "science", levels: [1, 2] },
};

/** SE-70: what 0 to 6 face-up Discoveries of one colour score. */
export const SET_SCORES = [0, 1, 3, 6, 10, 15, 21] as const;

export const ROUNDS = 6; // SE-10
export const CARDS_A_ROUND = 4; // SE-11
export const MOST_STOCK = 8; // SE-4, SE-68
export const FIRST_POPULATION = 2; // SE-4
export const MOST_POPULATION = 6; // SE-4
export const LAST_AGE = 6; // SE-4
export const AGE_OF_COLOURS = 3; // SE-35
export const AGE_OF_TRUMPS = 5; // SE-36
export const AGE_OF_PENALTIES = 3; // SE-59
export const EVOLUTION_PRICE = 3; // SE-64, in Science
export const SHIELD_GIFT = 2; // SE-80

/** SE-55: how many of Food, Tools, Science the people of an Age ask for. */
export function needsAt(age: number): number {
  return age <= 2 ? 1 : age <= 4 ? 2 : 3;
}
