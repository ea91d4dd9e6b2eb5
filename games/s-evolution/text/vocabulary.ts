import type { KernelRefusalCode } from "@clade/kernel";
import type { Calamity } from "../rules/data.ts";
import type { EditionName } from "../rules/editions.ts";
import type { Reason } from "../rules/refusals.ts";
import type { Standing, TrickRule } from "../rules/standing.ts";
import type { Phase } from "../rules/state.ts";
import type { Purpose } from "./purposes.ts";

/** A thing on the table in the words of a language: its name, and what it does in each edition. */
export interface TermText {
  readonly name: string;
  readonly effects: { readonly [E in EditionName]: string };
}

/** What things are called. Lists go by index, as in the rules. */
export interface Names {
  readonly suits: readonly [string, string, string];
  /** So many of a resource: "1 Tool", "2 Tools". */
  readonly amount: (amount: number, suit: number) => string;
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
export type RefusalTexts = { readonly [R in Exclude<Reason | Purpose, KernelRefusalCode>]: string };

/** What both boards say, on the screen and in the terminal. */
export interface Labels {
  readonly round: (round: number, of: number) => string;
  readonly phases: { readonly [P in Phase]: string };
  readonly trick: string;
  readonly trump: string;
  readonly colour: string;
  readonly nothing: string;
  readonly age: (numeral: string) => string;
  readonly population: string;
  readonly score: string;
  readonly taken: string;
  readonly hand: string;
  readonly blind: string;
  readonly shown: string;
  readonly obscured: string;
  readonly invaded: string;
}

/** What only the board in the terminal says. */
export interface TerminalWords {
  readonly editions: { readonly [E in EditionName]: string };
  /** SE-64: what rising an Age by Science is called. */
  readonly evolution: string;
  readonly toTake: string;
  readonly order: string;
  readonly leads: string;
  readonly you: string;
  readonly needs: string;
  readonly workers: string;
  readonly nobody: string;
  readonly discoveries: string;
  /** What the signs in the column of Discoveries mean. */
  readonly discoveryKey: string;
  readonly deck: string;
  readonly aside: string;
}

/** What only the board on a screen says. */
export interface BoardWords {
  /** Headings over the things in the box. */
  readonly sorts: {
    readonly places: string;
    readonly growth: string;
    readonly calamities: string;
    readonly ages: string;
    readonly cards: string;
  };
  readonly civilisation: (who: string) => string;
  /** Everybody else's civilisations. */
  readonly others: string;
  /** By which rules somebody plays tricks: in a word, and in a sentence. */
  readonly rule: { readonly [R in TrickRule]: string };
  readonly ruleMeans: { readonly [R in TrickRule]: string };
  readonly lentBy: (own: string, lent: string) => string;
  /** What a card in the trick counts as. */
  readonly countsAs: { readonly [S in Standing]: string };
  readonly noColour: string;
  readonly toPlay: string;
  readonly noCards: string;
  readonly leads: string;
  readonly orderNow: string;
  readonly orderThen: string;
  readonly takenBy: (who: string) => string;
  readonly chooseTrump: string;
  readonly chart: string;
  readonly needsOf: (suits: string) => string;
  readonly discovery: {
    readonly down: (age: string) => string;
    readonly up: (age: string, colour: string) => string;
    readonly out: (age: string) => string;
  };
  readonly setsSoFar: (points: number) => string;
  readonly setScores: (cards: number, points: number) => string;
  readonly strengths: (numbers: string) => string;
  readonly oneAgeUp: string;
  readonly reaches: (age: string) => string;
  readonly needs: { readonly [W in "this-round" | "next-round" | "never"]: string };
  /** A name and what there is to say of it. */
  readonly says: (name: string, said: string) => string;
  readonly enough: string;
  readonly short: (missing: number) => string;
  readonly asked: (wanted: number) => string;
  readonly notAsked: string;
  readonly free: (count: number) => string;
  readonly stockOf: (suit: string, amount: number) => string;
  readonly coming: (count: number) => string;
  readonly people: (count: number) => string;
  readonly idle: (count: number) => string;
  readonly takeOff: string;
  readonly level: (level: number) => string;
  readonly worker: string;
  readonly emptyPlace: string;
  readonly steps: {
    readonly calamities: string;
    readonly cards: string;
    readonly production: string;
    readonly commerce: string;
    readonly needs: string;
    readonly rise: string;
    readonly management: string;
  };
  readonly acts: (who: string) => string;
  readonly order: { readonly acted: string; readonly now: string; readonly later: string };
  readonly nothingTaken: string;
  readonly gives: (resources: string) => string;
  readonly jokerMeans: string;
  readonly discoveryMeans: (colour: string) => string;
  readonly pickedCard: (card: string) => string;
  readonly pickedStock: (resource: string) => string;
  readonly pickedIdle: string;
  readonly pickedWorker: (place: string) => string;
  readonly anyCard: string;
  readonly setsColour: (suit: string) => string;
  readonly discoveryBack: (age: number) => string;
  readonly chooses: (place: number, of: number, waiting: string) => string;
  readonly trumpsHeld: (count: number, suit: string) => string;
  readonly trumpsOf: (others: string) => string;
  readonly setsWorth: (before: number, after: number) => string;
  readonly fullLost: (suit: string) => string;
  readonly unseenHand: string;
  readonly climb: string;
  readonly agesByRound: string;
  readonly story: (tricks: number, struck: number, stopped: number, sets: number) => string;
  readonly roundEnd: (round: number) => string;
}

/** What boards need beyond the sentences. */
export interface Words {
  readonly names: Names;
  readonly labels: Labels;
  readonly board: BoardWords;
  readonly terminal: TerminalWords;
}
