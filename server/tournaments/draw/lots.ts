import { seeded, shuffle } from "@clade/kernel";
import type { Course, Entrant } from "./course.ts";

/** The lot decides where nothing else does: the lower is ahead. It is drawn once, from the seed. */
export function lots({ plan, entrants }: Pick<Course, "plan" | "entrants">): (entrant: Entrant) => number {
  const drawn = shuffle([...Array(entrants).keys()], seeded(`${plan.seed} lots`));
  return (entrant) => drawn[entrant] ?? 0;
}
