import { at, clockwiseFrom, type Seat, shuffle, type Dealer } from "@clade/kernel";
import { type Card, CARDS_PER_ROUND } from "../cards.ts";
import type { Event } from "../events.ts";
import { newSpecies } from "../species.ts";
import type { State } from "../state.ts";

/** Phase 1: everybody gets a species if there is none, and cards. */
export function deal(state: State, dealer: Dealer<Event>): void {
  state.phase = "deal";
  const { first, round } = state;
  const order = clockwiseFrom(first, state.players.length);
  dealer.tell({ type: "round", round, first, last: round === state.lastRound });
  for (const seat of order) {
    const player = at(state.players, seat);
    if (player.species.length > 0) continue;
    player.species.push(newSpecies(player)); // EV-11
    dealer.tell({ type: "species-given", seat });
  }
  for (const seat of order) draw(state, seat, CARDS_PER_ROUND + at(state.players, seat).species.length, dealer); // EV-12
  state.phase = "food";
}

/** Draws cards, making a new deck of the discard pile when there is none left. */
export function draw(state: State, seat: Seat, count: number, dealer: Dealer<Event>): void {
  const drawn: Card[] = [];
  while (drawn.length < count) {
    if (state.deck.length === 0 && !reshuffle(state, dealer)) break;
    drawn.push(state.deck.pop() as Card);
  }
  if (drawn.length === 0) return;
  const { hand } = at(state.players, seat);
  for (const card of drawn) hand.push(card);
  dealer.tell({ type: "drew", seat, cards: drawn });
}

/** EV-75: the discard pile becomes the deck; the first time decides which round is the last. */
function reshuffle(state: State, dealer: Dealer<Event>): boolean {
  if (state.discard.length === 0) return false;
  state.deck = shuffle(state.discard, dealer.chance);
  state.discard = [];
  state.lastRound ??= state.phase === "deal" ? state.round : state.round + 1;
  dealer.tell({ type: "reshuffled", cards: state.deck.length, lastRound: state.lastRound });
  return true;
}
