import type { Trait } from "../rules/cards.ts";
import type { Reason } from "../rules/refusals.ts";
import type { Phase } from "../rules/state.ts";

/** A trait in the words of a language. */
export interface TraitText {
  readonly name: string;
  /** Three words or so, for a board with little room. */
  readonly brief: string;
  /** What it does, in a sentence or two. */
  readonly effect: string;
}

export type TraitTexts = { readonly [T in Trait]: TraitText };

/** A refusal's sentence; `{trait}`, `{slots}` and the like are filled in. */
export type RefusalTexts = { readonly [R in Exclude<Reason, "not-your-turn">]: string };

/** A food value with its sign: +3, −2. */
export function signed(food: number): string {
  return food < 0 ? `−${-food}` : `+${food}`;
}

/** The labels of a board. */
export interface BoardText {
  readonly round: (round: number) => string;
  readonly lastRound: string;
  readonly phases: { readonly [P in Phase]: string };
  readonly deck: string;
  readonly discard: string;
  readonly wateringHole: string;
  readonly plants: (count: number) => string;
  readonly foodCards: string;
  readonly laidByYou: string;
  readonly switchedOff: string;
  readonly you: string;
  readonly first: string;
  readonly done: string;
  readonly foodLaid: string;
  readonly hand: string;
  readonly bag: string;
  readonly points: string;
  readonly size: string;
  readonly fat: string;
  readonly faceDown: string;
  readonly noSpecies: string;
}
