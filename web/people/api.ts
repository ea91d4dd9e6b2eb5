import type { TableInfo } from "@clade/kernel";
import { call } from "../online/api.ts";

/** What the server is asked about people. */

export type SeenBy = "everybody" | "friends" | "nobody";
export type InvitedBy = "everybody" | "followed" | "nobody";
export interface Openness {
  readonly seenBy: SeenBy;
  readonly invitedBy: InvitedBy;
}

export type BadgeName =
  | "every-game"
  | "beat-a-master"
  | "hundred-games"
  | "to-the-end"
  | "full-table"
  | "five-in-a-row";

export interface CurvePoint {
  readonly at: number;
  readonly mean: number;
  readonly deviation: number;
}

export interface OfGame {
  readonly game: string;
  readonly games: number;
  readonly won: number;
  readonly places: readonly number[];
  readonly best: {
    readonly score: number;
    readonly players: number;
    readonly at: number;
    readonly table: string | null;
  } | null;
  readonly curve: readonly CurvePoint[];
  readonly rating: { readonly mean: number; readonly deviation: number; readonly games: number } | null;
}

export interface RecentGame {
  readonly table: string | null;
  readonly game: string;
  readonly at: number;
  readonly players: number;
  readonly place: number;
  readonly score: number;
  readonly resigned: boolean;
}

export interface Deeds {
  readonly since: number;
  readonly following: number;
  readonly followers: number;
  readonly games: number;
  readonly byGame: readonly OfGame[];
  readonly opponents: readonly {
    readonly person: string;
    readonly name: string;
    readonly games: number;
    readonly ahead: number;
    readonly behind: number;
  }[];
  readonly badges: readonly { readonly badge: BadgeName; readonly at: number }[];
  readonly recent: readonly RecentGame[];
}

export interface Profile {
  readonly id: string;
  readonly name: string;
  readonly you: boolean;
  readonly followed: boolean;
  readonly follower: boolean;
  /** Null where that is only for friends. */
  readonly deeds: Deeds | null;
}

export interface ListedPerson {
  readonly id: string;
  readonly name: string;
  readonly since: number;
  readonly followed: boolean;
  readonly follower: boolean;
}
export interface PersonPage {
  readonly people: readonly ListedPerson[];
  readonly next: string | null;
}

export interface Leader {
  readonly place: number;
  readonly id: string | null;
  readonly name: string | null;
  readonly bot: boolean;
  readonly you: boolean;
  readonly strength: number;
  readonly mean: number;
  readonly deviation: number;
  readonly games: number;
  readonly lately: { readonly games: number; readonly won: number } | null;
}
export interface LeaderPage {
  readonly players: readonly Leader[];
  readonly you: Leader | null;
  readonly total: number;
  readonly next: number | null;
}
/** Who is wanted in a leaderboard; an empty word wants everybody. */
export interface LeaderWishes {
  readonly bots: "in" | "out";
  readonly days: "" | "7" | "30" | "365";
  readonly players: "" | "2" | "3" | "4" | "5" | "6";
  /** `followed`, or the id of a club. */
  readonly among: string;
}

export interface WaitingGame {
  readonly table: TableInfo;
  readonly since: number;
  readonly left: number | null;
}
export interface Invitation {
  readonly table: TableInfo;
  readonly from: { readonly id: string; readonly name: string };
  readonly at: number;
}
export interface Inbox {
  readonly games: readonly WaitingGame[];
  readonly invitations: readonly Invitation[];
}
export interface Waiting {
  readonly games: number;
  readonly invitations: number;
  readonly next: readonly string[];
}
export interface PersonHere {
  readonly seat: number;
  readonly id: string;
  readonly name: string;
  readonly followed: boolean;
}

const after = (next: string | null): string => (next === null ? "" : `?after=${encodeURIComponent(next)}`);

export const peopleApi = {
  profile: (person: string) => call<Profile>("GET", `/people/${encodeURIComponent(person)}`),
  openness: () => call<Openness>("GET", "/me/openness"),
  setOpenness: (openness: Openness) => call<Openness>("PUT", "/me/openness", openness),
  follow: (person: string) => call<{ readonly followed: boolean }>("PUT", `/people/${person}/follow`, {}),
  unfollow: (person: string) => call<{ readonly followed: boolean }>("DELETE", `/people/${person}/follow`),
  followed: (next: string | null) => call<PersonPage>("GET", `/me/followed${after(next)}`),
  followers: (next: string | null) => call<PersonPage>("GET", `/me/followers${after(next)}`),
  leaders: (game: string, wishes: LeaderWishes, from: number) =>
    call<LeaderPage>("GET", `/leaderboard/${game}?${queryOf({ ...wishes, from: String(from) })}`),
  inbox: () => call<Inbox>("GET", "/me/turns"),
  waiting: () => call<Waiting>("GET", "/me/waiting"),
  invite: (table: string, person: string) =>
    call<{ readonly invited: boolean }>("POST", `/tables/${table}/invitations`, { person }),
  decline: (table: string) => call<{ readonly invited: boolean }>("DELETE", `/me/invitations/${table}`),
  peopleAt: (table: string) => call<{ readonly people: readonly PersonHere[] }>("GET", `/tables/${table}/people`),
  again: (table: string, game?: string) =>
    call<TableInfo>("POST", `/tables/${table}/again`, game === undefined ? {} : { game }),
  againWith: (person: string, game: string) => call<TableInfo>("POST", `/people/${person}/again`, { game }),
} as const;

function queryOf(wishes: { readonly [name: string]: string }): string {
  return new URLSearchParams(Object.entries(wishes).filter(([, value]) => value !== "")).toString();
}
