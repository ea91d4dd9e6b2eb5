import type { CardId, CardName, Effect, Moment } from "../rules/data/cards.ts";
import type { Condition, Terrain } from "../rules/data/climate.ts";
import type { Gene } from "../rules/data/genes.ts";

/** The single words of a language: what sentences and boards are made of. */
export interface Words {
  readonly genes: { readonly [G in Gene]: string };
  readonly terrains: { readonly [T in Terrain]: string };
  readonly conditions: { readonly [C in Condition]: string };
  readonly cards: { readonly [C in CardName]: string };
  readonly moments: { readonly [M in Moment]: string };
  /** What an event card does, in a sentence. */
  readonly effect: (effect: Effect) => string;
  readonly board: {
    readonly turn: string;
    readonly meteor: string;
    readonly order: string;
    readonly climate: string;
    readonly points: string;
    readonly dinos: string;
    readonly cards: string;
    readonly hand: string;
    readonly pile: string;
    readonly bag: string;
    readonly auction: string;
    readonly free: string;
    readonly certain: string;
  };
}

/** What a card is called; one of a person's own deck by its id. */
export function cardName(words: Words, card: CardId): string {
  const names: { readonly [id: string]: string } = words.cards;
  return Object.hasOwn(names, card) ? (names[card] ?? card) : card.replaceAll("-", " ");
}

/** Several of the same kind are told apart by a number. */
export function lotName(words: Words, gene: Gene, nth: number): string {
  return nth === 1 ? words.genes[gene] : `${words.genes[gene]} (${nth})`;
}

/** `1`, `1–4`: the faces from 1 up. */
export function faces(highest: number): string {
  return highest === 1 ? "1" : `1–${highest}`;
}
