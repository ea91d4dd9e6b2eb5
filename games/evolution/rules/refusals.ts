import { HOUSE, type Refusal as KernelRefusal, refuser } from "@clade/kernel";
import type { Move } from "./moves.ts";
import type { Phase } from "./state.ts";

/** Every reason for which this game refuses a move, with the clause behind it. */
export const REASONS = {
  "not-your-turn": "EV-40",
  "game-over": "EV-76",
  "food-time": "EV-15",
  "cards-time": "EV-20",
  "shed-time": "EV-24",
  "leaf-time": "EV-30",
  "feed-time": "EV-40",
  "store-time": "EV-45",
  "no-such-card": HOUSE,
  "no-such-species": HOUSE,
  "no-such-player": HOUSE,
  "already-done": "EV-26",
  "slots-full": "EV-3",
  "kind-twice": "EV-3",
  "at-most-six": "EV-23",
  "trait-not-there": "EV-24",
  "leaf-not-there": "EV-30",
  "leaf-used": "EV-30",
  "fertile-no-plants": "EV-31",
  "fertile-full": "EV-31",
  "fat-empty": "EV-33",
  "fat-no-room": "EV-33",
  "fat-amount": "EV-33",
  "hole-empty": "EV-42",
  "carnivore-no-plants": "EV-43",
  "not-a-carnivore": "EV-43",
  "not-itself": "EV-43",
  "no-room": "EV-45",
  full: "EV-46",
  "hungry-first": "EV-46",
  "must-feed": "EV-41",
  "already-fed": "EV-40",
  "target-too-large": "EV-55",
  "target-protected": "EV-57",
  "shell-too-hard": "EV-56",
  "no-intelligence": "EV-59",
  "thinker-is-carnivore": "EV-60",
  "thinker-not-carnivore": "EV-59",
  "trait-not-ignorable": "EV-59",
  "trait-not-in-play": "EV-59",
  "trait-ignored-already": "EV-59",
  "no-attack-thereby": "EV-59",
  "attack-announced": "EV-59",
  "say-how-much": "EV-45",
  "wrong-amount": "EV-45",
} as const satisfies Readonly<Record<string, string>>;

export type Reason = keyof typeof REASONS;
export type Refusal = KernelRefusal<Reason>;

export const refuse = refuser<Reason>(REASONS);

/** Every sort of move has its time: at any other it is refused with when that is. */
const TIMES: { readonly [T in Move["type"]]: Reason } = {
  food: "food-time",
  trait: "cards-time",
  species: "cards-time",
  grow: "cards-time",
  done: "cards-time",
  shed: "shed-time",
  leaf: "leaf-time",
  fat: "leaf-time",
  feed: "feed-time",
  attack: "feed-time",
  outwit: "feed-time",
  think: "feed-time",
  pass: "feed-time",
  store: "store-time",
};

export function refuseTime({ type }: Move): Refusal {
  return refuse(TIMES[type]);
}

/** Whose turn it is, each phase says in a clause of its own. */
const TURNS: { readonly [P in Phase]: string } = {
  deal: "EV-12",
  food: "EV-15",
  cards: "EV-20",
  leaves: "EV-30",
  feeding: "EV-40",
  over: "EV-76",
};

export function refuseTurnOf(phase: Phase): Refusal {
  return phase === "over" ? refuse("game-over") : { ...refuse("not-your-turn"), clause: TURNS[phase] };
}
