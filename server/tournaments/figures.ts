import type { TournamentInfo, TournamentRound, TournamentStanding } from "@clade/kernel";
import type { Course, Round, Seating } from "./draw/course.ts";
import { EVEN_SHARE, pointsOf, WIN } from "./draw/points.ts";
import { type Standing, standings } from "./draw/standing.ts";

/** A tournament's figures as they are shown: 1 for a table won. */

export type Figures = Pick<TournamentInfo, "name" | "game" | "kind" | "size" | "entrants" | "played" | "standing">;

/** The figures of a tournament that is kept nowhere. */
export function figuresOf(course: Course, named: Pick<Figures, "name" | "game" | "entrants">): Figures {
  const { kind, size } = course.plan;
  const played = course.rounds.map((round) => roundFigures(round, () => ""));
  return { ...named, kind, size, played, standing: standingFigures(course) };
}

export function roundFigures<S extends Seating>(
  { tables, byes }: Omit<Round, "tables"> & { readonly tables: readonly S[] },
  idOf: (table: S) => string,
): TournamentRound {
  return {
    byes,
    tables: tables.map((table) => {
      const { seats, outcome } = table;
      return {
        id: idOf(table),
        seats,
        places: outcome?.places ?? null,
        scores: outcome?.scores ?? null,
        points: outcome === null ? null : pointsOf(outcome).map((points) => rounded(points / WIN)),
        forfeits: outcome?.forfeits ?? seats.map(() => false),
      };
    }),
  };
}

export function standingFigures(course: Course): TournamentStanding[] {
  return standings(course).map(({ points, opponents, share, ...rest }: Standing) => ({
    ...rest,
    points: rounded(points / WIN),
    opponents: rounded(opponents / WIN / WIN),
    share: rounded(share / EVEN_SHARE),
  }));
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
