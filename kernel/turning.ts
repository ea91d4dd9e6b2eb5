/**
 * How one piece of plain data turns into the next: what of it is other now, and nothing of the rest. Views of a game that follow each
 * other are nearly the same; told like this, a whole game is not much larger than one of them, and in memory they share what stays.
 */
export type Turning =
  /** It is this now. */
  | { readonly to: unknown }
  /** These parts of it have turned, by their names or places; these are no longer there. */
  | { readonly in: { readonly [key: string]: Turning }; readonly gone?: readonly string[] };

/** Undefined: nothing has changed. */
export function turningFrom(before: unknown, after: unknown): Turning | undefined {
  if (before === after) return undefined;
  if (!isParted(before) || !isParted(after) || !areAlike(before, after)) {
    return { to: after };
  }
  const parts: { [key: string]: Turning } = {};
  for (const [key, part] of Object.entries(after)) {
    const turning = Object.hasOwn(before, key) ? turningFrom(before[key], part) : { to: part };
    if (turning !== undefined) parts[key] = turning;
  }
  const gone = Object.keys(before).filter((key) => !Object.hasOwn(after, key));
  if (gone.length > 0) return { in: parts, gone };
  return Object.keys(parts).length === 0 ? undefined : { in: parts };
}

/** What it turned into. What has not changed is the very same as before. */
export function turned(before: unknown, turning: Turning | undefined): unknown {
  if (turning === undefined) return before;
  if ("to" in turning) return turning.to;
  if (!isParted(before)) return before;
  const parts = Object.entries(turning.in).map(([key, part]) => [key, turned(before[key], part)] as const);
  if (Array.isArray(before)) {
    const list: unknown[] = [...before];
    for (const [key, part] of parts) list[Number(key)] = part;
    return list;
  }
  const kept = Object.entries(before).filter(([key]) => turning.gone?.includes(key) !== true);
  return Object.fromEntries([...kept, ...parts]);
}

interface Parted {
  readonly [key: string]: unknown;
}

function isParted(data: unknown): data is Parted {
  return typeof data === "object" && data !== null;
}

/** Lists are only gone through where they are equally long: else every place after the first would have turned. */
function areAlike(one: Parted, other: Parted): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return !Array.isArray(one) && !Array.isArray(other);
  return one.length === other.length;
}
