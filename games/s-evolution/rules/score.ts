import { type Result, seats } from "@clade/kernel";
import { AGE_OF_TRUMPS } from "./data.ts";
import { precedes } from "./order.ts";
import { scoreOf, type State } from "./state.ts";

/** SE-71: the highest score wins; the tie order leaves no place shared. */
export function result(state: State): Result | undefined {
  if (state.phase !== "over") return undefined;
  const everybody = seats(state.players.length);
  const scores = state.players.map(scoreOf);
  const score = (seat: number) => scores[seat] ?? 0;
  const places = everybody.map(
    (mine) =>
      1 +
      everybody.filter(
        (theirs) =>
          theirs !== mine &&
          (score(theirs) > score(mine) || (score(theirs) === score(mine) && precedes(state, theirs, mine))),
      ).length,
  );
  const parts = state.players.map(({ points }) => ({ ...points }));
  return { scores, places, parts, verdict: verdictOf(state) };
}

/** How far the table came: how many civilisations ever reached Age V. */
function verdictOf({ players }: State): string {
  return `modern-${players.filter(({ summit }) => summit >= AGE_OF_TRUMPS).length}`;
}
