import { at } from "@clade/kernel";

/**
 * The lists of a state are never changed, only replaced: clones, views and imagined states share them with the state,
 * which is what makes looking ahead cheap.
 */
export function added<T>(items: readonly T[], item: T): T[] {
  const more = items.slice();
  more.push(item);
  return more;
}

/** All but the first item equal to the given one, which must be there. */
export function without<T>(items: readonly T[], item: T): T[] {
  const index = items.indexOf(item);
  if (index < 0) throw new RangeError(`no ${String(item)} in the list`);
  const rest = items.slice();
  rest.splice(index, 1);
  return rest;
}

export function replaced<T>(items: readonly T[], index: number, item: T): T[] {
  const next = items.slice();
  next[index] = item;
  return next;
}

/** The sum of two lists of numbers, item by item. */
export function sum(items: readonly number[], more: readonly number[]): number[] {
  return items.map((item, index) => item + (more[index] ?? 0));
}

/** What is left of a list of numbers, item by item. */
export function difference(items: readonly number[], less: readonly number[]): number[] {
  return items.map((item, index) => item - (less[index] ?? 0));
}

/** The last item of a list that is not empty: the top card of a deck or pile. */
export function last<T>(items: readonly T[]): T {
  return at(items, items.length - 1);
}
