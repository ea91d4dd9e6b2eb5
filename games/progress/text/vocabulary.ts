import type { Knowledge, Power, Skill } from "../rules/deck/deck.ts";
import type { Reason } from "../rules/refusals.ts";

/** A refusal's sentence; `{age}`, `{room}` and the like are filled in. */
export type RefusalTexts = { readonly [R in Exclude<Reason, "not-your-turn">]: string };

/** What skills, knowledge and power tracks are called. */
export interface Terms {
  readonly skills: { readonly [S in Skill]: string };
  readonly knowledge: { readonly [K in Knowledge]: string };
  readonly powers: { readonly [P in Power]: string };
}

/** The labels of a board. */
export interface BoardText {
  readonly age: (age: string) => string;
  readonly round: (round: number) => string;
  readonly turnOf: (name: string) => string;
  readonly actionsLeft: (count: number) => string;
  readonly surplus: (count: number) => string;
  readonly symbols: (age: string, count: number, needed: number) => string;
  readonly ends: (count: number, needed: number) => string;
  readonly decks: string;
  readonly deck: string;
  readonly pile: string;
  readonly top: string;
  readonly power: string;
  readonly time: (cards: number, penalty: number) => string;
  readonly milestone: string;
  readonly underIt: (count: number) => string;
  readonly sectionBy: (name: string) => string;
  readonly you: string;
  readonly hand: (count: number) => string;
  readonly yourHand: string;
  readonly active: string;
  readonly none: string;
  readonly developing: string;
  readonly markers: (count: number) => string;
  readonly tokens: string;
  readonly points: (count: number) => string;
  readonly free: (prerequisites: string) => string;
  readonly or: string;
  readonly affordable: string;
  readonly notAffordable: (missing: number) => string;
  readonly copyOwned: string;
  readonly worth: (value: number) => string;
  readonly gives: string;
  readonly startsAge: (age: string) => string;
  readonly influence: string;
  readonly heritage: string;
}
