import {
  type BySuit,
  CALAMITIES_OF,
  type Calamity,
  COLOURS,
  type Colour,
  DISCOVERY_COLOURS,
  LAST_AGE,
  SUITS,
  YIELDS,
} from "./data.ts";

/** A suit, or the resource of the same name: an index into `SUITS`. */
export type Suit = 0 | 1 | 2;
export const FOOD = 0;
export const TOOLS = 1;
export const SCIENCE = 2;
export const ALL_SUITS: readonly Suit[] = [FOOD, TOOLS, SCIENCE];
/** Something for each suit. */
export function bySuit<T>(make: (suit: Suit) => T): Readonly<BySuit<T>> {
  return [make(FOOD), make(TOOLS), make(SCIENCE)];
}

/** What a Discovery has in place of a suit. */
export const NO_SUIT = -1;

/** A card, by its face: an index into `FACES`. Equal faces of different players' decks are the same to everybody. */
export type Card = number;

/** What is printed on a card. */
export type Face =
  | { readonly kind: "resource"; readonly suit: Suit; readonly strength: number; readonly gives: number }
  | { readonly kind: "joker"; readonly suit: Suit; readonly strength: number }
  | { readonly kind: "calamity"; readonly suit: Suit; readonly strength: number; readonly calamity: Calamity }
  | { readonly kind: "discovery"; readonly age: number; readonly colour: Colour };

function facesOfSuit(suit: Suit): Face[] {
  return YIELDS[SUITS[suit]].flatMap((gives, index): Face[] => {
    const strength = index + 1;
    if (gives === "calamity") return [];
    return gives === "joker" ? [{ kind: "joker", suit, strength }] : [{ kind: "resource", suit, strength, gives }];
  });
}

function calamitiesOf(colour: Colour): Face[] {
  return ALL_SUITS.flatMap((suit): Face[] => {
    const calamity = CALAMITIES_OF[colour][SUITS[suit]];
    const strength = YIELDS[SUITS[suit]].indexOf("calamity") + 1;
    return calamity === undefined ? [] : [{ kind: "calamity", suit, strength, calamity }];
  });
}

function discoveriesOf(owner: Colour): Face[] {
  return DISCOVERY_COLOURS[owner].map((colour, index): Face => ({ kind: "discovery", age: index + 1, colour }));
}

const PLAIN = ALL_SUITS.flatMap(facesOfSuit);
const DIRE = COLOURS.flatMap(calamitiesOf);
const FIRST_DISCOVERY = PLAIN.length + DIRE.length;

/** Every different face: what all decks share, the eight Calamities, then the Discoveries by owner and Age. */
export const FACES: readonly Face[] = [...PLAIN, ...DIRE, ...COLOURS.flatMap(discoveriesOf)];

/** SE-1: the 24 resource cards of each seat. */
export const DECKS: readonly (readonly Card[])[] = COLOURS.map((colour) =>
  FACES.flatMap((face, card) =>
    face.kind === "discovery" ||
    (face.kind === "calamity" && !Object.values(CALAMITIES_OF[colour]).includes(face.calamity))
      ? []
      : [card],
  ),
);

const SUIT_OF: readonly (Suit | typeof NO_SUIT)[] = FACES.map((face) =>
  face.kind === "discovery" ? NO_SUIT : face.suit,
);
const STRENGTH_OF: readonly number[] = FACES.map((face) => (face.kind === "discovery" ? 0 : face.strength));
const GIVES: readonly number[] = FACES.map((face) => (face.kind === "resource" ? face.gives : 0));
const AGE_OF: readonly number[] = FACES.map((face) => (face.kind === "discovery" ? face.age : 0));
const COLOUR_OF: readonly number[] = FACES.map((face) =>
  face.kind === "discovery" ? COLOURS.indexOf(face.colour) : -1,
);
const JOKER: readonly boolean[] = FACES.map((face) => face.kind === "joker");
const CALAMITY: readonly (Calamity | null)[] = FACES.map((face) => (face.kind === "calamity" ? face.calamity : null));

export function isDiscovery(card: Card): boolean {
  return card >= FIRST_DISCOVERY;
}
/** The suit of a resource card. */
export function suitOf(card: Card): Suit | typeof NO_SUIT {
  return SUIT_OF[card] ?? NO_SUIT;
}
/** SE-38: a Discovery has none, which counts as 0. */
export function strengthOf(card: Card): number {
  return STRENGTH_OF[card] ?? 0;
}
/** How many resources of its suit a card gives by itself: none for Jokers, Calamities and Discoveries. */
export function givenBy(card: Card): number {
  return GIVES[card] ?? 0;
}
export function isJoker(card: Card): boolean {
  return JOKER[card] ?? false;
}
export function calamityOn(card: Card): Calamity | null {
  return CALAMITY[card] ?? null;
}
/** The Age of a Discovery; 0 for other cards. */
export function ageOf(card: Card): number {
  return AGE_OF[card] ?? 0;
}
/** SE-3: the set colour of a Discovery, as an index into `COLOURS`; −1 for other cards. */
export function setColourOf(card: Card): number {
  return COLOUR_OF[card] ?? -1;
}

/** The Discovery that a seat starts with at an Age. */
export function discoveryOf(seat: number, age: number): Card {
  return FIRST_DISCOVERY + seat * LAST_AGE + age - 1;
}

const NUMERALS = ["I", "II", "III", "IV", "V", "VI"];
export function numeral(age: number): string {
  return NUMERALS[age - 1] ?? String(age);
}

/** A card in notation: `food-3`, `famine`, `discovery-III-blue`. */
export function writeCard(card: Card): string {
  return NAMES[card] ?? "?";
}
export function readCard(text: string): Card | undefined {
  const card = NAMES.indexOf(text);
  return card < 0 ? undefined : card;
}
const NAMES: readonly string[] = FACES.map((face) => {
  if (face.kind === "discovery") return `discovery-${numeral(face.age)}-${face.colour}`;
  return face.kind === "calamity" ? face.calamity : `${SUITS[face.suit]}-${face.strength}`;
});
