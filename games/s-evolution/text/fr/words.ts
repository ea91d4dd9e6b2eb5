import { plural } from "@clade/kernel";
import { type Card, FACES, numeral } from "../../rules/cards.ts";
import { COLOURS } from "../../rules/data.ts";
import { terms } from "./terms.ts";

export function suitName(suit: number): string {
  return terms.suits[suit] ?? "?";
}
export function placeName(place: number): string {
  return terms.places[place]?.name ?? "?";
}
/** « Nourriture 3 (donne 3) », « Outils 6 (Joker) », « Famine (Outils 4) », « Découverte III (bleue) ». */
export function cardName(card: Card): string {
  const face = FACES[card];
  switch (face?.kind) {
    case "resource":
      return `${suitName(face.suit)} ${face.strength} (donne ${face.gives})`;
    case "joker":
      return `${suitName(face.suit)} ${face.strength} (${terms.joker})`;
    case "calamity":
      return `${terms.calamities[face.calamity].name} (${suitName(face.suit)} ${face.strength})`;
    case "discovery":
      return `${terms.discovery} ${numeral(face.age)} (${terms.colours[COLOURS.indexOf(face.colour)]})`;
    case undefined:
      return "?";
  }
}
export function cardNames(cards: readonly Card[]): string {
  return cards.map(cardName).join(", ");
}
export function amountsOf(amounts: readonly number[]): string {
  const parts = amounts.flatMap((amount, suit) => (amount === 0 ? [] : [`${amount} ${suitName(suit)}`]));
  return parts.length === 0 ? "rien" : parts.join(", ");
}
export function points(count: number): string {
  return `${count} ${plural("fr", count, { one: "point", other: "points" })}`;
}
export function ageName(age: number): string {
  return `Âge ${numeral(age)} (${terms.ages[age - 1]})`;
}
