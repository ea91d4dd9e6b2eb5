import type { NewTournament, Pace } from "@clade/kernel";
import type { KeptRecord, RecordChange, RecordMark } from "../store/records.ts";
import type { Course, Plan, Round, Seating, Withdrawal, Pairing } from "./draw/course.ts";

/**
 * What is kept of a tournament, as records: the tournament itself, who runs it, each who entered, each round. No record but their own
 * holds a person: rounds know entrants by number, so a tournament stays whole when somebody leaves the house.
 */
export const TOURNAMENT = "tournament";
export const HOST = "tournament-host";
export const ENTRY = "tournament-entry";
export const ROUND = "tournament-round";

/** Marks: listed for everybody; something to be done at a time; what belongs to a tournament. */
export const LISTED = "listed";
export const DUE = "due";
export function belongsTo(id: string): string {
  return `tournament:${id}`;
}

/** A tournament as its host wanted it, with every default filled in. */
export interface Terms extends Required<Omit<NewTournament, "rounds">> {
  /** The fewest that the game can be played with. */
  readonly least: number;
  /** 0: as many as it takes. */
  readonly rounds: number;
  readonly pace: Pace;
  readonly standIn: string;
}

export type TournamentStatus = "open" | "running" | "over" | "cancelled";

export interface TournamentBody {
  readonly terms: Terms;
  readonly status: TournamentStatus;
  readonly created: number;
  readonly seed: string;
  /** The number that the next entrant gets. */
  readonly next: number;
  /** How many are entered. */
  readonly entered: number;
  readonly paused: boolean;
  readonly startsAt: number | null;
  /** When the next round begins, once the last one has ended. */
  readonly nextAt: number | null;
  /** From the start on: the numbers of the entrants in the order of seeding, and what was drawn for them. */
  readonly field: readonly number[];
  readonly plan: Plan | null;
  readonly schedule: readonly Pairing[] | null;
  readonly withdrawn: readonly Withdrawal[];
  /** How many rounds were drawn, and how many there are to be. */
  readonly drawn: number;
  readonly rounds: number;
  readonly ended: number | null;
}

export interface HostBody {
  readonly person: string;
}

export interface EntryBody {
  readonly number: number;
  readonly person: string | null;
  readonly bot: string | null;
  /** What a bot is called; people are called what they call themselves. */
  readonly botName?: string;
  /** From where they entered, under a name that nobody else can read: two of one household are not rated. */
  readonly from: string | null;
  readonly checkedIn: boolean;
}

export interface KeptSeating extends Seating {
  /** The table that it is played at. */
  readonly id: string;
}
export interface RoundBody extends Round {
  readonly tables: readonly KeptSeating[];
  /** All its tables are there and have begun. */
  readonly made: boolean;
}

/** What is kept, with the revision that a change of it names. */
export interface Kept<T> {
  readonly revision: number;
  readonly body: T;
}

export function read<T>({ revision, body }: KeptRecord): Kept<T> {
  return { revision, body: body as T };
}

/** How far something that waits for others is looked after, should nobody tell of it: a server may have been killed. */
const LOOK_AGAIN_MS = 20_000;
/** For how long a server that works on something has it for itself, more or less. */
export const AT_WORK_MS = 5000;

/** When somebody has to look at a tournament again; undefined if never. */
export function dueAt({ status, startsAt, paused, nextAt }: TournamentBody, now: number): number | undefined {
  switch (status) {
    case "open":
      return startsAt ?? undefined;
    case "running":
      return nextAt !== null && !paused ? nextAt : now + LOOK_AGAIN_MS;
    case "over":
    case "cancelled":
      return undefined;
  }
}

export function tournamentChange(
  id: string,
  revision: number,
  body: TournamentBody,
  due: number | undefined,
): RecordChange {
  const marks: RecordMark[] = [];
  if (body.terms.open) marks.push({ mark: LISTED, rank: rankOf(body) });
  if (due !== undefined) marks.push({ mark: DUE, rank: due });
  return { kind: TOURNAMENT, key: id, revision, body, marks };
}

/** In the list: what one can still enter first, then what runs, then what is over; of each the newest first. */
function rankOf({ status, created }: TournamentBody): number {
  const group = { open: 3, running: 2, over: 1, cancelled: 0 }[status];
  return group * 1e13 + created;
}

export function roundChange(id: string, round: number, revision: number, body: RoundBody): RecordChange {
  return { kind: ROUND, key: roundKey(id, round), revision, body, marks: [{ mark: belongsTo(id), rank: round }] };
}
export function roundKey(id: string, round: number): string {
  return `${id}/${round}`;
}

export function entryKey(id: string, { person, number }: Pick<EntryBody, "person" | "number">): string {
  return `${id}/${person ?? `bot ${number}`}`;
}
export function entryChange(id: string, revision: number, body: EntryBody): RecordChange {
  const own: RecordMark[] = body.person === null ? [] : [{ mark: `of:${body.person}` }];
  const marks = [{ mark: belongsTo(id), rank: body.number }, ...own];
  return { kind: ENTRY, key: entryKey(id, body), revision, body, marks };
}

/** A tournament as figures. */
export function courseOf(
  { plan, field, withdrawn, schedule }: TournamentBody,
  rounds: readonly Round[],
): Course | undefined {
  if (plan === null) return undefined;
  return { plan, entrants: field.length, withdrawn, rounds, ...(schedule === null ? {} : { schedule }) };
}

/** From when on entrants can check in; null where they need not. */
export function checkInFrom({
  terms: { checkIn },
  startsAt,
}: Pick<TournamentBody, "terms" | "startsAt">): number | null {
  return checkIn === 0 || startsAt === null ? null : startsAt - 60_000 * checkIn;
}
