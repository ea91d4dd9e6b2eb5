import { loadGame } from "@clade/games";
import { type Problem, problem } from "../problem.ts";
import type { Store, TableRow } from "../store/store.ts";
import { newTable, rematchOf } from "../tables/new-table.ts";
import { EMPTY_SEAT, type Guest, seatOf, taken } from "../tables/seating.ts";
import { countMet } from "../profiles/opponents.ts";

/** The people of a table that somebody played at, besides them. */
export function othersAt(table: TableRow, person: string): string[] {
  return table.seats.flatMap((seat) => (seat.person === null || seat.person === person ? [] : [seat.person]));
}

/**
 * A new table for the people of one whose game is over: the same game with the same options and bots, or another game. Unlike at a
 * table that plays again, no seat is kept for anybody: who does not come leaves room for others.
 */
export async function againTable(table: TableRow, host: Guest, game: string | undefined): Promise<TableRow | Problem> {
  const seat = seatOf(table, host.id);
  if (seat === null) return problem("no-seat", "You have no seat at this table.");
  if (table.status !== "over") return problem("not-over", "The game is not over.");
  if (game !== undefined && game !== table.game) return tableFor(host, game, 1 + othersAt(table, host.id).length);
  return {
    ...rematchOf(table, host),
    rematchOf: null,
    seats: table.seats.map(({ bot }, index) => (index === seat ? taken(host) : { ...EMPTY_SEAT, bot, name: bot })),
  };
}

/** A table of a game for so many people, or as many as it takes: who is missing at the least number may be a bot later. */
export async function tableFor(host: Guest, game: string, people: number): Promise<TableRow | Problem> {
  const pack = await loadGame(game);
  if (pack === undefined) return problem("no-such-game", "There is no such game.");
  const { min, max } = pack.game.players;
  const seats = Math.min(max, Math.max(min, people, 2));
  return newTable({ game, seats: Array.from({ length: seats }, (_, index) => (index === 0 ? "me" : "free")) }, host);
}

/** So many tables are looked through for whether two people have played together. */
const TABLES = 200;

export async function havePlayedTogether(store: Store, one: string, other: string): Promise<boolean> {
  const tables = (await store.tablesOf(one, TABLES, 0)).map(({ table }) => table);
  return countMet(tables, one).some(({ person }) => person === other);
}
