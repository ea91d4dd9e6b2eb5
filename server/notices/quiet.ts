import { Type } from "typebox";

/** The time in which somebody wants no notices: from when to when, on which days it begins (0 is Sunday), where they live. */
export interface Quiet {
  /** Minutes after midnight. If the end is not after the beginning, it is on the next day. */
  readonly from: number;
  readonly to: number;
  readonly days: readonly number[];
}

const Minute = Type.Integer({ minimum: 0, maximum: 1439, description: "minutes after midnight" });
export const QuietForm = Type.Object(
  {
    from: Minute,
    to: Minute,
    days: Type.Array(Type.Integer({ minimum: 0, maximum: 6 }), {
      minItems: 1,
      maxItems: 7,
      description: "the days on which it begins; 0 is Sunday",
    }),
  },
  { additionalProperties: false },
);

const DAY = 1440;
const MINUTE_MS = 60_000;
/** Quiet times that follow each other are gone through so often at most. */
const MOST_STEPS = 10;

const clocks = new Map<string, Intl.DateTimeFormat>();

/** The clock of a time zone; undefined if there is no such zone. */
function clockOf(zone: string): Intl.DateTimeFormat | undefined {
  const known = clocks.get(zone);
  if (known !== undefined) return known;
  try {
    const clock = new Intl.DateTimeFormat("en-GB", {
      timeZone: zone,
      weekday: "short",
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
    });
    clocks.set(zone, clock);
    return clock;
  } catch {
    return undefined;
  }
}

export function isZone(zone: string): boolean {
  return clockOf(zone) !== undefined;
}

const WEEK = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];

interface WallTime {
  readonly day: number;
  readonly minute: number;
}

function wallTime(zone: string, at: number): WallTime {
  const parts = new Map(
    clockOf(zone)
      ?.formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  return {
    day: Math.max(0, WEEK.indexOf(parts.get("weekday") ?? "")),
    minute: 60 * Number(parts.get("hour") ?? 0) + Number(parts.get("minute") ?? 0),
  };
}

/** When a notice may be sent that falls due at a time: then, or when the quiet time is over. */
export function afterQuiet(quiet: Quiet | null, zone: string, at: number): number {
  if (quiet === null) return at;
  let when = at;
  for (let step = 0; step < MOST_STEPS; step++) {
    const left = minutesLeft(quiet, wallTime(zone, when));
    if (left === 0) return when;
    when = Math.floor(when / MINUTE_MS) * MINUTE_MS + left * MINUTE_MS;
    // Where clocks were changed meanwhile, the end comes when they show it.
    const { minute } = wallTime(zone, when);
    const off = (minute - quiet.to + DAY) % DAY;
    if (off > 0 && off <= 120) when -= off * MINUTE_MS;
    else if (off >= DAY - 120) when += (DAY - off) * MINUTE_MS;
  }
  return when;
}

/** How long it is still quiet; 0 if it is not. */
function minutesLeft({ from, to, days }: Quiet, { day, minute }: WallTime): number {
  const length = to > from ? to - from : to - from + DAY;
  const since = (began: number, offset: number): number => (days.includes(began) ? minute + offset - from : -1);
  // It may have begun today or yesterday.
  for (const passed of [since(day, 0), since((day + 6) % 7, DAY)]) {
    if (passed >= 0 && passed < length) return length - passed;
  }
  return 0;
}
