import { at, nextSeat, remove, type Seat, type Dealer } from "@clade/kernel";
import { ageOf, type Card, isDiscovery, strengthOf, suitOf } from "../cards.ts";
import { AGE_OF_COLOURS, AGE_OF_TRUMPS } from "../data.ts";
import { editionOf } from "../editions.ts";
import type { Event } from "../events.ts";
import { type Move, TAKE } from "../moves.ts";
import { effectiveAge, precedes } from "../order.ts";
import { type Refusal, refuse, refuseTime } from "../refusals.ts";
import type { Played, State, View } from "../state.ts";
import { startActions } from "./actions.ts";

/** The end of a trick: everybody who played takes a card back (SE-45 to SE-47). */

/** The groups in which cards are taken, the first last. */
const REST = 0;
const TRICK_COLOUR = 1;
const TRUMP = 2;
const DISCOVERY = 3;
const STEP = 10;

/** SE-37, SE-41, SE-46: how high a card ranks in the trick; a higher rank takes first. */
export function rankOf(state: State | View, { seat, card }: Played): number {
  if (isDiscovery(card)) return DISCOVERY * STEP; // SE-45
  const suit = suitOf(card);
  const age = suit === state.trump || suit === state.colour ? effectiveAge(state, seat) : 0;
  let group = REST;
  if (suit === state.trump && age >= AGE_OF_TRUMPS) group = TRUMP;
  else if (suit === state.colour && age >= AGE_OF_COLOURS) group = TRICK_COLOUR;
  return group * STEP + strengthOf(card);
}

/** The seats of a trick in the order in which they take. */
export function orderOfChoice(state: State | View): Seat[] {
  const { trick } = state;
  const order: Seat[] = [];
  const ranks: number[] = [];
  for (const played of trick) {
    const rank = rankOf(state, played);
    let place = order.length;
    for (; place > 0; place--) {
      const above = ranks[place - 1];
      const aboveSeat = order[place - 1];
      if (above === undefined || aboveSeat === undefined || above > rank) break;
      if (above === rank && precedes(state, aboveSeat, played.seat)) break;
      order[place] = aboveSeat;
      ranks[place] = above;
    }
    order[place] = played.seat;
    ranks[place] = rank;
  }
  return order;
}

export function endTrick(state: State, dealer: Dealer<Event>): void {
  state.order = orderOfChoice(state);
  state.chosen = 0;
  state.left = state.trick.map(({ card }) => card);
  state.winner = winnerOf(state);
  dealer.tell({ type: "trick-over", order: state.order, winner: state.winner });
  goOnTaking(state, dealer);
}

/** SE-32: the first to take a resource card; if there is none, the first to take a Discovery. */
function winnerOf(state: State): Seat {
  for (const seat of state.order) if (!isDiscovery(cardPlayedBy(state, seat))) return seat;
  return at(state.order, 0);
}

export function cardPlayedBy({ trick }: State | View, seat: Seat): Card {
  for (const played of trick) if (played.seat === seat) return played.card;
  throw new Error(`seat ${seat} has no card in the trick`);
}

/** Asks the next who has a choice; who has none takes what there is. */
function goOnTaking(state: State, dealer: Dealer<Event>): void {
  while (state.chosen < state.order.length) {
    const seat = at(state.order, state.chosen);
    const choices = legalTakes(state, seat);
    if (choices.length > 1) {
      state.active = seat;
      state.phase = "take";
      return;
    }
    const [choice] = choices;
    if (choice?.type !== "take") throw new Error("nothing is left to take");
    take(state, seat, choice.card, dealer); // SE-46: the last one takes what is left
  }
  nextTrick(state, dealer);
}

/** Each different card that the seat may take. */
export function legalTakes(state: State, seat: Seat): Move[] {
  const { left } = state;
  const age = ageOf(cardPlayedBy(state, seat));
  const moves: Move[] = [];
  for (const card of left) {
    if (ageOf(card) !== age) continue; // SE-45; for resource cards the Age is 0
    const move = TAKE[card];
    if (move !== undefined && !moves.includes(move)) moves.push(move);
  }
  return moves;
}

export function refuseTake(state: State, seat: Seat, move: Move): Refusal | undefined {
  if (move.type !== "take") return refuseTime(move);
  if (!state.left.includes(move.card)) return refuse("not-in-trick");
  const age = ageOf(cardPlayedBy(state, seat));
  if (ageOf(move.card) === age) return undefined;
  if (age === 0) return refuse("take-a-resource-card");
  return isDiscovery(move.card) ? refuse("discovery-of-other-age", { age }) : refuse("take-a-discovery", { age });
}

export function playTake(state: State, seat: Seat, card: Card, dealer: Dealer<Event>): void {
  take(state, seat, card, dealer);
  goOnTaking(state, dealer);
}

function take(state: State, seat: Seat, card: Card, dealer: Dealer<Event>): void {
  const player = at(state.players, seat);
  remove(state.left, card);
  state.chosen++;
  if (isDiscovery(card)) {
    const slot = ageOf(card) - 1;
    player.column[slot] = card; // SE-45
    player.lying[slot] = "up";
  } else {
    player.taken.push(card); // SE-47
  }
  dealer.tell({ type: "took", seat, card });
}

/** SE-32: the winner leads, or the next clockwise who has a card; with all hands empty the actions begin (SE-50). */
function nextTrick(state: State, dealer: Dealer<Event>): void {
  const players = state.players.length;
  const { winner, order } = state;
  const firstToAct = editionOf(state).firstToAct === "trick-winner" ? winner : at(order, order.length - 1);
  state.trick = [];
  state.order = [];
  state.colour = null;
  let seat = winner;
  for (let tried = 0; tried < players; tried++, seat = nextSeat(seat, players)) {
    if (at(state.players, seat).hand.cards.length > 0) {
      state.first = seat;
      state.active = seat;
      state.phase = "play";
      return;
    }
  }
  startActions(state, firstToAct, dealer);
}
