import type { TableInfo } from "@clade/kernel";
import { call } from "../online/api.ts";

/** What the server is asked about clubs. */

export type ClubRole = "founder" | "admin" | "member";

export interface ClubLine {
  readonly id: string;
  readonly name: string;
  readonly open: boolean;
  readonly members: number;
  readonly role: ClubRole | null;
}
export interface ClubList {
  readonly clubs: readonly ClubLine[];
  readonly next: string | null;
}

export interface Season {
  readonly number: number;
  readonly began: number;
  readonly ends: number | null;
}
export interface ClubMember {
  readonly id: string;
  readonly name: string;
  readonly role: ClubRole;
  readonly since: number;
  readonly you: boolean;
}
export interface Club extends ClubLine {
  readonly code: string | null;
  readonly season: Season | null;
  readonly people: readonly ClubMember[];
  readonly tables: readonly TableInfo[];
}
export interface League {
  readonly season: Season;
  readonly current: number;
  readonly standings: readonly {
    readonly place: number;
    readonly id: string;
    readonly name: string;
    readonly you: boolean;
    readonly games: number;
    readonly first: number;
    readonly points: number;
  }[];
}
export interface ClubWishes {
  readonly name: string;
  readonly open: boolean;
}

export const clubsApi = {
  mine: () => call<ClubList>("GET", "/me/clubs"),
  open: (next: string | null) =>
    call<ClubList>("GET", next === null ? "/clubs" : `/clubs?after=${encodeURIComponent(next)}`),
  found: (wishes: ClubWishes) => call<Club>("POST", "/clubs", wishes),
  club: (id: string, code: string | undefined) =>
    call<Club>(
      "GET",
      `/clubs/${encodeURIComponent(id)}${code === undefined ? "" : `?code=${encodeURIComponent(code)}`}`,
    ),
  change: (id: string, wishes: ClubWishes) => call<Club>("PUT", `/clubs/${id}`, wishes),
  newCode: (id: string) => call<Club>("POST", `/clubs/${id}/code`),
  join: (id: string, code: string | undefined) =>
    call<Club>("POST", `/clubs/${id}/members`, code === undefined ? {} : { code }),
  leave: (id: string, person: string) => call<{ readonly left: boolean }>("DELETE", `/clubs/${id}/members/${person}`),
  setRole: (id: string, person: string, role: ClubRole) =>
    call<Club>("PUT", `/clubs/${id}/members/${person}`, { role }),
  showTable: (id: string, table: string) => call<{ readonly shown: boolean }>("POST", `/clubs/${id}/tables`, { table }),
  league: (id: string, season: number | undefined) =>
    call<League>("GET", `/clubs/${id}/league${season === undefined ? "" : `?season=${season}`}`),
  endSeason: (id: string, weeks: number) => call<Club>("POST", `/clubs/${id}/seasons`, { weeks }),
} as const;
