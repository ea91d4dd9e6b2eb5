import type { Muted, Pace, Result, Seat, TableStatus } from "@clade/kernel";
import type { KeptEntry } from "@clade/kernel/host";
import { Tellable } from "../fault.ts";
import type { Desk } from "./desk.ts";
import type { Keeping } from "./keeping.ts";
import type { Leases } from "./leases.ts";
import type { Personal } from "./personal.ts";
import type { RecordChange, Records } from "./records.ts";

/** The store did not do what it was asked: the disk is full, the file is locked or cannot be read. Nothing of it is kept. */
export class StoreFailure extends Tellable {}

/** The store went away while it wrote, and did not come back in time: what was to be kept may be kept, or may yet be. */
export class Unsure extends StoreFailure {}

/** Another server has the table now: what was to be kept is not kept, and never will be. */
export class LeaseLost extends StoreFailure {}

/**
 * Where everything that must not be lost is kept. Any backend that passes `testkit/store-conformance.ts` will do. A promise that
 * resolves means: it is on disk and survives a power cut. Nothing here assumes that one process alone writes: whoever
 * changes a table names the revision that it saw, and (table, number) of a log entry can be taken only once.
 */
export interface Store {
  /** The secret of that name; the first call ever keeps the one that is offered. */
  secret(name: string, fresh: string): Promise<string>;

  /** Writes something that changes, to show that writing is possible. */
  beat(now: number): Promise<void>;
  /** When servers have run over this store, the present one too: each from when it began to when it was last seen. */
  lives(): Promise<Life[]>;
  /** Keeps how long a server has lived so far; those of long ago may be forgotten. */
  saveLife(life: Life): Promise<void>;

  person(id: string): Promise<Person | undefined>;
  savePerson(person: Person): Promise<void>;
  /** The sessions of a person; undefined if nothing is kept of the person. Who is kept for the first time has one, `first`. */
  sessions(person: string): Promise<Session[] | undefined>;
  addSession(session: Session): Promise<void>;
  /** Keeps from what device and when a session was last used, if it is still there. */
  seeSession(session: Session): Promise<void>;
  /** Ends one session of a person, or all but one; answers how many. */
  endSessions(person: string, which: { readonly only: string } | { readonly but: string }): Promise<number>;
  /** Replaces the person's recovery code, which is known here by its hash alone. */
  setRecovery(person: string, hash: string): Promise<void>;
  personByRecovery(hash: string): Promise<Person | undefined>;

  /** Keeps what somebody has brought, once, under its hash. */
  keepData(hash: string, body: string): Promise<void>;
  data(hash: string): Promise<string | undefined>;

  /** False if the id or the code is taken. */
  addTable(table: TableRow): Promise<boolean>;
  /** Replaces the table if its revision is still the given one, which then goes up by one; else false. */
  saveTable(table: TableRow, epoch?: Epoch): Promise<boolean>;
  table(id: string): Promise<TableRow | undefined>;
  /** A code is good for sitting down while its table waits, and for watching while its game is on. */
  tableByCode(code: string): Promise<TableRow | undefined>;
  /**
   * Tables that are listed and wait for players, so many after the first `from`: newest first, but the second one of a host
   * comes after the first ones of all others.
   */
  openTables(limit: number, from: number): Promise<TableRow[]>;
  /** The tables of a person, those that play first, then newest first; with whose turn it is. */
  tablesOf(person: string, limit: number, from: number): Promise<OwnTable[]>;
  /** How many tables a person has that wait or play, and how many of those are listed and wait. */
  goingOn(person: string): Promise<{ readonly all: number; readonly listed: number }>;
  /** Those of the tables that still wait or play, and whether they are listed and wait. */
  stillGoing(tables: readonly string[]): Promise<{ readonly id: string; readonly listed: boolean }[]>;
  /** All tables that play, or those of some slots, for a server that starts or takes them over. */
  playing(slots?: readonly number[]): Promise<PlayingTable[]>;

  /** Adds an entry to the log of its table; false if its number was taken already. Those of one moment may go together. */
  append(entry: LogEntry, epoch?: Epoch): Promise<boolean>;
  /** The log of a table, or so many entries of it from a number on. */
  log(table: string, from?: number, most?: number): Promise<LogEntry[]>;

  say(line: KeptChatLine, epoch?: Epoch): Promise<void>;
  /** The lines from a number on, so many at most. */
  chat(table: string, from: number, most: number): Promise<KeptChatLine[]>;
  /** Forgets the lines before a number. */
  forgetChat(table: string, before: number): Promise<void>;
  /** The number that the next line of a table gets: lines before it may be gone. */
  nextLine(table: string): Promise<number>;

