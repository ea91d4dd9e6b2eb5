import { at, type Seat } from "@clade/kernel";
import { differ, type Objection } from "@clade/kernel/referee";
import type { Trait } from "../rules/cards.ts";
import type { State } from "../rules/state.ts";
import { kindOf } from "./faces.ts";

/** The table as the second referee sees it: tokens, boards and heaps, nothing of how the rules keep their place. */
export interface World {
  phase: State["phase"];
  round: number;
  lastRound: number | null;
  first: number;
  active: number;
  plants: number;
  deck: number;
  discard: number[];
  rows: Animal[][];
  bags: number[];
  hands: number[];
  foodCards: (number | null)[];
  /** EV-40: how many in succession had nothing to do or passed. */
  idle: number;
  fed: boolean;
  thought: boolean;
  /** EV-59: kinds that are without effect now, and for whose attack. */
  ignored: readonly Trait[];
  hunter: Animal | null;
}

/** EV-3: a species. It is told from others by being itself. */
export interface Animal {
  readonly owner: number;
  readonly size: number;
  population: number;
  food: number;
  fat: number;
  readonly cards: readonly number[];
  used: Trait[];
}

/** Reads a state of the rules by its shape. Cards laid face down count as turned up (EV-25): phase 4 knows no others. */
export function read(state: State): World {
  const rows = state.players.map(({ species }, owner) =>
    species.map(({ size, population, food, fat, traits, laid, used }): Animal => {
      return { owner, size, population, food, fat, cards: [...traits, ...laid], used: [...used] };
    }),
  );
  const { ruse } = state;
  const hunter = ruse === null ? -1 : at(state.players, ruse.seat).species.findIndex(({ id }) => id === ruse.id);
  return {
    phase: state.phase,
    round: state.round,
    lastRound: state.lastRound,
    first: state.first,
    active: state.active,
    plants: state.plants,
    deck: state.deck.length,
    discard: [...state.discard, ...state.players.flatMap(({ unseenDiscards }) => unseenDiscards)],
    rows,
    bags: state.players.map(({ bag }) => bag),
    hands: state.players.map(({ hand }) => hand.length),
    foodCards: state.players.map(({ foodCard }) => foodCard),
    idle: state.passes,
    fed: state.fed,
    thought: state.thought,
    ignored: ruse?.ignored ?? [],
    hunter: ruse === null ? null : (rows[ruse.seat]?.[hunter] ?? null),
  };
}

export function rowOf(world: World, seat: number): Animal[] {
  return at(world.rows, seat);
}

/** Whether a species has a trait that works now. */
export function has({ ignored }: World, { cards }: Animal, trait: Trait): boolean {
  return !ignored.includes(trait) && cards.some((card) => kindOf(card) === trait);
}

/** EV-45: what fits on Fat Tissue, and in all. */
export function roomOnFat(world: World, animal: Animal): number {
  return has(world, animal, "fat-tissue") ? animal.size - animal.fat : 0;
}
export function roomFor(world: World, animal: Animal): number {
  return animal.population - animal.food + roomOnFat(world, animal);
}

/** Seats clockwise from one. */
export function clockwise(world: World, from: number): Seat[] {
  return world.rows.map((_, step) => ((from + step) % world.rows.length) as Seat);
}

/** What both must agree on after a move. */
export function differences(expected: World, actual: World): readonly Objection[] {
  const turns = expected.phase === "feeding" || expected.phase === "leaves";
  return [
    ...differ("EV-40", "phase", expected.phase, actual.phase),
    ...differ("EV-75", "last round", expected.lastRound, actual.lastRound),
    ...differ("EV-10", "round and first player", [expected.round, expected.first], [actual.round, actual.first]),
    ...(turns ? differ("EV-40", "whose turn", expected.active, actual.active) : []),
    ...differ("EV-42", "plants", expected.plants, actual.plants),
    ...differ("EV-70", "bags", expected.bags, actual.bags),
    ...differ("EV-70", "hands", expected.hands, actual.hands),
    ...differ("EV-44", "species", expected.rows.map(seen), actual.rows.map(seen)),
    ...differ("EV-70", "deck", expected.deck, actual.deck),
    ...differ("EV-35", "discard pile", sorted(expected.discard), sorted(actual.discard)),
    ...differ("EV-59", "ignored kinds", expected.ignored, actual.ignored),
    ...differ("EV-30", "leaves used", expected.rows.map(uses), actual.rows.map(uses)),
  ];
}

function seen(row: readonly Animal[]): readonly unknown[] {
  return row.map(({ size, population, food, fat, cards }) => ({ size, population, food, fat, cards: sorted(cards) }));
}
function uses(row: readonly Animal[]): readonly unknown[] {
  return row.map(({ used }) => used.toSorted());
}
function sorted(cards: readonly number[]): number[] {
  return cards.toSorted((a, b) => a - b);
}
