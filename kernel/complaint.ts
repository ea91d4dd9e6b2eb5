/** Bad input, in one line a person understands. */
export interface Complaint {
  readonly complaint: string;
}

export function isComplaint(value: unknown): value is Complaint {
  return typeof value === "object" && value !== null && "complaint" in value;
}

/** What was found where something else was expected, cut to a length that fits a line. */
export function found(value: unknown): string {
  const text = value === undefined ? "nothing" : shallowly(value);
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

/** How far the line above could show anything. */
const DEEPEST = 20;

/** As JSON, but not further down than anybody reads: what somebody sends may be nested deeper than a program can call itself. */
function shallowly(value: unknown): string {
  const depths = new WeakMap<object, number>();
  return JSON.stringify(value, function (this: object, _key, each: unknown) {
    if (typeof each !== "object" || each === null) return each;
    const depth = (depths.get(this) ?? 0) + 1;
    depths.set(each, depth);
    return depth > DEEPEST ? "…" : each;
  });
}
