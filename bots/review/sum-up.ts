import { at, type Seat } from "@clade/kernel";
import { Z_95 } from "../statistics.ts";
import type { Course } from "./course.ts";
import { averaged, type Expectation, type Mean, minus, sum } from "./means.ts";
import type { CurvePoint, Parts, ReviewedDecision, ReviewedLuck, SeatReview } from "./review.ts";
import type { DecisionFound, SeenFound, StartFound } from "./reviewer.ts";

/** What has been found so far, by the jobs that found it. */
export interface Findings {
  readonly starts: readonly StartFound[];
  readonly decisions: ReadonlyMap<number, DecisionFound>;
  /** Of each seat, by the step; −1 is the deal. */
  readonly seen: readonly ReadonlyMap<number, SeenFound>[];
}

type Aspect = keyof Expectation;

export function decisionsOf({ steps }: Course, { decisions }: Findings): ReviewedDecision[] {
  return steps.flatMap(({ position, seat, move }, step): ReviewedDecision[] => {
    const found = decisions.get(step);
    return found === undefined ? [] : [{ position, seat, move, ...found }];
  });
}

/** Luck at a step; `surprise`: something came there that the seat could not know. */
export interface Stroke {
  readonly stroke: ReviewedLuck;
  readonly surprise: boolean;
}

/**
 * What luck gave a seat, step by step: by how much its expectation turned, less what the decision changed, if it was one. Where
 * nothing surprised it that is next to nothing: how differently the seat and the mover look at the same move.
 */
export function luckOf(course: Course, { starts, decisions, seen }: Findings, seat: Seat): Stroke[] {
  const dealt = starts.length === 0 ? undefined : averagedOf(starts.map((start) => at(start.dealt, seat)));
  return [...at(seen, seat)].flatMap(([step, { before, came, turn }]): Stroke[] => {
    if (before === null || turn === null) {
      const luck = dealt === undefined ? undefined : less(came, dealt);
      return dealt === undefined || luck === undefined
        ? []
        : [{ stroke: { position: 0, seat, expected: dealt, came, luck }, surprise: true }];
    }
    const { choice, position, surprised } = at(course.steps, step);
    const change = decisions.get(step)?.change[seat];
    // What the decision changed is not known yet, nor then what luck did.
    if (choice && change === undefined) return [];
    const luck = change === undefined ? turn : less(turn, change);
    const expected = less(came, luck);
    const stroke = { position: position + 1, seat, expected, came, luck };
    return [{ stroke, surprise: surprised.includes(seat) }];
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
  luck: readonly Stroke[],
): SeatReview {
  const start = averagedOf(starts.map(({ dealt }) => at(dealt, seat)));
  const own = decisions.filter((each) => each.seat === seat);
  const others = decisions.filter((each) => each.seat !== seat);
  const parts = (aspect: Aspect, result: number): Parts => {
    const of = (list: readonly ReviewedDecision[]) => sum(list.map(({ change }) => at(change, seat)[aspect]));
    return partsOf(start[aspect], sum(luck.map(({ stroke }) => stroke.luck[aspect])), of(own), of(others), result);
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

/**
 * Luck is what is left when decisions are taken away: the four add up. The error is how unsure chance leaves where the one ends and
 * the other begins, in 95 of 100 reviews; while a review is not done, also what is still missing.
 */
function partsOf(start: Mean, luck: Mean, own: Mean, others: Mean, result: number): Parts {
  const split = sum([start, own, others]);
  const error = Math.max(Z_95 * split.error, Math.abs(result - split.value - luck.value));
  return { start: start.value, luck: luck.value, own: own.value, others: others.value, result, error };
}

/** What a seat expected over the game: before and after each step, and in the end. */
export function curveOf(
  course: Course,
  { seen }: Findings,
  seat: Seat,
  decisions: readonly ReviewedDecision[],
): CurvePoint[] {
  const points = new Map<number, CurvePoint>();
  const put = (position: number, { points: score, win }: Expectation) => {
    points.set(position, { position, points: score.value, win: win.value });
  };
  for (const each of decisions) if (each.seat === seat) put(each.position, at(each.before, seat));
  for (const [step, { before, came }] of at(seen, seat)) {
    const position = step < 0 ? 0 : at(course.steps, step).position;
    if (before !== null) put(position, before);
    put(step < 0 ? 0 : position + 1, came);
  }
  points.set(course.last, { position: course.last, points: at(course.scores, seat), win: at(course.wins, seat) });
  return [...points.values()].sort((a, b) => a.position - b.position);
}
