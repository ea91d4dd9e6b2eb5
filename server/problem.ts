/** Why something that a person asked for is not done: a code for machines, a sentence for people. */
export interface Problem {
  readonly problem: ProblemCode;
  readonly message: string;
}

/** Every code, and the HTTP status that it travels with. */
export const PROBLEMS = {
  "bad-request": 400,
  "not-known": 401,
  "not-yours": 403,
  "no-such-table": 404,
  "no-such-game": 404,
  "no-such-thing": 404,
  "not-now": 409,
  "seat-taken": 409,
  conflict: 409,
  "too-large": 413,
  "too-many": 429,
  "table-broken": 500,
  "not-kept": 503,
  stopping: 503,
} as const;

export type ProblemCode = keyof typeof PROBLEMS;

export function problem(code: ProblemCode, message: string): Problem {
  return { problem: code, message };
}

export function isProblem(value: unknown): value is Problem {
  return typeof value === "object" && value !== null && "problem" in value;
}
