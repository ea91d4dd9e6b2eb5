/** A place at the table. Seats are numbered clockwise from 0. */
export type Seat = 0 | 1 | 2 | 3 | 4 | 5;

/** Who looks at a game: a seat, or somebody who has none. */
export type Watcher = Seat | "spectator";

const SEATS: readonly Seat[] = [0, 1, 2, 3, 4, 5];
export const MOST_SEATS = SEATS.length;
const ALONE: readonly (readonly Seat[])[] = SEATS.map((seat) => [seat]);
const UP_TO: readonly (readonly Seat[])[] = [0, 1, 2, 3, 4, 5, 6].map((count) => SEATS.slice(0, count));
const CLOCKWISE = UP_TO.map((circle) =>
  circle.map((first) => [...circle.slice(first), ...circle.slice(0, first)] as readonly Seat[]),
);

/** All seats of a table with that many players, in order. */
export function seats(players: number): readonly Seat[] {
  return UP_TO[players] ?? fail(players);
}

/** All seats, clockwise from the given one. */
export function clockwiseFrom(first: Seat, players: number): readonly Seat[] {
  return CLOCKWISE[players]?.[first] ?? fail(players);
}

/** The list that holds just this seat: what `deciders` answers when one player is to move, without allocating. */
export function only(seat: Seat): readonly Seat[] {
  return ALONE[seat] ?? fail(seat);
}

/** The left neighbour: the next player clockwise. */
export function nextSeat(seat: Seat, players: number): Seat {
  return SEATS[(seat + 1) % players] ?? fail(players);
}

/** A number as a seat of this table, or undefined if there is no such seat. */
export function toSeat(value: number, players: number): Seat | undefined {
  return value < players ? SEATS[value] : undefined;
}

function fail(value: number): never {
  throw new RangeError(`no table has ${value} seats`);
}
