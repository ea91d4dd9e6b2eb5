/** What a card does. The number says how much, the table below when and to whom. */
export type EffectKind =
  | "shift"
  | "choose-roll"
  | "attack-horns"
  | "defence-horns"
  | "steps"
  | "swap"
  | "barren"
  | "reach"
  | "births"
  | "fewer-births"
  | "fewer-furs"
  | "fewer-parasols"
  | "furs"
  | "parasols"
  | "removal"
  | "discount"
  | "redraw";

export interface Effect {
  readonly kind: EffectKind;
  readonly amount: number;
}

/** EO-47: the moments at which everybody is asked for cards. */
export type Window = "climate" | "movement" | "births" | "survival" | "drawn" | "paying";

/** EO-49: when a card may be played: in a window, or in the player's own part of a phase. */
export type Moment = Window | "own-movement-start" | "own-movement" | "own-births";

/** What the player of a card has to name. */
export type Aiming = "nothing" | "opponent" | "opposing-dino" | "adjacent-dinos" | "drawn-gene";

interface EffectRule {
  readonly when: Moment;
  readonly aiming: Aiming;
  readonly least: number;
  readonly most: number;
}

/** EO-49: when each effect may be played, what it is aimed at, and how strong a person's own card may make it. */
export const EFFECTS: { readonly [K in EffectKind]: EffectRule } = {
  shift: { when: "climate", aiming: "nothing", least: -3, most: 3 },
  "choose-roll": { when: "climate", aiming: "nothing", least: 2, most: 6 },
  "attack-horns": { when: "movement", aiming: "nothing", least: 1, most: 9 },
  "defence-horns": { when: "movement", aiming: "nothing", least: 1, most: 9 },
  steps: { when: "own-movement-start", aiming: "nothing", least: 1, most: 9 },
  swap: { when: "own-movement", aiming: "adjacent-dinos", least: 1, most: 1 },
  barren: { when: "births", aiming: "nothing", least: 1, most: 1 },
  reach: { when: "own-births", aiming: "nothing", least: 2, most: 9 },
  births: { when: "own-births", aiming: "nothing", least: 1, most: 9 },
  "fewer-births": { when: "births", aiming: "opponent", least: 1, most: 9 },
  "fewer-furs": { when: "survival", aiming: "opponent", least: 1, most: 9 },
  "fewer-parasols": { when: "survival", aiming: "opponent", least: 1, most: 9 },
  furs: { when: "survival", aiming: "nothing", least: 1, most: 9 },
  parasols: { when: "survival", aiming: "nothing", least: 1, most: 9 },
  removal: { when: "survival", aiming: "opposing-dino", least: 1, most: 1 },
  discount: { when: "paying", aiming: "nothing", least: 1, most: 99 },
  redraw: { when: "drawn", aiming: "drawn-gene", least: 1, most: 1 },
};

/** A card by what it is called; copies of a card are the same to everybody. */
export type CardId = string;

export interface EventCard {
  readonly id: CardId;
  readonly copies: number;
  readonly effect: Effect;
}

/**
 * EO-3, EO-49: the 26 event cards. Their number, that some change the climate, and the kinds of effect of charge, bodyguard,
 * barren season, drifting eggs, cold snap, scorcher, thick coat, shade and sudden end are known; the rest is a reconstruction.
 */
const CARDS = [
  { id: "forward-drift", copies: 2, effect: { kind: "shift", amount: 1 } },
  { id: "reverse-drift", copies: 1, effect: { kind: "shift", amount: -1 } },
  { id: "still-air", copies: 1, effect: { kind: "shift", amount: 0 } },
  { id: "great-shift", copies: 1, effect: { kind: "shift", amount: 2 } },
  { id: "weather-sense", copies: 1, effect: { kind: "choose-roll", amount: 2 } },
  { id: "charge", copies: 2, effect: { kind: "attack-horns", amount: 2 } },
  { id: "bodyguard", copies: 2, effect: { kind: "defence-horns", amount: 2 } },
  { id: "second-wind", copies: 2, effect: { kind: "steps", amount: 2 } },
  { id: "trade-places", copies: 1, effect: { kind: "swap", amount: 1 } },
  { id: "barren-season", copies: 1, effect: { kind: "barren", amount: 1 } },
  { id: "drifting-eggs", copies: 1, effect: { kind: "reach", amount: 3 } },
  { id: "big-clutch", copies: 2, effect: { kind: "births", amount: 2 } },
  { id: "cracked-eggs", copies: 1, effect: { kind: "fewer-births", amount: 1 } },
  { id: "cold-snap", copies: 1, effect: { kind: "fewer-furs", amount: 1 } },
  { id: "scorcher", copies: 1, effect: { kind: "fewer-parasols", amount: 1 } },
  { id: "thick-coat", copies: 1, effect: { kind: "furs", amount: 2 } },
  { id: "shade", copies: 1, effect: { kind: "parasols", amount: 2 } },
  { id: "sudden-end", copies: 2, effect: { kind: "removal", amount: 1 } },
  { id: "bargain-gene", copies: 1, effect: { kind: "discount", amount: 3 } },
  { id: "fresh-draw", copies: 1, effect: { kind: "redraw", amount: 1 } },
] as const satisfies readonly EventCard[];
export type CardName = (typeof CARDS)[number]["id"];
export const EVENT_CARDS: readonly EventCard[] = CARDS;

/** EO-3 */
export const CARDS_DEALT = 3;
/** EO-45: no card is played in the first turns. */
export const TURNS_WITHOUT_CARDS = 2;
