import { at, type Brain, type Seat } from "@clade/kernel";
import { DINOS_OF_A_SPECIES, TRAITS } from "../rules/data/genes.ts";
import type { Move } from "../rules/moves.ts";
import { lotOf } from "../rules/phases/auction.ts";
import { activeSeat, birthsOf, dinosOf, priceOf } from "../rules/species.ts";
import type { State } from "../rules/state.ts";
import { Land, survivors } from "./outlook.ts";
import { holdings } from "./holdings.ts";
import { instinct } from "./instinct.ts";
import { judge } from "./judge.ts";
import { playout } from "./playout.ts";
import { settle } from "./settle.ts";
import { taste } from "./taste.ts";
import { isVain } from "./vain.ts";
import { CARD_WORTH, traitWorth, turnsLeft } from "./worth.ts";

/** How a newborn that is still due compares with a dino on the island. */
const NEWBORN_WORTH = 0.6;

export const brain: Brain<State, Move> = { evaluate, playout, isVain, holdings, judge, settle, instinct, taste };

/** How a seat stands: the points it has and those it can expect. */
function evaluate(state: State, seat: Seat): number {
  if (state.phase === "over") return at(state.players, seat).points + dinosOf(state, seat) / 100;
  const player = at(state.players, seat);
  const left = turnsLeft(state);
  const lot = state.phase === "auction" ? lotOf(state.lots, seat) : undefined;
  let value = player.points;
  let cards = player.hand.length;
  for (const trait of TRAITS) value += left * traitWorth(trait, player.traits[trait]);
  if (lot !== undefined) {
    value -= priceOf(player, lot.amount);
    if (lot.gene === "card") cards++;
    else
      value +=
        left * (traitWorth(lot.gene, player.traits[lot.gene] + 1) - traitWorth(lot.gene, player.traits[lot.gene]));
  }
  value += CARD_WORTH * cards * Math.min(1, left / 3);
  const dinos = dinosOf(state, seat);
  const here = hasScored(state, seat) ? dinos : survivorsExpected(state, seat, dinos);
  if (!hasScored(state, seat)) value += here;
  return value + future(state, seat, dinos, here, left);
}

/** EO-31: whether this turn's points are already on the seat's account. */
function hasScored(state: State, seat: Seat): boolean {
  if (state.phase === "auction") return true;
  if (state.phase !== "survival" || state.window !== null) return false;
  return state.order.indexOf(seat) < state.place;
}

/** The dinos that will live through this turn: those that are safe now, those to be born, those that can still walk. */
function survivorsExpected(state: State, seat: Seat, dinos: number): number {
  const safe = survivors(state, seat, state.climate);
  const player = at(state.players, seat);
  const mine = activeSeat(state) === seat && state.window === null;
  const turnOf = state.order.indexOf(seat);
  if (state.phase === "survival") return safe;
  if (state.phase === "births") {
    const due = mine ? state.due : state.window !== null || turnOf > state.place ? birthsOf(player) : 0;
    return safe + newborns(state, due, dinos);
  }
  const ahead = state.phase === "climate" || state.window !== null || turnOf > state.place;
  const steps = mine && state.phase === "movement" ? state.steps : ahead ? player.traits.leg : 0;
  const rescued = 0.5 * Math.min(steps, dinos - safe);
  return safe + rescued + newborns(state, birthsOf(player), dinos);
}

function newborns(state: State, due: number, dinos: number): number {
  return state.barren ? 0 : NEWBORN_WORTH * Math.min(due, DINOS_OF_A_SPECIES - dinos);
}

/** The turns to come: how many dinos there will be, and how well those on the island stand for the next climate. */
function future(state: State, seat: Seat, dinos: number, here: number, left: number): number {
  if (left === 0) return 0;
  const land = new Land(state);
  let standing = 0;
  for (let zone = 0; zone < state.zones.length; zone++) {
    if (state.zones[zone] === seat) standing += land.worthNext(zone);
  }
  const share = dinos === 0 ? 0 : here / dinos;
  return Math.min(left, 2) * standing * Math.min(1, share) + 0.4 * left * here;
}
