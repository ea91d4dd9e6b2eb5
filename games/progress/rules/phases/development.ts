import { at, pop, type Seat, type Dealer } from "@clade/kernel";
import { bookOf, type Card } from "../book.ts";
import type { Event } from "../events.ts";
import { added, without } from "../lists.ts";
import type { Move } from "../moves.ts";
import { type Refusal, refuse } from "../refusals.ts";
import type { Player, State } from "../state.ts";
import { becomeActive } from "./ages.ts";

/** PR-11: one marker is taken off each own technology in development, all first. */
export function startDevelopment(state: State): void {
  state.stage = "development";
  const player = at(state.players, state.active);
  player.developing = player.developing.map(({ card, markers }) => ({ card, markers: markers - 1 }));
  state.pending.push({ step: "activate" });
}

function finished({ developing }: Player): Card[] {
  const cards: Card[] = [];
  for (const { card, markers } of developing) if (markers <= 0) cards.push(card);
  return cards;
}

/** PR-11: those without markers become active in the owner's order; answers whether the player need not be asked. */
export function goOnActivating(state: State, dealer: Dealer<Event>): boolean {
  const ready = finished(at(state.players, state.active));
  if (ready.length > 1) return false;
  if (ready.length === 1) {
    activate(state, state.active, at(ready, 0), dealer);
  } else {
    pop(state.pending);
    state.stage = "action";
  }
  return true;
}

export function legalActivations(state: State, player: Player): Move[] {
  const { moves } = bookOf(state.deck);
  return finished(player).map((card) => at(moves.activate, card));
}

export function refuseActivation(state: State, player: Player, move: Move): Refusal | undefined {
  if (move.type !== "activate") return refuse("activate-first");
  const card = bookOf(state.deck).cards.get(move.card);
  return card !== undefined && finished(player).includes(card) ? undefined : refuse("not-finished");
}

export function activate(state: State, seat: Seat, card: Card, dealer: Dealer<Event>): void {
  const player = at(state.players, seat);
  player.developing = player.developing.filter((each) => each.card !== card);
  const label = at(bookOf(state.deck).labels.technologies, card);
  becomeActive(state, seat, card, { type: "developed", seat, card: label }, dealer);
}

/** PR-12: what is still in development may go back into hand before anything else is done. */
export function legalRecalls(state: State, { developing }: Player, moves: Move[]): void {
  if (!state.fresh) return;
  const known = bookOf(state.deck).moves;
  for (const { card } of developing) moves.push(at(known.recall, card));
}

export function refuseRecall(state: State, { developing }: Player, id: string): Refusal | undefined {
  const card = bookOf(state.deck).cards.get(id);
  if (!developing.some((each) => each.card === card)) return refuse("not-in-development");
  return state.fresh ? undefined : refuse("recall-too-late");
}

export function recall(state: State, seat: Seat, id: string, dealer: Dealer<Event>): void {
  const { cards, labels } = bookOf(state.deck);
  const player = at(state.players, seat);
  const development = player.developing.find(({ card }) => card === cards.get(id));
  if (development === undefined) throw new Error(`no ${id} in development`);
  player.developing = without(player.developing, development);
  player.hand = added(player.hand, development.card);
  dealer.tell({ type: "recalled", seat, card: at(labels.technologies, development.card) });
}
