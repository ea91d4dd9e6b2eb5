import {
  choice,
  counted,
  data,
  flag,
  given,
  hand,
  list,
  type OptionValues,
  open,
  perSeat,
  type Seat,
  type Seen,
  shape,
  shared,
} from "@clade/kernel";
import type { Card, DeckRef } from "./book.ts";
import { checkDeck } from "./deck/check.ts";
import type { Deck } from "./deck/deck.ts";

/** What a table may choose before the game. */
export const options = {
  /** PR-60, PR-61. */
  pace: choice(["normal", "fast", "faster"], "normal"),
  personalities: flag(false),
  milestones: flag(false),
  /** PR-90: Age IV. */
  industrial: flag(false),
  deck: data<Deck>(["standard"], "standard", checkDeck),
  /** PR-32 by the letter: the Time cards of an old age leave the game with it. */
  timeLeaves: flag(false),
  /** PR-73 by the letter: whoever took a Scientist's heritage has nobody whom an Artist could replace. */
  artistsReplace: flag(false),
};
export type Options = OptionValues<typeof options>;

/** The options that the rules go back to during play. */
export interface Variant {
  readonly pace: Options["pace"];
  readonly personalities: boolean;
  readonly milestones: boolean;
  readonly industrial: boolean;
  /** Games of version 1 do not know these. */
  readonly timeLeaves?: boolean;
  readonly artistsReplace?: boolean;
}

/** PR-20: a technology in development. Never changed, only replaced. */
export interface Development {
  readonly card: Card;
  readonly markers: number;
}

export interface Player {
  hand: readonly Card[];
  active: readonly Card[];
  developing: readonly Development[];
  /** Steps held on each skill track, uncut (PR-75). */
  steps: readonly number[];
  /** Knowledge tokens of each kind, and how many of them are turned. */
  tokens: readonly number[];
  spent: readonly number[];
  /** Steps held on each power track, uncut. */
  power: readonly number[];
  /** PR-71: the personality whose gains the player has now. */
  influence: number | null;
  /** PR-74: those the player had before. */
  past: readonly number[];
  /** PR-82: milestones taken. */
  milestones: readonly number[];
}

const playerSight = shape<Player>()({
  hand: hand<Card>(), // PR-6
  active: shared<readonly Card[]>(),
  developing: shared<readonly Development[]>(),
  steps: shared<readonly number[]>(),
  tokens: shared<readonly number[]>(),
  spent: shared<readonly number[]>(),
  power: shared<readonly number[]>(),
  influence: open<number | null>(),
  past: shared<readonly number[]>(),
  milestones: shared<readonly number[]>(),
});

/** What is paid for: a technology, which has left the hand already, or a section of the active milestone. */
export type Purchase = { readonly card: Card } | { readonly section: number };

/** What is still to be done, last entry first. Steps are never changed, only replaced. */
export type Step = ActivateStep | InviteStep | PayStep | DrawStep | ShuffleStep | DiscardStep;

/** PR-11: finished technologies become active, one by one. */
export interface ActivateStep {
  readonly step: "activate";
}
/** PR-72: a seat must choose a personality, whoever's turn it is. */
export interface InviteStep {
  readonly step: "invite";
  readonly seat: Seat;
  readonly calling: "scientist" | "artist";
}
/** PR-16: what is still due of each type, and the general knowledge that was put towards it. */
export interface PayStep {
  readonly step: "pay";
  readonly purchase: Purchase;
  readonly due: readonly number[];
  readonly general: number;
}
/** PR-21, PR-22: cards still to be drawn. */
export interface DrawStep {
  readonly step: "draw";
  readonly left: number;
}
/** PR-23: decks still to be shuffled and drawn from. */
export interface ShuffleStep {
  readonly step: "shuffle";
  readonly left: number;
}
/** PR-22, PR-25: cards still to be discarded. */
export interface DiscardStep {
  readonly step: "discard";
  readonly left: number;
  readonly why: "quick-draw" | "upkeep";
}

/** The phase of the turn; `over` when it is finished and only choices that an age brought may be open. */
export type Stage = "development" | "action" | "upkeep" | "over";

/** The active milestone: who has marked which of its sections. */
export interface ActiveMilestone {
  readonly deed: number;
  readonly marks: readonly (Seat | null)[];
}

