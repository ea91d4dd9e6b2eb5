import type { Alive } from "../store/leases.ts";
import { of } from "../store/records.ts";
import type { LogEntry, Meeting, Outcome, Person, Rating, Store, TableRow } from "../store/store.ts";

// Rows as a store keeps them, for tests that are about something else in them.

export function server(id: string): Alive {
  return { id, name: id, began: 1, joined: true };
}

export function person(id: string, name: string): Person {
  return { id, name, created: 1_700_000_000_000 };
}

export function table(id: string, changes: Partial<TableRow> = {}): TableRow {
  return {
    id,
    revision: 0,
    code: `CODE${id}`,
    game: "evolution",
    version: 1,
    options: { fast: false },
    pace: { kind: "bank", seconds: 60, increment: 5 },
    open: true,
    host: "host",
    hostName: "Host",
    status: "waiting",
    seats: seats("ada", "bob"),
    standIn: "greedy",
    seed: "seed",
    seedHash: "hash",
    firstTurn: [],
    muted: { all: false, spectators: true, seats: [1] },
    rematch: null,
    rematchOf: null,
    created: 1_700_000_000_000,
    started: null,
    ended: null,
    result: null,
    digest: null,
    ...changes,
  };
}

export function seats(...people: readonly string[]): TableRow["seats"] {
  return people.map((id) => ({ person: id, name: id, bot: null, away: false, resigned: false }));
}

/** At one moment. */
export function appendAll(store: Store, entries: readonly LogEntry[]): Promise<boolean[]> {
  return Promise.all(entries.map((each) => store.append(each)));
}

export function entry(id: string, number: number, changes: Partial<LogEntry> = {}): LogEntry {
  return {
    table: id,
    number,
    entry: `0 feed ${number + 1}`,
    id: `move ${number}`,
    at: 1_700_000_000_000 + number,
    turn: [0],
    clocks: null,
    ...changes,
  };
}

export function ahead(one: string, other: string, at: number): Meeting {
  return { game: "evolution", ahead: one, behind: other, at };
}

/** What comes of a game; records of these keys are about Ada. */
export function outcome(
  ratings: readonly Rating[] = [],
  meetings: readonly Meeting[] = [],
  keys: readonly string[] = [],
): Outcome {
  const records = keys.map((key) => ({ kind: "told", key, body: { key }, marks: [of("ada")] }));
  return { ratings, meetings, records };
}

export function rating(player: string, mean: number, games: number): Rating {
  return { game: "evolution", player, name: player, mean, deviation: 5, games };
}
