import { at, nextSeat, pluck, pop, remove, type Seat, type Dealer } from "@clade/kernel";
import { type Card, calamityOn, isDiscovery, NO_SUIT, type Suit, suitOf } from "../cards.ts";
import { AGE_OF_COLOURS } from "../data.ts";
import { editionOf } from "../editions.ts";
import type { Event } from "../events.ts";
import { BLIND, type Move, PLAY } from "../moves.ts";
import { effectiveAge } from "../order.ts";
import { type Refusal, refuse, refuseTime } from "../refusals.ts";
import type { State, View } from "../state.ts";
import { endTrick } from "./taking.ts";

/** Playing cards to a trick (SE-30 to SE-39). */

/** The colour that a seat must follow with these cards, or null if it may play any. */
export function mustFollow(state: State | View, seat: Seat, cards: readonly Card[]): Suit | null {
  const { colour } = state;
  if (colour === null || effectiveAge(state, seat) < AGE_OF_COLOURS) return null; // SE-34
  for (const card of cards) if (suitOf(card) === colour) return colour; // SE-35
  return null;
}

export function legalPlays(state: State, seat: Seat): Move[] {
  const { cards, blind } = at(state.players, seat).hand;
  if (blind) return [BLIND]; // SE-17, SE-39
  const follow = mustFollow(state, seat, cards);
  const moves: Move[] = [];
  for (const card of cards) {
    if (follow === null || suitOf(card) === follow || isDiscovery(card)) moves.push(at(PLAY, card)); // SE-38
  }
  return moves;
}

export function refusePlay(state: State, seat: Seat, move: Move): Refusal | undefined {
  const { cards, blind } = at(state.players, seat).hand;
  if (move.type === "blind") return blind ? undefined : refuse("hand-is-not-blind");
  if (move.type !== "play") return refuseTime(move);
  if (blind) return refuse("hand-is-blind");
  if (!cards.includes(move.card)) return refuse("not-in-hand");
  const follow = mustFollow(state, seat, cards);
  if (follow === null || suitOf(move.card) === follow || isDiscovery(move.card)) return undefined;
  return refuse(cards.some(isDiscovery) ? "must-follow-or-discover" : "must-follow", { suit: follow });
}

export function playCard(state: State, seat: Seat, move: Move, dealer: Dealer<Event>): void {
  const player = at(state.players, seat);
  const { hand } = player;
  let card: Card;
  if (move.type === "play") {
    card = move.card;
    remove(hand.cards, card);
    noteWhatIsLacking(state, seat, card);
  } else {
    card = withoutCalamity(state, seat, pluck(hand.cards, dealer.chance), dealer); // SE-17
  }
  let sets = false;
  const suit = suitOf(card);
  if (suit !== NO_SUIT) {
    player.played.push(card);
    if (state.colour === null && effectiveAge(state, seat) >= AGE_OF_COLOURS) {
      state.colour = suit; // SE-35, SE-39
      sets = true;
    }
  }
  state.trick.push({ seat, card });
  dealer.tell({ type: "played", seat, card, blind: move.type === "blind", sets });
  passOn(state, dealer);
}

/** SE-13: in round 1 of the first edition a Calamity that is turned up gives way to the top card of the deck. */
function withoutCalamity(state: State, seat: Seat, turned: Card, dealer: Dealer<Event>): Card {
  if (state.round !== 1 || editionOf(state).calamityInRoundOne !== "replaced-when-played") return turned;
  const player = at(state.players, seat);
  let card = turned;
  while (calamityOn(card) !== null) {
    player.aside.push(card);
    dealer.tell({ type: "set-aside", seat, card });
    card = pop(player.deck);
  }
  return card;
}

/** Who does not follow has none of the colour left: the whole table knows. */
function noteWhatIsLacking(state: State, seat: Seat, card: Card): void {
  const { colour } = state;
  if (colour === null || isDiscovery(card) || suitOf(card) === colour) return;
  if (effectiveAge(state, seat) >= AGE_OF_COLOURS) at(state.players, seat).lacks[colour] = true;
}

/** SE-30: the next player clockwise who has a card; back at the leader the trick is over. */
function passOn(state: State, dealer: Dealer<Event>): void {
  const players = state.players.length;
  for (let seat = nextSeat(state.active, players); seat !== state.first; seat = nextSeat(seat, players)) {
    if (at(state.players, seat).hand.cards.length > 0) {
      state.active = seat;
      return;
    }
  }
  endTrick(state, dealer);
}
