import { gameIds } from "@clade/games";
import { countFollowed, countFollowers, follows } from "../circles/follows.ts";
import { type Problem, problem } from "../problem.ts";
import type { Store } from "../store/store.ts";
import { strength } from "../tables/ratings.ts";
import { type Badge, badgesOf } from "./badges.ts";
import type { Histories } from "./histories.ts";
import { type Opponent, opponentsOf } from "./opponents.ts";
import type { Played } from "./played.ts";
import { type GameSummary, summariesOf } from "./summary.ts";
import { sightOf } from "./visibility.ts";

/** What is told of a person to somebody who looks. */
export interface Profile {
  readonly id: string;
  readonly name: string;
  readonly you: boolean;
  /** Whether you follow them, and they you. */
  readonly followed: boolean;
  readonly follower: boolean;
  /** What they have done here; null where that is only for their friends. */
  readonly deeds: Deeds | null;
}

export interface Deeds {
  readonly since: number;
  readonly following: number;
  readonly followers: number;
  readonly games: number;
  readonly byGame: readonly RatedSummary[];
  readonly opponents: readonly Opponent[];
  readonly badges: readonly Badge[];
  readonly recent: readonly RecentGame[];
}

export interface RatedSummary extends GameSummary {
  readonly rating: {
    readonly strength: number;
    readonly mean: number;
    readonly deviation: number;
    readonly games: number;
  } | null;
}

/** A game that is over. The table is told only to those who may look at it. */
export interface RecentGame {
  readonly table: string | null;
  readonly game: string;
  readonly at: number;
  readonly players: number;
  readonly place: number;
  readonly score: number;
  readonly resigned: boolean;
  readonly rated: boolean;
}

const RECENT = 12;
export const NOBODY = problem("no-such-thing", "There is nobody of that name here.");

export async function profileOf(
  store: Store,
  histories: Histories,
  person: string,
  viewer: string,
): Promise<Profile | Problem> {
  const kept = await store.person(person);
  if (kept === undefined) return NOBODY;
  const sight = await sightOf(store, person, viewer);
  if (sight === "nothing") return NOBODY;
  const you = person === viewer;
  return {
    id: person,
    name: kept.name,
    you,
    followed: !you && (await follows(store, viewer, person)),
    follower: !you && (await follows(store, person, viewer)),
    deeds: sight === "all" ? await deedsOf(store, histories, kept, viewer) : null,
  };
}

async function deedsOf(
  store: Store,
  histories: Histories,
  { id, created }: { readonly id: string; readonly created: number },
  viewer: string,
): Promise<Deeds> {
  const { count, history } = await histories.of(id);
  const recent = history.slice(-RECENT).toReversed();
  return {
    since: created,
    following: await countFollowed(store, id),
    followers: await countFollowers(store, id),
    games: count,
    byGame: await rated(store, id, viewer, history),
    opponents: await opponentsOf(store, id, viewer),
    badges: badgesOf(history, gameIds),
    recent: await Promise.all(recent.map((played) => recentGame(store, played, viewer))),
  };
}

async function rated(
  store: Store,
  person: string,
  viewer: string,
  history: readonly Played[],
): Promise<RatedSummary[]> {
  const summaries = summariesOf(history);
  return Promise.all(
    summaries.map(async (summary) => {
      const rating = await store.rating(summary.game, person);
      const played = history.find(({ table }) => table === summary.best?.table);
      const mayLook = played !== undefined && (await mayLookAt(store, played, viewer));
      return {
        ...summary,
        best: summary.best === null ? null : { ...summary.best, table: mayLook ? summary.best.table : null },
        rating:
          rating === undefined
            ? null
            : {
                strength: strength(rating),
                mean: rating.mean,
                deviation: rating.deviation,
                games: rating.games,
              },
      };
    }),
  );
}

async function recentGame(store: Store, played: Played, viewer: string): Promise<RecentGame> {
  const { table, game, at, players, place, score, resigned, rating } = played;
  return {
    table: (await mayLookAt(store, played, viewer)) ? table : null,
    game,
    at,
    players,
    place,
    score,
    resigned,
    rated: rating !== null,
  };
}

/** A game at a table that was not listed is for those who played it: others have its link from them, or not at all. */
async function mayLookAt({ records }: Store, { table, open }: Played, viewer: string): Promise<boolean> {
  return open || (await records.record("played", `${table}/${viewer}`)) !== undefined;
}
