import { at } from "@clade/kernel";
import type { Course, Entrant } from "./course.ts";
import { pointsOf, WIN } from "./points.ts";

/** The points that everybody has so far. */
export function totals({ entrants, rounds }: Course): (entrant: Entrant) => number {
  const sums = Array.from({ length: entrants }, () => 0);
  const add = (entrant: Entrant, points: number): void => {
    sums[entrant] = at(sums, entrant) + points;
  };
  for (const { tables, byes } of rounds) {
    // Nobody is to blame for a bye: it counts like a table won.
    for (const entrant of byes) add(entrant, WIN);
    for (const { seats, outcome } of tables) {
      if (outcome === null) continue;
      for (const [seat, points] of pointsOf(outcome).entries()) add(at(seats, seat), points);
    }
  }
  return (entrant) => at(sums, entrant);
}
