import { at, type Seat, type Table } from "@clade/kernel";
import { TURNS_WITHOUT_CARDS, type Window } from "../data/cards.ts";
import type { Event } from "../events.ts";
import { type Move, PASS } from "../moves.ts";
import { type Refusal, refuse } from "../refusals.ts";
import type { State } from "../state.ts";
import { beginBidding, pay } from "./auction.ts";
import { beginBirths } from "./births.ts";
import { legalCards, playCard, refuseCard } from "./cards.ts";
import { climateIsSet, rollClimate } from "./climate.ts";
import { beginMovement } from "./movement.ts";
import { beginSurvival } from "./survival.ts";

/** EO-45, EO-47: from turn 3 whoever holds any card is asked; which cards they are makes no difference. */
export function mayUseCards(state: State, seat: Seat): boolean {
  return state.turn > TURNS_WITHOUT_CARDS && at(state.players, seat).hand.length > 0;
}

/** EO-47: asks everybody once, in initiative order, before the phase goes on. */
export function openWindow(state: State, window: Window, table: Table<Event>): void {
  state.window = window;
  state.place = -1;
  askNext(state, window, table);
}

function askNext(state: State, window: Window, table: Table<Event>): void {
  while (++state.place < state.order.length) {
    if (mayUseCards(state, at(state.order, state.place))) return;
  }
  state.window = null;
  switch (window) {
    case "climate":
      return rollClimate(state, table);
    case "movement":
      return beginMovement(state, table);
    case "births":
      return beginBirths(state, table);
    case "survival":
      return beginSurvival(state, table);
    case "drawn":
      return beginBidding(state, table);
    case "paying":
      return pay(state, table);
  }
}

export function legalInWindow(state: State, seat: Seat): Move[] {
  const moves: Move[] = [];
  legalCards(state, seat, moves);
  moves.push(PASS);
  return moves;
}

export function refuseInWindow(state: State, seat: Seat, move: Move): Refusal | undefined {
  if (move.type === "pass") return undefined;
  return move.type === "card" ? refuseCard(state, seat, move) : refuse("not-now");
}

export function playInWindow(state: State, window: Window, seat: Seat, move: Move, table: Table<Event>): void {
  if (move.type !== "card") return askNext(state, window, table);
  playCard(state, seat, move, table);
  if (window === "climate") {
    state.window = null; // EO-17: one such card a turn
    climateIsSet(state, table);
  } else if (at(state.players, seat).hand.length === 0) {
    askNext(state, window, table);
  }
}
