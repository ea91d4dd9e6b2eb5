import { Inputs } from "@clade/kernel";
import { CLIMATE_RING } from "../rules/data/climate.ts";
import { type EffectKind, EFFECTS } from "../rules/data/cards.ts";
import { GENES } from "../rules/data/genes.ts";
import type { State } from "../rules/state.ts";
import { FATES, RANKS, THREATS } from "./standing.ts";
import { turnsLeft } from "./worth.ts";

/** What is told apart in Evo at first sight: a few small tables, and how large each of their sides is. */

/** Turns that are left; early, late, and where each may be the last. */
export const TURNS = 10;
export const TIMES = 3;
const LATE = 2;

export function turnOf(state: State): number {
  return Math.min(TURNS - 1, turnsLeft(state));
}
export function timeOf(state: State): number {
  const left = turnsLeft(state);
  return left > LATE ? 0 : left > 0 ? 1 : 2;
}

const CLIMATES = CLIMATE_RING.length;
export const WARMTHS = 4;
/** Up to three of a kind are told apart: dinos, neighbours, genes, cards. */
export const FEW = 4;
export const few = (count: number): number => (count < FEW ? count : FEW - 1);
/** Zones around a zone that are free. */
export const AROUND = 7;
/** Steps, or newborns due, from 1. */
export const MORE = 3;
export const more = (count: number): number => Math.max(0, Math.min(MORE, count) - 1);
/** Dinos of one's own, two by two; and those in danger. */
export const HERDS = 6;
export const herd = (dinos: number): number => Math.min(HERDS - 1, (dinos + 1) >> 1);
export const DANGERS = 5;
/** Whether a dino would live where it is, and where it goes. */
export const TURNINGS = 4;
/** On how many faces an attack is won: 1, 2, 4 or 5. */
export const ODDS = 4;
export const PRICES = 12;
export const RAISES = 5;
/** A price roughly: next to nothing, a little, a turn's points, more. */
export const DEARNESS = 4;
/** How much more a gene is worth than is bid for it. */
export const GAINS = 17;
/** How much is left to bid with. */
export const PURSES = 8;
/** A gain or a loss in halves of a dino. */
export const SWINGS = 13;
export const swing = (dinos: number): number => Math.max(0, Math.min(SWINGS - 1, Math.round(2 * dinos) + 6));
/** Windows for cards, and the own parts of movement and births. */
export const MOMENTS = ["climate", "movement", "births", "survival", "drawn", "paying", "moving", "bearing"] as const;
/** Drifts of the climate by a card, from three back to three forward. */
export const SHIFTS = 7;

export const KINDS = Object.keys(EFFECTS) as EffectKind[];

const table = new Inputs();
export const STEP = {
  fate: table.next(FATES * FATES * MORE * TIMES),
  warmth: table.next(CLIMATES * WARMTHS * WARMTHS * TIMES),
  next: table.next(FATES * FATES * TURNINGS * TIMES),
  nursery: table.next(FEW * FEW * FEW),
  stride: table.next(FATES * FEW * MORE),
  room: table.next(AROUND * FEW * TIMES),
  threat: table.next(THREATS * THREATS),
  danger: table.next(DANGERS * MORE * TURNINGS),
  odds: table.next(ODDS * TURNINGS * TIMES),
  whom: table.next(ODDS * RANKS * FATES),
  herd: table.next(ODDS * HERDS * TURNINGS),
};

function place() {
  return {
    fate: table.next(FATES * MORE * TIMES),
    warmth: table.next(CLIMATES * WARMTHS * TIMES),
    next: table.next(FATES * FEW * TIMES),
    room: table.next(AROUND * TIMES),
    threat: table.next(THREATS * FEW),
    kin: table.next(FEW * HERDS),
  };
}
export const BIRTH = place();
export const LOSE = place();

export const PASS = {
  moment: table.next(MOMENTS.length * TURNS),
  hand: table.next(MOMENTS.length * FEW),
  danger: table.next(DANGERS * FEW * TIMES),
};

export const FACE = {
  deaths: table.next(DANGERS * HERDS),
  lead: table.next(SWINGS * TIMES),
  following: table.next(SWINGS * TIMES),
};

export const BID = {
  owned: table.next(GENES.length * FEW * PRICES),
  turn: table.next(GENES.length * TURNS * PRICES),
  raise: table.next(2 * RAISES * HERDS),
  whom: table.next(RANKS * PRICES),
  purse: table.next(PURSES * TIMES * DEARNESS),
  furs: table.next(CLIMATES * DEARNESS),
  parasols: table.next(CLIMATES * DEARNESS),
  herd: table.next(GENES.length * HERDS * DEARNESS),
  gain: table.next(GAINS * RAISES),
  horns: table.next(THREATS * DEARNESS),
  tails: table.next(HERDS * DEARNESS),
  cheaper: table.next(),
  far: table.next(TURNS),
};
export const DROP = { turn: table.next(TURNS), gain: table.next(GAINS) };

export const CARD = {
  turn: table.next(KINDS.length * TURNS),
  hand: table.next(KINDS.length * FEW),
  use: table.next(KINDS.length * SWINGS * TIMES),
  whom: table.next(KINDS.length * RANKS * FEW),
  shift: table.next(SHIFTS * CLIMATES),
  own: table.next(SWINGS * TIMES),
  following: table.next(SWINGS * TIMES),
  fate: table.next(FATES * RANKS),
  swap: table.next(FATES * FATES),
  swapped: table.next(TURNINGS * RANKS),
  vain: table.next(),
  redraw: table.next(GENES.length * TIMES),
};

export const MARKS = table.count;
