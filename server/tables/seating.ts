import { at, type Seat, type SeatNow, seats, toSeat } from "@clade/kernel";
import { isSameName } from "../people/names.ts";
import { type Problem, problem } from "../problem.ts";
import type { KeptSeat, TableRow } from "../store/store.ts";
import type { Deciding } from "./clocks.ts";

/** Who sits where: pure changes of a table, or why not. */

export const EMPTY_SEAT: KeptSeat = {
  person: null,
  name: null,
  bot: null,
  away: false,
  resigned: false,
  from: null,
  keptFor: null,
};

export interface Guest {
  readonly id: string;
  readonly name: string;
  /** From where they come, under a name that nobody else can read; null if that says nothing. */
  readonly from: string | null;
}

export function seatOf(table: TableRow, person: string | null): Seat | null {
  if (person === null) return null;
  const index = table.seats.findIndex((seat) => seat.person === person);
  return toSeat(index, table.seats.length) ?? null;
}

/** The bot that plays the seat now, or null if a person does. */
export function botAt(table: TableRow, seat: Seat): string | null {
  const { bot, away, resigned } = at(table.seats, seat);
  return bot ?? (away || resigned ? table.standIn : null);
}

/** Why a bot plays for the person whose seat it is; null if none does. */
export function absenceOf({ bot, away, resigned, removed = false }: KeptSeat): SeatNow["absent"] {
  if (bot !== null) return null;
  return removed ? "removed" : resigned ? "gave-up" : away ? "away" : null;
}

/** Whether a person plays the seat who may come back any time, and for whom the game should have gone on. */
export function isWaitedFor({ person, away, resigned }: KeptSeat): boolean {
  return person !== null && !away && !resigned;
}

/** Whether somebody waits for how a game goes on: a person at the table, or the tournament that it belongs to. */
export function isPlayedOn({ seats: all, tournament }: TableRow): boolean {
  return tournament !== undefined || all.some(isWaitedFor);
}

/** Of these seats, those of people who are there, and of those who are not. */
export function decidingOf(table: TableRow, turn: readonly Seat[]): Deciding {
  const people = turn.filter((seat) => at(table.seats, seat).bot === null);
  return {
    here: people.filter((seat) => botAt(table, seat) === null),
    absent: people.filter((seat) => botAt(table, seat) !== null),
  };
}

export function sitDown(table: TableRow, guest: Guest, wanted: number | undefined): TableRow | Problem {
  if (table.status !== "waiting") return problem("begun", "The game has already begun.");
  const current = seatOf(table, guest.id);
  if (current !== null && (wanted === undefined || wanted === current)) return table;
  const free = seats(table.seats.length).filter((seat) => isFreeFor(at(table.seats, seat), guest.id));
  const own = free.find((each) => at(table.seats, each).keptFor?.id === guest.id);
  const seat = wanted === undefined ? (own ?? free[0]) : free.find((each) => each === wanted);
  if (seat === undefined) {
    return problem("seat-taken", wanted === undefined ? "All seats are taken." : "That seat is taken.");
  }
  if (hasName(table, guest)) return problem("name-taken", "Somebody else at this table has that name.");
  const vacated = current === null ? table : withSeat(table, current, vacate(at(table.seats, current)));
  const { keptFor = null } = at(table.seats, seat);
  return withSeat(vacated, seat, { ...taken(guest), keptFor });
}

/** Whether somebody else at the table could be taken for this person. */
export function hasName({ seats: all }: TableRow, { id, name }: Pick<Guest, "id" | "name">): boolean {
  return all.some(
    ({ person, name: seated, keptFor }) =>
      (person !== id && seated !== null && isSameName(seated, name)) ||
      (person === null && keptFor != null && keptFor.id !== id && isSameName(keptFor.name, name)),
  );
}

