import type { Calamity } from "../rules/data.ts";
import type { EditionName } from "../rules/editions.ts";
import type { Reason } from "../rules/refusals.ts";
import type { Phase } from "../rules/state.ts";

/** A thing on the table in the words of a language: its name, and what it does in each edition. */
export interface TermText {
  readonly name: string;
  readonly effects: { readonly [E in EditionName]: string };
}

/** What things are called. Lists go by index, as in the rules. */
export interface Terms {
  readonly suits: readonly [string, string, string];
  readonly places: readonly [TermText, TermText, TermText, TermText, TermText, TermText];
  readonly calamities: { readonly [C in Calamity]: TermText };
  readonly ages: readonly [string, string, string, string, string, string];
  readonly colours: readonly [string, string, string, string];
  readonly joker: string;
  readonly discovery: string;
}

/** The same effect in both editions. */
export function always(effect: string): TermText["effects"] {
  return { v1: effect, "2.0": effect };
}

/** A refusal's sentence; `{suit}`, `{place}` and the like are filled in. */
export type RefusalTexts = { readonly [R in Exclude<Reason, "not-your-turn">]: string };

/** The labels of a board. */
export interface BoardText {
  readonly round: (round: number, of: number) => string;
  readonly phases: { readonly [P in Phase]: string };
  readonly editions: { readonly [E in EditionName]: string };
  readonly trick: string;
  readonly trump: string;
  readonly colour: string;
  readonly nothing: string;
  readonly toTake: string;
  readonly order: string;
  readonly leads: string;
  readonly you: string;
  readonly age: string;
  readonly population: string;
  readonly score: string;
  readonly needs: string;
  readonly workers: string;
  readonly nobody: string;
  readonly taken: string;
  readonly discoveries: string;
  readonly hand: string;
  readonly deck: string;
  readonly blind: string;
  readonly shown: string;
  readonly obscured: string;
  readonly invaded: string;
  readonly aside: string;
}
