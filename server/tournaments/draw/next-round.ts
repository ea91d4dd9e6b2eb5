import { seeded } from "@clade/kernel";
import type { Course, Entrant, Pairing, Plan } from "./course.ts";
import { knockOutPlan, knockOutRound } from "./knock-out.ts";
import { league, leagueRound, wholeLeague } from "./league.ts";
import { SeatCounts, seatOrder } from "./seat-order.ts";
import { swissRound } from "./swiss.ts";

/** A tournament at its beginning. */
export function begin(plan: Plan, entrants: number): Course {
  const course: Course = { plan, entrants, withdrawn: [], rounds: [] };
  if (plan.kind !== "league") return course;
  const schedule = plan.rounds === 0 ? wholeLeague(entrants, plan) : league(entrants, plan.rounds, plan);
  return { ...course, schedule };
}

/** How many rounds there are to be, as far as can be said. */
export function roundsOf({ plan, entrants, schedule, rounds }: Course): number {
  if (plan.kind === "league") return schedule?.length ?? plan.rounds;
  return plan.kind === "swiss" ? plan.rounds : Math.max(rounds.length, knockOutPlan({ plan, entrants }).length);
}

/** Who sits where in the next round; undefined if the last one is played, or nobody is left to play. All tables have ended. */
export function nextRound(course: Course): Pairing | undefined {
  const { plan, rounds } = course;
  const chance = seeded(`${plan.seed} round ${rounds.length}`);
  const drawn = drawRound(course, chance);
  if (drawn === undefined || drawn.tables.length === 0) return undefined;
  const counts = SeatCounts.of(rounds);
  const tables = drawn.tables.map((people): Entrant[] => seatOrder(people, counts, chance));
  return { tables, byes: drawn.byes };
}

function drawRound(course: Course, chance: ReturnType<typeof seeded>): Pairing | undefined {
  const { plan, rounds } = course;
  switch (plan.kind) {
    case "knock-out":
      return knockOutRound(course);
    case "league":
      return leagueRound(course);
    case "swiss":
      return rounds.length < plan.rounds ? swissRound(course, chance) : undefined;
  }
}
