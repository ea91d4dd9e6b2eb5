import { CALIBRATION_GAP, type Task } from "./aims.ts";
import { type Book, marginOf, markedBy, type Page, pageAbout, shareOf } from "./book.ts";
import { addCalibration, emptyCalibration, gapOf } from "./calibration.ts";
import type { PairingTally } from "./pairing.ts";

/** Where something that was asked of the bots stands. `narrowly`: all games are played, and chance may have decided. */
export const VERDICTS = ["met", "narrowly met", "narrowly missed", "missed", "under way", "not yet measured"] as const;
export type Verdict = (typeof VERDICTS)[number];

export interface Finding {
  readonly task: Task;
  readonly verdict: Verdict;
  /** What was found, in a few words, and after how many games; empty while there is nothing. */
  readonly figure: string;
  /** The page that says so. */
  readonly page?: Page;
}

/** What the book says about each task, where the bots are still those that played. */
export function findingsOf(book: Book | undefined, tasks: readonly Task[], habits: (task: Task) => string): Finding[] {
  return tasks.map((task) => {
    const page = book === undefined ? undefined : pageAbout(book, task.pairing, habits(task));
    if (page === undefined || page.tally.games === 0) return { task, verdict: "not yet measured", figure: "" };
    // What was played before anybody asked is measured by today's mark.
    return { task, page, ...judged(task, task.mark === undefined ? page : { ...page, mark: task.mark }) };
  });
}

function judged(task: Task, page: Page): Pick<Finding, "verdict" | "figure"> {
  const { tally, players, mark } = page;
  const { games } = tally;
  const done = games >= task.games;
  if (task.aim === "hints") {
    const gap = gapAmong([tally]);
    const narrow = gap < CALIBRATION_GAP ? "narrowly met" : "narrowly missed";
    return { verdict: done ? narrow : "under way", figure: `off by ${(100 * gap).toFixed(1)} (${games})` };
  }
  const { figure, above } = players === 1 ? meanOf(page) : shareAhead(page);
  const { side } = markedBy(page);
  if (side !== undefined) return { verdict: side === "above" ? "met" : "missed", figure };
  if (!done) return { verdict: "under way", figure };
  // With no mark there is nothing to miss.
  if (mark === undefined) return { verdict: "met", figure };
  return { verdict: above ? "narrowly met" : "narrowly missed", figure };
}

/** What a page says about its mark, so far. */
interface Reading {
  readonly figure: string;
  readonly above: boolean;
}

function shareAhead(page: Page): Reading {
  const { mark, alone, players, tally } = page;
  const { share } = shareOf(page);
  const times = share * players;
  return {
    figure:
      alone === undefined ? `${(100 * share).toFixed(0)} % (${tally.games})` : `${times.toFixed(1)} × (${tally.games})`,
    above: mark !== undefined && (alone === undefined ? share : times) >= mark.at,
  };
}

function meanOf({ mark, tally: { games, one } }: Page): Reading {
  const mean = one.score / one.seats;
  const margin = marginOf(one.seats, one.score, one.scoreSquares);
  return {
    figure: `${mean.toFixed(1)} ± ${margin.toFixed(1)} (${games})`,
    above: mark !== undefined && mean > mark.at,
  };
}

/** How far chances were off, in all of some games together. */
export function gapAmong(tallies: readonly PairingTally[]): number {
  const sum = emptyCalibration();
  for (const { one, other } of tallies) {
    addCalibration(sum, one.calibration);
    addCalibration(sum, other.calibration);
  }
  return gapOf(sum);
}

/** What a bot may take for a decision: on average, and at the longest, in milliseconds. */
const MEAN_MS = 200;
const LONGEST_MS = 1000;

/** Whether whoever sits alone decides in time; undefined where no decision was timed on this machine. */
export function inTime({ tally: { one } }: Page): { readonly kept: boolean; readonly figure: string } | undefined {
  if (one.decisions === 0) return undefined;
  const mean = one.milliseconds / one.decisions;
  const kept = mean < MEAN_MS && one.longest < LONGEST_MS;
  return { kept, figure: `${mean.toFixed(0)} ms, longest ${one.longest.toFixed(0)}` };
}
