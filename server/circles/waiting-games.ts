import { readEntry, type Seat } from "@clade/kernel";
import type { LogEntry, OwnTable, Store, TableRow } from "../store/store.ts";
import { fullTime } from "../tables/clocks.ts";
import { isWaitedFor, seatOf } from "../tables/seating.ts";
import type { ServedTime } from "../tables/served-time.ts";

/** A game that waits for somebody. */
export interface WaitingGame {
  readonly table: TableRow;
  readonly turn: readonly Seat[];
  /** Since when it is theirs to decide. */
  readonly since: number;
  /** What their clock has left, in milliseconds; null without clocks. */
  readonly left: number | null;
}

/** So many tables are looked through; nobody can have more of them going on at once unless the operator lets them. */
const TABLES = 200;
/** So many entries are looked back through for when it became somebody's turn; before that is long enough. */
const LOOKED_BACK = 50;

/** The games in which somebody must decide now. */
export async function gamesWaitingFor(store: Store, person: string): Promise<OwnTable[]> {
  return (await store.tablesOf(person, TABLES, 0)).filter(({ table, turn }) => {
    const seat = seatOf(table, person);
    const kept = seat === null ? undefined : table.seats[seat];
    return (
      table.status === "playing" && seat !== null && turn.includes(seat) && kept !== undefined && isWaitedFor(kept)
    );
  });
}

/** The same, with since when and for how long still: who waits longest comes first. */
export async function inboxOf(
  store: Store,
  served: ServedTime,
  person: string,
  now: number,
  known?: readonly OwnTable[],
): Promise<WaitingGame[]> {
  const games = known ?? (await gamesWaitingFor(store, person));
  const waiting = await Promise.all(
    games.map(async ({ table, turn, clocks, entries }): Promise<WaitingGame[]> => {
      const seat = seatOf(table, person);
      if (seat === null) return [];
      const from = Math.max(0, entries - LOOKED_BACK);
      const log = await store.log(table.id, from, LOOKED_BACK);
      const began = from === 0 ? { at: table.started ?? table.created, turn: table.firstTurn } : undefined;
      const since = turnSince(seat, table.seats.length, log, began) ?? table.started ?? table.created;
      const shown = clocks?.left[seat] ?? fullTime(table.pace);
      const ran = served.between(Math.max(since, clocks?.at ?? table.started ?? now), now);
      return [{ table, turn, since, left: table.pace.kind === "none" ? null : Math.max(0, Math.round(shown - ran)) }];
    }),
  );
  return waiting.flat().toSorted((one, other) => one.since - other.since);
}

/**
 * Since when a seat must decide: since its own last move if that left it to decide again, else since it got the turn. What others
 * do meanwhile changes nothing, so that nobody reads from it that they have done something in secret.
 */
export function turnSince(
  seat: Seat,
  seats: number,
  log: readonly Pick<LogEntry, "entry" | "at" | "turn">[],
  began: { readonly at: number; readonly turn: readonly Seat[] } | undefined,
): number | undefined {
  let since = began?.turn.includes(seat) === true ? began.at : undefined;
  let had = began === undefined ? undefined : began.turn.includes(seat);
  for (const { entry, at, turn } of log) {
    const has = turn.includes(seat);
    const isOwn = readEntry(entry, seats)?.seat === seat;
    if (has && (isOwn || had !== true)) since = at;
    had = has;
  }
  return since;
}
