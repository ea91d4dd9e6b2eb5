import { at, clockwiseFrom, type Dealer } from "@clade/kernel";
import { setColourOf } from "../cards.ts";
import { COLOURS, SET_SCORES } from "../data.ts";
import type { Event } from "../events.ts";
import type { Phase, Player, State } from "../state.ts";

/** SE-70: after round 6 the sets of Discoveries are counted. */
export function endGame(state: State, dealer: Dealer<Event>): Phase {
  for (const seat of clockwiseFrom(state.first, state.players.length)) {
    const player = at(state.players, seat);
    player.points.discoveries = setPoints(player);
    dealer.tell({ type: "sets", seat, points: player.points.discoveries });
  }
  dealer.tell({ type: "over" });
  return "over";
}

/** What the face-up Discoveries of a column score, set by set. */
export function setPoints({ column, lying }: Pick<Player, "column" | "lying">): number {
  const sizes = COLOURS.map(() => 0);
  for (let slot = 0; slot < column.length; slot++) {
    if (lying[slot] !== "up") continue;
    const colour = setColourOf(at(column, slot));
    sizes[colour] = at(sizes, colour) + 1;
  }
  let points = 0;
  for (const size of sizes) points += at(SET_SCORES, size);
  return points;
}
