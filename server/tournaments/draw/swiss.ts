import { type Chance, shuffle } from "@clade/kernel";
import { type Course, type Entrant, Meetings, type Pairing, present } from "./course.ts";
import { mix } from "./mixing.ts";
import { tableSizes } from "./sizes.ts";
import { totals } from "./totals.ts";

/** The next round of a Swiss tournament: like points together, as few as can be who met already. */
export function swissRound(course: Course, chance: Chance): Pairing {
  const { size, least } = course.plan;
  const all = present(course, course.rounds.length);
  const points = totals(course);
  const ranked = shuffle(all, chance).sort((one, other) => points(other) - points(one));
  const { sizes, byes } = tableSizes(ranked.length, size, least);
  const free = byesFor(course, ranked, byes);
  const people = ranked.filter((entrant) => !free.includes(entrant));
  const small = smallTables(course);
  const tables = mix({ people, sizes, meetings: Meetings.of(course), points, small }, chance);
  return { tables, byes: free };
}

/** Those furthest behind who had none yet, or fewest. */
function byesFor({ rounds }: Course, ranked: readonly Entrant[], count: number): Entrant[] {
  const had = (entrant: Entrant): number => rounds.filter(({ byes }) => byes.includes(entrant)).length;
  return ranked
    .toReversed()
    .sort((one, other) => had(one) - had(other))
    .slice(0, count);
}

/** How often somebody was at a table that had one seat fewer than others of its round. */
function smallTables({ rounds }: Course): (entrant: Entrant) => number {
  const counts = new Map<Entrant, number>();
  for (const { tables } of rounds) {
    const full = Math.max(0, ...tables.map(({ seats }) => seats.length));
    for (const { seats } of tables) {
      if (seats.length < full) for (const entrant of seats) counts.set(entrant, (counts.get(entrant) ?? 0) + 1);
    }
  }
  return (entrant) => counts.get(entrant) ?? 0;
}
