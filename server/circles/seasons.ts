/**
 * The seasons of a club's league. An era is a time in which seasons follow each other, each so many weeks long; one of no weeks is
 * a season that lasts until who leads the club ends it. Nothing has to happen when a season ends: which one it is follows from the time.
 */
export interface Era {
  /** The number of its first season. */
  readonly number: number;
  readonly began: number;
  readonly weeks: number;
}

export interface Season {
  readonly number: number;
  readonly began: number;
  /** When it ends or ended; null if nobody has said. */
  readonly ends: number | null;
}

/** How long seasons can be: none is until somebody ends it. */
export const SEASON_WEEKS = [0, 1, 2, 4, 8, 13, 26] as const;
export const FIRST_WEEKS = 8;
/** So many eras are remembered. */
const MOST_ERAS = 50;
const WEEK_MS = 7 * 24 * 3600 * 1000;

/** The season at a moment; undefined before the first. */
export function seasonAt(eras: readonly Era[], now: number): Season | undefined {
  const era = eras.findLast(({ began }) => began <= now);
  if (era === undefined) return undefined;
  if (era.weeks === 0) return { number: era.number, began: era.began, ends: null };
  const length = era.weeks * WEEK_MS;
  const passed = Math.floor((now - era.began) / length);
  const began = era.began + passed * length;
  return { number: era.number + passed, began, ends: began + length };
}

/** A season by its number, as far as it has begun. */
export function seasonOf(eras: readonly Era[], number: number, now: number): Season | undefined {
  const index = eras.findLastIndex((each) => each.number <= number && each.began <= now);
  const era = eras[index];
  if (era === undefined) return undefined;
  const next = eras[index + 1];
  const began = era.began + (number - era.number) * era.weeks * WEEK_MS;
  // What the era after it cut short ended when that began.
  if (began > now || (era.weeks === 0 && number !== era.number) || (next !== undefined && began >= next.began)) {
    return undefined;
  }
  const due = era.weeks === 0 ? null : began + era.weeks * WEEK_MS;
  const cut = next?.began ?? Number.POSITIVE_INFINITY;
  return { number, began, ends: due === null ? (next?.began ?? null) : Math.min(due, cut) };
}

/** The season that runs ends now, and the next begins: from now on seasons are so long. */
export function nextSeason(eras: readonly Era[], weeks: number, now: number): Era[] {
  const current = seasonAt(eras, now);
  return [...eras, { number: (current?.number ?? 0) + 1, began: now, weeks }].slice(-MOST_ERAS);
}
