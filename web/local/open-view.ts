/**
 * Whether somebody sees no more than everybody does: every value of their view is the public one. What others are shown by its
 * count alone may be there as an empty list.
 */
export function isOpenView(own: unknown, open: unknown): boolean {
  if (Array.isArray(own)) {
    if (own.length === 0 && (open === undefined || open === null)) return true;
    return (
      Array.isArray(open) &&
      own.length === open.length &&
      own.every((each: unknown, index) => isOpenView(each, open[index]))
    );
  }
  if (typeof own !== "object" || own === null) return own === open;
  if (typeof open !== "object" || open === null) return false;
  const shown: Readonly<Record<string, unknown>> = { ...open };
  return Object.entries(own).every(([name, value]) => name === "watcher" || isOpenView(value, shown[name]));
}
