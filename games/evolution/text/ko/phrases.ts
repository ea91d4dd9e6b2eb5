import { type Naming, particle, type Seat } from "@clade/kernel";
import { type Card, foodOf, type Trait, traitOf } from "../../rules/cards.ts";
import type { Where } from "../../rules/events.ts";
import type { FoodType, TakeReason } from "../../rules/state.ts";
import { signed } from "../vocabulary.ts";
import { traits } from "./names.ts";

export function cardName(card: Card): string {
  return `‘${traits[traitOf(card)].name} ${signed(foodOf(card))}’`;
}
export function cardNames(cards: readonly Card[]): string {
  return cards.map(cardName).join(", ");
}
/** A trait's name with the particle that fits it. */
export function traitWith(trait: Trait, afterConsonant: string, afterVowel: string): string {
  return particle(traits[trait].name, afterConsonant, afterVowel);
}
export function foodCount(count: number, food: FoodType): string {
  return `${food === "meat" ? "고기" : "식물"} ${count}개`;
}
/** "빨강의 2번 종". */
export function whose(naming: Naming, seat: Seat, index: number): string {
  return `${naming(seat)}의 ${index + 1}번 종`;
}
export function onWhich(naming: Naming, { seat, index }: Where): string {
  return whose(naming, seat, index);
}
/** The player as the one who acts: "빨강이", "파랑이". */
export function actor(naming: Naming, seat: Seat): string {
  return particle(naming(seat), "이", "가");
}
export function listed(naming: Naming, seats: readonly Seat[]): string {
  return seats.map(naming).join(", ");
}

/** By what a species takes food. */
export const BY: { readonly [R in TakeReason]: string } = {
  fed: "물웅덩이에서 ",
  foraging: "채집으로 ",
  cooperation: "협동으로 ",
  scavenger: "청소동물로 ",
  attack: "",
  "long-neck": "긴 목으로 ",
  intelligence: "지능으로 ",
};

/** Where the food comes from that goes into a bag. */
export const WHY = {
  killed: "죽은 종의 ",
  "crowded-out": "자리가 없어진 ",
  "round-end": "",
  fat: "지방 조직의 ",
} as const;