  /** Saves a table that is over together with what comes of it: all, or (false) nothing. */
  finish(table: TableRow, outcome: Outcome, epoch?: Epoch): Promise<boolean>;
  /** Which of these players were ahead of which others of them, since a time; what was long before may be forgotten. */
  meetings(game: string, players: readonly string[], since: number): Promise<Meeting[]>;
  rating(game: string, player: string): Promise<Rating | undefined>;
  /** The players of a game by how strong they surely are (mean less three deviations). */
  leaderboard(game: string, limit: number): Promise<Rating[]>;

  /** What other rooms keep. */
  readonly records: Records;
  /** For whoever tidies up; for people who want what is theirs; for the operator. */
  readonly keeping: Keeping;
  readonly personal: Personal;
  readonly desk: Desk;
  /** Who has which tables, where several servers may share the store; a store of one server has none. */
  readonly leases?: Leases;

  close(): Promise<void>;
}

/**
 * The epoch under which a server has a table. A store with leases refuses what comes under another one than the present (it fails
 * with `LeaseLost`): so a server that was paused or cut off cannot write into what others have gone on with.
 */
export type Epoch = number;

/** The life of a server, from when it began to the last moment that is known of it. */
export interface Life {
  readonly began: number;
  readonly last: number;
}

export interface Person {
  readonly id: string;
  readonly name: string;
  /** Milliseconds since 1970, here and everywhere below. */
  readonly created: number;
}

/** Where a person is signed in. */
export interface Session {
  readonly person: string;
  readonly id: string;
  /** What kind of device it is, as its owner knows it; empty while that is not known. */
  readonly device: string;
  readonly created: number;
  readonly seen: number;
}

export interface TableRow {
  readonly id: string;
  readonly revision: number;
  readonly code: string;
  readonly game: string;
  readonly version: number;
  readonly options: { readonly [name: string]: unknown };
  readonly pace: Pace;
  readonly open: boolean;
  /** Whether anybody finds it in the list of games to watch; if nothing is said, where the table is open. */
  readonly watch?: boolean;
  /** The person who set it up. */
  readonly host: string;
  readonly hostName: string;
  readonly status: TableStatus;
  readonly seats: readonly KeptSeat[];
  /** The bot that plays for people who are away. */
  readonly standIn: string;
  /** Secret until the game is over. Made with the table, used from the start of the game on. */
  readonly seed: string;
  readonly seedHash: string;
  /** Who must decide at the start of the game. */
  readonly firstTurn: readonly Seat[];
  readonly muted: Muted;
  readonly rematch: string | null;
  readonly rematchOf: string | null;
  readonly created: number;
  readonly started: number | null;
  readonly ended: number | null;
  readonly result: Result | null;
  /** The fingerprint of the last state, once the game is over. */
  readonly digest: string | null;
  /** Those whom the table is no longer for: they were removed from it while it waited. */
  readonly barred?: readonly string[];
  /** The tournament that the table belongs to: nobody is its host, and bots play there whether somebody looks on or not. */
  readonly tournament?: string;
}

export interface KeptSeat {
  readonly person: string | null;
  readonly name: string | null;
  readonly bot: string | null;
  readonly away: boolean;
  readonly resigned: boolean;
  /** From where its person came, under a name that nobody else can read; null once the game is over, or if not known. */
  readonly from?: string | null;
  /** Whose seat it was before, at a table that plays again: nobody else may take it. */
  readonly keptFor?: { readonly id: string; readonly name: string } | null;
  /** Whoever had the seat was removed from the game, or has left the house: a bot plays it to the end, and nobody is rated. */
  readonly removed?: boolean;
  /** Somebody else had the seat before and was removed: the game says nothing about anybody's strength. */
  readonly takenOver?: boolean;
}

export interface TableAndTurn {
  readonly table: TableRow;
  readonly turn: readonly Seat[];
}

/** A table that plays, and what its clocks showed when: null before the first move, or without clocks. */
export interface PlayingTable extends TableAndTurn {
  readonly clocks: { readonly at: number; readonly left: readonly number[] } | null;
}

/** A table of somebody, and how many entries its log has; none are counted of one that does not play. */
export interface OwnTable extends PlayingTable {
  readonly entries: number;
}

/** One move or undo of a table. */
export type LogEntry = KeptEntry;

export interface KeptChatLine {
  readonly table: string;
  readonly number: number;
  readonly person: string;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

export interface Rating {
  readonly game: string;
  /** A person's id, or `bot:` and a bot's name. */
  readonly player: string;
  readonly name: string;
  readonly mean: number;
  readonly deviation: number;
  readonly games: number;
}

/** That one player was ahead of another at the end of a game. */
export interface Meeting {
  readonly game: string;
  readonly ahead: string;
  readonly behind: string;
  readonly at: number;
}

/** What comes of a game that is over. */
export interface Outcome {
  readonly ratings: readonly RatingChange[];
  readonly meetings: readonly Meeting[];
  /** What is told about it elsewhere; whatever revision is there. */
  readonly records: readonly Omit<RecordChange, "revision">[];
}

/** A new rating of a player. It counts only if the player has had `games` − 1 games so far. */
export type RatingChange = Rating;
