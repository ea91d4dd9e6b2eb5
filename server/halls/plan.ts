import type { GameRecord } from "@clade/kernel";
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
    begun: table.started !== null,
  };
}

/** What was played at a table, as its record says it: all but how it ended. */
export function playedAt(table: TableRow, moves: readonly string[]): Omit<GameRecord, "digest" | "result"> {
  const { game, version, options, seedHash, seed } = table;
  const seats = seatInfos(table);
  const players = seats.length;
  return { clade: 1, game, version, players, options, seats, chance: "keyed", seedHash, seed, moves };
}

function seatInfos(table: TableRow) {
  return table.seats.map(({ name, bot }, seat) =>
    bot === null ? { name: name ?? `Player ${seat + 1}` } : { name: name ?? bot, bot },
  );
}
