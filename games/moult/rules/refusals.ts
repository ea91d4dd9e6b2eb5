import { HOUSE, refuser } from "@clade/kernel";

/** Every reason for which this game refuses a move, with the clause behind it. */
export const REASONS = { over: HOUSE, "already-laid": "MO-3", "not-in-hand": "MO-3" } as const;

export type Reason = keyof typeof REASONS;
export const refuse = refuser(REASONS);
