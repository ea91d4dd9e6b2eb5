import { HOUSE, type Refusal as KernelRefusal, refuser } from "@clade/kernel";

/** Every reason for which this game refuses a move, with the clause behind it. */
export const REASONS = {
  "not-your-turn": HOUSE,
  "not-in-hand": "SA-2",
} as const;

export type Reason = keyof typeof REASONS;
export type Refusal = KernelRefusal<Reason>;

export const refuse = refuser(REASONS);
