import {
  choice,
  counted,
  list,
  open,
  type OptionValues,
  perSeat,
  type Seat,
  seenAs,
  type Seen,
  shape,
} from "@clade/kernel";
import type { Card, Suit } from "./cards.ts";
import type { ByPlace, BySuit, Calamity } from "./data.ts";
import { EDITION_NAMES, type EditionName } from "./editions.ts";

/** What a table may choose before the game. */
export const options = { edition: choice(EDITION_NAMES, "2.0") };
export type Options = OptionValues<typeof options>;

/** SE-11: the cards in hand, in no order that means anything. */
export interface Hand {
  cards: Card[];
  /** SE-14, SE-15: its owner does not see it. */
  blind: boolean;
  /** SE-16: everybody else does. */
  shown: boolean;
}

export interface HandView {
  readonly count: number;
  readonly cards: readonly Card[] | null;
  readonly blind: boolean;
  readonly shown: boolean;
}

/** The owner sees a hand that is not blind, the others one that is shown. */
export const handSight = seenAs(
  shape<HandView>()({
    count: open(),
    cards: open<readonly Card[] | null>(),
    blind: open<boolean>(),
    shown: open<boolean>(),
  }),
  ({ cards, blind, shown }: Hand, { watcher, owner, allOpen }) => {
    const seen = allOpen === true || (watcher === owner ? !blind : shown);
    return { count: cards.length, cards: seen ? cards : null, blind, shown };
  },
);

/** Where a Discovery of the own column is: face down, face up, or in the hand or trick of this round. */
export type Lying = "down" | "up" | "out";

/** SE-4: a player's board, column and cards. Lists by suit, place or Age go by index; Age I is at 0. */
export interface Player {
  hand: Hand;
  deck: Card[];
  /** SE-13: Calamities turned up in round 1, until they go back into the deck. */
  aside: Card[];
  /** Cards of the own deck that were played so far: everybody saw them. */
  played: Card[];
  /** Suits that this player has shown not to hold this round, by not following (SE-35). */
  lacks: BySuit<boolean>;
  /** SE-47: resource cards taken this round. */
  taken: Card[];
  /** The Discovery that belongs to each Age of the own column, and where it is. */
  column: Card[];
  lying: Lying[];
  stock: BySuit<number>;
  population: number;
  /** The level of the worker on each place; 0: nobody there. */
  workers: ByPlace<number>;
  age: number;
  /** The highest Age reached so far. */
  summit: number;
  points: Points;
  /** SE-85: what waits for the next hand. */
  obscured: boolean;
  invaded: boolean;
}

/** Where the points came from; together they are the score. */
export interface Points {
  needs: number;
  /** SE-56: points lost, never above 0. */
  discontent: number;
  /** SE-61. */
  prestige: number;
  /** SE-70: counted when the game ends. */
  discoveries: number;
}

const playerSight = shape<Player>()({
  hand: handSight,
  deck: counted<Card>(),
  aside: open<Card[]>(),
  played: open<Card[]>(),
  lacks: open<BySuit<boolean>>(),
  taken: open<Card[]>(),
  column: open<Card[]>(),
  lying: open<Lying[]>(),
  stock: open<BySuit<number>>(),
  population: open(),
  workers: open<ByPlace<number>>(),
  age: open(),
  summit: open(),
  points: open<Points>(),
  obscured: open<boolean>(),
  invaded: open<boolean>(),
});

/** A card in the trick, and who played it. */
export interface Played {
  readonly seat: Seat;
  readonly card: Card;
}

/** What the active player is asked for now. */
export type Phase =
  | "trump" // SE-40
  | "play" // SE-30
  | "take" // SE-45, SE-46
  | "shield" // SE-87
  | "suffer" // SE-86
  | "remove" // SE-60
  | "lose" // SE-85
  | "joker" // SE-52
  | "gift" // SE-80
  | "trade" // SE-54
  | "bonus" // SE-58
  | "manage" // SE-62
  | "over";

/** How far an action phase has come, in order: what is to be done next. */
export const STEPS = [
  "shield",
  "calamities",
  "jokers",
  "gifts",
  "trade",
  "bonus",
  "penalties",
  "points",
  "management",
  "done",
] as const;
export type Step = (typeof STEPS)[number];

/** The action phase of the active player. */
export interface Turn {
  step: Step;
  /** Calamities that are still to strike. */
  due: Calamity[];
  /** SE-85: resources that must still be lost. */
  losses: number;
  /** SE-81: suits whose cards give nothing this round. */
  barred: BySuit<boolean>;
  /** SE-82: how much less each building produces. */
  storm: number;
  /** Jokers, Shield resources and trades still to come. */
  jokers: number;
  gifts: number;
  trades: number;
  /** SE-54: resources that were traded for, and do not change again. */
  traded: BySuit<number>;
  /** Needs that were met and not met, and whether one found nothing at all (SE-59). */
  met: number;
  unmet: number;
  bare: boolean;
  grown: boolean;
  evolved: boolean;
}

export interface State {
  readonly edition: EditionName;
  round: number;
  phase: Phase;
  /** SE-22: turn order is clockwise from here: the leader of the trick, then the first to act. */
  first: Seat;
  active: Seat;
  players: Player[];
  trump: Suit | null;
  /** SE-35: the colour of the trick. */
  colour: Suit | null;
  /** The cards as they were played in this trick. */
  trick: Played[];
  /** What of them is still to be taken. */
  left: Card[];
  /** SE-45, SE-46: who takes, in order, and how many have. */
  order: Seat[];
  chosen: number;
  winner: Seat;
  turn: Turn;
}

export const stateSight = shape<State>()({
  edition: open<EditionName>(),
  round: open(),
  phase: open<Phase>(),
  first: open<Seat>(),
  active: open<Seat>(),
  players: perSeat(playerSight),
  trump: open<Suit | null>(),
  colour: open<Suit | null>(),
  trick: list(open<Played>()),
  left: open<Card[]>(),
  order: open<Seat[]>(),
  chosen: open(),
  winner: open<Seat>(),
  turn: open<Turn>(),
});

/** What a watcher knows: the state as far as it is shown, and who is looking. */
export type View = Seen<typeof stateSight> & { readonly watcher: Seat | "spectator" };
export type PlayerView = View["players"][number];

/** SE-30: nothing has been played yet. */
export function noTrick(): Pick<State, "colour" | "trick" | "left" | "order" | "chosen"> {
  return { colour: null, trick: [], left: [], order: [], chosen: 0 };
}

export function newTurn(): Turn {
  return {
    step: "shield",
    due: [],
    losses: 0,
    barred: [false, false, false],
    storm: 0,
    jokers: 0,
    gifts: 0,
    trades: 0,
    traded: [0, 0, 0],
    met: 0,
    unmet: 0,
    bare: false,
    grown: false,
    evolved: false,
  };
}

/** The score so far. */
export function scoreOf({ points }: { readonly points: Readonly<Points> }): number {
  return points.needs + points.discontent + points.prestige + points.discoveries;
}
