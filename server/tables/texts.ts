import type { FromTable, Seat, SeatNow } from "@clade/kernel";
import type { Body } from "../rules/orders.ts";
import type { Table } from "../store/store.ts";
import type { Audience } from "./audience.ts";
import { botAt } from "./seating.ts";

/** What the hall has written, as it goes out. */
export function written(body: Body): Uint8Array {
  if (!(body instanceof Uint8Array)) throw new Error("news that were not unpacked");
  return body;
}

export function staleMessage({ id: table }: Table, id: string, missed: Body): Uint8Array {
  const head = `{"type":"stale","table":${JSON.stringify(table)},"id":${JSON.stringify(id)}`;
  return Buffer.concat([Buffer.from(head), written(missed)]);
}

/** Who sits where and how they are doing. */
export function seatsMessage(table: Table, audience: Audience, clocks: readonly number[] | null): FromTable {
  const seats = table.seats.map(
    ({ name, person, bot }, seat): SeatNow => ({
      name: name ?? "",
      bot: botAt(table, seat as Seat),
      connected: bot !== null || audience.isHere(person),
      clock: clocks?.[seat] ?? null,
    }),
  );
  return { type: "seats", table: table.id, seats };
}

/** What the shuffles follow from. */
export function seedMessage({ id, status, seedHash, seed }: Table): FromTable {
  return { type: "seed", table: id, hash: seedHash, seed: status === "over" ? seed : null };
}
