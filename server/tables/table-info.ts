import type { Seat, TableInfo } from "@clade/kernel";
import type { TableRow } from "../store/store.ts";
import { seatOf } from "./seating.ts";

/** A table as one person may see it. */
export function tableInfo(table: TableRow, turn: readonly Seat[], person: string | null): TableInfo {
  const seat = seatOf(table, person);
  const host = table.host === person;
  const invited = host || seat !== null;
  return {
    id: table.id,
    code: table.status === "waiting" && (invited || table.open) ? table.code : null,
    game: table.game,
    version: table.version,
    options: table.options,
    pace: table.pace,
    standIn: table.standIn,
    open: table.open,
    watch: table.watch ?? table.open,
    status: table.status,
    host: table.hostName,
    seats: table.seats.map(({ name, bot, away, resigned, removed = false, keptFor }) => ({
      name,
      bot,
      away,
      resigned,
      removed,
      keptFor: name !== null || keptFor == null || keptFor.id === person ? null : keptFor.name,
    })),
    you: { seat, host },
    turn: table.status === "playing" ? turn : [],
    muted: table.muted,
    seedHash: table.started === null ? null : table.seedHash,
    result: table.result,
    rematch: table.rematch,
    created: table.created,
    ended: table.ended,
    ...(table.tournament === undefined ? {} : { tournament: table.tournament }),
  };
}
