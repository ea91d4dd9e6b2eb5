/** The item at an index that is known to exist; asking for another one is a bug and throws. */
export function at<T>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined) throw new RangeError(`no item ${index} in a list of ${items.length}`);
  return item;
}

/** Removes the first item equal to the given one; its absence is a bug and throws. */
export function remove<T>(items: T[], item: T): void {
  const index = items.indexOf(item);
  if (index < 0) throw new RangeError(`no ${String(item)} in the list`);
  items.splice(index, 1);
}

/** Takes the last item off a list that is known not to be empty. */
export function pop<T>(items: T[]): T {
  const item = items.pop();
  if (item === undefined) throw new RangeError("nothing to take from an empty list");
  return item;
}
