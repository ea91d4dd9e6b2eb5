import type { TableInfo } from "@clade/kernel";
import type { Sample } from "./sample.ts";

/** A table on a server that still waits for somebody. */
export function waitingTable({ game, seat }: Sample): TableInfo {
  return {
    id: "tbl0123456789abcdef",
    code: "KRTM-4821",
    game,
    version: 1,
    options: {},
    pace: { kind: "none" },
    open: false,
    status: "waiting",
    host: "Wilhelmina",
    seats: [
      { name: "Wilhelmina", bot: null, host: true },
      { name: null, bot: null },
      { name: "Anning", bot: "adept" },
    ],
    you: { seat: seat < 0 ? null : 0, host: seat >= 0 },
    turn: [],
    muted: [],
    seedHash: null,
  } as unknown as TableInfo;
}
