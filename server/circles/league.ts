import { at, seats } from "@clade/kernel";
import { placesOf } from "../profiles/played.ts";
import { of, type RecordChange } from "../store/records.ts";
import type { Store, TableRow } from "../store/store.ts";
import type { Rated } from "../tables/ratings.ts";
import type { Club } from "./clubs.ts";
import { findClub } from "./clubs.ts";
import { membershipsOf } from "./members.ts";
import { seasonAt } from "./seasons.ts";

const LEAGUE = "league";

/** What a rated game brought one member of a club, among the members who played it. */
export interface LeagueGame {
  readonly club: string;
  readonly season: number;
  readonly person: string;
  readonly table: string;
  readonly at: number;
  /** The place among the members at the table, and how many they were. */
  readonly place: number;
  readonly members: number;
  readonly points: number;
}

/** How a member stands in a season. */
export interface Standing {
  readonly person: string;
  readonly place: number;
  readonly games: number;
  readonly first: number;
  readonly points: number;
}

/** For each member one was ahead of, and for each one was level with. */
const AHEAD = 2;
const LEVEL = 1;

/** So many games of a season count in all, and are read so many at once. */
const MOST_GAMES = 10_000;
const AT_ONCE = 500;

/** What a game that is over brings in the leagues of the clubs in which two of its rated people are. */
export async function leagueGamesOf(store: Store, over: TableRow, { ratings }: Rated): Promise<RecordChange[]> {
  const { ended, result } = over;
  if (ratings.length === 0 || ended === null || result === null) return [];
  const places = placesOf(over, result);
  const rated = seats(over.seats.length).flatMap((seat) => {
    const { person } = at(over.seats, seat);
    return person !== null && ratings.some(({ player }) => player === person)
      ? [{ person, place: at(places, seat) }]
      : [];
  });
  const inClub = new Map<string, Placed[]>();
  for (const one of rated) {
    for (const { club } of await membershipsOf(store, one.person)) {
      inClub.set(club, [...(inClub.get(club) ?? []), one]);
    }
  }
  const changes: RecordChange[] = [];
  for (const [id, members] of inClub) {
    const kept = members.length < 2 ? undefined : await findClub(store, id);
    if (kept !== undefined) changes.push(...gamesIn(kept.club, members, over.id, ended));
  }
  return changes;
}

interface Placed {
  readonly person: string;
  readonly place: number;
}

function gamesIn({ id: club, eras }: Club, members: readonly Placed[], table: string, now: number): RecordChange[] {
  const season = seasonAt(eras, now)?.number;
  if (season === undefined) return [];
  return members.map(({ person, place }) => {
    const ahead = members.filter((other) => other.place > place).length;
    const level = members.filter((other) => other.place === place).length - 1;
    const body: LeagueGame = {
      club,
      season,
      person,
      table,
      at: now,
      place: members.length - ahead - level,
      members: members.length,
      points: AHEAD * ahead + LEVEL * level,
    };
    return {
      kind: LEAGUE,
      key: `${club}/${table}/${person}`,
      body,
      marks: [of(person), { mark: ofSeason(club, season), rank: now }],
    };
  });
}

/** How everybody stands in a season: by points, then by first places, then by fewer games. */
export async function standingsOf({ records }: Store, club: string, season: number): Promise<Standing[]> {
  const games: LeagueGame[] = [];
  let after: { rank: number; key: string } | undefined;
  while (games.length < MOST_GAMES) {
    const page = await records.marked(LEAGUE, ofSeason(club, season), {
      limit: AT_ONCE,
      ...(after === undefined ? {} : { after }),
    });
    games.push(...page.map(({ body }) => body as LeagueGame));
    after = page.at(-1);
    if (after === undefined || page.length < AT_ONCE) break;
  }
  return standings(games);
}

export function standings(games: readonly LeagueGame[]): Standing[] {
  const sums = new Map<string, Omit<Standing, "place">>();
  for (const { person, place, points } of games) {
    const before = sums.get(person) ?? { person, games: 0, first: 0, points: 0 };
    sums.set(person, {
      person,
      games: before.games + 1,
      first: before.first + (place === 1 ? 1 : 0),
      points: before.points + points,
    });
  }
  const ordered = [...sums.values()].toSorted(compare);
  return ordered.map((each) => ({ ...each, place: 1 + ordered.filter((other) => compare(other, each) < 0).length }));
}

type Sum = Omit<Standing, "place">;
function compare(one: Sum, other: Sum): number {
  return other.points - one.points || other.first - one.first || one.games - other.games;
}

function ofSeason(club: string, season: number): string {
  return `season:${club}/${season}`;
}
