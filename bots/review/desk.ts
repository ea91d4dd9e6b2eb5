import { at, type GamePack, type GameRecord, seats } from "@clade/kernel";
import type { Course } from "./course.ts";
import { jobKey, jobsOf } from "./jobs.ts";
import { type ReviewLevel, reviewPlan } from "./levels.ts";
import { momentsOf } from "./moments.ts";
import type { Review } from "./review.ts";
import type { DecisionFound, Found, Job, SeenFound, StartFound } from "./reviewer.ts";
import { curveOf, decisionsOf, luckOf, seatReview } from "./sum-up.ts";

/** What a review has found so far, as it is kept while it is not done. */
export type FoundByJob = Readonly<Record<string, Found>>;

/**
 * Where the work of a review is shared out and comes together. It hands out jobs, takes what was found in any order, and can be
 * asked at any time for the picture so far. It does no thinking itself.
 */
export class ReviewDesk {
  readonly #pack: Pick<GamePack, "about">;
  readonly #record: Pick<GameRecord, "game" | "digest">;
  readonly #course: Course;
  readonly #level: ReviewLevel;
  readonly #jobs: readonly Job[];
  readonly #found = new Map<string, Found>();
  #next = 0;

  constructor(
    pack: Pick<GamePack, "about">,
    record: Pick<GameRecord, "game" | "digest">,
    course: Course,
    level: ReviewLevel,
    known: FoundByJob = {},
  ) {
    this.#pack = pack;
    this.#record = record;
    this.#course = course;
    this.#level = level;
    this.#jobs = jobsOf(course, reviewPlan(pack.about.temper, level));
    for (const job of this.#jobs) {
      const found = Object.hasOwn(known, jobKey(job)) ? known[jobKey(job)] : undefined;
      if (found !== undefined) this.#found.set(jobKey(job), found);
    }
  }

  get total(): number {
    return this.#jobs.length;
  }
  get done(): number {
    return this.#found.size;
  }

  /** The next job for whoever is free; undefined: all are handed out. */
  next(): Job | undefined {
    while (this.#next < this.#jobs.length) {
      const job = at(this.#jobs, this.#next++);
      if (!this.#found.has(jobKey(job))) return job;
    }
    return undefined;
  }

  take(job: Job, found: Found): void {
    this.#found.set(jobKey(job), found);
  }

  /** All that was found: with it another desk goes on where this one stopped. */
  get found(): FoundByJob {
    return Object.fromEntries(this.#found);
  }

  /** Whether there is enough for a first picture: what was to be expected, and a coarse curve. */
  get drawable(): boolean {
    return this.#sorted().starts.length > 0 && this.#found.size >= this.#course.players * 4;
  }

  /** The picture so far; before `drawable` there is nothing to see in it. */
  review(): Review {
    const course = this.#course;
    const findings = this.#sorted();
    const decisions = decisionsOf(course, findings);
    const all = seats(course.players);
    const luck = all.map((seat) => luckOf(course, findings, seat));
    const strokes = luck.flatMap((each) => each.filter(({ surprise }) => surprise).map(({ stroke }) => stroke));
    return {
      game: this.#record.game,
      digest: this.#record.digest,
      level: this.#level,
      done: this.total === 0 ? 1 : this.done / this.total,
      seats: all.map((seat) => seatReview(course, findings, seat, decisions, at(luck, seat))),
      decisions,
      luck: strokes.sort((a, b) => a.position - b.position || a.seat - b.seat),
      curve: all.map((seat) => curveOf(course, findings, seat, decisions)),
      moments: momentsOf(decisions, strokes, this.#pack.about.temper.spread),
    };
  }

  #sorted() {
    const starts: StartFound[] = [];
    const decisions = new Map<number, DecisionFound>();
    const seen = seats(this.#course.players).map(() => new Map<number, SeenFound>());
    for (const job of this.#jobs) {
      const found = this.#found.get(jobKey(job));
      if (found === undefined) continue;
      if (job.kind === "start" && "dealt" in found) starts.push(found);
      if (job.kind === "decision" && "best" in found) decisions.set(job.step, found);
      if (job.kind === "seen" && "came" in found) at(seen, job.seat).set(job.step, found);
    }
    return { starts, decisions, seen };
  }
}
