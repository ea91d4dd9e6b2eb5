import type { Seat, SeatNow } from "@clade/kernel";
import type { News } from "../rules/orders.ts";
import type { Table } from "../store/store.ts";
import type { Audience, Message } from "./audience.ts";
import { botAt } from "./seating.ts";

/** Messages that are put together from what the hall has written: its bytes are sent as they are. */

export function newsMessage(table: Table, { body }: News, seats: string): Message {
  return joined(`{"type":"news","table":${JSON.stringify(table.id)}`, body, seats);
}

export function staleMessage(table: Table, id: string, { body }: News, seats: string): Message {
  return joined(`{"type":"stale","table":${JSON.stringify(table.id)},"id":${JSON.stringify(id)}`, body, seats);
}

export function seatsMessage(table: Table, seats: string): string {
  return `{"type":"seats","table":${JSON.stringify(table.id)},"seats":${seats}}`;
}

function joined(head: string, body: News["body"], seats: string): Message {
  if (!(body instanceof Uint8Array)) throw new Error("news that were not unpacked");
  return [head, body, `,"seats":${seats}}}`];
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
