import { at, type Language, type Seat } from "@clade/kernel";
import { type Book, bookOf, type Card, type DeckRef, type Label } from "../rules/book.ts";
import { type Names, TYPES, type Type } from "../rules/deck/deck.ts";
import { STANDARD } from "../rules/deck/standard.ts";
import { price } from "../rules/phases/paying.ts";
import { topStep } from "../rules/phases/turn.ts";
import type { Step, View } from "../rules/state.ts";

const OURS: ReadonlyMap<string, Names> = new Map(
  [...STANDARD.technologies, ...STANDARD.personalities, ...STANDARD.milestones].map(({ id, names }) => [id, names]),
);

/** The name of a card as an event gives it. */
export function labelName(language: Language, label: Label): string {
  return typeof label === "string" ? (OURS.get(label)?.[language] ?? label) : label.names[language];
}

/** The name of a technology by its id, in the deck that is played. */
export function technologyName(language: Language, { deck }: { readonly deck: DeckRef }, id: string): string {
  const { cards, faces } = bookOf(deck);
  const card = cards.get(id);
  return card === undefined ? id : at(faces, card).technology.names[language];
}

export function cardName(language: Language, { deck }: { readonly deck: DeckRef }, card: Card): string {
  return at(bookOf(deck).faces, card).technology.names[language];
}

export function personName(language: Language, { deck }: { readonly deck: DeckRef }, id: string): string {
  return bookOf(deck).persons.find((person) => person.id === id)?.personality.names[language] ?? id;
}

/** What a line costs a seat now: nothing, thanks to a prerequisite, or an amount. */
export interface Priced {
  readonly type: Type;
  readonly amount: number;
  readonly prerequisite: string | null;
  readonly free: boolean;
}

/** The lines of a technology as this seat would have to settle them. */
export function priceOf(language: Language, view: View, seat: Seat, id: string): Priced[] {
  const book = bookOf(view.deck);
  const card = book.cards.get(id);
  return card === undefined ? [] : priced(language, view, book, seat, at(book.faces, card).lines);
}

/** The open section of the active milestone, priced. */
export function sectionPrice(language: Language, view: View, seat: Seat, section: number): Priced | undefined {
  const book = bookOf(view.deck);
  const line = view.milestone === null ? undefined : at(book.deeds, view.milestone.deed).sections[section];
  return line === undefined ? undefined : priced(language, view, book, seat, [line])[0];
}

function priced(
  language: Language,
  view: View,
  book: Book,
  seat: Seat,
  lines: Book["faces"][number]["lines"],
): Priced[] {
  const player = at(view.players, seat);
  return lines.map((line) => ({
    type: at(TYPES, line.type),
    amount: line.amount,
    prerequisite: line.prerequisite === null ? null : at(book.faces, line.prerequisite).technology.names[language],
    free: price(player, line) === 0,
  }));
}

/** What is waited for: a step, and the seat that must answer. */
export function asked(view: View): { readonly seat: Seat; readonly step: Step | undefined } {
  const step = topStep(view);
  return { seat: step?.step === "invite" ? step.seat : view.active, step };
}

/** Knowledge still missing in a payment. */
export function missing(step: Extract<Step, { step: "pay" }>): number {
  return step.due.reduce((sum, amount) => sum + amount, 0) - step.general;
}
