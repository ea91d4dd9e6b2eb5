import type { Rating, Store } from "../store/store.ts";
import { strength } from "../tables/ratings.ts";
import { isWon, ofGame, PLAYED, type Played, playerOf } from "./played.ts";
import { sightOf } from "./visibility.ts";

/** Who is wanted in the list of a game. */
export interface LeaderWishes {
  readonly game: string;
  readonly from: number;
  readonly bots: boolean;
  /** Only these people; null: everybody. */
  readonly among: ReadonlySet<string> | null;
  /** Only who has finished a game since then; null: ever. */
  readonly since: number | null;
  /** Only games of so many players count for that; null: of any number. */
  readonly players: number | null;
}

/** One line of the list. Names of those who do not want to be seen are not told, their places are kept. */
export interface Leader {
  readonly place: number;
  readonly id: string | null;
  readonly name: string | null;
  readonly bot: boolean;
  readonly you: boolean;
  readonly strength: number;
  readonly mean: number;
  readonly deviation: number;
  /** Rated games in all. */
  readonly games: number;
  /** Finished games that the wishes are about, and how many of them were won; null where there are no such wishes. */
  readonly lately: Lately | null;
}
interface Lately {
  readonly games: number;
  readonly won: number;
}

export interface LeaderPage {
  readonly game: string;
  readonly players: readonly Leader[];
  /** Your own line, wherever it is. */
  readonly you: Leader | null;
  readonly total: number;
  readonly next: number | null;
}

const PAGE = 50;
/** So many players of a game are ordered; whoever comes after them has no place yet. */
const MOST = 10_000;
/** So many of the newest games are looked through where it matters when they were. */
const MOST_GAMES = 5000;
const AT_ONCE = 500;
/** For so long what was read is good, though games may have ended at other servers. */
const FRESH_MS = 5000;
const BOT = "bot:";

interface Read<T> {
  readonly at: number;
  readonly rows: Promise<readonly T[]>;
}
type RecentGame = { readonly player: string; readonly played: Played };

/** The players of each game by how strong they surely are. */
export class Leaderboards {
  readonly #store: Store;
  readonly #ratings = new Map<string, Read<Rating>>();
  readonly #recent = new Map<string, Read<RecentGame>>();

  constructor(store: Store) {
    this.#store = store;
  }

  /** A game has ended: the lists of before are old. */
  changed(game: string): void {
    this.#ratings.delete(game);
    this.#recent.delete(game);
  }

  async page(wishes: LeaderWishes, viewer: string): Promise<LeaderPage> {
    const { game, from, bots, among } = wishes;
    const all = await fresh(this.#ratings, game, () => this.#store.leaderboard(game, MOST));
    const lately = await this.#lately(wishes);
    const wanted = all.filter(({ player }) => {
      const isBot = player.startsWith(BOT);
      if (isBot ? !bots || among !== null : among !== null && !among.has(player)) return false;
      return lately === null || lately.has(player);
    });
    const line = (rating: Rating, index: number): Promise<Leader> =>
      this.#leader(rating, index + 1, lately?.get(rating.player) ?? null, viewer);
    const own = wanted.findIndex(({ player }) => player === viewer);
    const ownRating = wanted[own];
    const shown = wanted.slice(from, from + PAGE);
    return {
      game,
      players: await Promise.all(shown.map((rating, index) => line(rating, from + index))),
      you: ownRating === undefined ? null : await line(ownRating, own),
      total: wanted.length,
      next: from + PAGE < wanted.length ? from + PAGE : null,
    };
  }

  async #leader(rating: Rating, place: number, lately: Lately | null, viewer: string): Promise<Leader> {
    const { player, name, mean, deviation, games } = rating;
    const bot = player.startsWith(BOT);
    const common = { place, bot, strength: strength(rating), mean, deviation, games, lately };
    if (bot) return { ...common, id: null, name, you: false };
    const you = player === viewer;
    const isSeen = you || (await sightOf(this.#store, player, viewer)) === "all";
    const person = isSeen ? await this.#store.person(player) : undefined;
    return { ...common, id: person === undefined ? null : player, name: person?.name ?? null, you };
  }

  /** Who has played what the wishes are about, and how often; null where everybody is wanted. */
  async #lately({ game, since, players }: LeaderWishes): Promise<ReadonlyMap<string, Lately> | null> {
    if (since === null && players === null) return null;
    const recent = await fresh(this.#recent, game, () => this.#games(game));
    const counts = new Map<string, Lately>();
    const count = (player: string, won: boolean): void => {
      const before = counts.get(player) ?? { games: 0, won: 0 };
      counts.set(player, { games: before.games + 1, won: before.won + (won ? 1 : 0) });
    };
    const seen = new Set<string>();
    for (const { player, played } of recent) {
      if (played.at < (since ?? 0) || (players !== null && played.players !== players)) continue;
      count(player, isWon(played));
      // The bots of a table are told by each of its people.
      if (seen.has(played.table)) continue;
      seen.add(played.table);
      for (const { bot, place } of played.bots) count(`${BOT}${bot}`, place === 1);
    }
    return counts;
  }

  async #games(game: string): Promise<RecentGame[]> {
    const games: RecentGame[] = [];
    let after: { rank: number; key: string } | undefined;
    while (games.length < MOST_GAMES) {
      const page = await this.#store.records.marked(PLAYED, ofGame(game), {
        limit: AT_ONCE,
        ...(after === undefined ? {} : { after }),
      });
      games.push(...page.map(({ key, body }) => ({ player: playerOf(key), played: body as Played })));
      after = page.at(-1);
      if (after === undefined || page.length < AT_ONCE) break;
    }
    return games;
  }
}

/** What was read a moment ago is good enough; who comes while it is being read waits for the same. */
function fresh<T>(known: Map<string, Read<T>>, key: string, read: () => Promise<readonly T[]>): Promise<readonly T[]> {
  const before = known.get(key);
  const now = performance.now();
  if (before !== undefined && now - before.at < FRESH_MS) return before.rows;
  const rows = read();
  known.set(key, { at: now, rows });
  rows.catch(() => known.delete(key));
  return rows;
}
