import { at } from "@clade/kernel";
import {
  type Age,
  AGES,
  type Calling,
  type Deck,
  type Gain,
  KNOWLEDGE,
  type Knowledge,
  type CostItem,
  type Milestone,
  MOST_PLAYERS,
  type OwnNames,
  type Personality,
  POWERS,
  type PowerSteps,
  SKILLS,
  type Skill,
  type Technology,
  TYPES,
  type Type,
} from "./deck/deck.ts";
import { FIRST_PRINTING } from "./deck/first-printing.ts";
import { STANDARD } from "./deck/standard.ts";
import type { Move } from "./moves.ts";

/** A technology card, by its face: an index into the deck's list. Copies of a technology are the same to everybody. */
export type Card = number;

/** An item of a cost with its type as an index into TYPES and its prerequisite as a card. */
export interface Due {
  readonly type: number;
  readonly amount: number;
  readonly prerequisite: Card | null;
}

/** Gains, counted: one entry a skill, a kind of token, a power track. */
export interface Bonus {
  readonly skills: readonly number[];
  readonly tokens: readonly number[];
  readonly power: readonly number[];
}

/** A technology as the rules read it. */
export interface Face {
  readonly technology: Technology;
  readonly id: string;
  readonly age: Age;
  readonly type: number;
  readonly cost: readonly Due[];
  readonly bonus: Bonus;
  readonly points: number;
  readonly value: number;
  /** The age it announces; 0 for none. */
  readonly symbol: number;
  readonly sets: readonly number[];
}

export interface Person {
  readonly personality: Personality;
  readonly id: string;
  readonly calling: Calling;
  readonly order: number;
  readonly bonus: Bonus;
  readonly heritage: Bonus | null;
  readonly points: number;
}

/** A milestone as the rules read it. */
export interface Deed {
  readonly milestone: Milestone;
  readonly id: string;
  readonly age: number;
  readonly sections: readonly Due[];
  readonly bonus: Bonus;
  readonly points: number;
}

/** How events name a card: by its id if it is of our own deck, else with its names, for the log knows no other deck. */
export type Label = string | { readonly id: string; readonly names: OwnNames };

/** Moves that name one card, made once for each. */
type CardMoves = { readonly [T in CardMoveType]: readonly Move[] };
const CARD_MOVES = ["discover", "research", "recall", "activate", "pay", "discard"] as const;
type CardMoveType = (typeof CARD_MOVES)[number];

/** A deck made ready for play: numbers in place of words, lists in place of searches. */
export interface Book {
  readonly deck: Deck;
  readonly faces: readonly Face[];
  /** PR-2: how many copies of each card are in a game, by the number of players. */
  readonly copies: readonly (readonly number[])[];
  readonly cards: ReadonlyMap<string, Card>;
  readonly persons: readonly Person[];
  readonly deeds: readonly Deed[];
  readonly skillValues: readonly (readonly number[])[];
  readonly skillPoints: readonly (readonly number[])[];
  /** Y of the quick draw X/Y; X is its skill value. */
  readonly quickDiscards: readonly number[];
  readonly soloPower: readonly (readonly number[])[];
  readonly moves: CardMoves;
  readonly labels: {
    readonly technologies: readonly Label[];
    readonly persons: readonly Label[];
    readonly deeds: readonly Label[];
  };
}

/**
 * A deck in a state: the name of one that comes with the game, or a person's own. Kept games of version 1 know the deck as it
 * was printed first as "standard", so the second printing has a name of its own.
 */
export type DeckRef = "standard" | "standard.2" | Deck;

/** The deck that comes with the game in the printing that a version of the rules is played with. */
export function printingOf(version: number): DeckRef {
  return version === 1 ? "standard" : "standard.2";
}

export const SKILL = Object.fromEntries(SKILLS.map((skill, index) => [skill, index])) as {
  readonly [S in Skill]: number;
};
export const KIND = Object.fromEntries(KNOWLEDGE.map((kind, index) => [kind, index])) as {
  readonly [K in Knowledge]: number;
};
export const GENERAL = KIND.general;

