import type { Seat, TableInfo } from "@clade/kernel";
import { namesFrom } from "./names.ts";
import type { Sample } from "./sample.ts";

const FREE = { name: null, bot: null, away: false, resigned: false, removed: false, keptFor: null } as const;

/** A table on a server that still waits for somebody. */
export function waitingTable({ game, seat, move }: Sample): TableInfo {
  const [host = "", guest = ""] = namesFrom(move, 2);
  return {
    id: "tbl0123456789abcdef",
    code: "KRTM-4821",
    game,
    version: 1,
    options: {},
    pace: { kind: "bank", seconds: 1800, increment: 20 },
    standIn: "adept",
    open: false,
    watch: false,
    status: "waiting",
    host,
    seats: [{ ...FREE, name: host }, { ...FREE, name: "Anning", bot: "adept" }, { ...FREE, keptFor: guest }, FREE],
    you: { seat: seat < 0 ? null : 0, host: seat >= 0 },
    turn: [],
    muted: { all: false, spectators: false, seats: [] },
    seedHash: null,
    result: null,
    rematch: null,
    created: 0,
    ended: null,
  };
}

/** The same table when its game is on, with people at all seats, one of whom is away. */
export function onlineTable(sample: Sample, players: number): TableInfo {
  return {
    ...waitingTable(sample),
    code: null,
    status: "playing",
    seats: namesFrom(sample.move, players).map((name, seat) => ({ ...FREE, name, away: seat === 1 })),
    you: { seat: sample.seat < 0 ? null : (sample.seat as Seat), host: sample.seat === 0 },
  };
}
