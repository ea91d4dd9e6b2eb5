import { HOUSE, type Refusal as KernelRefusal, refuser } from "@clade/kernel";

/** Every reason for which this game refuses a move, with the clause behind it. */
export const REASONS = {
  "not-your-turn": HOUSE,
  "not-now": HOUSE,
  "no-such-player": HOUSE,
  "unknown-card": HOUSE,
  "not-in-hand": HOUSE,
  "activate-first": "PR-11",
  "not-finished": "PR-11",
  "not-in-development": "PR-12",
  "recall-too-late": "PR-12",
  "no-actions-left": "PR-15",
  "pay-first": "PR-16",
  "cannot-pay": "PR-16",
  "token-of-no-use": "PR-16",
  "no-token": "PR-17",
  "no-surplus": "PR-17",
  "nothing-to-pay": "PR-17",
  "copy-owned": "PR-19",
  "development-full": "PR-20",
  "deck-not-active": "PR-5",
  "deck-empty": "PR-21",
  "pile-empty": "PR-21",
  "draw-first": "PR-21",
  "discard-first": "PR-22",
  "shuffle-first": "PR-23",
  "nothing-to-shuffle": "PR-23",
  "hand-fits": "PR-25",
  "time-card-old": "PR-32",
  "solo-only": "PR-52",
  "swapped-already": "PR-52",
  "not-in-time": "PR-52",
  "no-personalities": "PR-70",
  "person-too-early": "PR-71",
  "choose-person-first": "PR-72",
  "wrong-calling": "PR-72",
  "no-heritage": "PR-73",
  "heritage-too-late": "PR-73",
  "no-second-one": "PR-73",
  "nobody-to-replace": "PR-73",
  "person-taken": "PR-74",
  "no-milestone": "PR-80",
  "no-such-section": "PR-81",
  "section-marked": "PR-81",
  "cannot-pay-section": "PR-81",
} as const satisfies Readonly<Record<string, string>>;

export type Reason = keyof typeof REASONS;
export type Refusal = KernelRefusal<Reason>;

export const refuse = refuser<Reason>(REASONS);
