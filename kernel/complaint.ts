/** Bad input, in one line a person understands. */
export interface Complaint {
  readonly complaint: string;
}

export function isComplaint(value: unknown): value is Complaint {
  return typeof value === "object" && value !== null && "complaint" in value;
}

/** What was found where something else was expected, cut to a length that fits a line. */
export function found(value: unknown): string {
  const text = value === undefined ? "nothing" : JSON.stringify(value);
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
