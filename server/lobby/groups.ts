import type { Strength, Waiter } from "./wish.ts";

/** People who play together; where there are more seats than people, bots have the rest. */
export interface Group {
  readonly game: string;
  readonly seats: number;
  readonly waiters: readonly Waiter[];
}

/** Whether two people must not be brought together. */
export type Apart = (one: string, other: string) => boolean;

/**
 * Who plays with whom now. Whoever has waited longest chooses first: the largest table that can be filled, with those nearest in
 * strength. Two people fit if either would have the other: how far apart they surely are, in deviations, may be 1 at first, 2
 * when half of the time is over, anything when all of it is. Nobody is in two groups.
 */
export function groupsOf(waiting: readonly Waiter[], now: number, apart: Apart): Group[] {
  const free = new Set([...waiting].sort((one, other) => one.since - other.since));
  const groups: Group[] = [];
  for (const first of free) {
    const group = fullGroup(first, free, now, apart) ?? (first.bots ? withBots(first, free, apart) : undefined);
    if (group === undefined) continue;
    for (const waiter of group.waiters) free.delete(waiter);
    groups.push(group);
  }
  return groups;
}

function fullGroup(first: Waiter, free: ReadonlySet<Waiter>, now: number, apart: Apart): Group | undefined {
  let best: { readonly group: Group; readonly spread: number } | undefined;
  const sizes = new Set(Object.values(first.sizes).flat());
  for (const seats of [...sizes].sort((one, other) => other - one)) {
    for (const game of gamesFor(first, seats)) {
      const fit = (one: Waiter, other: Waiter): boolean =>
        wants(other, game, seats) && canMeet(one, other, game, apart) && areAlike(one, other, game, now);
      const waiters = gathered(first, free, game, seats, fit);
      if (waiters.length < seats) continue;
      const spread = Math.max(...waiters.map((each) => distance(first, each, game)));
      if (best === undefined || spread < best.spread) best = { group: { game, seats, waiters }, spread };
    }
    if (best !== undefined) return best.group;
  }
  return undefined;
}

/** Everybody who would rather play with bots than wait, together: as many as there are. */
function withBots(first: Waiter, free: ReadonlySet<Waiter>, apart: Apart): Group | undefined {
  const found = Object.entries(first.sizes).map(([game, sizes]) => {
    const seats = Math.max(...sizes);
    const fit = (one: Waiter, other: Waiter): boolean =>
      other.bots && wants(other, game, seats) && canMeet(one, other, game, apart);
    return { game, seats, waiters: gathered(first, free, game, seats, fit) };
  });
  return found.sort((one, other) => other.waiters.length - one.waiters.length)[0];
}

/** The first and those nearest to them who fit each other, at most so many. */
function gathered(
  first: Waiter,
  free: ReadonlySet<Waiter>,
  game: string,
  most: number,
  fit: (one: Waiter, other: Waiter) => boolean,
): Waiter[] {
  const near: { readonly each: Waiter; readonly far: number }[] = [];
  for (const each of free)
    if (each !== first && fit(first, each)) near.push({ each, far: distance(first, each, game) });
  near.sort((one, other) => one.far - other.far || one.each.since - other.each.since);
  const together = [first];
  for (const { each } of near) {
    if (together.length === most) break;
    if (together.every((other) => fit(other, each))) together.push(each);
  }
  return together;
}

/** Whether two could sit at one table at all. Names that could be taken for each other cannot. */
export function canMeet(one: Waiter, other: Waiter, game: string, apart: Apart): boolean {
  return (
    one.person !== other.person &&
    one.pace === other.pace &&
    one.sizes[game] !== undefined &&
    other.sizes[game] !== undefined &&
    one.folded !== other.folded &&
    !apart(one.person, other.person)
  );
}

function wants({ sizes }: Waiter, game: string, seats: number): boolean {
  return sizes[game]?.includes(seats) ?? false;
}

function gamesFor(waiter: Waiter, seats: number): string[] {
  return Object.keys(waiter.sizes).filter((game) => wants(waiter, game, seats));
}

function areAlike(one: Waiter, other: Waiter, game: string, now: number): boolean {
  return distance(one, other, game) <= Math.min(windowOf(one, now), windowOf(other, now));
}

function windowOf({ since, until }: Waiter, now: number): number {
  const left = (until - now) / (until - since);
  return left > 0 ? 1 / Math.min(1, left) : Number.POSITIVE_INFINITY;
}

/** Of whom nothing is known: as the ratings begin. */
const UNKNOWN: Strength = { mean: 25, deviation: 25 / 3 };

/** How far apart two surely are: less is known of them, the nearer they may be. */
function distance(one: Waiter, other: Waiter, game: string): number {
  const [a, b] = [one.strengths[game] ?? UNKNOWN, other.strengths[game] ?? UNKNOWN];
  return Math.abs(a.mean - b.mean) / Math.hypot(a.deviation, b.deviation);
}
