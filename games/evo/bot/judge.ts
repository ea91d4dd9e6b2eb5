import { at, Inputs, type Judge, type Put, type Seat } from "@clade/kernel";
import { CLIMATE_DIE, TEMPERATE } from "../rules/data/climate.ts";
import { GENES, TRAITS } from "../rules/data/genes.ts";
import { lotOf } from "../rules/phases/auction.ts";
import { activeSeat, birthsOf, dinosOf, priceOf } from "../rules/species.ts";
import type { Phase, State } from "../rules/state.ts";
import { dinosByWarmth, survivorsOf } from "./outlook.ts";
import { learned } from "./learned.ts";
import { turnsLeft } from "./worth.ts";

/** Evo in numbers, for the learned judge: genes, dinos and where they stand, and what is up for auction. */

const PHASES: readonly Phase[] = ["climate", "movement", "births", "survival", "auction"];
/** The fourth of a kind is the last that is told apart. */
const COUNTED = 4;
const MOST_TURNS = 14;
const WARMTHS = 4;
const MOST_SEATS = 5;

const SEAT = new Inputs();
const POINTS = SEAT.next();
const PAID = SEAT.next();
const GENE = SEAT.next(TRAITS.length * COUNTED);
const CARDS = SEAT.next();
const DINOS = SEAT.next(11);
const SAFE = SEAT.next();
const SAFE_NEXT = SEAT.next(CLIMATE_DIE.length);
const ON_TERRAIN = SEAT.next(WARMTHS);
const BIRTHS = SEAT.next();
const PLACE = SEAT.next(MOST_SEATS);
const ACTIVE = SEAT.next();
const PASSED = SEAT.next();
const STEPS = SEAT.next();
const DUE = SEAT.next();
const LOT = SEAT.next(GENES.length);
const PRICE = SEAT.next();

const TABLE = new Inputs();
const TURN = TABLE.next(MOST_TURNS);
const LEFT = TABLE.next();
const PHASE = TABLE.next(PHASES.length);
const WINDOW = TABLE.next();
const CLIMATE = TABLE.next(TEMPERATE.length);
const PLAYERS = TABLE.next(MOST_SEATS);
const SHORT = TABLE.next();
const ON_OFFER = TABLE.next(GENES.length);
const BID = TABLE.next();
const CROWDED = TABLE.next();

function describeTable(state: State, put: Put): void {
  put(TURN + Math.min(MOST_TURNS, state.turn) - 1, 1);
  put(LEFT, turnsLeft(state) / 8);
  const phase = PHASES.indexOf(state.phase);
  if (phase >= 0) put(PHASE + phase, 1);
  if (state.window !== null) put(WINDOW, 1);
  put(CLIMATE + state.climate, 1);
  put(PLAYERS + state.players.length - 1, 1);
  if (state.shortAuction) put(SHORT, 1);
  for (const lot of state.lots) {
    if (lot.bidder === null) put(ON_OFFER + GENES.indexOf(lot.gene), 1);
    put(BID, lot.amount / 10);
  }
  let dinos = 0;
  for (const zone of state.zones) if (zone !== null) dinos++;
  put(CROWDED, dinos / state.zones.length);
}

function describeSeat(state: State, seat: Seat, put: Put): void {
  const player = at(state.players, seat);
  put(POINTS, player.points / 20);
  put(PAID, player.paid / 20);
  for (const [index, trait] of TRAITS.entries()) {
    const count = Math.min(COUNTED, player.traits[trait]);
    for (let each = 0; each < count; each++) put(GENE + index * COUNTED + each, 1);
  }
  put(CARDS, player.hand.length / 3);
  const dinos = dinosOf(state, seat);
  for (let each = 0; each <= Math.min(10, dinos); each++) put(DINOS + each, 0.5);
  const counts = dinosByWarmth(state, seat);
  put(SAFE, survivorsOf(counts, player, state.climate) / 5);
  for (const [face, move] of CLIMATE_DIE.entries()) {
    if (face > 2) break; // the other faces move like the third
    const next = (state.climate + move + TEMPERATE.length) % TEMPERATE.length;
    put(SAFE_NEXT + face, survivorsOf(counts, player, next) / 5);
  }
  for (let warmth = 0; warmth < WARMTHS; warmth++) put(ON_TERRAIN + warmth, at(counts, warmth) / 4);
  put(BIRTHS, birthsOf(player) / 3);
  const turn = state.order.indexOf(seat);
  put(PLACE + turn, 1);
  if (turn < state.place) put(PASSED, 1);
  if (activeSeat(state) === seat) {
    put(ACTIVE, 1);
    put(STEPS, state.steps / 3);
    put(DUE, state.due / 3);
  }
  const lot = state.phase === "auction" ? lotOf(state.lots, seat) : undefined;
  if (lot === undefined) return;
  put(LOT + GENES.indexOf(lot.gene), 1);
  put(PRICE, priceOf(player, lot.amount) / 5);
}

const counts = { seatInputs: SEAT.count, tableInputs: TABLE.count };
export const judge: Judge<State> = {
  ...counts,
  describeSeat,
  describeTable,
  leads: true,
  hidden: [32, 16],
  doubt: 0.65,
  weights: learned,
};