export interface State {
  /** The version of the rules that the game was begun under (versions.ts). States of version 1 do not say it. */
  readonly version?: 2 | undefined;
  readonly deck: DeckRef;
  readonly variant: Variant;
  /** PR-4, PR-70: the order of play. */
  readonly order: readonly Seat[];
  age: number;
  /** Turns finished so far. */
  turns: number;
  /** PR-35: the turn, counted from 1, in which a technology last became active or went into development. */
  lastProgress: number;
  active: Seat;
  stage: Stage;
  /** PR-12: nothing has been done since the development phase. */
  fresh: boolean;
  actionsTaken: number;
  /** PR-21: a Draw has ended the action phase. */
  drawn: boolean;
  /** PR-17: general knowledge left over this turn. */
  surplus: number;
  /** PR-81, PR-52: what can be done once a turn has been done. */
  contributed: boolean;
  swapped: boolean;
  players: Player[];
  /** By age, from I. The top is the last card. */
  decks: readonly (readonly Card[])[];
  piles: readonly (readonly Card[])[];
  /** PR-32: cards that have left the game: out of hands and decks, by age, and those that everybody had seen. */
  removed: readonly (readonly Card[])[];
  gone: readonly Card[];
  /** PR-51. */
  time: readonly Card[];
  /** PR-30: New Age symbols on active technologies, by the age that they announce. */
  symbols: readonly number[];
  milestone: ActiveMilestone | null;
  /** Milestones under the active one; the next is the last. */
  milestonePile: readonly number[];
  /** Milestones that have left the game. */
  milestonesGone: readonly number[];
  pending: Step[];
  ending: Ending | null;
}

/** How the game ended: by symbols, by an age without cards, by idleness, or lost to time (PR-51). */
export type Ending = "symbols" | "empty" | "idle" | "lost";

export const stateSight = shape<State>()({
  version: open<2 | undefined>(),
  deck: given<DeckRef>(),
  variant: shared<Variant>(),
  order: shared<readonly Seat[]>(),
  age: open(),
  turns: open(),
  lastProgress: open(),
  active: open<Seat>(),
  stage: open<Stage>(),
  fresh: open(),
  actionsTaken: open(),
  drawn: open(),
  surplus: open(),
  contributed: open(),
  swapped: open(),
  players: perSeat(playerSight),
  decks: list(counted<Card>()),
  piles: shared<readonly (readonly Card[])[]>(), // PR-6
  removed: list(counted<Card>()),
  gone: shared<readonly Card[]>(),
  time: shared<readonly Card[]>(), // PR-6
  symbols: shared<readonly number[]>(),
  milestone: shared<ActiveMilestone | null>(),
  milestonePile: counted<number>(),
  milestonesGone: shared<readonly number[]>(),
  pending: open<Step[]>(),
  ending: open<Ending | null>(),
});

/** What a watcher knows: the state as far as it is shown, and who is looking. */
export type View = Seen<typeof stateSight> & { readonly watcher: Seat | "spectator" };
export type PlayerView = View["players"][number];

/** A player with these cards in hand; everything else of a player is open, so a view will do as well. */
export function copyPlayer(player: Omit<Player | PlayerView, "hand">, cards: readonly Card[]): Player {
  return {
    hand: cards,
    active: player.active,
    developing: player.developing,
    steps: player.steps,
    tokens: player.tokens,
    spent: player.spent,
    power: player.power,
    influence: player.influence,
    past: player.past,
    milestones: player.milestones,
  };
}

/** Lists are never changed, only replaced, so clones share them. */
export function clone(state: State): State {
  return {
    version: state.version,
    deck: state.deck,
    variant: state.variant,
    order: state.order,
    age: state.age,
    turns: state.turns,
    lastProgress: state.lastProgress,
    active: state.active,
    stage: state.stage,
    fresh: state.fresh,
    actionsTaken: state.actionsTaken,
    drawn: state.drawn,
    surplus: state.surplus,
    contributed: state.contributed,
    swapped: state.swapped,
    players: state.players.map((player) => copyPlayer(player, player.hand)),
    decks: state.decks,
    piles: state.piles,
    removed: state.removed,
    gone: state.gone,
    time: state.time,
    symbols: state.symbols,
    milestone: state.milestone,
    milestonePile: state.milestonePile,
    milestonesGone: state.milestonesGone,
    pending: state.pending.slice(),
    ending: state.ending,
  };
}
