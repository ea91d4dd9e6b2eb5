import { at, copy, type Seat } from "@clade/kernel";
import { differ, type Objection } from "@clade/kernel/referee";
import type { Player, State } from "../rules/state.ts";

/** The table as the second referee sees it: boards and cards, nothing of how the rules keep their place. */
export interface World {
  readonly edition: "v1" | "2.0";
  round: number;
  /** SE-22: where turn order begins. */
  first: number;
  trump: number | null;
  colour: number | null;
  players: Board[];
  /** What was wrong with what chance or the rules did. */
  readonly objections: Objection[];
}

export type Board = Pick<
  Player,
  "hand" | "taken" | "column" | "lying" | "stock" | "population" | "workers" | "age" | "points" | "obscured" | "invaded"
>;

export const PRESTIGE = 4;
export const SHIELD = 5;
export const COMMERCE = 3;

export function read(state: State): World {
  const { edition, round, first, trump, colour } = state;
  return { edition, round, first, trump, colour, players: state.players.map(readBoard), objections: [] };
}

export function readBoard(player: Player): Board {
  const { hand, taken, column, lying, stock, population, workers, age, points, obscured, invaded } = player;
  return copy({ hand, taken, column, lying, stock, population, workers, age, points, obscured, invaded });
}

export function clockwise({ players }: World, from: number): Seat[] {
  return players.map((_, step) => ((from + step) % players.length) as Seat);
}

/** SE-20, SE-21: the given seats, first in tie order first. */
export function inTieOrder(world: World, seats: readonly Seat[]): Seat[] {
  const rank = (seat: Seat) => {
    const { workers, age, population } = at(world.players, seat);
    return [
      world.edition === "2.0" ? workers[PRESTIGE] : 0,
      age,
      population,
      -clockwise(world, world.first).indexOf(seat),
    ];
  };
  return seats.toSorted((one, other) => compareRanks(rank(other), rank(one)));
}

export function compareRanks(one: readonly number[], other: readonly number[]): number {
  for (const [index, value] of one.entries()) if (value !== other[index]) return value - (other[index] ?? 0);
  return 0;
}

/** SE-33: the Age by whose rules a player plays the tricks. */
export function effectiveAge({ edition, players }: World, seat: number): number {
  const { age, workers } = at(players, seat);
  return edition === "2.0" && workers[PRESTIGE] > 0 ? Math.max(...players.map((each) => each.age)) : age;
}

/** What both must agree on. */
export function differences(expected: World, actual: World): readonly Objection[] {
  return [
    ...differ("SE-40", "trump", expected.trump, actual.trump),
    ...differ("SE-35", "colour of the trick", expected.colour, actual.colour),
    ...differ("SE-22", "where turn order begins", expected.first, actual.first),
    ...differ("SE-10", "round", expected.round, actual.round),
    ...expected.players.flatMap((board, seat) => differencesAt(board, at(actual.players, seat), seat)),
  ];
}

function differencesAt(board: Board, actual: Board, seat: number): readonly Objection[] {
  const clauses: readonly (readonly [keyof Board, string])[] = [
    ["column", "SE-45"],
    ["lying", "SE-59"],
    ["stock", "SE-68"],
    ["population", "SE-59"],
    ["workers", "SE-65"],
    ["age", "SE-58"],
    ["points", "SE-56"],
    ["obscured", "SE-85"],
    ["invaded", "SE-85"],
  ];
  return [
    ...clauses.flatMap(([key, clause]) => differ(clause, `${key} of seat ${seat}`, board[key], actual[key])),
    ...differ("SE-46", `cards taken by seat ${seat}`, sorted(board.taken), sorted(actual.taken)),
    ...differ("SE-11", `hand of seat ${seat}`, sorted(board.hand.cards), sorted(actual.hand.cards)),
  ];
}

export function sorted(cards: readonly number[]): number[] {
  return cards.toSorted((a, b) => a - b);
}
