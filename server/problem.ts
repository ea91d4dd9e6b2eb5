import type { ProblemCode } from "@clade/kernel";

export { isProblem, type Problem, problem } from "@clade/kernel";

/** The HTTP status that each code travels with. */
export const STATUS: { readonly [C in ProblemCode]: number } = {
  "bad-request": 400,
  "too-large": 413,
  "not-known": 401,
  "not-yours": 403,
  "bad-name": 400,
  "name-taken": 409,
  "no-seat": 403,
  "host-only": 403,
  muted: 403,
  "no-such-table": 404,
  "no-such-game": 404,
  "no-such-thing": 404,
  "seat-taken": 409,
  "seats-free": 409,
  begun: 409,
  "not-on": 409,
  "not-over": 409,
  resigned: 409,
  "time-up": 409,
  "nothing-to-decide": 409,
  "no-hints": 409,
  "one-hint": 429,
  "too-many": 429,
  conflict: 409,
  "not-kept": 503,
  "table-broken": 500,
  "rules-moved": 409,
  "bot-stuck": 500,
  failed: 500,
  stopping: 503,
};
