import { HOUSE, type Refusal as KernelRefusal, refuser } from "@clade/kernel";
import type { Move } from "./moves.ts";
import type { Phase } from "./state.ts";

/** Every reason for which this game refuses a move, with the clause behind it. */
export const REASONS = {
  "not-your-turn": "SE-50",
  "game-over": "SE-70",
  "trump-time": "SE-40",
  "play-time": "SE-30",
  "take-time": "SE-46",
  "calamity-time": "SE-51",
  "lose-time": "SE-85",
  "gain-time": "SE-52",
  "trade-time": "SE-54",
  "rise-time": "SE-58",
  "manage-time": "SE-62",
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

/** Every sort of move has its time: at any other it is refused with when that is. */
const TIMES: { readonly [T in Move["type"]]: Reason } = {
  trump: "trump-time",
  play: "play-time",
  blind: "play-time",
  take: "take-time",
  shield: "calamity-time",
  suffer: "calamity-time",
  lose: "lose-time",
  gain: "gain-time",
  trade: "trade-time",
  rise: "rise-time",
  stay: "rise-time",
  grow: "manage-time",
  evolve: "manage-time",
  place: "manage-time",
  raise: "manage-time",
  remove: "manage-time",
  done: "manage-time",
};

export function refuseTime({ type }: Move): Refusal {
  return refuse(TIMES[type]);
}

/** Whose turn it is in the tricks, other clauses say than in the actions. */
const TURNS: { readonly [P in Phase]?: string } = { trump: "SE-40", play: "SE-30", take: "SE-46" };

export function refuseTurnOf(phase: Phase): Refusal {
  if (phase === "over") return refuse("game-over");
  const refusal = refuse("not-your-turn");
  return { ...refusal, clause: TURNS[phase] ?? refusal.clause };
}
