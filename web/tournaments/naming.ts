import type { TournamentInfo } from "@clade/kernel";
import type { TournamentWords } from "./words/words.ts";

/** What everybody in a tournament goes by: somebody who has left the house by their number. */
export function namesOf({ entrants }: TournamentInfo, words: TournamentWords): string[] {
  return entrants.map(({ name }, index) => name ?? words.left(index + 1));
}

/** Points as people write them: whole where they are whole. */
export function figure(value: number, language: string): string {
  return value.toLocaleString(language, { maximumFractionDigits: 2 });
}

/** What a round is called: the last one of a knock-out is the final. */
export function roundName({ kind, rounds }: TournamentInfo, round: number, words: TournamentWords): string {
  return kind === "knock-out" && round === rounds - 1 ? words.final : words.round(round + 1);
}

/** Those of a table who go on to the next round, by seat; known from how the round went on, or from the places. */
export function goOnFrom({ goOn, rounds, played }: TournamentInfo, round: number, table: number): readonly boolean[] {
  const seating = played[round]?.tables[table];
  if (seating?.places == null) return [];
  const next = played[round + 1];
  if (next === undefined) {
    if (round === rounds - 1) return seating.places.map((place) => place === 1);
    const { places, forfeits } = seating;
    return places.map((place, seat) => place <= goOn && forfeits[seat] !== true);
  }
  const inNext = new Set([...next.tables.flatMap(({ seats }) => seats), ...next.byes]);
  return seating.seats.map((entrant) => inNext.has(entrant));
}

/** From a table of a round to one of the next. */
interface WayOn {
  readonly round: number;
  readonly table: number;
  /** The table of the next round. */
  readonly to: number;
}

/** Where somebody of each table went on to, as far as it was played. */
export function waysOn({ played }: Pick<TournamentInfo, "played">): WayOn[] {
  return played.flatMap(({ tables }, round) =>
    tables.flatMap(({ seats }, table) =>
      (played[round + 1]?.tables ?? []).flatMap((next, to) =>
        next.seats.some((entrant) => seats.includes(entrant)) ? [{ round, table, to }] : [],
      ),
    ),
  );
}
