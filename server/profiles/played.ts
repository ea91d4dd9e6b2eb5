import { at, readEntry, type Result, type Seat, seats, UNDO } from "@clade/kernel";
import { of, type RecordChange } from "../store/records.ts";
import type { LogEntry, TableRow } from "../store/store.ts";
import { hasPlayed, type Rated } from "../tables/ratings.ts";

/** What a finished game said about one person: kept with the end of the game, and all that a profile is made of. */
export interface Played {
  readonly table: string;
  readonly game: string;
  /** When it ended. */
  readonly at: number;
  /** Whether the table was listed for everybody, so that everybody may look at the game. */
  readonly open: boolean;
  readonly players: number;
  /** How many of the players were people. */
  readonly people: number;
  /** 1 is first; whoever gave up is behind all others. */
  readonly place: number;
  readonly score: number;
  readonly resigned: boolean;
  /** Whether the person played it, not a stand-in for the better part of it. */
  readonly own: boolean;
  /** Whether they took back a move. */
  readonly tookBack: boolean;
  /** The strength after it; null where the game was not rated. */
  readonly rating: { readonly mean: number; readonly deviation: number } | null;
  readonly bots: readonly { readonly bot: string; readonly place: number }[];
}

export const PLAYED = "played";

/** The mark of the games of one kind, of whomever. */
export function ofGame(game: string): string {
  return `game:${game}`;
}

/** Where each seat ended: those who gave up come last. */
export function placesOf(table: TableRow, result: Result): number[] {
  const ranks = table.seats.map(({ resigned }, seat) => at(result.places, seat) + (resigned ? table.seats.length : 0));
  return ranks.map((rank) => 1 + ranks.filter((other) => other < rank).length);
}

/** What a game that is over is kept as for each person who played it. Of an old one neither log nor ratings are known. */
export function playedOf(
  table: TableRow,
  { ratings }: Pick<Rated, "ratings">,
  log: readonly LogEntry[],
): Omit<RecordChange, "revision">[] {
  const { result, ended } = table;
  if (result === null || ended === null) return [];
  const places = placesOf(table, result);
  const bots = table.seats.flatMap(({ bot }, seat) => (bot === null ? [] : [{ bot, place: at(places, seat) }]));
  return seats(table.seats.length).flatMap((seat) => {
    const kept = at(table.seats, seat);
    if (kept.person === null || kept.removed === true) return [];
    const rating = ratings.find(({ player }) => player === kept.person);
    const played: Played = {
      table: table.id,
      game: table.game,
      at: ended,
      open: table.open,
      players: table.seats.length,
      people: table.seats.filter(({ person }) => person !== null).length,
      place: at(places, seat),
      score: at(result.scores, seat),
      resigned: kept.resigned,
      own: log.length === 0 ? !kept.away : hasPlayed(kept, seat, log),
      tookBack: hasTakenBack(seat, log),
      rating: rating === undefined ? null : { mean: rating.mean, deviation: rating.deviation },
      bots,
    };
    return [playedRecord(kept.person, played)];
  });
}

export function playedRecord(person: string, played: Played): Omit<RecordChange, "revision"> {
  return {
    kind: PLAYED,
    key: `${played.table}/${person}`,
    body: played,
    marks: [
      { ...of(person), rank: played.at },
      { mark: ofGame(played.game), rank: played.at },
    ],
  };
}

/** The person of a record. */
export function playerOf(key: string): string {
  return key.slice(key.indexOf("/") + 1);
}

/** To be first counts where somebody else played, and where one did it oneself. */
export function isWon({ place, players, own, resigned }: Played): boolean {
  return place === 1 && players > 1 && own && !resigned;
}

function hasTakenBack(seat: Seat, log: readonly LogEntry[]): boolean {
  return log.some(({ entry }) => {
    const read = readEntry(entry, seat + 1);
    return read?.seat === seat && read.text === UNDO;
  });
}
