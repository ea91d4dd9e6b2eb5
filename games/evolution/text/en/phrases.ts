import { type Naming, plural, type Seat } from "@clade/kernel";
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
  return `${count} ${plural("en", count, { one: "card", other: "cards" })}`;
}
export function foodCount(count: number, food: FoodType): string {
  return food === "meat" ? `${count} meat` : `${count} ${plural("en", count, { one: "plant", other: "plants" })}`;
}
/** "Red’s species 2". */
export function whose(naming: Naming, seat: Seat, index: number): string {
  return `${naming(seat)}’s species ${index + 1}`;
}
export function onWhich(naming: Naming, { seat, index }: Where): string {
  return whose(naming, seat, index);
}
const LIST = new Intl.ListFormat("en");
export function listed(naming: Naming, seats: readonly Seat[]): string {
  return LIST.format(seats.map(naming));
}

/** By what a species takes food. */
export const BY: { readonly [R in TakeReason]: string } = {
  fed: " from the watering hole",
  foraging: " more (Foraging)",
  cooperation: " (Cooperation)",
  scavenger: " (Scavenger)",
  attack: "",
  "long-neck": " (Long Neck)",
  intelligence: " (Intelligence)",
};

/** Where the food comes from that goes into a bag. */
export const WHY = {
  killed: ", from a species that was killed",
  "crowded-out": ", which its species has no place for any more",
  "round-end": "",
  fat: ", from Fat Tissue",
} as const;
