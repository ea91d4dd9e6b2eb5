import {
  counted,
  hand,
  list,
  type OptionValues,
  open,
  own,
  ownUntilOver,
  perSeat,
  seenAs,
  type Seat,
  type Seen,
  shape,
  flag,
} from "@clade/kernel";
import type { Card, Trait } from "./cards.ts";

/** What a table may choose before the game. */
export const options = {
  /** EV-26: all players play their cards at the same time. With six it is always so. */
  fast: flag(false),
};
export type Options = OptionValues<typeof options>;

/** EV-3: a species in a player's row. */
export interface Species {
  /** Tells a player's species apart for as long as they live, wherever they stand in the row. */
  id: number;
  size: number;
  population: number;
  /** Food eaten this round. */
  food: number;
  /** Food stored on Fat Tissue. */
  fat: number;
  /** Open traits. */
  traits: Card[];
  /** Traits laid this round, still face down (EV-21). */
  laid: Card[];
  /** Leaf traits used this round (EV-30). */
  used: Trait[];
}

const speciesSight = shape<Species>()({
  id: open(),
  size: open(),
  population: open(),
  food: open(),
  fat: open(),
  traits: open<Card[]>(),
  laid: hand<Card>(), // EV-21: others see that a card lies there, not which
  used: open<Trait[]>(),
});

/** What of a player changes in phase 3: in fast play, what the others go on seeing until the reveal (EV-6). */
export interface Front {
  hand: Card[];
  species: Species[];
  born: number;
}

export interface Player extends Front {
  bag: number;
  /** The card this player laid on the watering hole. */
  foodCard: Card | null;
  /** Whether this player has finished phase 3. */
  done: boolean;
  /** Fast play: cards discarded in phase 3 that the others have not seen yet. */
  unseenDiscards: Card[];
  /** Fast play: what the others see of this player until the reveal. */
  front: Front | null;
}

/** EV-15: everybody sees who has laid a food card, its owner sees which. */
const foodCardSight = seenAs(
  shape<{ readonly laid: boolean; readonly card: Card | null }>()({ laid: open<boolean>(), card: own<Card | null>() }),
  (card: Card | null) => ({ laid: card !== null, card }),
);

const frontSight = shape<Front>()({ hand: hand<Card>(), born: open(), species: list(speciesSight) });

const plainPlayerSight = shape<Player>()({
  hand: hand<Card>(), // EV-6
  species: list(speciesSight),
  born: open(),
  bag: ownUntilOver<number>(), // EV-5
  foodCard: foodCardSight,
  done: open(),
  unseenDiscards: own<Card[]>(),
  front: own(frontSight),
});

/** EV-6: in fast play the others see a player as before phase 3, until all is revealed. */
const playerSight = seenAs(plainPlayerSight, (player: Player, { watcher, owner }) =>
  player.front === null || watcher === owner ? player : { ...player, ...player.front },
);

export type Phase = "deal" | "food" | "cards" | "leaves" | "feeding" | "over";
export type FoodType = "plant" | "meat";
export type Source = "watering-hole" | "reserve";
export type TakeReason = "fed" | "foraging" | "cooperation" | "scavenger" | "attack" | "long-neck" | "intelligence";

/** What is still to be done, last entry first. Only a `store` waits for an answer; everything else runs by itself. */
export type Step = TakeStep | ForageStep | CooperateStep | ScavengeStep | StoreStep | EndAttackStep;

