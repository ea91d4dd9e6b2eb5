import { type Card, FACES, numeral } from "../rules/cards.ts";
import { COLOURS } from "../rules/data.ts";
import type { Names } from "./vocabulary.ts";

/** How a language puts together what is not a sentence yet. */
interface Grammar {
  /** A card and, in brackets, what more there is to know of it. */
  readonly card: (title: string, note: string) => string;
  readonly gives: (amount: number) => string;
  readonly nothing: string;
  readonly age: (numeral: string, name: string) => string;
}

/** The parts of sentences that are made alike in all languages, with the names and the grammar of one. */
export function phrasesWith(names: Names, grammar: Grammar) {
  const suitName = (suit: number): string => names.suits[suit] ?? "?";
  const placeName = (place: number): string => names.places[place]?.name ?? "?";
  const cardName = (card: Card): string => {
    const face = FACES[card];
    switch (face?.kind) {
      case "resource":
        return grammar.card(`${suitName(face.suit)} ${face.strength}`, grammar.gives(face.gives));
      case "joker":
        return grammar.card(`${suitName(face.suit)} ${face.strength}`, names.joker);
      case "calamity":
        return grammar.card(names.calamities[face.calamity].name, `${suitName(face.suit)} ${face.strength}`);
      case "discovery":
        return grammar.card(
          `${names.discovery} ${numeral(face.age)}`,
          names.colours[COLOURS.indexOf(face.colour)] ?? "?",
        );
      case undefined:
        return "?";
    }
  };
  const cardNames = (cards: readonly Card[]): string => cards.map(cardName).join(", ");
  const amountsOf = (amounts: readonly number[]): string =>
    amounts.flatMap((amount, suit) => (amount === 0 ? [] : [names.amount(amount, suit)])).join(", ") || grammar.nothing;
  const ageName = (age: number): string => grammar.age(numeral(age), names.ages[age - 1] ?? "?");
  return { suitName, placeName, cardName, cardNames, amountsOf, ageName };
}
