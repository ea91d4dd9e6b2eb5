import { at, Inputs, type Instinct, type Marker, type Note, type Seat } from "@clade/kernel";
import {
  ageOf,
  ALL_SUITS,
  calamityOn,
  type Card,
  givenBy,
  isDiscovery,
  isJoker,
  setColourOf,
  strengthOf,
  type Suit,
  suitOf,
} from "../rules/cards.ts";
import {
  CALAMITIES,
  type Calamity,
  LAST_AGE,
  MOST_POPULATION,
  MOST_STOCK,
  needsAt,
  PLACES,
  ROUNDS,
  SUITS,
} from "../rules/data.ts";
import type { Move } from "../rules/moves.ts";
import { type Place, paidIn, SHIELD } from "../rules/places.ts";
import type { Player, State } from "../rules/state.ts";
import { learnedInstinct } from "./learned-instinct.ts";
import { choosersAhead } from "./trick-sense.ts";

/** What speaks for and against a move of S-Evolution at first sight: each is one of a few small tables' entries. */

const SEATS = 4;
const STRENGTHS = 9;
const STOCKS = MOST_STOCK + 1;
const POPULATIONS = MOST_POPULATION + 1;
const AGES = LAST_AGE + 1;
const LEVELS = 4;
/** What a card in a trick is: a suit's resource, a Joker, a Calamity, a Discovery. */
const KINDS = SUITS.length + 3;
const JOKER = SUITS.length;
const CALAMITY = SUITS.length + 1;
const DISCOVERY = SUITS.length + 2;
/** How many choose before, in halves. */
const AHEADS = 2 * SEATS;
/** How short of a resource the next needs are, or how much is left over. */
const SHORTS = 8;
const MOST_SHORT = 3;
const PRIZES = 8;
/** Cards are 0 to 4. */
const CARDS = 5;

const table = new Inputs();
const PLAY_STRENGTH = table.next(KINDS * STRENGTHS * SEATS);
const PLAY_AHEAD = table.next(AHEADS * PRIZES * SEATS);
const PLAY_WORST = table.next(AHEADS * PRIZES * SEATS);
const PLAY_OWN = table.next(PRIZES * AHEADS);
const PLAY_LEFT = table.next(CARDS * STRENGTHS * 2);
const PLAY_DISCOVERY = table.next(AGES * ROUNDS * PRIZES);
const PLAY_CALAMITY = table.next(CALAMITIES.length * AHEADS);
const PLAY_SHORT = table.next(SUITS.length * SHORTS * CARDS);
const TAKE_KIND = table.next(KINDS * CARDS * ROUNDS);
const TAKE_SHORT = table.next(SUITS.length * CARDS * SHORTS);
const TAKE_STOCK = table.next(SUITS.length * CARDS * STOCKS);
const TAKE_TAKEN = table.next(KINDS * KINDS);
const TAKE_CALAMITY = table.next(CALAMITIES.length * 2 * ROUNDS);
const TAKE_DISCOVERY = table.next(AGES * AGES * ROUNDS);
const TAKE_SET = table.next(AGES * CARDS);
const SHIELD_FROM = table.next(CALAMITIES.length * ROUNDS);
const SUFFER = table.next(CALAMITIES.length);
const LOSE = table.next(SUITS.length * SHORTS * STOCKS);
const LOSE_ROUND = table.next(SUITS.length * ROUNDS);
const GAIN = table.next(SUITS.length * SHORTS * STOCKS);
const GAIN_ROUND = table.next(SUITS.length * ROUNDS);
const TRADE_FROM = table.next(SUITS.length * SHORTS * ROUNDS);
const TRADE_TO = table.next(SUITS.length * SHORTS * ROUNDS);
const TRADE_BOTH = table.next(SHORTS * SHORTS);
const GROW = table.next(3 * POPULATIONS * ROUNDS);
const GROW_AGE = table.next(3 * POPULATIONS * AGES);
const GROW_FOOD = table.next(3 * SHORTS);
const EVOLVE = table.next(AGES * ROUNDS);
const EVOLVE_SHORT = table.next(AGES * SHORTS);
const EVOLVE_POPULATION = table.next(AGES * POPULATIONS);
const PLACE = table.next(PLACES.length * LEVELS * ROUNDS);
const PLACE_AGE = table.next(PLACES.length * LEVELS * AGES);
const PLACE_STOCK = table.next(PLACES.length * STOCKS * ROUNDS);
const PLACE_SHORT = table.next(PLACES.length * SHORTS);
const RAISE = table.next(PLACES.length * LEVELS * ROUNDS);
const RAISE_STOCK = table.next(PLACES.length * STOCKS);
const REMOVE = table.next(2 * PLACES.length * LEVELS);
const REMOVE_ROUND = table.next(2 * PLACES.length * ROUNDS);
const RISE = table.next(AGES * ROUNDS);
const STAY = table.next();
const DONE_TRADE = table.next(ROUNDS * CARDS);
const DONE_MANAGE = table.next(ROUNDS * STOCKS);
const DONE_SCIENCE = table.next(ROUNDS * STOCKS);
const TRUMP_COUNT = table.next(SUITS.length * CARDS);
const TRUMP_STRONGEST = table.next(SUITS.length * STRENGTHS);

