import { HOUSE, type Refusal as KernelRefusal, refuser } from "@clade/kernel";
import type { Move } from "./moves.ts";
import type { State } from "./state.ts";

/** Every reason for which this game refuses a move, with the clause behind it. */
export const REASONS = {
  "not-your-turn": "EO-10",
  "game-over": "EO-50",
  "step-time": "EO-20",
  "birth-time": "EO-25",
  "lose-time": "EO-30",
  "roll-time": "EO-48",
  "bid-time": "EO-36",
  "card-time": "EO-47",
  "cards-first": "EO-47",
  "no-such-zone": HOUSE,
  "no-such-card": HOUSE,
  "no-such-player": HOUSE,
  "not-your-dino": "EO-20",
  "not-adjacent": "EO-20",
  "no-steps-left": "EO-20",
  "own-dino-there": "EO-21",
  "too-few-horns": "EO-22",
  "zone-taken": "EO-25",
  "no-adult-near": "EO-25",
  "none-due": "EO-25",
  "none-in-stock": "EO-25",
  "must-give-birth": "EO-25",
  "no-births": "EO-48",
  "not-near-newborn": "EO-32",
  "must-lose": "EO-30",
  "safe-there": "EO-30",
  "must-pick-roll": "EO-48",
  "not-rolled": "EO-48",
  "gene-not-drawn": "EO-36",
  "bid-too-low": "EO-36",
  "must-bid": "EO-36",
  "cannot-pay": "EO-37",
  "cannot-drop-out": "EO-41",
  "too-early": "EO-45",
  "wrong-moment": "EO-47",
  "not-at-start": "EO-49",
  "aim-at-nothing": "EO-49",
  "aim-at-opponent": "EO-49",
  "aim-at-dino": "EO-49",
  "aim-at-two": "EO-49",
  "aim-at-gene": "EO-49",
  "aim-at-opposing-dino": "EO-49",
  "swap-not-adjacent": "EO-49",
  "swap-needs-own": "EO-49",
  "swap-needs-dino": "EO-49",
  "no-adult": "EO-48",
  "no-gene-won": "EO-49",
  "bag-empty": "EO-48",
} as const satisfies Readonly<Record<string, string>>;

export type Reason = keyof typeof REASONS;
export type Refusal = KernelRefusal<Reason>;

export const refuse = refuser<Reason>(REASONS);

/** Every sort of move has its time: at any other it is refused with when that is. */
const TIMES: { readonly [T in Move["type"]]: readonly [phase: State["phase"] | undefined, reason: Reason] } = {
  step: ["movement", "step-time"],
  birth: ["births", "birth-time"],
  lose: ["survival", "lose-time"],
  face: ["climate", "roll-time"],
  bid: ["auction", "bid-time"],
  drop: ["auction", "bid-time"],
  card: [undefined, "card-time"],
  pass: [undefined, "card-time"],
};

export function refuseTime(state: Pick<State, "phase" | "window">, { type }: Move): Refusal {
  const [phase, reason] = TIMES[type];
  // EO-47: its phase has come, but everybody is asked for cards first.
  return refuse(state.window !== null && state.phase === phase ? "cards-first" : reason);
}
