import { seats } from "@clade/kernel";
import type { Course } from "./course.ts";
import { type ReviewPlan } from "./levels.ts";
import { type Job, START_PART } from "./reviewer.ts";

/** All jobs of a review. Those come first from which a picture of the whole game can be drawn early. */
export function jobsOf({ players, steps }: Course, { starts }: ReviewPlan): readonly Job[] {
  const begin: Job[] = Array.from({ length: Math.ceil(starts / START_PART) }, (_, part) => ({ kind: "start", part }));
  const deal = seats(players).map((seat): Job => ({ kind: "seen", step: -1, seat }));
  // All seats of a step together: the curves grow at the same time.
  const seen = coarseFirst(steps.map((_, step) => step)).flatMap((step) =>
    seats(players).map((seat): Job => ({ kind: "seen", step, seat })),
  );
  const decisions = steps.flatMap(({ choice }, step): Job[] => (choice ? [{ kind: "decision", step }] : []));
  return [...deal, ...begin, ...seen, ...coarseFirst(decisions)];
}

/** The same things, so that those done first lie evenly over the whole. */
function coarseFirst<T>(items: readonly T[]): T[] {
  const coarse: T[] = [];
  const taken = new Set<number>();
  for (let stride = 16; stride >= 1; stride /= 2) {
    for (let index = 0; index < items.length; index += stride) {
      const item = items[index];
      if (taken.has(index) || item === undefined) continue;
      taken.add(index);
      coarse.push(item);
    }
  }
  return coarse;
}

/** What a job is called: under this name its findings are kept. */
export function jobKey(job: Job): string {
  switch (job.kind) {
    case "start":
      return `start ${job.part}`;
    case "decision":
      return `decision ${job.step}`;
    case "seen":
      return `seen ${job.step} ${job.seat}`;
  }
}
