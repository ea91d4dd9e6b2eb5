import type { TableRow } from "../store/store.ts";
import type { Plan } from "./orders.ts";

/** What a table's game is begun with. */
export function planOf(table: TableRow): Plan {
  return {
    game: table.game,
    players: table.seats.length,
    options: table.options,
    seats: seatInfos(table),
    seed: table.seed,
    version: table.version,
  };
}

export function seatInfos(table: TableRow) {
  return table.seats.map(({ name, bot }, seat) =>
    bot === null ? { name: name ?? `Player ${seat + 1}` } : { name: name ?? bot, bot },
  );
}
