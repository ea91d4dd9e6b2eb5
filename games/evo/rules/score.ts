import { at, placesOf, type Result, seats } from "@clade/kernel";
import { FIRST_POINTS } from "./data/genes.ts";
import { dinosOf } from "./species.ts";
import type { State } from "./state.ts";

/** EO-50: most mutation points, then most dinos on the island, then shared. */
export function result(state: State): Result | undefined {
  if (state.phase !== "over") return undefined;
  const scores = state.players.map(({ points }) => points);
  const dinos = seats(state.players.length).map((seat) => dinosOf(state, seat));
  const places = placesOf(scores.map((score, seat) => [score, at(dinos, seat)]));
  const parts = state.players.map(({ points, paid }) => ({
    start: FIRST_POINTS,
    survivors: points + paid - FIRST_POINTS,
    genes: 0 - paid,
  }));
  return { scores, places, parts };
}