/** Whether somebody plays at a table, or can still sit down there at the seat. */
export function canPlayAt(table: TableRow, { id }: Pick<Guest, "id">, seat: Seat): boolean {
  if (table.status !== "waiting") return table.status === "playing" && seatOf(table, id) !== null;
  return seatOf(table, id) !== null || isFreeFor(at(table.seats, seat), id);
}

/** Leaves a table: before the game the seat gets free, during the game a bot plays on until the person is back. */
export function standUp(table: TableRow, person: string): TableRow | Problem {
  const seat = seatOf(table, person);
  if (table.status === "waiting") {
    if (seat === null && table.host !== person) return problem("no-seat", "You have no seat at this table.");
    const left = seat === null ? table : withSeat(table, seat, vacate(at(table.seats, seat)));
    if (table.host !== person) return left;
    const heir = left.seats.find((each) => each.person !== null);
    return heir?.person == null
      ? { ...left, status: "closed" }
      : { ...left, host: heir.person, hostName: heir.name ?? "" };
  }
  if (seat === null) return problem("no-seat", "You have no seat at this table.");
  if (table.status !== "playing") return problem("not-on", "The game is over.");
  return withSeat(table, seat, { ...at(table.seats, seat), away: true });
}

export function comeBack(table: TableRow, person: string | null): TableRow | Problem {
  const seat = seatOf(table, person);
  if (seat === null) return problem("no-seat", "You have no seat at this table.");
  if (table.status !== "playing") return problem("not-on", "The game is not on.");
  if (at(table.seats, seat).removed === true) return problem("removed", "You were removed from this game.");
  if (at(table.seats, seat).resigned) return problem("resigned", "You have given up this game.");
  return at(table.seats, seat).away ? withSeat(table, seat, { ...at(table.seats, seat), away: false }) : table;
}

export function giveUp(table: TableRow, person: string): TableRow | Problem {
  const seat = seatOf(table, person);
  if (seat === null) return problem("no-seat", "You have no seat at this table.");
  if (table.status !== "playing") return problem("not-on", "The game is not on.");
  return withSeat(table, seat, { ...at(table.seats, seat), away: true, resigned: true });
}

/** The host gives a seat that no person has to a bot, or takes the bot away. */
export function seatBot(table: TableRow, person: string, number: number, bot: string | null): TableRow | Problem {
  if (table.host !== person) return problem("host-only", "Only the host can do that.");
  if (table.status !== "waiting") return problem("begun", "The game has already begun.");
  const seat = toSeat(number, table.seats.length);
  if (seat === undefined) return problem("bad-request", "There is no such seat.");
  if (at(table.seats, seat).person !== null) return problem("seat-taken", "A person has that seat.");
  return withSeat(table, seat, { ...EMPTY_SEAT, bot, name: bot });
}

/** Why the game cannot begin yet; undefined if it can. */
export function startProblem(table: TableRow, person: string): Problem | undefined {
  if (table.host !== person) return problem("host-only", "Only the host can start the game.");
  if (table.status !== "waiting") return problem("begun", "The game has already begun.");
  if (table.seats.some(isFree)) return problem("seats-free", "Some seats are still free.");
  return undefined;
}

export function withSeat(table: TableRow, seat: Seat, kept: KeptSeat): TableRow {
  return { ...table, seats: table.seats.map((each, index) => (index === seat ? kept : each)) };
}

/** A seat with its person. */
export function taken({ id, name, from }: Guest): KeptSeat {
  return { ...EMPTY_SEAT, person: id, name, from };
}

function isFree({ person, bot }: KeptSeat): boolean {
  return person === null && bot === null;
}

function isFreeFor(seat: KeptSeat, person: string): boolean {
  return isFree(seat) && (seat.keptFor == null || seat.keptFor.id === person);
}

/** Nobody's, but still kept for whom it was. */
function vacate({ keptFor = null }: KeptSeat): KeptSeat {
  return { ...EMPTY_SEAT, keptFor };
}