const PRINTED = { standard: open(FIRST_PRINTING), "standard.2": open(STANDARD) };
const OWN_BOOKS = new WeakMap<Deck, Book>();

export function bookOf(deck: DeckRef): Book {
  if (typeof deck === "string") return PRINTED[deck];
  const known = OWN_BOOKS.get(deck);
  if (known !== undefined) return known;
  const book = open(deck);
  OWN_BOOKS.set(deck, book);
  return book;
}

/** Every card of an age that is in a game of so many players, in order (PR-2). */
export function cardsFor({ faces, copies }: Book, age: number, players: number): Card[] {
  const cards: Card[] = [];
  for (const [card, count] of at(copies, players).entries()) {
    if (at(faces, card).age === age) for (let copy = 0; copy < count; copy++) cards.push(card);
  }
  return cards;
}

function open(deck: Deck): Book {
  const cards = new Map(deck.technologies.map(({ id }, card) => [id, card]));
  const due = ({ type, amount, prerequisite }: CostItem): Due => ({
    type: TYPES.indexOf(type),
    amount,
    prerequisite: prerequisite === undefined ? null : (cards.get(prerequisite) ?? null),
  });
  const label = ({ id, names }: { readonly id: string; readonly names?: OwnNames }): Label =>
    names === undefined ? id : { id, names };
  return {
    deck,
    cards,
    copies: Array.from({ length: MOST_PLAYERS + 1 }, (_, players) =>
      deck.technologies.map(({ copies }) => copies.filter((tag) => tag <= players).length),
    ),
    faces: deck.technologies.map((technology) => ({
      technology,
      id: technology.id,
      age: technology.age,
      type: TYPES.indexOf(technology.type),
      cost: technology.cost.map(due),
      bonus: bonus(technology.gains, technology.power),
      points: technology.points,
      value: technology.value,
      symbol: technology.symbol ?? 0,
      sets: countTypes(technology.sets ?? []),
    })),
    persons: deck.personalities.map((personality) => ({
      personality,
      id: personality.id,
      calling: personality.calling,
      order: personality.order ?? 0,
      bonus: bonus(personality.gains, personality.power),
      heritage: personality.heritage === undefined ? null : bonus(personality.heritage, personality.heritagePower),
      points: personality.points,
    })),
    deeds: deck.milestones.map((milestone) => ({
      milestone,
      id: milestone.id,
      age: milestone.age,
      sections: milestone.sections.map(due),
      bonus: bonus(milestone.gains, milestone.power),
      points: milestone.points,
    })),
    skillValues: SKILLS.map((skill) =>
      skill === "quick-draw" ? deck.tracks[skill].values.map(([draws]) => draws) : deck.tracks[skill].values,
    ),
    skillPoints: SKILLS.map((skill) => deck.tracks[skill].points),
    quickDiscards: deck.tracks["quick-draw"].values.map(([, discards]) => discards),
    soloPower: POWERS.map((power) => deck.soloPower[power]),
    moves: Object.fromEntries(
      CARD_MOVES.map((type) => [type, deck.technologies.map(({ id }) => ({ type, card: id }))]),
    ) as unknown as CardMoves,
    labels: {
      technologies: deck.technologies.map(label),
      persons: deck.personalities.map(label),
      deeds: deck.milestones.map(label),
    },
  };
}

function bonus(gains: readonly Gain[], power: PowerSteps | undefined): Bonus {
  const count = (gain: Gain) => gains.filter((each) => each === gain).length;
  return {
    skills: SKILLS.map(count),
    tokens: KNOWLEDGE.map(count),
    power: POWERS.map((each) => power?.[each] ?? 0),
  };
}

function countTypes(types: readonly Type[]): number[] {
  return TYPES.map((type) => types.filter((each) => each === type).length);
}

/** The name of an age as players write it. */
export function roman(age: number): string {
  return ["", "I", "II", "III", "IV", "V"][age] ?? "?";
}

export function ageFrom(text: string): Age | undefined {
  return AGES.find((age) => roman(age) === text);
}
