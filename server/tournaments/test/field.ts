import { at, seeded, shuffle } from "@clade/kernel";
import type { Course, Entrant, Outcome, Plan, Round, Withdrawal } from "../draw/course.ts";
import { begin, nextRound } from "../draw/next-round.ts";

/** Plays tournaments with results out of the air, and judges them without asking the code that made them. */

export interface Made {
  readonly course: Course;
  /** The most work that a round took to be drawn, in milliseconds: of the processor's time, whatever else the machine does. */
  readonly slowest: number;
}

/** How a table ends: a place for each seat. */
type Ending = (seats: readonly Entrant[], round: number) => number[];

/** Those who withdraw before a round, as figures go. */
type Leaving = (round: number, here: readonly Entrant[]) => readonly Entrant[];

export function playThrough(
  plan: Plan,
  entrants: number,
  ending: Ending = byChance(plan.seed),
  leaving: Leaving = () => [],
): Made {
  const first = begin(plan, entrants);
  const withdrawn: Withdrawal[] = [];
  const rounds: Round[] = [];
  let slowest = 0;
  for (;;) {
    const from = rounds.length;
    const here = [...Array(entrants).keys()].filter((each) => !withdrawn.some(({ entrant }) => entrant === each));
    withdrawn.push(...(from === 0 ? [] : leaving(from, here)).map((entrant) => ({ entrant, from })));
    const course: Course = { ...first, withdrawn, rounds };
    const began = process.cpuUsage();
    const drawn = nextRound(course);
    const { user, system } = process.cpuUsage(began);
    slowest = Math.max(slowest, (user + system) / 1000);
    if (drawn === undefined) return { course, slowest };
    const tables = drawn.tables.map((seats) => ({ seats, outcome: endingOf(ending(seats, from)) }));
    rounds.push({ tables, byes: drawn.byes });
  }
}

function endingOf(places: readonly number[]): Outcome {
  return { places, scores: places.map((place) => 100 - 7 * place), forfeits: places.map(() => false) };
}

/** Places by chance; now and then two share one. */
export function byChance(seed: string): Ending {
  const chance = seeded(`${seed} endings`);
  return (seats) => {
    const places = shuffle(
      seats.map((_, index) => index + 1),
      chance,
    );
    if (chance.int(5) > 0 || seats.length < 2) return places;
    // Whoever is second is level with who is first.
    return places.map((place) => (place === 2 ? 1 : place));
  };
}

/** The lower number always wins. */
export const asSeeded: Ending = (seats) => seats.map((own) => 1 + seats.filter((other) => other < own).length);

/** How often each two met, counted with nothing but the rounds. */
export function meetingsOf({ rounds }: Course): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { tables } of rounds) {
    for (const { seats } of tables) {
      for (const one of seats) {
        for (const other of seats) {
          if (one < other) counts.set(`${one} ${other}`, (counts.get(`${one} ${other}`) ?? 0) + 1);
        }
      }
    }
  }
  return counts;
}

/** What is wrong with the rounds whatever the kind: everybody who is there is at one place, and at no table twice. */
export function faultsOf({ course: { rounds, plan, entrants, withdrawn } }: Made): string[] {
  const faults: string[] = [];
  for (const [round, { tables, byes }] of rounds.entries()) {
    const seen = [...tables.flatMap(({ seats }) => seats), ...byes];
    if (new Set(seen).size !== seen.length) faults.push(`round ${round}: somebody is at two places`);
    for (const each of withdrawn) {
      if (each.from <= round && seen.includes(each.entrant)) faults.push(`round ${round}: ${each.entrant} has gone`);
    }
    if (plan.kind !== "knock-out") {
      const due = entrants - withdrawn.filter(({ from }) => from <= round).length;
      if (seen.length !== due) faults.push(`round ${round}: ${seen.length} of ${due} are in it`);
    }
    for (const { seats } of tables) {
      if (seats.length > plan.size || seats.length < plan.least)
        faults.push(`round ${round}: a table of ${seats.length}`);
    }
  }
  return faults;
}

/** How many pairs must meet again at least, were everybody to meet as many as they do: by counting alone. */
export function leastAgain({ rounds, entrants }: Course): number {
  let slots = 0;
  const each = Array.from({ length: entrants }, () => 0);
  for (const { tables } of rounds) {
    for (const { seats } of tables) for (const entrant of seats) each[entrant] = at(each, entrant) + seats.length - 1;
  }
  for (const met of each) slots += Math.max(0, met - (entrants - 1));
  // A meeting too many is shared by two, and one pair may take several of them.
  const most = Math.max(1, rounds.length - 1);
  return Math.ceil(slots / 2 / most);
}

export function startsOf({ rounds, entrants }: Course): number[] {
  const starts = Array.from({ length: entrants }, () => 0);
  for (const { tables } of rounds) {
    for (const { seats } of tables) starts[at(seats, 0)] = at(starts, at(seats, 0)) + 1;
  }
  return starts;
}
