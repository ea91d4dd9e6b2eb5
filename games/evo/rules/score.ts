import { placesOf, type Result, seats, standingsOf, type TieBreak } from "@clade/kernel";
import { FIRST_POINTS } from "./data/genes.ts";
import { dinosOf } from "./species.ts";
import type { State, View } from "./state.ts";

/** EO-50: most mutation points, then most dinos on the island, then shared. */
export function result(state: State): Result | undefined {
  if (state.phase !== "over") return undefined;
  const scores = state.players.map(({ points }) => points);
  const places = placesOf(standingsOf(scores, tieBreaks(state)));
  const parts = state.players.map(({ points, paid }) => ({
    start: FIRST_POINTS,
    survivors: points + paid - FIRST_POINTS,
    genes: 0 - paid,
  }));
  return { scores, places, parts };
}

/** What decides between equal scores (EO-50). */
export function tieBreaks(state: State | View): TieBreak[] {
  return [{ by: "dinos", counts: seats(state.players.length).map((seat) => dinosOf(state, seat)) }];
}
