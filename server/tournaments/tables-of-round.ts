import { loadGame } from "@clade/games";
import { freshSeed, readEntry, seedHash, UNDO } from "@clade/kernel";
import type { KeptSeat, LogEntry, TableRow } from "../store/store.ts";
import { freshCode } from "../tables/new-table.ts";
import { EMPTY_SEAT } from "../tables/seating.ts";
import type { Outcome } from "./draw/course.ts";
import { outcomeOf, undecided } from "./draw/points.ts";
import type { Terms } from "./kept.ts";

/** A table of a tournament: nobody is its host, whoever has the link may look on, and it begins by itself. */
export async function tableFor(
  id: string,
  tournament: string,
  terms: Terms,
  seats: readonly KeptSeat[],
): Promise<TableRow> {
  const pack = await loadGame(terms.game);
  const seed = freshSeed();
  return {
    id,
    revision: 0,
    code: freshCode(),
    game: terms.game,
    version: pack?.game.version ?? 0,
    options: terms.options,
    pace: terms.pace,
    open: false,
    host: "",
    hostName: "",
    status: "waiting",
    seats,
    standIn: terms.standIn,
    seed,
    seedHash: seedHash(seed),
    firstTurn: [],
    muted: { all: false, spectators: true, seats: [] },
    rematch: null,
    rematchOf: null,
    created: Date.now(),
    started: null,
    ended: null,
    result: null,
    digest: null,
    tournament,
  };
}

/** The seat of somebody who has left the house since they were drawn. */
export function nobodysSeat(standIn: string): KeptSeat {
  return { ...EMPTY_SEAT, bot: standIn, name: standIn, removed: true };
}

/**
 * How a table ended; undefined while it goes on. Who gave up or was removed has forfeited, and so has who let the stand-in decide
 * more often than not. A table that was closed, or that is gone, is level.
 */
export function outcomeFrom(table: TableRow | undefined, log: readonly LogEntry[], seats: number): Outcome | undefined {
  if (table === undefined) return undecided(Array.from({ length: seats }, () => false));
  if (table.status === "waiting" || table.status === "playing") return undefined;
  const forfeits = table.seats.map(
    ({ bot, resigned, removed }, seat) => removed === true || (bot === null && (resigned || stoodBack(seat, log))),
  );
  return table.result === null ? undecided(forfeits) : outcomeOf(table.result, forfeits);
}

/** Whether the stand-in decided more often for a seat than its person. */
function stoodBack(seat: number, log: readonly LogEntry[]): boolean {
  let [own, standIns] = [0, 0];
  for (const { entry, id } of log) {
    const made = readEntry(entry, seat + 1);
    if (made?.seat !== seat) continue;
    if (id === null) standIns++;
    else own += made.text === UNDO ? -1 : 1;
  }
  return standIns > own;
}
