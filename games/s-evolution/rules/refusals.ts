import { HOUSE, type Refusal as KernelRefusal, refuser } from "@clade/kernel";

/** Every reason for which this game refuses a move, with the clause behind it. */
export const REASONS = {
  "not-your-turn": HOUSE,
  "not-now": HOUSE,
  "no-such-player": HOUSE,
  "not-in-hand": "SE-30",
  "hand-is-blind": "SE-17",
  "hand-is-not-blind": "SE-17",
  "must-follow": "SE-35",
  "must-follow-or-discover": "SE-35",
  "not-in-trick": "SE-46",
  "take-a-discovery": "SE-45",
  "discovery-of-other-age": "SE-45",
  "take-a-resource-card": "SE-46",
  "no-such-calamity": "SE-86",
  "name-the-stopped": "SE-87",
  "lose-first": "SE-85",
  "nothing-to-lose": "SE-85",
  "remove-first": "SE-60",
  "joker-barred": "SE-81",
  "trade-for-another": "SE-54",
  "nothing-to-trade": "SE-54",
  "trade-into-full": "SE-54",
  "no-such-growth": "SE-63",
  "grown-already": "SE-63",
  "population-full": "SE-63",
  "evolved-already": "SE-64",
  "last-age": "SE-64",
  "cannot-pay": "SE-62",
  "all-at-work": "SE-65",
  "place-taken": "SE-65",
  "nobody-there": "SE-65",
  "no-such-level": "SE-65",
  "level-not-higher": "SE-65",
  "nobody-to-remove": "SE-66",
} as const satisfies Readonly<Record<string, string>>;

export type Reason = keyof typeof REASONS;
export type Refusal = KernelRefusal<Reason>;

export const refuse = refuser<Reason>(REASONS);
