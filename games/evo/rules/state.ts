import {
  counted,
  data,
  flag,
  given,
  hand,
  type OptionValues,
  open,
  perSeat,
  type Seat,
  type Seen,
  shape,
} from "@clade/kernel";
import type { CardId, Window } from "./data/cards.ts";
import type { Gene, GeneCounts, Traits } from "./data/genes.ts";
import { ISLAND_NAMES } from "./data/islands.ts";
import type { Meteor } from "./data/meteor.ts";
import { type Deck, STANDARD_DECK } from "./deck.ts";
import type { Island } from "./geography.ts";
import { checkDeck, type OwnDeck } from "./own-deck.ts";
import { checkIsland, type OwnIsland } from "./own-island.ts";

/** The island that fits the number of players, whatever it is. */
export const FITTING_ISLAND = "fitting";

/** What a table may choose before the game. */
export const options = {
  /** EO-1: which island; for four players there are two. */
  island: data<OwnIsland>([FITTING_ISLAND, ...ISLAND_NAMES], FITTING_ISLAND, checkIsland),
  /** EO-3: which event cards. */
  deck: data<OwnDeck>([STANDARD_DECK], STANDARD_DECK, checkDeck),
  /** EO-41: one gene less than players, and whoever is overbid may drop out. */
  auction: flag(false),
};
export type Options = OptionValues<typeof options>;

/** What event cards add to or take from a species until the turn ends (EO-45). */
export interface Boosts {
  attack: number;
  defence: number;
  births: number;
  furs: number;
  parasols: number;
  discount: number;
}

export interface Player {
  points: number;
  /** All that was paid for genes so far. */
  paid: number;
  traits: Traits;
  hand: CardId[];
  boosts: Boosts;
}

const playerSight = shape<Player>()({
  points: open(),
  paid: open(),
  traits: open<Traits>(),
  hand: hand<CardId>(), // EO-6
  boosts: open<Boosts>(),
});

/** EO-36: a drawn gene with the bid that stands on it. `nth` tells genes of the same kind apart. */
export interface Lot {
  readonly gene: Gene;
  readonly nth: number;
  readonly bidder: Seat | null;
  readonly amount: number;
}

export type Phase = "climate" | "movement" | "births" | "survival" | "auction" | "over";

export interface State {
  /** The version of the rules that the game was begun under (versions.ts). States of version 1 do not say it. */
  readonly version?: 2 | undefined;
  readonly island: Island;
  readonly deck: Deck;
  readonly meteor: Meteor;
  /** EO-41 is played. */
  readonly shortAuction: boolean;
  turn: number;
  phase: Phase;
  /** EO-47: the window in which players are asked for cards, if one is open. */
  window: Window | null;
  /** EO-11: the seats in the order of this turn. */
  order: Seat[];
  /** Whose part it is: an index into the order. */
  place: number;
  /** EO-15: where on the ring the marker stands. */
  climate: number;
  /** EO-48: the faces among which a player picks the climate; empty unless that is asked. */
  rolls: number[];
  /** EO-21: whose dino is in each zone. */
  zones: (Seat | null)[];
  players: Player[];
  pile: CardId[];
  discard: CardId[];
  bag: GeneCounts;
  /** EO-40: Card genes that have left the game. */
  spentCardGenes: number;
  /** EO-20: steps that are left in this part of the movement, and whether it has begun. */
  steps: number;
  moved: boolean;
  /** EO-48: nobody gives birth this turn. */
  barren: boolean;
  /** EO-25: newborns still due in this part of the births, how far from an adult, and where they were put. */
  due: number;
  reach: number;
  newborns: number[];
  lots: Lot[];
  /** EO-41, EO-42: whether an overbid player may drop out of this auction. */
  mayDrop: boolean;
  /** EO-36: who was overbid and must bid again at once. */
  overbid: Seat | null;
}

export const stateSight = shape<State>()({
  version: open<2 | undefined>(),
  island: given<Island>(),
  deck: given<Deck>(),
  meteor: given<Meteor>(),
  shortAuction: open<boolean>(),
  turn: open(),
  phase: open<Phase>(),
  window: open<Window | null>(),
  order: open<Seat[]>(),
  place: open(),
  climate: open(),
  rolls: open<number[]>(),
  zones: open<(Seat | null)[]>(),
  players: perSeat(playerSight),
  pile: counted<CardId>(), // EO-6
  discard: open<CardId[]>(),
  bag: open<GeneCounts>(),
  spentCardGenes: open(),
  steps: open(),
  moved: open<boolean>(),
  barren: open<boolean>(),
  due: open(),
  reach: open(),
  newborns: open<number[]>(),
  lots: open<Lot[]>(),
  mayDrop: open<boolean>(),
  overbid: open<Seat | null>(),
});

/** What a watcher knows: the state as far as it is shown, and who is looking. */
export type View = Seen<typeof stateSight> & { readonly watcher: Seat | "spectator" };
export type PlayerView = View["players"][number];

export function noBoosts(): Boosts {
  return { attack: 0, defence: 0, births: 0, furs: 0, parasols: 0, discount: 0 };
}

function clonePlayer({ points, paid, traits, hand: cards, boosts }: Player): Player {
  return { points, paid, traits: { ...traits }, hand: cards.slice(), boosts: { ...boosts } };
}

/** Island, deck, meteor track and lots are never changed, only replaced, so clones may share them. */
export function clone(state: State): State {
  return {
    version: state.version,
    island: state.island,
    deck: state.deck,
    meteor: state.meteor,
    shortAuction: state.shortAuction,
    turn: state.turn,
    phase: state.phase,
    window: state.window,
    order: state.order.slice(),
    place: state.place,
    climate: state.climate,
    rolls: state.rolls.slice(),
    zones: state.zones.slice(),
    players: state.players.map(clonePlayer),
    pile: state.pile.slice(),
    discard: state.discard.slice(),
    bag: { ...state.bag },
    spentCardGenes: state.spentCardGenes,
    steps: state.steps,
    moved: state.moved,
    barren: state.barren,
    due: state.due,
    reach: state.reach,
    newborns: state.newborns.slice(),
    lots: state.lots.slice(),
    mayDrop: state.mayDrop,
    overbid: state.overbid,
  };
}
