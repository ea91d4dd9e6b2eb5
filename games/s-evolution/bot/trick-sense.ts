import { at, type Seat } from "@clade/kernel";
import { type Card, isDiscovery, strengthOf, suitOf } from "../rules/cards.ts";
import { AGE_OF_COLOURS, AGE_OF_TRUMPS } from "../rules/data.ts";
import { effectiveAge, precedes } from "../rules/order.ts";
import { rankOf } from "../rules/phases/taking.ts";
import type { State } from "../rules/state.ts";

/** What a player guesses about a trick that is not over. */

/** How many players are likely to choose a resource card before this seat, which has played this card. */
export function choosersAhead(state: State, seat: Seat, card: Card): number {
  if (state.phase === "take") return Math.max(0, state.order.indexOf(seat) - state.chosen);
  const mine = rankOf(state, { seat, card });
  let ahead = 0;
  for (const played of state.trick) {
    if (played.seat === seat || isDiscovery(played.card)) continue;
    const theirs = rankOf(state, played);
    if (theirs > mine || (theirs === mine && precedes(state, played.seat, seat))) ahead++;
  }
  const toCome = state.players.length - state.trick.length;
  return ahead + toCome * chanceToBeBeaten(state, seat, card);
}

/** How likely a card of somebody still to play ranks higher. */
function chanceToBeBeaten(state: State, seat: Seat, card: Card): number {
  const weaker = (8 - strengthOf(card)) / 8;
  const age = effectiveAge(state, seat);
  const suit = suitOf(card);
  if (suit === state.trump && age >= AGE_OF_TRUMPS) return 0.35 * weaker;
  if (suit === state.colour && age >= AGE_OF_COLOURS) return 0.6 * weaker;
  return state.colour === null ? 0.9 * weaker : 0.4 + 0.5 * weaker;
}

/** Cards still in hand: strong ones choose well later. A blind hand is worth what an average one is. */
export function handWorth(state: State, seat: Seat): number {
  const { cards, blind } = at(state.players, seat).hand;
  if (blind) return 0;
  let worth = 0;
  for (const card of cards) {
    if (isDiscovery(card)) worth += DISCOVERY_IN_HAND;
    else worth += STRENGTH * strengthOf(card) + (suitOf(card) === state.trump ? TRUMP_CARD : 0);
  }
  return worth;
}
const DISCOVERY_IN_HAND = 1.6;
const STRENGTH = 0.05;
const TRUMP_CARD = 0.3;
