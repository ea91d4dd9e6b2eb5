import { at, type Seat, toSeat } from "@clade/kernel";
import { isProblem, type Problem, problem } from "../problem.ts";
import type { TableRow } from "../store/store.ts";
import { EMPTY_SEAT, type Guest, hasName, seatOf, standUp, taken, withSeat } from "./seating.ts";

/** How somebody comes to be no longer at a table without wanting to: pure changes of a table, or why not. */

/**
 * The host removes somebody. While the table waits the seat gets free, and the table is no longer theirs to see. In a game only
 * somebody who is away can be removed, so that nobody throws out who is about to win; a bot plays on, and nobody is rated.
 */
export function removeByHost(table: TableRow, host: string, number: number): TableRow | Problem {
  if (table.host !== host) return problem("host-only", "Only the host can do that.");
  const seat = personsSeat(table, number);
  if (typeof seat !== "number") return seat;
  const { person, away, removed = false } = at(table.seats, seat);
  if (person === host) return problem("bad-request", "To go oneself is to leave.");
  if (table.status === "playing" && !away && !removed) {
    return problem("still-here", "Whoever is playing cannot be removed by the host: only somebody who is away.");
  }
  return remove(table, seat);
}

/** The operator removes somebody: from any seat, at any time before the end. */
export function removeByOperator(table: TableRow, number: number): TableRow | Problem {
  const seat = personsSeat(table, number);
  return typeof seat === "number" ? remove(table, seat) : seat;
}

/** Nobody may find this person here any more: games stay, without the name. */
export function withoutPerson(table: TableRow, person: string): TableRow {
  const isNamed =
    table.host === person ||
    seatOf(table, person) !== null ||
    isBarred(table, person) ||
    table.seats.some(({ keptFor }) => keptFor?.id === person);
  if (!isNamed) return table;
  const left = table.status === "waiting" ? standUp(table, person) : table;
  const { barred, seats, ...rest } = isProblem(left) ? table : left;
  return hostless(
    {
      ...rest,
      seats: seats.map((seat) => {
        const keptFor = seat.keptFor?.id === person ? null : (seat.keptFor ?? null);
        if (seat.person !== person) return { ...seat, keptFor };
        return { ...seat, ...NOBODY, keptFor, ...(table.status === "playing" ? BOTS_FROM_NOW_ON : {}) };
      }),
      ...(barred === undefined ? {} : { barred: barred.filter((each) => each !== person) }),
    },
    person,
  );
}

const NOBODY = { person: null, name: null, from: null } as const;
const BOTS_FROM_NOW_ON = { away: true, resigned: true, removed: true } as const;

/** Somebody else at the table is its host from now on, or nobody. */
function hostless(table: TableRow, person: string): TableRow {
  if (table.host !== person) return table;
  const heir = table.seats.find((each) => each.person !== null);
  return { ...table, host: heir?.person ?? "", hostName: heir?.name ?? "" };
}

function personsSeat(table: TableRow, number: number): Seat | Problem {
  if (table.status !== "waiting" && table.status !== "playing") return problem("not-on", "The game is over.");
  const seat = toSeat(number, table.seats.length);
  if (seat === undefined) return problem("bad-request", "There is no such seat.");
  return at(table.seats, seat).person === null ? problem("bad-request", "Nobody has that seat.") : seat;
}

function remove(table: TableRow, seat: Seat): TableRow {
  const { person } = at(table.seats, seat);
  if (table.status === "playing") {
    return withSeat(table, seat, { ...at(table.seats, seat), ...BOTS_FROM_NOW_ON });
  }
  const barred = [...(table.barred ?? []), ...(person === null ? [] : [person])];
  return { ...hostless(withSeat(table, seat, EMPTY_SEAT), person ?? ""), barred };
}

/**
 * Somebody sits down at a seat that a bot plays because its person was removed. They play on from where the game stands; whoever
 * was removed does not come back to it.
 */
export function takeOver(table: TableRow, guest: Guest, number: number): TableRow | Problem {
  if (table.status !== "playing") return problem("not-on", "The game is not on.");
  if (seatOf(table, guest.id) !== null) return problem("bad-request", "One person has one seat at a table.");
  const seat = toSeat(number, table.seats.length);
  if (seat === undefined) return problem("bad-request", "There is no such seat.");
  const { person, removed = false } = at(table.seats, seat);
  if (!removed) return problem("seat-taken", "That seat is somebody's.");
  if (hasName(table, guest)) return problem("name-taken", "Somebody else at this table has that name.");
  const barred = [...(table.barred ?? []), ...(person === null ? [] : [person])];
  return { ...withSeat(table, seat, { ...taken(guest), takenOver: true }), barred };
}

/** Whether the table is no longer for somebody: they were removed while it waited, or another has their seat. */
export function isBarred(table: TableRow, person: string | null): boolean {
  return person !== null && table.barred?.includes(person) === true;
}

/** A table that plays again is for those who played, and for others only where the host has made a seat free for anybody. */
function isInvited(table: TableRow, person: string | null): boolean {
  const isFree = table.seats.some((seat) => seat.person === null && seat.bot === null && seat.keptFor == null);
  const isKept = person !== null && table.seats.some(({ keptFor }) => keptFor?.id === person);
  return isFree || isKept || table.host === person || seatOf(table, person) !== null;
}

/** Whether the table is there for somebody: for whom it is not, there is no such table. */
export function isFor(table: TableRow, person: string | null): boolean {
  if (isBarred(table, person)) return false;
  if (table.status === "waiting" && table.rematchOf !== null && !isInvited(table, person)) return false;
  return table.status !== "closed" || table.host === person || seatOf(table, person) !== null;
}
