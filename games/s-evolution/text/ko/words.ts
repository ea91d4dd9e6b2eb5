import { type Naming, particle, type Seat } from "@clade/kernel";
import { type Card, FACES, numeral } from "../../rules/cards.ts";
import { COLOURS } from "../../rules/data.ts";
import { terms } from "./terms.ts";

export function suitName(suit: number): string {
  return terms.suits[suit] ?? "?";
}
export function placeName(place: number): string {
  return terms.places[place]?.name ?? "?";
}
/** "‘음식 3’(자원 3)", "‘도구 6’(조커)", "‘기근’(도구 4)", "‘발견 III’(파랑)". */
export function cardName(card: Card): string {
  const face = FACES[card];
  switch (face?.kind) {
    case "resource":
      return `‘${suitName(face.suit)} ${face.strength}’(자원 ${face.gives})`;
    case "joker":
      return `‘${suitName(face.suit)} ${face.strength}’(${terms.joker})`;
    case "calamity":
      return `‘${terms.calamities[face.calamity].name}’(${suitName(face.suit)} ${face.strength})`;
    case "discovery":
      return `‘${terms.discovery} ${numeral(face.age)}’(${terms.colours[COLOURS.indexOf(face.colour)]})`;
    case undefined:
      return "?";
  }
}
export function cardNames(cards: readonly Card[]): string {
  return cards.map(cardName).join(", ");
}
/** "음식 2개, 과학 1개". */
export function amountsOf(amounts: readonly number[]): string {
  const parts = amounts.flatMap((amount, suit) => (amount === 0 ? [] : [`${suitName(suit)} ${amount}개`]));
  return parts.join(", ");
}
export function ageName(age: number): string {
  return `${numeral(age)}시대(${terms.ages[age - 1]})`;
}
/** The player as the one who acts: "빨강이", "노랑이". */
export function actor(naming: Naming, seat: Seat): string {
  return particle(naming(seat), "이", "가");
}
