import { ordinal, rate, rating as freshRating } from "openskill";
import { at, readEntry, type Result, type Seat, seats, UNDO } from "@clade/kernel";
import type { KeptSeat, LogEntry, Meeting, RatingChange, Store, TableRow } from "../store/store.ts";

/** What a game says about the strength of who played it. */
export interface Rated {
  readonly ratings: readonly RatingChange[];
  /** Who was ahead of whom. */
  readonly meetings: readonly Meeting[];
}

const UNRATED: Rated = { ratings: [], meetings: [] };

/** For so long it is remembered who was ahead of whom. */
const MEMORY_MS = 30 * 24 * 3600 * 1000;

/**
 * Ratings of a game: Bayesian, for any number of players at once (openskill's Plackett–Luce). Bots are rated too. Whoever gave up
 * is placed behind all others.
 *
 * Only what people played themselves counts: whose seat was played by the stand-in for more than half of it is left out, and
 * with fewer than two people left nothing is rated. Nor is it where two people came from one address, who may be one, nor where
 * somebody was removed, also where another plays on in their place.
 * What is known already tells little: who was ahead of another n times more often than behind them in the last month changes
 * no more than a part 1/(n+1)² of what they would. So two identities of one person, however often the one loses to the other,
 * gain less than two games' worth; friends who win in turns lose nothing.
 */
export async function ratingsAfter(
  store: Store,
  table: TableRow,
  result: Result,
  log: readonly LogEntry[],
  now: number,
): Promise<Rated> {
  if (table.seats.some(({ removed, takenOver }) => removed === true || takenOver === true)) return UNRATED;
  const rated = seats(table.seats.length).filter((seat) => hasPlayed(at(table.seats, seat), seat, log));
  const people = rated.map((seat) => at(table.seats, seat)).filter(({ bot }) => bot === null);
  if (people.length < 2 || shareAddress(people)) return UNRATED;
  const last = table.seats.length;
  const players = rated.map((seat) => {
    const { person, bot, name, resigned } = at(table.seats, seat);
    const player = person ?? `bot:${bot}`;
    return { player, name: name ?? player, rank: at(result.places, seat) + (resigned ? last : 0) };
  });
  const before = await Promise.all(players.map(({ player }) => store.rating(table.game, player)));
  const teams = before.map((known) =>
    known === undefined ? [freshRating()] : [freshRating({ mu: known.mean, sigma: known.deviation })],
  );
  const after = rate(teams, { rank: players.map(({ rank }) => rank) });
  const ids = players.map(({ player }) => player);
  const lead = leadsOf(await store.meetings(table.game, ids, now - MEMORY_MS));
  const changes = new Map<string, RatingChange>();
  const meetings: Meeting[] = [];
  for (const [index, one] of players.entries()) {
    let weight = 1;
    for (const other of players) {
      if (other.player === one.player || other.rank === one.rank) continue;
      const [ahead, behind] = one.rank < other.rank ? [one.player, other.player] : [other.player, one.player];
      if (ahead === one.player) meetings.push({ game: table.game, ahead, behind, at: now });
      weight = Math.min(weight, 1 / (1 + Math.max(0, lead(ahead, behind))) ** 2);
    }
    const [was] = at(teams, index);
    const [is] = at(after, index);
    if (was === undefined || is === undefined) continue;
    const mean = was.mu + weight * (is.mu - was.mu);
    const deviation = was.sigma + weight * (is.sigma - was.sigma);
    const games = (before[index]?.games ?? 0) + 1;
    // The same bot at two seats is rated by the better one of them: it has one strength.
    const known = changes.get(one.player);
    if (known !== undefined && known.mean >= mean) continue;
    changes.set(one.player, { game: table.game, player: one.player, name: one.name, mean, deviation, games });
  }
  return { ratings: [...changes.values()], meetings };
}

/** Whether a seat was played by who sits there, not by a stand-in for the better part of it. */
export function hasPlayed({ bot }: KeptSeat, seat: Seat, log: readonly LogEntry[]): boolean {
  if (bot !== null) return true;
  let [own, standIns] = [0, 0];
  for (const { entry, id } of log) {
    const read = readEntry(entry, seat + 1);
    if (read?.seat !== seat) continue;
    if (id === null) standIns++;
    else own += read.text === UNDO ? -1 : 1;
  }
  return own > 0 && own >= standIns;
}

function shareAddress(people: readonly KeptSeat[]): boolean {
  const known = people.flatMap(({ from }) => from ?? []);
  return new Set(known).size < known.length;
}

/** How much more often one was ahead of another than behind. */
function leadsOf(meetings: readonly Meeting[]): (one: string, other: string) => number {
  const count = (ahead: string, behind: string): number =>
    meetings.filter((each) => each.ahead === ahead && each.behind === behind).length;
  return (one, other) => count(one, other) - count(other, one);
}

/** One number to sort by: how strong a player surely is. */
export function strength({ mean, deviation }: { readonly mean: number; readonly deviation: number }): number {
  return ordinal({ mu: mean, sigma: deviation });
}
