import type { Seat, SeatNow } from "@clade/kernel";
import type { News } from "../rules/orders.ts";
import type { Table } from "../store/store.ts";
import type { Audience } from "./audience.ts";
import { botAt } from "./seating.ts";

/** Messages that are put together from text that the hall has made: `events` and `now` are sent as they are. */

export function newsText(table: Table, { events, now }: News, seats: string): string {
  return `{"type":"news","table":${JSON.stringify(table.id)},"events":${events},"now":${now},"seats":${seats}}}`;
}

export function staleText(table: Table, id: string, { events, now }: News, seats: string): string {
  const head = `{"type":"stale","table":${JSON.stringify(table.id)},"id":${JSON.stringify(id)}`;
  return `${head},"events":${events},"now":${now},"seats":${seats}}}`;
}

export function seatsMessage(table: Table, seats: string): string {
  return `{"type":"seats","table":${JSON.stringify(table.id)},"seats":${seats}}`;
}

/** Who sits where and how they are doing, as text. */
export function seatsText(table: Table, audience: Audience, clocks: readonly number[] | null): string {
  const seats = table.seats.map(
    ({ name, person, bot }, seat): SeatNow => ({
      name: name ?? "",
      bot: botAt(table, seat as Seat),
      connected: bot !== null || audience.isHere(person),
      clock: clocks?.[seat] ?? null,
    }),
  );
  return JSON.stringify(seats);
}
