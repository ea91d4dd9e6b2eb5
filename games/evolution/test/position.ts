import { at, remove, type Seat, seeded } from "@clade/kernel";
import { Scenario } from "@clade/kernel/testkit";
import { type Card, DECK, TRAIT_SLOTS, TRAIT_SLOTS_FOR_TWO, type Trait, traitOf } from "../rules/cards.ts";
import type { Event, SeenEvent } from "../rules/events.ts";
import { evolution } from "../rules/game.ts";
import { type Move, readCard, writeCard } from "../rules/moves.ts";
import { COLOURS } from "../rules/seats.ts";
import type { Phase, Player, Species, State, View } from "../rules/state.ts";

/** Positions in one readable line, and a table to play them on in notation. */

export type Colour = (typeof COLOURS)[number];

interface SpeciesPlan {
  readonly size?: number;
  readonly population?: number;
  readonly food?: number;
  readonly fat?: number;
  readonly traits?: readonly Trait[];
}

/** A species for a position: Size 1, Population 1 and nothing else unless told. */
export function species(plan: SpeciesPlan = {}): SpeciesPlan {
  return plan;
}

type Rows = { readonly [C in Colour]?: readonly SpeciesPlan[] };
type ForColours<T> = { readonly [C in Colour]?: T };

interface PositionPlan extends Rows {
  readonly phase?: Phase;
  readonly first?: Colour;
  readonly active?: Colour;
  readonly plants?: number;
  readonly hands?: ForColours<readonly string[]>;
  readonly bags?: ForColours<number>;
  /** Cards laid on the watering hole. */
  readonly food?: ForColours<string>;
  /** The deck, its top card last; all cards that lie nowhere else unless told. */
  readonly deck?: readonly string[];
  readonly discard?: readonly string[];
  readonly fast?: boolean;
  readonly round?: number;
  readonly lastRound?: number;
}

/** The cards of the box: each can be taken once. */
class Box {
  readonly #left = [...DECK];

  take(name: string): Card {
    const card = readCard(name);
    if (card === undefined) throw new Error(`no card ${name}`);
    remove(this.#left, card);
    return card;
  }
  takeTrait(trait: Trait): Card {
    const card = this.#left.findLast((each) => traitOf(each) === trait);
    if (card === undefined) throw new Error(`no ${trait} left`);
    remove(this.#left, card);
    return card;
  }
  takeAll(): Card[] {
    return this.#left.splice(0);
  }
}

/** A table with the given position: feeding, with red to act, unless told otherwise. */
export function position(plan: PositionPlan): Table {
  const box = new Box();
  const players = COLOURS.slice(0, Math.max(2, COLOURS.findLastIndex((colour) => plan[colour] !== undefined) + 1));
  const named = {
    hands: players.map((colour) => (plan.hands?.[colour] ?? []).map((card) => box.take(card))),
    food: players.map((colour) => plan.food?.[colour]).map((card) => (card === undefined ? null : box.take(card))),
    deck: plan.deck?.map((card) => box.take(card)),
    discard: (plan.discard ?? []).map((card) => box.take(card)),
  };
  const rows = players.map((colour) => (plan[colour] ?? []).map((each, id) => build(each, id, box)));
  const rest = box.takeAll();
  const phase = plan.phase ?? "feeding";
  const fast = plan.fast ?? false;
  const state: State = {
    fast,
    slots: players.length === 2 ? TRAIT_SLOTS_FOR_TWO : TRAIT_SLOTS,
    round: plan.round ?? 2,
    lastRound: plan.lastRound ?? null,
    phase,
    first: seatOf(plan.first ?? "red"),
    active: seatOf(plan.active ?? plan.first ?? "red"),
    plants: plan.plants ?? 0,
    players: players.map((colour, seat): Player => {
      const front = { hand: at(named.hands, seat), species: at(rows, seat), born: at(rows, seat).length };
      return {
        ...front,
        bag: plan.bags?.[colour] ?? 0,
        foodCard: named.food[seat] ?? null,
        done: false,
        unseenDiscards: [],
        front: fast && phase === "cards" ? structuredClone(front) : null,
      };
    }),
    deck: named.deck ?? rest,
    discard: named.discard,
    aside: named.deck === undefined ? [] : rest,
    passes: 0,
    fed: false,
    thought: false,
    ruse: null,
    pending: [],
  };
  return new Table(state);
}

function build(plan: SpeciesPlan, id: number, box: Box): Species {
  const { size = 1, population = 1, food = 0, fat = 0, traits = [] } = plan;
  return { id, size, population, food, fat, traits: traits.map((trait) => box.takeTrait(trait)), laid: [], used: [] };
}

export function seatOf(colour: Colour): Seat {
  return COLOURS.indexOf(colour) as Seat;
}
export function colourOf(seat: Seat): Colour {
  return at(COLOURS, seat);
}

/** A species as a test looks at it. */
interface Look {
  readonly size: number;
  readonly population: number;
  readonly food: number;
  readonly fat: number;
  readonly traits: readonly Trait[];
}

export class Table extends Scenario<State, Move, View, Event, SeenEvent> {
  constructor(state: State) {
    super(evolution, COLOURS, state);
  }

  /** A new game from its set-up. */
  static start(players: number, options: { fast?: boolean; seed?: string } = {}): Table {
    const events: Event[] = [];
    const chance = seeded(options.seed ?? "start");
    const state = evolution.setUp(
      players,
      { fast: options.fast ?? false },
      { chance, tell: (event) => events.push(event) },
    );
    const table = new Table(state);
    table.events.push(...events);
    return table;
  }

  player(colour: Colour): Player {
    return at(this.state.players, seatOf(colour));
  }
  /** The species at a place of a row, counted from 1 as in the notation. */
  species(colour: Colour, place: number): Look {
    const { size, population, food, fat, traits } = at(this.player(colour).species, place - 1);
    return { size, population, food, fat, traits: traits.map(traitOf) };
  }
  /** The food on each species of a row, from left to right. */
  food(colour: Colour): number[] {
    return this.player(colour).species.map(({ food }) => food);
  }
  populations(colour: Colour): number[] {
    return this.player(colour).species.map(({ population }) => population);
  }
  hand(colour: Colour): string[] {
    return this.player(colour).hand.map(writeCard);
  }
  bag(colour: Colour): number {
    return this.player(colour).bag;
  }
  get discard(): string[] {
    return this.state.discard.map(writeCard);
  }
}
