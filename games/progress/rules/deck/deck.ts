import type { Texts } from "@clade/kernel";

/** PR-3: the seven skills, in the order of the player's board. */
export const SKILLS = ["actions", "draw", "hand", "shuffle", "development", "research", "quick-draw"] as const;
export type Skill = (typeof SKILLS)[number];

/** PR-1: the three types of technology and of knowledge. */
export const TYPES = ["science", "engineering", "culture"] as const;
export type Type = (typeof TYPES)[number];

/** The four kinds of knowledge token: one for each type, and general knowledge that stands for any. */
export const KNOWLEDGE = [...TYPES, "general"] as const;
export type Knowledge = (typeof KNOWLEDGE)[number];

/** PR-3: the three power tracks. */
export const POWERS = ["prestige", "population", "army"] as const;
export type Power = (typeof POWERS)[number];

export const AGES = [1, 2, 3, 4] as const;
export type Age = (typeof AGES)[number];

export const MOST_PLAYERS = 5;

/** A step on a skill track, or a knowledge token. */
export type Gain = Skill | Knowledge;

/** What a card is called that a person brings; ours are named in `text/`. */
export type OwnNames = Texts<string>;

/** An item of a cost: settled for nothing by whoever has the prerequisite, else paid with knowledge of its type. */
export interface CostItem {
  readonly type: Type;
  readonly amount: number;
  /** The id of a technology. */
  readonly prerequisite?: string;
}

export type PowerSteps = { readonly [P in Power]?: number };

/** PR-1: a technology, with the tags of all its copies. */
export interface Technology {
  readonly id: string;
  readonly names?: OwnNames;
  readonly age: Age;
  readonly type: Type;
  /** One entry a copy: from how many players on it is in the game. */
  readonly copies: readonly number[];
  readonly cost: readonly CostItem[];
  readonly gains: readonly Gain[];
  readonly power?: PowerSteps;
  readonly points: number;
  /** General knowledge when discarded. */
  readonly value: number;
  /** The age that its New Age symbol announces. */
  readonly symbol?: 2 | 3 | 4 | 5;
  /** PR-91: types whose full sets of five give points at the end. */
  readonly sets?: readonly Type[];
}

export const CALLINGS = ["philosopher", "scientist", "artist"] as const;
export type Calling = (typeof CALLINGS)[number];

export interface Personality {
  readonly id: string;
  readonly names?: OwnNames;
  readonly calling: Calling;
  /** PR-70: philosophers only: the place in the order of play. */
  readonly order?: number;
  readonly gains: readonly Gain[];
  readonly power?: PowerSteps;
  /** PR-73: scientists and artists only. */
  readonly heritage?: readonly Gain[];
  readonly heritagePower?: PowerSteps;
  readonly points: number;
}

export interface Milestone {
  readonly id: string;
  readonly names?: OwnNames;
  readonly age: 1 | 2 | 3;
  readonly sections: readonly CostItem[];
  readonly gains: readonly Gain[];
  readonly power?: PowerSteps;
  readonly points: number;
}

/** PR-41: what a skill is worth at each position, and the points printed left of it, all added up. */
export interface Track<V> {
  readonly values: readonly V[];
  readonly points: readonly number[];
}

export type Tracks = { readonly [S in Exclude<Skill, "quick-draw">]: Track<number> } & {
  /** Pairs: how many cards are drawn, and how many then discarded. */
  readonly "quick-draw": Track<readonly [number, number]>;
};

/** Everything that is printed: a whole set of components. */
export interface Deck {
  readonly name: string;
  readonly tracks: Tracks;
  /** How many spaces each power track has beyond the start. */
  readonly powerSpaces: number;
  /** PR-50: the solo side: the points at each position from the start on. */
  readonly soloPower: { readonly [P in Power]: readonly number[] };
  readonly technologies: readonly Technology[];
  readonly personalities: readonly Personality[];
  readonly milestones: readonly Milestone[];
}
