import type { NewTournament, TournamentInfo, TournamentSummary } from "@clade/kernel";
import { BASE } from "../base.ts";
import { call } from "../online/api.ts";

/** What the server is asked about tournaments. */

interface TournamentPage {
  readonly tournaments: readonly TournamentSummary[];
  readonly next: string | null;
}

/** What somebody can do with a tournament without another word. */
export type Deed = "enter" | "withdraw" | "check-in" | "start" | "pause" | "go-on" | "cancel";

export const tournamentApi = {
  listed: (after: string | null) =>
    call<TournamentPage>("GET", `/tournaments${after === null ? "" : `?after=${encodeURIComponent(after)}`}`),
  mine: () => call<TournamentPage>("GET", "/tournaments?mine=1"),
  setUp: (wishes: NewTournament) => call<TournamentInfo>("POST", "/tournaments", wishes),
  one: (id: string) => call<TournamentInfo>("GET", `/tournaments/${id}`),
  act: (id: string, deed: Deed) => call<TournamentInfo>("POST", `/tournaments/${id}/${deed}`),
  putOut: (id: string, entrant: number) => call<TournamentInfo>("DELETE", `/tournaments/${id}/entrants/${entrant}`),
  results: (id: string, ending: "json" | "csv" | "txt") => `${BASE}/api/tournaments/${id}/results.${ending}`,
} as const;
