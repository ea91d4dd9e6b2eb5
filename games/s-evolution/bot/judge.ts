import { at, Inputs, type Judge, type Put, type Seat } from "@clade/kernel";
import {
  calamityOn,
  type Card,
  givenBy,
  isDiscovery,
  isJoker,
  setColourOf,
  strengthOf,
  suitOf,
} from "../rules/cards.ts";
import {
  CALAMITIES,
  COLOURS,
  LAST_AGE,
  MOST_POPULATION,
  MOST_STOCK,
  needsAt,
  PLACES,
  ROUNDS,
  SUITS,
} from "../rules/data.ts";
import { effectiveAge } from "../rules/order.ts";
import { setPoints } from "../rules/phases/end.ts";
import { scoreOf, type Player, type Phase, type State, STEPS } from "../rules/state.ts";
import { choosersAhead } from "./trick-sense.ts";
import { learned } from "./learned.ts";

/** S-Evolution in numbers, for the learned judge: what stands on a board, in a hand and in the trick. */

const STRENGTHS = 8;
const MOST_LEVEL = 3;
const PHASES: readonly Phase[] = [
  "trump",
  "play",
  "take",
  "shield",
  "suffer",
  "remove",
  "lose",
  "joker",
  "gift",
  "trade",
  "bonus",
  "manage",
];

const SEAT = new Inputs();
const SCORE = SEAT.next();
const SETS = SEAT.next();
const STOCK = SEAT.next(SUITS.length * MOST_STOCK);
const POPULATION = SEAT.next(MOST_POPULATION);
const AGE = SEAT.next(LAST_AGE);
const WORKERS = SEAT.next(PLACES.length * MOST_LEVEL);
const LYING = SEAT.next(2 * LAST_AGE);
const IN_SETS = SEAT.next(COLOURS.length);
const OBSCURED = SEAT.next();
const INVADED = SEAT.next();
const BLIND = SEAT.next();
const HAND = SEAT.next((SUITS.length + 1) * STRENGTHS);
const TRUMPS = SEAT.next();
const TAKEN = SEAT.next(SUITS.length + 1);
const DUE = SEAT.next(CALAMITIES.length);
const IN_TRICK = SEAT.next(STRENGTHS + 1);
const IN_COLOUR = SEAT.next();
const IN_TRUMP = SEAT.next();
const AHEAD = SEAT.next();
const CHOSEN = SEAT.next();
const LACKING = SEAT.next(SUITS.length);
const TURN = SEAT.next(4);
const ACTED = SEAT.next();
const ACTIVE = SEAT.next(STEPS.length);
const JOKERS = SEAT.next();
const GIFTS = SEAT.next();
const TRADES = SEAT.next();
const MET = SEAT.next();
const UNMET = SEAT.next();
const GROWN = SEAT.next();
const EVOLVED = SEAT.next();
const EFFECTIVE_AGE = SEAT.next();

const TABLE = new Inputs();
const ROUND = TABLE.next(ROUNDS);
const PHASE = TABLE.next(PHASES.length);
const PLAYERS = TABLE.next(4);
const FIRST_EDITION = TABLE.next();
const TRUMP = TABLE.next(SUITS.length + 1);
const COLOUR = TABLE.next(SUITS.length + 1);
const CARDS_LEFT = TABLE.next();
const TO_TAKE = TABLE.next(SUITS.length);
const CALAMITIES_TO_TAKE = TABLE.next();
const PLAYED = TABLE.next();

function describeTable(state: State, put: Put): void {
  put(ROUND + state.round - 1, 1);
  const phase = PHASES.indexOf(state.phase);
  if (phase >= 0) put(PHASE + phase, 1);
  put(PLAYERS + state.players.length - 1, 1);
  if (state.edition === "v1") put(FIRST_EDITION, 1);
  put(TRUMP + (state.trump ?? SUITS.length), 1);
  put(COLOUR + (state.colour ?? SUITS.length), 1);
  put(CARDS_LEFT, at(state.players, state.active).hand.cards.length / 4);
  put(PLAYED, state.trick.length / 4);
  if (state.phase === "take") for (const card of state.left) describeCard(card, put);
  else for (const { card } of state.trick) describeCard(card, put);
}

