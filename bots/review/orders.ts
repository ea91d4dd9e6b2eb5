import type { GameRecord } from "@clade/kernel";
import { isRecordTrouble, type RecordTrouble } from "@clade/kernel/replay";
import type { Library } from "../thinking.ts";
import { type Course, PlayedCourse } from "./course.ts";
import type { ReviewLevel } from "./levels.ts";
import { reasonFor } from "./reasons.ts";
import type { Moment } from "./review.ts";
import { type Found, type Job, Reviewer } from "./reviewer.ts";

/** What a thread or a page's worker is asked for: the course of a game, a job of its review, or why moments mattered. */
export interface ReviewOrder {
  readonly record: GameRecord;
  readonly level: ReviewLevel;
  readonly ask: "course" | { readonly job: Job } | { readonly reasons: readonly Moment[] };
}

export type ReviewAnswer =
  | { readonly course: Course }
  | { readonly found: Found }
  | { readonly moments: readonly Moment[] }
  | RecordTrouble
  /** The game is of an unknown sort, or not over. */
  | { readonly error: "unknown-game" | "not-over" };

interface Prepared {
  readonly record: GameRecord;
  readonly level: ReviewLevel;
  readonly course: PlayedCourse;
  readonly reviewer: Reviewer;
}

/**
 * The whole of a review's worker, in a page or a thread: does what it is asked, and keeps the game that it was asked about last, for
 * the next question is mostly about the same.
 */
export function reviewWorker(library: Pick<Library, "loadGame">): (order: ReviewOrder) => Promise<ReviewAnswer> {
  let last: Prepared | undefined;
  const prepare = async ({
    record,
    level,
  }: ReviewOrder): Promise<Prepared | Exclude<ReviewAnswer, { course: Course }>> => {
    if (last !== undefined && last.level === level && isSame(last.record, record)) return last;
    const pack = await library.loadGame(record.game);
    if (pack === undefined) return { error: "unknown-game" };
    const course = PlayedCourse.of(pack, record);
    if (course === undefined) return { error: "not-over" };
    if (isRecordTrouble(course)) return course;
    last = { record, level, course, reviewer: new Reviewer(course, level) };
    return last;
  };
  return async (order) => {
    const prepared = await prepare(order);
    if (!("reviewer" in prepared)) return prepared;
    const { course, reviewer } = prepared;
    if (order.ask === "course") return { course: course.outline };
    if ("job" in order.ask) return { found: reviewer.do(order.ask.job) };
    return { moments: order.ask.reasons.map((moment) => withReason(course, moment)) };
  };
}

function withReason(course: PlayedCourse, moment: Moment): Moment {
  if (moment.kind === "luck") return moment;
  const step = course.steps.findIndex(({ position }) => position === moment.position);
  if (step < 0) return moment;
  const { event, change } = reasonFor(course, step, moment.best);
  return { ...moment, reason: event, change };
}

function isSame(one: GameRecord, other: GameRecord): boolean {
  return one.digest === other.digest && one.seed === other.seed && one.moves.length === other.moves.length;
}
