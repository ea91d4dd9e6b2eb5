import type { KernelRefusalCode } from "@clade/kernel";
import { type Card, type Trait, traitOf } from "../rules/cards.ts";
import type { Reason } from "../rules/refusals.ts";
import type { Phase } from "../rules/state.ts";
import type { Purpose } from "./purposes.ts";

/** A trait in the words of a language. */
export interface TraitText {
  readonly name: string;
  /** Three words or so, for a board with little room. */
  readonly brief: string;
  /** What it does, in a sentence or two. */
  readonly effect: string;
}

export type TraitTexts = { readonly [T in Trait]: TraitText };

export function traitNames(traits: TraitTexts, cards: readonly Card[]): string {
  return cards.map((card) => traits[traitOf(card)].name).join(", ");
}

/** A refusal's sentence; `{trait}`, `{slots}` and the like are filled in. */
export type RefusalTexts = { readonly [R in Exclude<Reason | Purpose, KernelRefusalCode>]: string };

/** A food value with its sign: +3, −2. */
export function signed(food: number): string {
  return food < 0 ? `−${-food}` : `+${food}`;
}

/** What the things of the game are called, wherever they are named. */
export interface Names {
  readonly traits: TraitTexts;
  readonly phases: { readonly [P in Phase]: string };
  readonly size: string;
  readonly population: string;
}

/** What both boards say beyond names. */
export interface Labels {
  readonly round: (round: number) => string;
  readonly lastRound: string;
  readonly deck: string;
  readonly discard: string;
  readonly wateringHole: string;
  readonly plants: (count: number) => string;
  readonly foodCards: (count: number) => string;
  readonly laidByYou: string;
  readonly switchedOff: string;
  readonly you: string;
  readonly first: string;
  readonly hand: string;
  readonly bag: string;
  readonly fat: string;
  readonly faceDown: string;
  readonly noSpecies: string;
}

/** What only the board on a screen says. */
export interface BoardWords {
  /** The heading over all traits. */
  readonly traits: string;
  readonly food: string;
  readonly plants: (count: number) => string;
  readonly species: (number: number) => string;
  readonly asTrait: string;
  readonly sizeUp: string;
  readonly populationUp: string;
  readonly newSpecies: string;
  readonly newLeft: string;
  readonly newRight: string;
  readonly layHere: string;
  readonly carries: (card: string) => string;
  readonly hunts: (number: number) => string;
  readonly leafBrings: (food: number, plants: number) => string;
  readonly hungry: (missing: number) => string;
  readonly full: string;
  readonly huntedBy: (who: string) => string;
  readonly safe: string;
  readonly canHunt: (whom: string) => string;
  readonly noPrey: string;
  readonly nowSafeFrom: (who: string) => string;
  readonly nowHuntedBy: (who: string) => string;
  readonly opens: (whom: string) => string;
  readonly order: string;
  readonly turn: {
    readonly now: string;
    readonly must: string;
    readonly may: string;
    readonly full: string;
    readonly "no-food": string;
    readonly "no-prey": string;
    readonly none: string;
    readonly choosing: string;
    readonly laid: string;
    readonly playing: string;
    readonly done: string;
    readonly later: string;
  };
  readonly turned: (sum: string) => string;
  readonly hidden: string;
  readonly perRound: string;
  readonly attacks: (count: number) => string;
  readonly lost: (count: number) => string;
  readonly feast: (amount: number, round: number) => string;
  readonly tableOf: (who: string) => string;
}

/** What only the board in a terminal says. */
export interface TerminalWords {
  readonly done: string;
  readonly foodLaid: string;
  readonly points: string;
}

/** All that boards say beyond the sentences of `GameText`. */
export interface Words {
  readonly names: Names;
  readonly labels: Labels;
  readonly board: BoardWords;
  readonly terminal: TerminalWords;
}
