import { HOUSE, type Refusal as KernelRefusal, refuser } from "@clade/kernel";

/** Every reason for which this game refuses a move, with the clause behind it. */
export const REASONS = {
  "not-your-turn": HOUSE,
  "not-now": HOUSE,
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