function marker(state: State, seat: Seat, note: Note): Marker<Move> {
  const player = at(state.players, seat);
  const prizes = state.phase === "play" ? prizesIn(state, player) : NO_PRIZES;
  return { mark: (move) => mark(state, seat, player, prizes, move, note) };
}

function mark(state: State, seat: Seat, player: Player, prizes: Prizes, move: Move, note: Note): void {
  const round = state.round - 1;
  switch (move.type) {
    case "play":
      markPlay(state, seat, player, prizes, move.card, note);
      return;
    case "take":
      markTake(player, move.card, round, note);
      return;
    case "trump": {
      const held = player.hand.blind ? [] : player.hand.cards.filter((card) => suitOf(card) === move.suit);
      note(TRUMP_COUNT + move.suit * CARDS + Math.min(CARDS - 1, held.length));
      note(TRUMP_STRONGEST + move.suit * STRENGTHS + Math.max(0, ...held.map(strengthOf)));
      return;
    }
    case "shield":
      note(SHIELD_FROM + CALAMITIES.indexOf(move.calamity) * ROUNDS + round);
      return;
    case "suffer":
      note(SUFFER + CALAMITIES.indexOf(move.calamity));
      return;
    case "lose":
      note(LOSE + (move.suit * SHORTS + shortOf(player, move.suit)) * STOCKS + player.stock[move.suit]);
      note(LOSE_ROUND + move.suit * ROUNDS + round);
      return;
    case "gain":
      note(GAIN + (move.suit * SHORTS + shortOf(player, move.suit)) * STOCKS + player.stock[move.suit]);
      note(GAIN_ROUND + move.suit * ROUNDS + round);
      return;
    case "trade": {
      const [from, to] = [shortOf(player, move.from), shortOf(player, move.to)];
      note(TRADE_FROM + (move.from * SHORTS + from) * ROUNDS + round);
      note(TRADE_TO + (move.to * SHORTS + to) * ROUNDS + round);
      note(TRADE_BOTH + from * SHORTS + to);
      return;
    }
    case "grow":
      note(GROW + (move.by * POPULATIONS + player.population) * ROUNDS + round);
      note(GROW_AGE + (move.by * POPULATIONS + player.population) * AGES + player.age);
      note(GROW_FOOD + move.by * SHORTS + shortOf(player, 0));
      return;
    case "evolve":
      note(EVOLVE + player.age * ROUNDS + round);
      note(EVOLVE_SHORT + player.age * SHORTS + shortOf(player, 2));
      note(EVOLVE_POPULATION + player.age * POPULATIONS + player.population);
      return;
    case "place":
      markPlace(player, move.place, move.level, round, note);
      return;
    case "raise":
      note(RAISE + (move.place * LEVELS + move.level) * ROUNDS + round);
      note(RAISE_STOCK + move.place * STOCKS + player.stock[paidIn(move.place)]);
      return;
    case "remove": {
      const forced = state.phase === "remove" ? 0 : PLACES.length;
      note(REMOVE + (forced + move.place) * LEVELS + player.workers[move.place]);
      note(REMOVE_ROUND + (forced + move.place) * ROUNDS + round);
      return;
    }
    case "rise":
      note(RISE + player.age * ROUNDS + round);
      return;
    case "stay":
      note(STAY);
      return;
    case "done":
      if (state.phase === "trade") {
        const lacking = ALL_SUITS.filter((suit) => shortOf(player, suit) > MOST_SHORT).length;
        note(DONE_TRADE + round * CARDS + lacking);
        return;
      }
      note(DONE_MANAGE + round * STOCKS + player.stock[1]);
      note(DONE_SCIENCE + round * STOCKS + player.stock[2]);
      return;
    case "blind":
  }
}

/** 0 to 3: so many more than the next needs, 4 to 7: so many fewer. */
function shortOf({ stock, population, age }: Player, suit: Suit): number {
  const short = (suit < needsAt(age) ? population : 0) - stock[suit];
  return short > 0 ? MOST_SHORT + Math.min(SHORTS - MOST_SHORT - 1, short) : Math.min(MOST_SHORT, -short);
}

