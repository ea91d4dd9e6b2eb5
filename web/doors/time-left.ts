import type { Language, SeatNow } from "@clade/kernel";

/** Time as people read it: on a clock, in a sentence, and the moments at which it is worth saying. */

const DAY = 24 * 3600;
const HOUR = 3600;
const UNITS = [
  ["day", DAY],
  ["hour", HOUR],
  ["minute", 60],
  ["second", 1],
] as const;
type Unit = (typeof UNITS)[number][0];

/** What a seat's clock shows: the server's figure, less what has passed here since it came. Null without a clock. */
export function leftOn({ clock, runs }: SeatNow, told: number, now: number): number | null {
  if (clock === null) return null;
  return runs ? Math.max(0, clock - Math.max(0, now - told)) : clock;
}

/** Seconds that a clock still has: none only when it has run out. */
export function secondsOf(ms: number): number {
  return Math.ceil(ms / 1000);
}

/** As on a clock: minutes and seconds; from an hour on hours and minutes, from a day on days and hours. */
export function clockFace(language: Language, seconds: number): string {
  if (seconds >= DAY) return parts(language, seconds, ["day", "hour"], "narrow");
  if (seconds >= HOUR) return parts(language, seconds, ["hour", "minute"], "narrow");
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** The same in a sentence, as exactly as matters. */
export function spokenTime(language: Language, seconds: number): string {
  if (seconds >= DAY) return parts(language, seconds, ["day", "hour"], "long");
  if (seconds >= HOUR) return parts(language, seconds, ["hour", "minute"], "long");
  return timeWords(language, seconds);
}

/** All of it in words. */
export function timeWords(language: Language, seconds: number): string {
  return parts(
    language,
    seconds,
    UNITS.map(([unit]) => unit),
    "long",
  );
}

function parts(language: Language, seconds: number, wanted: readonly Unit[], unitDisplay: "long" | "narrow"): string {
  let rest = seconds;
  const found: string[] = [];
  for (const [unit, length] of UNITS) {
    const count = Math.floor(rest / length);
    rest -= count * length;
    if (count === 0 || !wanted.includes(unit)) continue;
    found.push(new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay }).format(count));
  }
  if (found.length > 0) return found.join(" ");
  const last = wanted.at(-1) ?? "second";
  return new Intl.NumberFormat(language, { style: "unit", unit: last, unitDisplay }).format(0);
}

/** When somebody wants to hear how much time is left. */
const MOMENTS = [DAY, HOUR, 600, 60, 10];

/**
 * The moment that has just come, in seconds left; undefined if none has. Of a clock that never had much more than that, it is
 * not worth saying.
 */
export function momentPassed(before: number, now: number, full: number): number | undefined {
  return MOMENTS.findLast((moment) => before > moment && now <= moment && full >= 2 * moment);
}

/** How long what is shown stays as it is, in milliseconds: a clock with hours on it need not be looked at every second. */
export function nextLook(ms: number): number {
  return secondsOf(ms) > HOUR + 60 ? 15_000 : Math.max(50, ms % 1000 || 1000);
}
