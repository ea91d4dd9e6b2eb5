import { placesOf, type Result, standingsOf } from "@clade/kernel";
import { AGE_OF_TRUMPS } from "./data.ts";
import { tieBreaks } from "./order.ts";
import { scoreOf, type State } from "./state.ts";

/** SE-71: the highest score wins; the tie order leaves no place shared. */
export function result(state: State): Result | undefined {
  if (state.phase !== "over") return undefined;
  const scores = state.players.map(scoreOf);
  const places = placesOf(standingsOf(scores, tieBreaks(state)));
  const parts = state.players.map(({ points }) => ({ ...points }));
  return { scores, places, parts, verdict: verdictOf(state) };
}

/** How far the table came: how many civilisations ever reached Age V. */
function verdictOf({ players }: State): string {
  return `modern-${players.filter(({ summit }) => summit >= AGE_OF_TRUMPS).length}`;
}
