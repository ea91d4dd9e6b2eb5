import { at, type Seat } from "@clade/kernel";
import { Z_95 } from "../statistics.ts";
import type { Course } from "./course.ts";
import { averaged, type Expectation, type Mean, minus, sum } from "./means.ts";
import type { CurvePoint, Parts, ReviewedDecision, ReviewedLuck, SeatReview } from "./review.ts";
import type { DecisionFound, LuckFound, StartFound } from "./reviewer.ts";

/** What has been found so far, by the jobs that found it. */
export interface Findings {
  readonly starts: readonly StartFound[];
  readonly decisions: ReadonlyMap<number, DecisionFound>;
  /** Of each seat, by the step that brought luck. */
  readonly luck: readonly ReadonlyMap<number, LuckFound>[];
}

type Aspect = keyof Expectation;

export function decisionsOf({ steps }: Course, { decisions }: Findings): ReviewedDecision[] {
  return steps.flatMap(({ position, seat, move }, step): ReviewedDecision[] => {
    const found = decisions.get(step);
    return found === undefined ? [] : [{ position, seat, move, ...found }];
  });
}

/** What luck gave a seat, draw by draw and die by die. */
export function luckOf(course: Course, findings: Findings, seat: Seat): ReviewedLuck[] {
  const { starts, decisions } = findings;
  const dealt = starts.length === 0 ? undefined : averagedOf(starts.map((start) => at(start.dealt, seat)));
  return [...at(findings.luck, seat)].flatMap(([step, { expected, came, luck, moveKnown }]): ReviewedLuck[] => {
    if (expected === null || luck === null) {
      return dealt === undefined ? [] : [{ position: 0, seat, expected: dealt, came, luck: less(came, dealt) }];
    }
    const change = moveKnown ? undefined : decisions.get(step)?.change[seat];
    const position = at(course.steps, step).position + 1;
    return [{ position, seat, expected, came, luck: change === undefined ? luck : less(luck, change) }];
  });
}

function less(one: Expectation, other: Expectation): Expectation {
  return { points: minus(one.points, other.points), win: minus(one.win, other.win) };
}

function averagedOf(all: readonly Expectation[]): Expectation {
  return { points: averaged(all.map(({ points }) => points)), win: averaged(all.map(({ win }) => win)) };
}

export function seatReview(
  course: Course,
  { starts }: Findings,
  seat: Seat,
  decisions: readonly ReviewedDecision[],
  luck: readonly ReviewedLuck[],
): SeatReview {
  const start = averagedOf(starts.map(({ ends }) => at(ends, seat)));
  const own = decisions.filter((each) => each.seat === seat);
  const others = decisions.filter((each) => each.seat !== seat);
  const parts = (aspect: Aspect, result: number): Parts => {
    const of = (list: readonly ReviewedDecision[]) => sum(list.map(({ change }) => at(change, seat)[aspect]));
    return partsOf(start[aspect], sum(luck.map((each) => each.luck[aspect])), of(own), of(others), result);
  };
  const cost = (aspect: Aspect) => sum(own.map((each) => each.cost[aspect]));
  return {
    seat,
    ...parts("points", at(course.scores, seat)),
    win: parts("win", at(course.wins, seat)),
    cost: { points: cost("points"), win: cost("win") },
    decisions: own.length,
  };
}

/** The error is what chance leaves open, and never less than what the parts miss of the result. */
function partsOf(start: Mean, luck: Mean, own: Mean, others: Mean, result: number): Parts {
  const all = sum([start, luck, own, others]);
  const error = Math.max(Z_95 * all.error, Math.abs(result - all.value));
  return { start: start.value, luck: luck.value, own: own.value, others: others.value, result, error };
}

/** What a seat expected over the game: after each surprise and each decision of its own, and in the end. */
export function curveOf(
  course: Course,
  seat: Seat,
  decisions: readonly ReviewedDecision[],
  luck: readonly ReviewedLuck[],
): CurvePoint[] {
  const points = new Map<number, CurvePoint>();
  const put = (position: number, { points: score, win }: Expectation) => {
    points.set(position, { position, points: score.value, win: win.value });
  };
  for (const each of decisions) {
    if (each.seat !== seat) continue;
    put(each.position, at(each.before, seat));
    put(each.position + 1, at(each.after, seat));
  }
  for (const each of luck) put(each.position, each.came);
  points.set(course.last, { position: course.last, points: at(course.scores, seat), win: at(course.wins, seat) });
  return [...points.values()].sort((a, b) => a.position - b.position);
}
