import { at } from "@clade/kernel";
import { type Book, bookOf, type Card, type Due, GENERAL } from "../rules/book.ts";
import { KNOWLEDGE, TYPES } from "../rules/deck/deck.ts";
import type { Move } from "../rules/moves.ts";
import { fresh, handValue, inArea, price } from "../rules/phases/paying.ts";
import type { PayStep, PlayerView, View } from "../rules/state.ts";

/** What a cost comes to for a player now, by type. */
export function dues(player: PlayerView, cost: readonly Due[]): number[] {
  const due = TYPES.map(() => 0);
  for (const item of cost) due[item.type] = at(due, item.type) + price(player, item);
  return due;
}

/** What the hand is worth in a payment for this card, which cannot pay for itself (PR-16). */
export function spendable(book: Book, player: PlayerView, card: Card | undefined): number {
  const cards = player.hand.cards ?? [];
  const own = card !== undefined && cards.includes(card) ? at(book.faces, card).value : 0;
  return handValue(book, cards) - own;
}

/** How much knowledge the player lacks for a cost; 0 or less if it can be paid. */
export function shortfall(
  { surplus }: { readonly surplus: number },
  player: PlayerView,
  cost: readonly Due[],
  cards: number,
): number {
  let missing = -(cards + surplus + fresh(player, GENERAL));
  for (const [type, amount] of dues(player, cost).entries()) missing += Math.max(0, amount - fresh(player, type));
  return missing;
}

/** One part of a payment: a move, and what it is made with. */
export interface Part {
  readonly move: Move;
  /** The card that is discarded; undefined for tokens and knowledge left over. */
  readonly card: Card | undefined;
  readonly worth: number;
}

/**
 * A payment that gives up as little as it can: tokens first, for they come back, then knowledge left over, then the
 * cards that would be missed least. `kept` are cards that the player does not want to lose. Undefined if it cannot be
 * done.
 */
export function suggest(view: View, player: PlayerView, step: PayStep, kept: readonly Card[] = []): Part[] | undefined {
  const book = bookOf(view.deck);
  const parts: Part[] = [];
  let missing = step.due.reduce((sum, amount) => sum + amount, 0) - step.general;
  for (const [kind, token] of KNOWLEDGE.entries()) {
    const useful = kind === GENERAL ? missing : Math.min(missing, at(step.due, kind));
    for (let turned = 0; turned < Math.min(useful, fresh(player, kind)); turned++) {
      parts.push({ move: { type: "turn", token }, card: undefined, worth: 1 });
      missing--;
    }
  }
  for (let used = 0; used < view.surplus && missing > 0; used++) {
    parts.push({ move: { type: "surplus" }, card: undefined, worth: 1 });
    missing--;
  }
  if (missing <= 0) return parts;
  const bought = "card" in step.purchase ? step.purchase.card : undefined;
  const cards = cheapest(book, player, holdings(player, bought, kept), missing);
  return cards === undefined ? undefined : [...parts, ...cards];
}

/** The cards that may be given up: each copy but the one that is bought and those to be kept. */
function holdings(player: PlayerView, bought: Card | undefined, kept: readonly Card[]): Card[] {
  const cards = [...(player.hand.cards ?? [])];
  for (const card of [...kept, ...(bought === undefined ? [] : [bought])]) {
    const index = cards.indexOf(card);
    if (index >= 0) cards.splice(index, 1);
  }
  return cards;
}

/** How much a card would be missed. */
function missed(book: Book, player: PlayerView, card: Card): number {
  if (inArea(player, card)) return 0.05; // PR-19: it can never be played
  const { cost, points, symbol } = at(book.faces, card);
  const free = cost.filter((item) => price(player, item) === 0).length;
  const copies = (player.hand.cards ?? []).filter((each) => each === card).length;
  return (copies > 1 ? 0.3 : 1) + (0.6 * free) / cost.length + 0.25 * points + (symbol > 0 ? 0.5 : 0);
}

interface Choice {
  readonly cost: number;
  readonly cards: readonly Card[];
}

/** The cards worth at least this much together that are missed least; of equals, those with the least left over. */
function cheapest(book: Book, player: PlayerView, cards: readonly Card[], needed: number): Part[] | undefined {
  const most = needed + Math.max(0, ...cards.map((card) => at(book.faces, card).value));
  const best: (Choice | undefined)[] = Array.from({ length: most + 1 }, () => undefined);
  best[0] = { cost: 0, cards: [] };
  for (const card of cards) {
    const { value } = at(book.faces, card);
    const cost = missed(book, player, card);
    for (let sum = most - value; sum >= 0; sum--) {
      const from = best[sum];
      if (from === undefined) continue;
      const known = best[sum + value];
      if (known === undefined || from.cost + cost < known.cost) {
        best[sum + value] = { cost: from.cost + cost, cards: [...from.cards, card] };
      }
    }
  }
  let chosen: Choice | undefined;
  for (const choice of best.slice(needed)) {
    if (choice !== undefined && (chosen === undefined || choice.cost < chosen.cost)) chosen = choice;
  }
  return chosen?.cards.map((card) => ({
    move: at(book.moves.pay, card),
    card,
    worth: at(book.faces, card).value,
  }));
}
