import { at, byInstinct, type Chance, type Seat } from "@clade/kernel";
import { ALL_SUITS, type Card, calamityOn, givenBy, isDiscovery, isJoker, strengthOf, suitOf } from "../rules/cards.ts";
import { MOST_STOCK, needsAt, ROUNDS } from "../rules/data.ts";
import type { Move } from "../rules/moves.ts";
import { COMMERCE, type Place, PRESTIGE, SHIELD } from "../rules/places.ts";
import type { Player, State } from "../rules/state.ts";
import { instinct } from "./instinct.ts";

/** A quick, sensible choice: the best by rule of thumb, with some luck among what is nearly as good. */
export function playout(state: State, seat: Seat, legal: readonly Move[], chance: Chance): number {
  if (legal.length === 1) return 0;
  if (instinct.weights !== undefined) return byInstinct(instinct, state, seat, legal, chance);
  const player = at(state.players, seat);
  let best = 0;
  let highest = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < legal.length; index++) {
    const liking = like(state, player, at(legal, index)) + chance.int(100) / 200;
    if (liking > highest) {
      highest = liking;
      best = index;
    }
  }
  return best;
}

function like(state: State, player: Player, move: Move): number {
  switch (move.type) {
    case "trump":
      return player.hand.blind ? 0 : player.hand.cards.filter((card) => suitOf(card) === move.suit).length;
    case "play":
      return likePlay(state, player, move.card);
    case "take":
      return likeTake(player, move.card);
    case "shield":
      return HARM[move.calamity] ?? 1;
    case "lose":
      return player.stock[move.suit] - 2 * lacking(player, move.suit);
    case "gain":
      return 1 + lacking(player, move.suit) - (player.stock[move.suit] >= MOST_STOCK ? 3 : 0);
    case "trade":
      return likeTrade(player, move.from, move.to);
    case "remove":
      return state.phase === "remove" ? 3 - player.workers[move.place] - likePlace(state, move.place) : -5;
    case "grow":
      return player.population < 3 + needsAt(player.age) / 2 ? 1.4 : -1;
    case "evolve":
      return state.round < ROUNDS - 1 ? 1.5 : -1;
    case "place":
    case "raise":
      return likePlace(state, move.place) + (move.level > 1 ? 0.2 : 0);
    case "rise":
      return 2;
    case "blind":
    case "suffer":
    case "stay":
    case "done":
      return 0.3;
  }
}

const HARM: { readonly [calamity: string]: number } = { epidemic: 3, decadence: 3, obscurantism: 2 };

/** How much of a resource the next needs are short of. */
function lacking({ stock, population, age }: Player, suit: number): number {
  return suit < needsAt(age) ? Math.max(0, population - at(stock, suit)) : 0;
}

/** A strong card where there is something to win, a weak one where not; a Discovery to stay clear of Calamities. */
function likePlay(state: State, player: Player, card: Card): number {
  let prize = 0;
  for (const played of state.trick) prize += calamityOn(played.card) === null ? givenBy(played.card) - 1 : -1;
  if (isDiscovery(card)) return prize < 0 ? 2 : 0.4;
  const strength = strengthOf(card) / 8;
  const bait = calamityOn(card) === null ? 0 : 0.6;
  return (prize > 0 ? strength : 0.5 - strength * 0.5) + bait - (lacking(player, suitOf(card)) > 0 ? 0 : 0.1);
}

function likeTake(player: Player, card: Card): number {
  const calamity = calamityOn(card);
  if (calamity !== null) return player.workers[SHIELD] > 0 ? 0 : -(HARM[calamity] ?? 1);
  if (isDiscovery(card)) return 0;
  if (isJoker(card)) return 1.5;
  return givenBy(card) * (lacking(player, suitOf(card)) > 0 ? 1.2 : 0.7);
}

function likeTrade(player: Player, from: number, to: number): number {
  const spare = at(player.stock, from) - (from < needsAt(player.age) ? player.population : 0);
  return spare > 0 ? lacking(player, to) : -2;
}

function likePlace(state: State, place: Place): number {
  const left = ROUNDS - state.round;
  if (place < ALL_SUITS.length) return left > 1 ? 1.3 : 0;
  if (place === COMMERCE) return 0.6;
  return place === PRESTIGE ? 0.5 : 0.8;
}
