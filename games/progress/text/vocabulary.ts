import type { KernelRefusalCode } from "@clade/kernel";
import type { Knowledge, Power, Skill } from "../rules/deck/deck.ts";
import type { StandardId } from "../rules/deck/standard.ts";
import type { Reason } from "../rules/refusals.ts";
import type { Purpose } from "./purposes.ts";

/** A refusal's sentence; `{age}`, `{room}` and the like are filled in. */
export type RefusalTexts = { readonly [R in Exclude<Reason | Purpose, KernelRefusalCode>]: string };

/** What technologies, personalities and milestones of our own deck are called. */
export type CardNames = { readonly [Id in StandardId]: string };

/** What skills, knowledge and power tracks are called. */
export interface Names {
  readonly skills: { readonly [S in Skill]: string };
  readonly knowledge: { readonly [K in Knowledge]: string };
  readonly powers: { readonly [P in Power]: string };
  /** "Science token", "2 Science tokens". */
  readonly token: (kind: Knowledge, count: number) => string;
}

/** What both boards say, on the screen and in the terminal. */
export interface Labels {
  readonly age: (age: string) => string;
  readonly round: (round: number) => string;
  readonly symbols: (age: string, count: number, needed: number) => string;
  readonly ends: (count: number, needed: number) => string;
  readonly decks: string;
  readonly deck: string;
  readonly pile: string;
  readonly power: string;
  readonly time: (cards: number, penalty: number) => string;
  readonly milestone: string;
  readonly underIt: (count: number) => string;
  readonly sectionBy: (name: string) => string;
  readonly hand: (count: number) => string;
  readonly yourHand: string;
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
  readonly influence: string;
}

/** What only the board in the terminal says. */
export interface TerminalWords {
  readonly turnOf: (name: string) => string;
  readonly actionsLeft: (count: number) => string;
  readonly surplus: (count: number) => string;
  readonly top: string;
  readonly you: string;
  readonly active: string;
  readonly heritage: string;
  /** PR-91. */
  readonly setSymbol: (type: string) => string;
  readonly leaves: (gains: string) => string;
}

/** What only the board on a screen says. */
export interface BoardWords {
  /** Headings over the things in the box. */
  readonly milestones: string;
  readonly ranks: string;
  readonly startsAge: (age: string) => string;
  readonly table: string;
  readonly yours: string;
  readonly others: string;
  readonly tree: string;
  readonly treeHelp: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly wholeTree: string;
  readonly key: {
    readonly active: string;
    readonly developing: string;
    readonly payable: string;
    readonly held: string;
    readonly open: string;
    readonly gone: string;
  };
  readonly saves: (amount: number, type: string) => string;
  readonly costsYou: (amount: number) => string;
  readonly costsNothing: string;
  readonly leadsTo: (names: string) => string;
  readonly hasIt: (names: string) => string;
  readonly tableOf: (who: string) => string;
  readonly skills: string;
  readonly stages: { readonly development: string; readonly action: string; readonly upkeep: string };
  readonly actions: (left: number) => string;
  readonly discoverHere: string;
  readonly researchHere: string;
  readonly backToHand: string;
  readonly freePlace: string;
  readonly nobody: string;
  readonly personalities: string;
  readonly callings: { readonly philosopher: string; readonly scientist: string; readonly artist: string };
  readonly leaveHeritage: string;
  readonly heritageGives: (gains: string) => string;
  readonly toBuild: string;
  readonly noMilestone: string;
  readonly carries: (card: string) => string;
  readonly drawsWhat: (skill: string) => string;
  readonly fromHere: (place: string) => string;
  readonly recalls: (card: string) => string;
  readonly swaps: (card: string) => string;
  readonly paying: (what: string) => string;
  readonly stillDue: string;
  readonly covered: string;
  readonly suggestion: string;
  readonly payLikeThis: string;
  readonly keepIt: (card: string) => string;
  readonly kept: string;
  readonly noOtherWay: string;
  readonly payWith: (what: string) => string;
  readonly token: (kind: string, count: number) => string;
  readonly leftOver: (count: number) => string;
  readonly remainder: string;
  readonly gives: (what: string) => string;
  readonly completes: string;
  readonly countsAtOnce: string;
  readonly pointsFromTo: (was: number, is: number) => string;
  readonly standing: (points: number) => string;
  readonly drawsOf: (count: number) => string;
  readonly endsActions: string;
  readonly thenDiscards: (count: number) => string;
  readonly mustDiscard: (count: number) => string;
  readonly shuffles: (age: string, cards: number) => string;
  readonly unused: (count: number) => string;
  readonly timeGoesOn: string;
  readonly emptyDeck: string;
  readonly emptyPile: string;
  readonly topOf: (card: string) => string;
  readonly timePile: string;
  readonly perPlayer: string;
  readonly summary: (discovered: number, developed: number) => string;
  readonly began: (age: string, round: number) => string;
  readonly type: string;
  readonly sets: (type: string) => string;
  readonly free: string;
}

/** What boards need beyond the sentences. */
export interface Words {
  readonly names: Names;
  readonly labels: Labels;
  readonly board: BoardWords;
  readonly terminal: TerminalWords;
}
