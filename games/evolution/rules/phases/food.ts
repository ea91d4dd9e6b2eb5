import { at, type Course, remove, type Seat, type Dealer } from "@clade/kernel";
import type { Card } from "../cards.ts";
import type { Event } from "../events.ts";
import type { Move } from "../moves.ts";
import { type Refusal, refuse } from "../refusals.ts";
import type { State } from "../state.ts";

/** Phase 2: every player lays one card on the watering hole, in secret and all at once (EV-15). */
export function foodDeciders(state: State): Seat[] {
  const waiting: Seat[] = [];
  for (let seat = 0; seat < state.players.length; seat++) {
    const player = at(state.players, seat);
    if (player.foodCard === null && player.hand.length > 0) waiting.push(seat as Seat);
  }
  return waiting;
}

/** One move for each different card in hand. A player who has laid one may exchange it (EV-15). */
export function legalFood(state: State, seat: Seat): Move[] {
  return distinct(at(state.players, seat).hand).map((card) => ({ type: "food", card }));
}

export function refuseFood(state: State, seat: Seat, card: Card): Refusal | undefined {
  return at(state.players, seat).hand.includes(card) ? undefined : refuse("no-such-card");
}

export function playFood(state: State, seat: Seat, card: Card, dealer: Dealer<Event>): Course {
  const player = at(state.players, seat);
  remove(player.hand, card);
  if (player.foodCard !== null) player.hand.push(player.foodCard);
  dealer.tell({ type: "laid-food", seat, card, again: player.foodCard !== null });
  player.foodCard = card;
  return foodDeciders(state).length === 0 ? "ends" : "waits";
}

/** Each different card once, in the order of the hand. */
export function distinct(cards: readonly Card[]): Card[] {
  const different: Card[] = [];
  for (const card of cards) if (!different.includes(card)) different.push(card);
  return different;
}
