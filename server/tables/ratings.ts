import { ordinal, rate, rating as freshRating } from "openskill";
import { at, type Result } from "@clade/kernel";
import type { RatingChange, Store, TableRow } from "../store/store.ts";

/**
 * Ratings of a game: Bayesian, for any number of players at once (openskill's Plackett–Luce). A table counts if at least
 * two people played; bots at it are rated too. Whoever gave up is placed behind all others.
 */
export async function ratingsAfter(store: Store, table: TableRow, result: Result): Promise<RatingChange[]> {
  const players = table.seats.map(({ person, bot }) => person ?? `bot:${bot}`);
  const people = new Set(table.seats.flatMap(({ person }) => person ?? []));
  if (people.size < 2) return [];
  const before = await Promise.all(players.map((player) => store.rating(table.game, player)));
  const teams = before.map((known) =>
    known === undefined ? [freshRating()] : [freshRating({ mu: known.mean, sigma: known.deviation })],
  );
  const last = table.seats.length;
  const rank = table.seats.map(({ resigned }, seat) => at(result.places, seat) + (resigned ? last : 0));
  const after = rate(teams, { rank });
  const changes = new Map<string, RatingChange>();
  for (const [seat, player] of players.entries()) {
    // The same bot at two seats is rated by the better one of them: it has one strength.
    const [{ mu: mean, sigma: deviation }] = [at(at(after, seat), 0)];
    const games = (before[seat]?.games ?? 0) + 1;
    const name = at(table.seats, seat).name ?? player;
    const known = changes.get(player);
    if (known !== undefined && known.mean >= mean) continue;
    changes.set(player, { game: table.game, player, name, mean, deviation, games });
  }
  return [...changes.values()];
}

/** One number to sort by: how strong a player surely is. */
export function strength({ mean, deviation }: { readonly mean: number; readonly deviation: number }): number {
  return ordinal({ mu: mean, sigma: deviation });
}
