import { FOOD, SCIENCE, type Suit } from "./cards.ts";
import type { Levels } from "./data.ts";

/**
 * All that differs between the two editions, side by side. What is not here is the same in both. Each key is one
 * question that the rules answer in two ways.
 */
export interface Edition {
  /** SE-12, SE-13: how Calamities are kept out of round 1. */
  readonly calamityInRoundOne: "redrawn" | "replaced-when-played";
  /** SE-14: hands are blind up to this Age. */
  readonly blindUpToAge: number;
  /** SE-20, SE-33, SE-61: Prestige breaks ties and lends the highest Age, or it is worth points. */
  readonly prestige: "rank" | "points";
  /** SE-50: who begins the action phases. */
  readonly firstToAct: "last-chooser" | "trick-winner";
  /** SE-56, SE-57: a need that cannot be met costs points, or whatever is there. */
  readonly unmetNeed: "costs-points" | "eats-the-rest";
  /** SE-56, SE-61: when a need that was met scores. */
  readonly pointsCount: "when-paid" | "after-penalties";
  /** SE-58: whether a player may decline to rise. */
  readonly bonus: "offered" | "automatic";
  /** SE-63: what Population grows on, by how much for what, and whether only once a round. */
  readonly growth: {
    readonly in: Suit;
    readonly steps: readonly { readonly by: number; readonly price: number }[];
    readonly onceARound: boolean;
  };
  /** SE-65: what each level of Shield costs, in Science. */
  readonly shieldPrices: Levels;
  /** SE-80, SE-87: how many Calamities a Shield stops in a round. */
  readonly shieldStops: "all" | "one";
  /** SE-81: whether Famine, Earthquake and Fanaticism bind Jokers too. */
  readonly jokersBarred: boolean;
  /** SE-82: what Hurricane hits. */
  readonly hurricane: "production" | "stock";
  /** SE-85: resources lost for Obscurantism or Invasion when there is no next round. */
  readonly lastRoundLoss: number;
  /** SE-70: whether rising in round 6 turns up the Discovery of the Age reached. */
  readonly lastRiseDiscovers: boolean;
}

const V1: Edition = {
  calamityInRoundOne: "replaced-when-played",
  blindUpToAge: 1,
  prestige: "points",
  firstToAct: "trick-winner",
  unmetNeed: "eats-the-rest",
  pointsCount: "after-penalties",
  bonus: "automatic",
  growth: {
    in: FOOD,
    steps: [
      { by: 1, price: 1 },
      { by: 2, price: 3 },
    ],
    onceARound: true,
  },
  shieldPrices: [2, 2],
  shieldStops: "one",
  jokersBarred: true,
  hurricane: "stock",
  lastRoundLoss: 0,
  lastRiseDiscovers: false,
};

const V2: Edition = {
  calamityInRoundOne: "redrawn",
  blindUpToAge: 0,
  prestige: "rank",
  firstToAct: "last-chooser",
  unmetNeed: "costs-points",
  pointsCount: "when-paid",
  bonus: "offered",
  growth: { in: SCIENCE, steps: [{ by: 1, price: 1 }], onceARound: false },
  shieldPrices: [1, 2],
  shieldStops: "all",
  jokersBarred: false,
  hurricane: "production",
  lastRoundLoss: 2,
  lastRiseDiscovers: true,
};

export const EDITION_NAMES = ["v1", "2.0"] as const;
export type EditionName = (typeof EDITION_NAMES)[number];

export function editionOf({ edition }: { readonly edition: EditionName }): Edition {
  return edition === "v1" ? V1 : V2;
}
