import type { Pace } from "@clade/kernel";

/** How fast a table is to play, as somebody fills it in. */
export interface PaceWish {
  readonly kind: "none" | "live" | "day" | "days";
  /** One of the usual clocks, or one's own. */
  readonly clock: number | "own";
  readonly minutes: string;
  readonly seconds: string;
}

/** Minutes for the whole game, and seconds more with every move. */
export const CLOCKS: readonly (readonly [minutes: number, seconds: number])[] = [
  [5, 5],
  [15, 10],
  [30, 20],
  [60, 30],
];
const DAY = 24 * 3600;
export const MOST_MINUTES = 1440;
export const MOST_SECONDS = 3600;

export const NO_HURRY: PaceWish = { kind: "none", clock: 1, minutes: "20", seconds: "15" };

/** What the server is asked for; undefined where a clock is filled in that there cannot be. */
export function paceOf({ kind, clock, minutes, seconds }: PaceWish): Pace | undefined {
  if (kind === "none") return { kind: "none" };
  if (kind === "day" || kind === "days") return { kind: "move", seconds: (kind === "day" ? 1 : 3) * DAY };
  const [base, more] = clock === "own" ? [whole(minutes), whole(seconds)] : (CLOCKS[clock] ?? [0, 0]);
  if (!(base >= 1 && base <= MOST_MINUTES && more >= 0 && more <= MOST_SECONDS)) return undefined;
  return { kind: "bank", seconds: 60 * base, increment: more };
}

/** NaN for what is no whole number. */
function whole(text: string): number {
  return /^\d{1,5}$/.test(text.trim()) ? Number(text) : Number.NaN;
}
