import { at, byInstinct, type Chance, type Seat } from "@clade/kernel";
import { CLIMATE_DIE, squareAfter } from "../rules/data/climate.ts";
import { winningFaces } from "../rules/data/combat.ts";
import type { Move } from "../rules/moves.ts";
import { moreHorns } from "../rules/species.ts";
import type { State } from "../rules/state.ts";
import { instinct } from "./instinct.ts";
import { isWasted } from "./vain.ts";
import { Land, survivors } from "./outlook.ts";
import { GENE_WORTH, turnsLeft } from "./worth.ts";

/** One card out of so many that could be played is; the others are kept. */
const CARDS_KEPT = 3;
/** How much of a gene's worth over the turns that are left a quick player will bid. */
const BOLDNESS = 0.6;

/** A quick, sensible choice: walk to where one lives, give birth there, buy what is cheap for its worth. */
export function playout(state: State, seat: Seat, legal: readonly Move[], chance: Chance): number {
  if (legal.length === 1) return 0;
  if (instinct.weights !== undefined) return notWasted(state, seat, legal, chance);
  const land = new Land(state);
  let best = 0;
  let bestWorth = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < legal.length; index++) {
    const worth = worthOf(state, seat, at(legal, index), chance, land) + chance.int(1000) / 20_000;
    if (worth <= bestWorth) continue;
    best = index;
    bestWorth = worth;
  }
  return best;
}

/** By instinct; what is seldom seen it may not know, but a card that can do nothing is never thrown away. */
function notWasted(state: State, seat: Seat, legal: readonly Move[], chance: Chance): number {
  const choice = byInstinct(instinct, state, seat, legal, chance);
  if (!isWasted(state, seat, at(legal, choice))) return choice;
  const others = legal.filter((move) => !isWasted(state, seat, move));
  return others.length === 0 ? choice : legal.indexOf(at(others, byInstinct(instinct, state, seat, others, chance)));
}

function worthOf(state: State, seat: Seat, move: Move, chance: Chance, land: Land): number {
  switch (move.type) {
    case "pass":
    case "drop":
      return 0;
    case "card":
      return chance.int(CARDS_KEPT) > 0 || isWasted(state, seat, move) ? -1 : 0.1;
    case "step":
      return stepWorth(state, seat, land, move.from, move.to);
    case "birth":
      return land.worth(land.zoneOf(move.zone));
    case "lose":
      return -land.worth(land.zoneOf(move.zone));
    case "face":
      return survivors(state, seat, climateAfter(state, move.face));
    case "bid": {
      const worth = BOLDNESS * GENE_WORTH[move.gene] * turnsLeft(state);
      return Math.max(-9, worth - move.amount) + 0.5 * GENE_WORTH[move.gene];
    }
  }
}

function climateAfter(state: State, face: number): number {
  return squareAfter(state.climate, at(CLIMATE_DIE, face - 1));
}

/** Only steps to somewhere better are worth a leg, and only fights that are likely won. */
function stepWorth(state: State, seat: Seat, land: Land, from: string, to: string): number {
  const zone = land.zoneOf(to);
  const better = land.worth(zone) - land.worthLeft(from) - 0.15;
  const occupant = state.zones[zone] ?? null;
  if (occupant === null) return better;
  const odds = winningFaces(moreHorns(at(state.players, seat), at(state.players, occupant))) / 6;
  return odds * (better + 0.3) - (1 - odds);
}
