import { at, type Language, type Seat, type Texts } from "@clade/kernel";
import { type Book, bookOf, type Card, type DeckRef, type Due, type Label, type Person } from "../rules/book.ts";
import { type OwnNames, TYPES, type Type } from "../rules/deck/deck.ts";
import { price } from "../rules/phases/paying.ts";
import { topStep } from "../rules/phases/turn.ts";
import type { Step, View } from "../rules/state.ts";
import { cards as en } from "./en/names.ts";
import { cards as fr } from "./fr/names.ts";
import { cards as ko } from "./ko/names.ts";
import type { CardNames } from "./vocabulary.ts";

const OURS: Texts<CardNames> = { en, fr, ko };

/** The name of a technology, a personality or a milestone: ours are named here, one that a person brought names itself. */
export function nameIn(language: Language, { id, names }: { readonly id: string; readonly names?: OwnNames }): string {
  if (names !== undefined) return names[language];
  const ours: Readonly<Record<string, string>> = OURS[language];
  return ours[id] ?? id;
}

/** The name of a card as an event gives it. */
export function labelName(language: Language, label: Label): string {
  return nameIn(language, typeof label === "string" ? { id: label } : label);
}

/** The name of a technology by its id, in the deck that is played. */
export function technologyName(language: Language, { deck }: { readonly deck: DeckRef }, id: string): string {
  const { cards, faces } = bookOf(deck);
  const card = cards.get(id);
  return card === undefined ? id : nameIn(language, at(faces, card).technology);
}

export function cardName(language: Language, { deck }: { readonly deck: DeckRef }, card: Card): string {
  return nameIn(language, at(bookOf(deck).faces, card).technology);
}

export function personName(language: Language, { deck }: { readonly deck: DeckRef }, id: string): string {
  const person = personOf({ deck }, id);
  return person === undefined ? id : nameIn(language, person.personality);
}

/** Somebody who could guide the one who is to move; undefined if there is nobody of that id. */
export function personOf({ deck }: { readonly deck: DeckRef }, id: string): Person | undefined {
  return bookOf(deck).persons.find((each) => each.id === id);
}

/** Who guides the one who is to move. */
export function guideOf(view: View): Person | undefined {
  const { influence } = at(view.players, mover(view));
  return influence === null ? undefined : at(bookOf(view.deck).persons, influence);
}

/** What an item of a cost comes to for a seat now: nothing, thanks to a prerequisite, or an amount. */
export interface Priced {
  readonly type: Type;
  readonly amount: number;
  readonly prerequisite: string | null;
  readonly free: boolean;
}

/** The cost of a technology as this seat would have to settle it. */
export function priceOf(language: Language, view: View, seat: Seat, id: string): Priced[] {
  const book = bookOf(view.deck);
  const card = book.cards.get(id);
  return card === undefined ? [] : priced(language, view, book, seat, at(book.faces, card).cost);
}

/** The open section of the active milestone, priced. */
export function sectionPrice(language: Language, view: View, seat: Seat, section: number): Priced | undefined {
  const book = bookOf(view.deck);
  const item = view.milestone === null ? undefined : at(book.deeds, view.milestone.deed).sections[section];
  return item === undefined ? undefined : priced(language, view, book, seat, [item])[0];
}

function priced(language: Language, view: View, book: Book, seat: Seat, cost: readonly Due[]): Priced[] {
  const player = at(view.players, seat);
  return cost.map((item) => ({
    type: at(TYPES, item.type),
    amount: item.amount,
    prerequisite: item.prerequisite === null ? null : nameIn(language, at(book.faces, item.prerequisite).technology),
    free: price(player, item) === 0,
  }));
}

/** Who is to move, and so whose prices stand in the label of a move. */
export function mover(view: View): Seat {
  const step = topStep(view);
  return step?.step === "invite" ? step.seat : view.active;
}

/** Knowledge still missing in a payment. */
export function missing(step: Extract<Step, { step: "pay" }>): number {
  return step.due.reduce((sum, amount) => sum + amount, 0) - step.general;
}
