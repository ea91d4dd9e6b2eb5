import { at, type Seat } from "@clade/kernel";
import { setPoints } from "../rules/phases/end.ts";
import { scoreOf, type State } from "../rules/state.ts";

/** What players of S-Evolution count. */
export function holdings({ players, phase }: State, seat: Seat) {
  const player = at(players, seat);
  const [food, tools, science] = player.stock;
  const levels = player.workers.reduce((sum, level) => sum + level, 0);
  const points = scoreOf(player) + (phase === "over" ? 0 : setPoints(player));
  return { points, food, tools, science, population: player.population, levels };
}
