import { at, pop, type Seat, type Dealer } from "@clade/kernel";
import { bookOf } from "../book.ts";
import type { Event } from "../events.ts";
import { skillOf } from "../gains.ts";
import { without } from "../lists.ts";
import type { Move } from "../moves.ts";
import { type Refusal, refuse } from "../refusals.ts";
import { putOnPile } from "./paying.ts";
import type { DiscardStep, Player, State } from "../state.ts";

/** PR-25: discard down to Hand size, turn all tokens back; knowledge left over is lost. */
export function startUpkeep(state: State): void {
  state.stage = "upkeep";
  state.surplus = 0;
  const player = at(state.players, state.active);
  if (player.spent.some((spent) => spent > 0)) player.spent = player.spent.map(() => 0);
  const left = player.hand.length - skillOf(bookOf(state.deck), player, "hand");
  if (left > 0) state.pending.push({ step: "discard", left, why: "upkeep" });
}

/** Answers whether there is nothing left to discard (PR-22: all, if there are fewer). */
export function goOnDiscarding(state: State, seat: Seat, { left }: DiscardStep): boolean {
  if (left > 0 && at(state.players, seat).hand.length > 0) return false;
  pop(state.pending);
  return true;
}

export function legalDiscards(state: State, { hand }: Player): Move[] {
  const { discard } = bookOf(state.deck).moves;
  const moves: Move[] = [];
  for (let index = 0; index < hand.length; index++) {
    const card = at(hand, index);
    if (hand.indexOf(card) === index) moves.push(at(discard, card));
  }
  return moves;
}

export function refuseDiscard(state: State, { hand }: Player, move: Move): Refusal | undefined {
  if (move.type !== "discard") return refuse("discard-first");
  const card = bookOf(state.deck).cards.get(move.card);
  return card !== undefined && hand.includes(card) ? undefined : refuse("not-in-hand");
}

/** A card goes to the pile of its age, for no knowledge (PR-5, PR-22). */
export function playDiscard(state: State, seat: Seat, step: DiscardStep, id: string, dealer: Dealer<Event>): void {
  const { faces, cards, labels } = bookOf(state.deck);
  const card = cards.get(id) ?? -1;
  const player = at(state.players, seat);
  player.hand = without(player.hand, card);
  putOnPile(state, at(faces, card).age, card);
  dealer.tell({ type: "discarded", seat, card: at(labels.technologies, card), why: step.why });
  pop(state.pending);
  if (step.left > 1) state.pending.push({ ...step, left: step.left - 1 });
}
