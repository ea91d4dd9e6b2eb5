import type { ProblemCode } from "@clade/kernel";

/** The problems that a table in this very process can have; all others come from servers. */
export const KEPT_PROBLEMS = ["not-kept", "table-broken", "bot-stuck", "not-on"] as const satisfies ProblemCode[];
export type KeptProblem = (typeof KEPT_PROBLEMS)[number];