function kindOf(card: Card): number {
  if (isDiscovery(card)) return DISCOVERY;
  if (calamityOn(card) !== null) return CALAMITY;
  return isJoker(card) ? JOKER : at(ALL_SUITS, suitOf(card));
}

/** How welcome a card would be, from 0 to 7. */
function prizeOf(player: Player, card: Card): number {
  if (calamityOn(card) !== null) return player.workers[SHIELD] > 0 ? 1 : 0;
  if (isDiscovery(card)) return 2;
  if (isJoker(card)) return 5;
  const suit = at(ALL_SUITS, suitOf(card));
  return shortOf(player, suit) > MOST_SHORT ? 4 + givenBy(card) : 1 + givenBy(card);
}

/** The most and the least welcome card in the trick. */
interface Prizes {
  readonly best: number;
  readonly worst: number;
}
const NO_PRIZES: Prizes = { best: 0, worst: PRIZES - 1 };

function prizesIn(state: State, player: Player): Prizes {
  let { best, worst } = NO_PRIZES;
  for (const played of state.trick) {
    if (isDiscovery(played.card)) continue;
    const prize = prizeOf(player, played.card);
    if (prize > best) best = prize;
    if (prize < worst) worst = prize;
  }
  return { best, worst };
}

function markPlay(state: State, seat: Seat, player: Player, { best, worst }: Prizes, card: Card, note: Note): void {
  const kind = kindOf(card);
  const strength = strengthOf(card);
  const toCome = Math.min(SEATS - 1, state.players.length - 1 - state.trick.length);
  const ahead = kind === DISCOVERY ? 0 : Math.min(AHEADS - 1, Math.round(2 * choosersAhead(state, seat, card)));
  note(PLAY_STRENGTH + (kind * STRENGTHS + strength) * SEATS + toCome);
  const left = Math.min(CARDS - 1, player.hand.cards.length);
  note(PLAY_LEFT + (left * STRENGTHS + strength) * 2 + (suitOf(card) === state.trump ? 1 : 0));
  if (kind === DISCOVERY) {
    note(PLAY_DISCOVERY + (ageOf(card) * ROUNDS + state.round - 1) * PRIZES + best);
    return;
  }
  note(PLAY_AHEAD + (ahead * PRIZES + best) * SEATS + toCome);
  note(PLAY_WORST + (ahead * PRIZES + worst) * SEATS + toCome);
  note(PLAY_OWN + prizeOf(player, card) * AHEADS + ahead);
  const calamity = calamityOn(card);
  if (calamity !== null) note(PLAY_CALAMITY + indexOf(calamity) * AHEADS + ahead);
  const suit = at(ALL_SUITS, suitOf(card));
  note(PLAY_SHORT + (suit * SHORTS + shortOf(player, suit)) * CARDS + givenBy(card));
}

function markTake(player: Player, card: Card, round: number, note: Note): void {
  const kind = kindOf(card);
  note(TAKE_KIND + (kind * CARDS + givenBy(card)) * ROUNDS + round);
  for (const taken of player.taken) note(TAKE_TAKEN + kind * KINDS + kindOf(taken));
  if (kind === DISCOVERY) {
    const age = ageOf(card);
    note(TAKE_DISCOVERY + (age * AGES + player.age) * ROUNDS + round);
    const colour = setColourOf(card);
    let like = 0;
    for (const [slot, lying] of player.lying.entries()) {
      if (lying === "up" && setColourOf(at(player.column, slot)) === colour) like++;
    }
    note(TAKE_SET + age * CARDS + Math.min(CARDS - 1, like));
    return;
  }
  const calamity = calamityOn(card);
  if (calamity !== null) {
    note(TAKE_CALAMITY + (indexOf(calamity) * 2 + (player.workers[SHIELD] > 0 ? 1 : 0)) * ROUNDS + round);
    return;
  }
  const suit = at(ALL_SUITS, suitOf(card));
  note(TAKE_SHORT + (suit * CARDS + givenBy(card)) * SHORTS + shortOf(player, suit));
  note(TAKE_STOCK + (suit * CARDS + givenBy(card)) * STOCKS + player.stock[suit]);
}

function markPlace(player: Player, place: Place, level: number, round: number, note: Note): void {
  note(PLACE + (place * LEVELS + level) * ROUNDS + round);
  note(PLACE_AGE + (place * LEVELS + level) * AGES + player.age);
  note(PLACE_STOCK + (place * STOCKS + player.stock[paidIn(place)]) * ROUNDS + round);
  if (place < ALL_SUITS.length) note(PLACE_SHORT + place * SHORTS + shortOf(player, at(ALL_SUITS, place)));
}

function indexOf(calamity: Calamity): number {
  return CALAMITIES.indexOf(calamity);
}

export const instinct: Instinct<State, Move> = { marks: table.count, marker, weights: learnedInstinct };
