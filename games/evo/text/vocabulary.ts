import type { Naming, Seat, Watcher } from "@clade/kernel";
import type { CardId, CardName, Effect, Moment } from "../rules/data/cards.ts";
import type { Condition, Terrain } from "../rules/data/climate.ts";
import type { Gene, Trait } from "../rules/data/genes.ts";
import type { SeenEvent } from "../rules/events.ts";

/** What the things of the game are called, wherever they are named. */
export interface Names {
  readonly genes: { readonly [G in Gene]: string };
  readonly terrains: { readonly [T in Terrain]: string };
  readonly conditions: { readonly [C in Condition]: string };
  readonly cards: { readonly [C in CardName]: string };
  readonly moments: { readonly [M in Moment]: string };
  /** What an event card does, in a sentence, said to whoever holds it. */
  readonly effect: (effect: Effect) => string;
  /** What one did that was played, said to whoever reads it. */
  readonly outcome: (played: Played, naming: Naming, reader: Watcher) => string;
}

export type Played = Extract<SeenEvent, { readonly type: "played" }>;

/** Whom the effect of a card falls on: the opponent it was aimed at, or else whoever played it. */
export function affected({ seat, aim }: Played): Seat {
  return aim !== null && "seat" in aim ? aim.seat : seat;
}

/** What both boards say beyond names. */
export interface Labels {
  readonly meteor: string;
  readonly climate: string;
  readonly points: string;
  readonly dinos: string;
  readonly cards: string;
  readonly hand: string;
  readonly pile: string;
  readonly bag: string;
  readonly auction: string;
  readonly free: string;
}

/** What only the board on a screen says. */
export interface BoardWords {
  /** Headings over the things in the box. */
  readonly sorts: {
    readonly genes: string;
    readonly events: string;
    readonly terrains: string;
    readonly tracks: string;
  };
  readonly phases: {
    readonly climate: string;
    readonly movement: string;
    readonly births: string;
    readonly survival: string;
    readonly auction: string;
    readonly over: string;
  };
  readonly island: string;
  readonly zone: (id: string, terrain: string, condition: string) => string;
  readonly dinoOf: (who: string) => string;
  readonly fate: { readonly lives: string; readonly crowded: string; readonly dies: string };
  readonly start: string;
  /** How many of a gene every species has at first. */
  readonly atFirst: (count: number) => string;
  readonly now: string;
  readonly nextRoll: string;
  readonly after: string;
  readonly outcome: (squares: number) => string;
  readonly faces: (faces: number) => string;
  readonly showClimate: (terrain: string) => string;
  readonly shownClimate: (terrain: string) => string;
  readonly backToNow: string;
  readonly nextTurn: (odds: readonly (readonly [condition: string, odds: string])[]) => string;
  readonly conditions: { readonly [C in Condition]: string };
  readonly genes: { readonly [T in Trait]: string };
  readonly cardGene: string;
  readonly walks: (zone: string) => string;
  readonly carries: (card: string) => string;
  readonly lotHeld: (gene: string) => string;
  readonly coinHeld: (amount: number) => string;
  readonly eggHeld: string;
  readonly playHere: string;
  readonly played: string;
  readonly nonePlayed: string;
  readonly stepsLeft: (steps: number) => string;
  readonly eggsLeft: (eggs: number) => string;
  readonly swap: (from: string, to: string) => string;
  readonly odds: (faces: string, percent: string) => string;
  readonly wins: (who: string) => string;
  readonly loses: string;
  readonly attackedBy: (odds: string) => string;
  readonly attacking: (odds: string) => string;
  readonly noAttack: string;
  readonly live: (who: string, from: number, to: number) => string;
  readonly livesAndDies: (live: number, die: number) => string;
  readonly groupCold: (dinos: number, furs: number) => string;
  readonly groupHot: (dinos: number, parasols: number) => string;
  readonly price: (price: number, left: number) => string;
  readonly mutants: (less: number) => string;
  readonly overbids: (who: string) => string;
  readonly mayBeOverbid: string;
  readonly unusedSteps: (steps: number) => string;
  readonly stepsAfter: (steps: number) => string;
  readonly dueAfter: (eggs: number) => string;
  readonly keepsCards: string;
  readonly out: string;
  readonly climateTo: (terrain: string) => string;
  readonly oddsChange: (who: string, from: string, to: string) => string;
  readonly turn: (turn: number) => string;
  readonly meteorOn: (turn: number, faces: string) => string;
  readonly meteorEnd: (turn: number) => string;
  readonly meteorNone: (turn: number) => string;
  readonly meteorTrack: string;
  readonly order: (place: number) => string;
  readonly stock: (stock: number) => string;
  readonly bid: (who: string, amount: number) => string;
  readonly coin: (amount: number) => string;
  readonly moreCoins: string;
  readonly fewerCoins: string;
  readonly purse: string;
  /** What the die of the climate made temperate. */
  readonly temperate: (terrain: string) => string;
  /** A fight's die: what it shows, what wins, and whether it did. */
  readonly fightRoll: (face: number, needed: string, won: boolean) => string;
  /** The meteorite's die: what it shows, on what it falls, and whether it does. */
  readonly meteorRoll: (face: number, faces: string, falls: boolean) => string;
  readonly dice: string;
  readonly die: (face: number) => string;
  readonly autoPass: string;
  readonly noCards: string;
  readonly notYet: string;
  readonly perTurn: string;
  readonly story: (survivors: number, born: number, died: number, won: number, fights: number) => string;
  readonly bag: (gene: string, count: number) => string;
  readonly tableOf: (who: string) => string;
}

/** What only the board in a terminal says. */
export interface TerminalWords {
  readonly turn: string;
  readonly order: string;
  /** What the marks on the track of the meteorite mean. */
  readonly meteorKey: string;
}

/** All that boards say beyond the sentences of `GameText`. */
export interface Words {
  readonly names: Names;
  readonly labels: Labels;
  readonly board: BoardWords;
  readonly terminal: TerminalWords;
}

/** What a card is called; one of a person's own deck by its id. */
export function cardName(names: Names, card: CardId): string {
  const known: { readonly [id: string]: string } = names.cards;
  return Object.hasOwn(known, card) ? (known[card] ?? card) : card.replaceAll("-", " ");
}

/** Several of the same kind are told apart by a number. */
export function lotName(names: Names, gene: Gene, nth: number): string {
  return nth === 1 ? names.genes[gene] : `${names.genes[gene]} (${nth})`;
}

/** `1`, `1–4`: the faces from 1 up. */
export function faces(highest: number): string {
  return highest === 1 ? "1" : `1–${highest}`;
}
