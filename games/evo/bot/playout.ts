import { at, type Chance, type Seat } from "@clade/kernel";
import { CLIMATE_DIE, squareAfter } from "../rules/data/climate.ts";
import { winningFaces } from "../rules/data/combat.ts";
import { geographyOf } from "../rules/geography.ts";
import type { Move } from "../rules/moves.ts";
import { moreHorns } from "../rules/species.ts";
import type { State } from "../rules/state.ts";
import { isVain } from "./vain.ts";
import { survivors, worthNext, worthNow } from "./outlook.ts";
import { GENE_WORTH, turnsLeft } from "./worth.ts";

/** One card out of so many that could be played is; the others are kept. */
const CARDS_KEPT = 3;
/** How much of a gene's worth over the turns that are left a quick player will bid. */
const BOLDNESS = 0.6;

/** A quick, sensible choice: walk to where one lives, give birth there, buy what is cheap for its worth. */
export function playout(state: State, seat: Seat, legal: readonly Move[], chance: Chance): number {
  let best = 0;
  let bestWorth = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < legal.length; index++) {
    const move = at(legal, index);
    const worth = worthOf(state, seat, move, chance) + chance.int(1000) / 20_000;
    if (worth <= bestWorth) continue;
    best = index;
    bestWorth = worth;
  }
  return best;
}

function worthOf(state: State, seat: Seat, move: Move, chance: Chance): number {
  switch (move.type) {
    case "pass":
    case "drop":
      return 0;
    case "card":
      return chance.int(CARDS_KEPT) > 0 || isVain(state, seat, move) ? -1 : 0.1;
    case "step":
      return stepWorth(state, seat, move.from, move.to);
    case "birth":
      return zoneWorth(state, move.zone);
    case "lose":
      return -zoneWorth(state, move.zone);
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

function zoneWorth(state: State, id: string): number {
  const zone = geographyOf(state.island).indexOf.get(id) ?? 0;
  return worthNow(state, zone) + 0.3 * worthNext(state, zone);
}

/** Only steps to somewhere better are worth a leg, and only fights that are likely won. */
function stepWorth(state: State, seat: Seat, from: string, to: string): number {
  const better = zoneWorth(state, to) - zoneWorth(state, from) - 0.15;
  const occupant = state.zones[geographyOf(state.island).indexOf.get(to) ?? 0] ?? null;
  if (occupant === null) return better;
  const odds = winningFaces(moreHorns(at(state.players, seat), at(state.players, occupant))) / 6;
  return odds * (better + 0.3) - (1 - odds);
}