function describeCard(card: Card, put: Put): void {
  if (calamityOn(card) !== null) put(CALAMITIES_TO_TAKE, 0.5);
  const suit = suitOf(card);
  if (suit >= 0) put(TO_TAKE + suit, givenBy(card) / 3);
}

function describeSeat(state: State, seat: Seat, put: Put): void {
  const player = at(state.players, seat);
  describeBoard(player, put);
  describeHand(state, player, put);
  describeTrick(state, seat, put);
  const turn = (seat - state.first + state.players.length) % state.players.length;
  put(TURN + turn, 1);
  put(EFFECTIVE_AGE, effectiveAge(state, seat) / LAST_AGE);
  if (state.phase === "trump" || state.phase === "play" || state.phase === "take") return;
  const active = (state.active - state.first + state.players.length) % state.players.length;
  if (turn < active) put(ACTED, 1);
  if (turn === active) describeTurn(state, put);
}

function describeBoard(player: Player, put: Put): void {
  put(SCORE, scoreOf(player) / 20);
  put(SETS, setPoints(player) / 10);
  const needs = needsAt(player.age);
  for (let suit = 0; suit < SUITS.length; suit++) {
    const there = at(player.stock, suit);
    for (let each = 0; each < there && each < MOST_STOCK; each++) put(STOCK + suit * MOST_STOCK + each, 1);
    if (suit < needs && there < player.population) put(LACKING + suit, (player.population - there) / 3);
  }
  put(POPULATION + player.population - 1, 1);
  put(AGE + player.age - 1, 1);
  for (let place = 0; place < PLACES.length; place++) {
    const level = at(player.workers, place);
    for (let each = 0; each < level; each++) put(WORKERS + place * MOST_LEVEL + each, 1);
  }
  for (let slot = 0; slot < LAST_AGE; slot++) {
    const lying = player.lying[slot];
    if (lying === "up") {
      put(LYING + slot, 1);
      put(IN_SETS + setColourOf(at(player.column, slot)), 0.5);
    } else if (lying === "out") put(LYING + LAST_AGE + slot, 1);
  }
  if (player.obscured) put(OBSCURED, 1);
  if (player.invaded) put(INVADED, 1);
}

function describeHand(state: State, { hand, taken }: Player, put: Put): void {
  if (hand.blind) put(BLIND, 1);
  for (const card of hand.cards) {
    const suit = suitOf(card);
    if (suit < 0) put(HAND + SUITS.length * STRENGTHS, 1);
    else {
      put(HAND + suit * STRENGTHS + strengthOf(card) - 1, 1);
      if (suit === state.trump) put(TRUMPS, 0.5);
    }
  }
  for (const card of taken) {
    const calamity = calamityOn(card);
    if (calamity !== null) put(DUE + CALAMITIES.indexOf(calamity), 1);
    else if (isJoker(card)) put(TAKEN + SUITS.length, 1);
    else if (!isDiscovery(card)) put(TAKEN + suitOf(card), givenBy(card) / 3);
  }
}

function describeTrick(state: State, seat: Seat, put: Put): void {
  const mine = state.trick.find((played) => played.seat === seat);
  if (mine === undefined) return;
  put(IN_TRICK + strengthOf(mine.card), 1);
  if (suitOf(mine.card) === state.colour) put(IN_COLOUR, 1);
  if (suitOf(mine.card) === state.trump) put(IN_TRUMP, 1);
  if (state.phase === "take" && state.order.indexOf(seat) < state.chosen) put(CHOSEN, 1);
  else if (!isDiscovery(mine.card)) put(AHEAD, choosersAhead(state, seat, mine.card) / 2);
}

function describeTurn({ turn }: State, put: Put): void {
  put(ACTIVE + STEPS.indexOf(turn.step), 1);
  put(JOKERS, turn.jokers / 2);
  put(GIFTS, turn.gifts / 2);
  put(TRADES, turn.trades / 3);
  put(MET, turn.met / 3);
  put(UNMET, turn.unmet / 3);
  if (turn.grown) put(GROWN, 1);
  if (turn.evolved) put(EVOLVED, 1);
}

const counts = { seatInputs: SEAT.count, tableInputs: TABLE.count };
export const judge: Judge<State> = { ...counts, describeSeat, describeTable, doubt: 1.8, weights: learned };
