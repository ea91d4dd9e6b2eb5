import { elide, type Naming, plural, type Seat } from "@clade/kernel";
import { type Card, foodOf, traitOf } from "../../rules/cards.ts";
import type { Where } from "../../rules/events.ts";
import type { FoodType, TakeReason } from "../../rules/state.ts";
import { signed } from "../vocabulary.ts";
import { traits } from "./names.ts";

export function cardName(card: Card): string {
  return `${traits[traitOf(card)].name} (${signed(foodOf(card))})`;
}
export function cardNames(cards: readonly Card[]): string {
  return cards.map(cardName).join(", ");
}
export function cardCount(count: number): string {
  return `${count} ${plural("fr", count, { one: "carte", other: "cartes" })}`;
}
export function foodCount(count: number, food: FoodType): string {
  const forms = food === "meat" ? { one: "viande", other: "viandes" } : ({ one: "plante", other: "plantes" } as const);
  return `${count} ${plural("fr", count, forms)}`;
}
/** Food tokens of either type. */
export function tokens(count: number): string {
  return `${count} ${plural("fr", count, { one: "nourriture", other: "nourritures" })}`;
}
/** « de Rouge », « d’Orange ». */
export function of(name: string): string {
  return elide("de", name);
}
/** « l’espèce 2 de Rouge ». */
export function whose(naming: Naming, seat: Seat, index: number): string {
  return `l’espèce ${index + 1} ${of(naming(seat))}`;
}
export function onWhich(naming: Naming, { seat, index }: Where): string {
  return whose(naming, seat, index);
}
/** The same at the beginning of a sentence. */
export function subject(naming: Naming, { seat, index }: Where): string {
  return `L’espèce ${index + 1} ${of(naming(seat))}`;
}
const LIST = new Intl.ListFormat("fr");
export function listed(naming: Naming, seats: readonly Seat[]): string {
  return LIST.format(seats.map(naming));
}

/** By what a species takes food. */
export const BY: { readonly [R in TakeReason]: string } = {
  fed: " au plan d’eau",
  foraging: " de plus (Fourrageuse)",
  cooperation: " (Coopération)",
  scavenger: " (Charognard)",
  attack: "",
  "long-neck": " (Long Cou)",
  intelligence: " (Intelligence)",
};

/** Where the food comes from that goes into a bag. */
export const WHY = {
  killed: ", reste d’une espèce tuée",
  "crowded-out": ", son espèce n’ayant plus la place",
  "round-end": "",
  fat: " (Tissus Gras)",
} as const;
