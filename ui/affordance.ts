/** A thing on the table that can be touched, by a name of the board's choosing ("card:12", "species:0:1"). */
export type Thing = string;

/** Stands for a button beside the prompt: for the part of a move that no thing on the table shows. */
export const BUTTON: Thing = "button";

/** How a move is made by touching things: one after the other. No thing at all, or `BUTTON`, means a button. */
export interface Way<M> {
  readonly move: M;
  readonly path: readonly Thing[];
}

/** What lies within reach: what may be touched now, and what that does. */
export interface Reach<M> {
  /** Touching one of these makes the move at once. */
  readonly plays: ReadonlyMap<Thing, M>;
  /** Touching one of these takes it up; what it goes with is lit then. */
  readonly takes: ReadonlySet<Thing>;
  readonly buttons: readonly M[];
}

/** What can be touched while `picked` is taken up (undefined: nothing is). */
export function reach<M>(ways: readonly Way<M>[], picked: Thing | undefined): Reach<M> {
  const plays = new Map<Thing, M>();
  const takes = new Set<Thing>();
  const buttons: M[] = [];
  for (const { move, path } of ways) {
    const [first, second] = path;
    if (first === undefined || first === BUTTON) {
      if (picked === undefined) buttons.push(move);
    } else if (second === undefined) {
      if (picked === undefined && !plays.has(first)) plays.set(first, move);
    } else if (picked === first) {
      if (second === BUTTON) buttons.push(move);
      else if (!plays.has(second)) plays.set(second, move);
    } else {
      takes.add(first);
    }
  }
  return { plays, takes, buttons };
}

/**
 * The things that a hint is made with. While another thing is taken up, where the hinted one would go is no advice for that: only
 * the hinted one itself is.
 */
export function hintedThings<M>(
  hint: M | undefined,
  ways: readonly Way<M>[],
  picked: Thing | undefined,
): ReadonlySet<Thing> {
  if (hint === undefined) return new Set();
  const wanted = JSON.stringify(hint);
  const path = ways.find(({ move }) => JSON.stringify(move) === wanted)?.path ?? [];
  return new Set(picked === undefined || path[0] === picked ? path : path.slice(0, 1));
}

/**
 * What is looked at may belong to a position that has passed: a button that goes away under the pointer never says that it
 * was left. Only what may be done now has consequences to show.
 */
export function stillLegal<M>(legal: readonly M[], peeked: M | undefined): M | undefined {
  if (peeked === undefined) return undefined;
  const wanted = JSON.stringify(peeked);
  return legal.find((move) => JSON.stringify(move) === wanted);
}
