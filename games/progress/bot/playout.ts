import { at, byInstinct, type Chance, type Seat } from "@clade/kernel";
import { type Book, bookOf } from "../rules/book.ts";
import type { Move } from "../rules/moves.ts";
import { inArea } from "../rules/phases/paying.ts";
import type { Player, State } from "../rules/state.ts";
import { instinct } from "./instinct.ts";
import { bonusWorth, costOf, faceWorth, timeAhead, worthsOf } from "./worth.ts";

/** A quick, sensible choice: each move gets a rough worth, and a little luck breaks near ties. */
export function playout(state: State, seat: Seat, legal: readonly Move[], chance: Chance): number {
  if (legal.length === 1) return 0;
  if (instinct.weights !== undefined) return byInstinct(instinct, state, seat, legal, chance);
  const book = bookOf(state.deck);
  const player = at(state.players, seat);
  const ahead = timeAhead(book, state);
  let best = 0;
  let bestWorth = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < legal.length; index++) {
    const worth = moveWorth(book, state, player, at(legal, index), ahead) + chance.int(100) / 100;
    if (worth <= bestWorth) continue;
    best = index;
    bestWorth = worth;
  }
  return best;
}

/** How good a move looks at first sight, on a scale of its own. */
function moveWorth(book: Book, state: State, player: Player, move: Move, ahead: number): number {
  switch (move.type) {
    case "discover": {
      const face = at(book.faces, book.cards.get(move.card) ?? 0);
      return 4 + faceWorth(worthsOf(book), book.cards.get(move.card) ?? 0, ahead) - 0.6 * costOf(player, face);
    }
    case "research":
      return 3 + 0.5 * faceWorth(worthsOf(book), book.cards.get(move.card) ?? 0, ahead);
    case "draw":
    case "take":
      return (
        (state.actionsTaken === 0 && move.type === "draw" ? 3 : 4.5) + (move.from === "deck" ? 0.5 : 0) + move.age / 4
      );
    case "quick":
      return player.hand.length < 3 ? 4.5 : 3.2;
    case "shuffle":
      return 3;
    case "end":
      return 0;
    case "recall":
      return -5;
    case "activate":
      return 1;
    case "turn":
      return move.token === "general" ? 8 : 9;
    case "surplus":
      return 10;
    case "pay":
    case "discard":
      return -keepWorth(book, player, move.card, ahead);
    case "swap":
      return keepWorth(book, player, move.time, ahead) - keepWorth(book, player, move.card, ahead);
    case "contribute":
      return state.contributed ? 3.5 : 4.5;
    case "invite": {
      const person = book.persons.find(({ id }) => id === move.person);
      return person === undefined ? 0 : 3 + bonusWorth(person.bonus, ahead) / 2 + person.points;
    }
    case "heritage":
      return 2;
  }
}

/** How glad a player is to have a card in hand. */
function keepWorth(book: Book, player: Player, id: string, ahead: number): number {
  const card = book.cards.get(id) ?? 0;
  if (inArea(player, card)) return 0;
  const face = at(book.faces, card);
  return 1 + Math.max(0, faceWorth(worthsOf(book), card, ahead) - 0.5 * costOf(player, face)) - 0.2 * face.value;
}
