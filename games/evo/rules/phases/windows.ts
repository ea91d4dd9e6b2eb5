import { at, type Course, type Seat, type Dealer } from "@clade/kernel";
import type { Window } from "../data/cards.ts";
import type { Event } from "../events.ts";
import { type Move, PASS } from "../moves.ts";
import { type Refusal, refuseTime } from "../refusals.ts";
import type { State } from "../state.ts";
import { isAskedForCards, legalCards, playCard, refuseCard } from "./cards.ts";

/** EO-47: asks everybody once, in initiative order, before the phase goes on. */
export function openWindow(state: State, window: Window): Course {
  state.window = window;
  state.place = -1;
  return askNext(state);
}

function askNext(state: State): Course {
  while (++state.place < state.order.length) {
    if (isAskedForCards(state, at(state.order, state.place))) return "waits";
  }
  return "ends";
}

export function legalInWindow(state: State, seat: Seat): Move[] {
  const moves: Move[] = [];
  legalCards(state, seat, moves);
  moves.push(PASS);
  return moves;
}

export function refuseInWindow(state: State, seat: Seat, move: Move): Refusal | undefined {
  if (move.type === "pass") return undefined;
  return move.type === "card" ? refuseCard(state, seat, move) : refuseTime(state, move);
}

export function playInWindow(state: State, window: Window, seat: Seat, move: Move, dealer: Dealer<Event>): Course {
  if (move.type !== "card") return askNext(state);
  playCard(state, seat, move, dealer);
  if (window === "climate") {
    state.window = null; // EO-17: one such card a turn
    return state.rolls.length === 0 ? "ends" : "waits"; // EO-48: its player may still have to pick a roll
  }
  return isAskedForCards(state, seat) ? "waits" : askNext(state);
}
