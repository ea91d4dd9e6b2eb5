import type { Calamity } from "../rules/data.ts";

/**
 * SE-1 to SE-3: the cards, written out a second time. A card of a state is the number of its face: what all decks share by
 * suit and strength, the Calamities by owner, the Discoveries by owner and Age.
 */
export interface Face {
  /** 0 Food, 1 Tools, 2 Science; Discoveries have none. */
  readonly suit: number | null;
  readonly strength: number;
  readonly gives: number;
  readonly joker: boolean;
  readonly calamity: Calamity | null;
  /** Of a Discovery: its Age and set colour. */
  readonly age: number;
  readonly colour: string;
}

const PLAIN: Face = { suit: null, strength: 0, gives: 0, joker: false, calamity: null, age: 0, colour: "" };
const STRENGTHS = [1, 2, 3, 4, 5, 6, 7, 8];
const GIVES = [3, 3, 3, 2, 2, 0, 1, 1];
const SHARED: readonly Face[] = [0, 1, 2].flatMap((suit) =>
  STRENGTHS.filter((strength) => suit === 0 || strength !== 4).map((strength) => {
    return { ...PLAIN, suit, strength, gives: GIVES[strength - 1] ?? 0, joker: strength === 6 };
  }),
);
/** SE-2: Tools, then Science of Red, Green, Blue, Yellow. */
const OF_TOOLS_AND_SCIENCE: readonly Calamity[] = [
  "famine",
  "invasion",
  "earthquake",
  "fanaticism",
  "hurricane",
  "decadence",
  "epidemic",
  "obscurantism",
];
const CALAMITIES = OF_TOOLS_AND_SCIENCE.map(
  (calamity, index): Face => ({ ...PLAIN, suit: 1 + (index % 2), strength: 4, calamity }),
);
/** SE-3: the colours of Ages I to III; those of IV to VI are the owner's. */
const DISCOVERIES: readonly (readonly [owner: string, ...early: string[]])[] = [
  ["red", "green", "blue", "yellow"],
  ["green", "red", "yellow", "blue"],
  ["blue", "yellow", "red", "green"],
  ["yellow", "blue", "green", "red"],
];
const FACES: readonly Face[] = [
  ...SHARED,
  ...CALAMITIES,
  ...DISCOVERIES.flatMap(([owner, ...early]) =>
    [...early, owner, owner, owner].map((colour, index): Face => ({ ...PLAIN, age: index + 1, colour })),
  ),
];

export function faceOf(card: number): Face {
  const face = FACES[card];
  if (face === undefined) throw new RangeError(`no card ${card} in the box`);
  return face;
}
export function isDiscovery(card: number): boolean {
  return faceOf(card).age > 0;
}
