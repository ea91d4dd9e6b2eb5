import { type Result, seats } from "@clade/kernel";
import { FIRST_POINTS } from "./data/genes.ts";
import { dinosOf } from "./species.ts";
import type { State } from "./state.ts";

/** EO-50: most mutation points, then most dinos on the island, then shared. */
export function result(state: State): Result | undefined {
  if (state.phase !== "over") return undefined;
  const scores = state.players.map(({ points }) => points);
  const dinos = seats(state.players.length).map((seat) => dinosOf(state, seat));
  const beats = (other: number, seat: number) =>
    scores[other] === scores[seat]
      ? (dinos[other] ?? 0) > (dinos[seat] ?? 0)
      : (scores[other] ?? 0) > (scores[seat] ?? 0);
  const places = scores.map((_, seat) => 1 + scores.filter((__, other) => beats(other, seat)).length);
  const parts = state.players.map(({ points, paid }) => ({
    start: FIRST_POINTS,
    survivors: points + paid - FIRST_POINTS,
    genes: 0 - paid,
  }));
  return { scores, places, parts };
}