/** EV-45: a species takes tokens. `chosen`: its owner asked for just this, so one token is not asked about again. */
export interface TakeStep {
  readonly step: "take";
  readonly seat: Seat;
  readonly id: number;
  readonly food: FoodType;
  readonly from: Source;
  readonly amount: number;
  readonly by: TakeReason;
  readonly chosen: boolean;
  /** EV-52: Foraging's own plant triggers nothing more. */
  readonly triggers: boolean;
}
export interface ForageStep {
  readonly step: "forage";
  readonly seat: Seat;
  readonly id: number;
  readonly from: Source;
}
export interface CooperateStep {
  readonly step: "cooperate";
  readonly seat: Seat;
  readonly id: number;
  readonly food: FoodType;
  readonly from: Source;
}
/** EV-53: the Scavengers that are still to take, in order. */
export interface ScavengeStep {
  readonly step: "scavenge";
  readonly queue: readonly { readonly seat: Seat; readonly id: number }[];
}
/** EV-45: asks the owner how much of what does not fit on the board goes onto Fat Tissue. */
export interface StoreStep {
  readonly step: "store";
  readonly seat: Seat;
  readonly id: number;
  readonly food: FoodType;
  readonly from: Source;
  readonly by: TakeReason;
  readonly least: number;
  readonly most: number;
  /** What the same taking has put on the board already. */
  readonly taken: number;
  readonly triggers: boolean;
}
export interface EndAttackStep {
  readonly step: "end-attack";
}

/** EV-59: an attack being prepared with Intelligence, or one that is under way. */
export interface Ruse {
  readonly seat: Seat;
  readonly id: number;
  readonly ignored: readonly Trait[];
}

export interface State {
  readonly fast: boolean;
  readonly slots: number;
  round: number;
  /** EV-75: the round that is the last, once that is known. */
  lastRound: number | null;
  phase: Phase;
  first: Seat;
  active: Seat;
  plants: number;
  players: Player[];
  deck: Card[];
  discard: Card[];
  /** EV-80: cards set aside unseen. */
  aside: Card[];
  /** EV-40: how many players in succession had nothing to do or passed. */
  passes: number;
  /** Whether the active player has fed a species this turn. */
  fed: boolean;
  /** Whether the active player has used Intelligence this turn. */
  thought: boolean;
  ruse: Ruse | null;
  pending: Step[];
}

export const stateSight = shape<State>()({
  fast: open(),
  slots: open(),
  round: open(),
  lastRound: open<number | null>(),
  phase: open<Phase>(),
  first: open<Seat>(),
  active: open<Seat>(),
  plants: open(),
  players: perSeat(playerSight),
  deck: counted<Card>(),
  discard: open<Card[]>(), // EV-6
  aside: counted<Card>(),
  passes: open(),
  fed: open(),
  thought: open(),
  ruse: open<Ruse | null>(),
  pending: open<Step[]>(),
});

/** What a watcher knows: the state as far as it is shown, and who is looking. */
export type View = Seen<typeof stateSight> & { readonly watcher: Seat | "spectator" };
export type PlayerView = View["players"][number];
export type SpeciesView = PlayerView["species"][number];

export function cloneSpecies(species: Species): Species {
  return {
    id: species.id,
    size: species.size,
    population: species.population,
    food: species.food,
    fat: species.fat,
    traits: species.traits.slice(),
    laid: species.laid.slice(),
    used: species.used.slice(),
  };
}

export function cloneFront(front: Front): Front {
  return { hand: front.hand.slice(), species: front.species.map(cloneSpecies), born: front.born };
}

function clonePlayer(player: Player): Player {
  return {
    hand: player.hand.slice(),
    species: player.species.map(cloneSpecies),
    born: player.born,
    bag: player.bag,
    foodCard: player.foodCard,
    done: player.done,
    unseenDiscards: player.unseenDiscards.slice(),
    front: player.front === null ? null : cloneFront(player.front),
  };
}

/** Steps and ruses are never changed, only replaced, so clones may share them. */
export function clone(state: State): State {
  return {
    fast: state.fast,
    slots: state.slots,
    round: state.round,
    lastRound: state.lastRound,
    phase: state.phase,
    first: state.first,
    active: state.active,
    plants: state.plants,
    players: state.players.map(clonePlayer),
    deck: state.deck.slice(),
    discard: state.discard.slice(),
    aside: state.aside.slice(),
    passes: state.passes,
    fed: state.fed,
    thought: state.thought,
    ruse: state.ruse,
    pending: state.pending.slice(),
  };
}
