import { at, type GamePack, type Move, type OptionValues, type Seat } from "@clade/kernel";
import { addFaults, type Faults, noFaults, type Player } from "./bot.ts";
import { lineUp, playGame } from "./play-game.ts";

/** What a series of games came to, in numbers that can be added up: part of a series plus the rest gives the whole. */
export interface Tally {
  games: number;
  decisions: number;
  /** One entry a different bot, in the order given. */
  bots: Sums[];
  /** One entry a seat. */
  seats: Sums[];
  /** Every final score, by how often it came up. */
  scores: Record<string, number>;
  /** Every game's decisions, by how often. */
  lengths: Record<string, number>;
  /** Verdicts (a solo rank, a game lost), by how often. */
  verdicts: Record<string, number>;
}

interface Sums {
  /** Games won; a shared first place counts as its part. */
  wins: number;
  /** Seats played. */
  played: number;
  score: number;
  /** What was counted against a guest; of no meaning for a seat. */
  faults: Faults;
}

export function emptyTally(players: number, bots: number): Tally {
  const none = (): Sums => ({ wins: 0, played: 0, score: 0, faults: noFaults() });
  return {
    games: 0,
    decisions: 0,
    bots: Array.from({ length: bots }, none),
    seats: Array.from({ length: players }, none),
    scores: {},
    lengths: {},
    verdicts: {},
  };
}

/** The games of a series from one number up to another, each with a seed of its own made from its number. */
export interface Slice {
  readonly seed: string;
  readonly from: number;
  readonly to: number;
}

/** A game of a series as it was played: enough to make a record of it. */
export interface PlayedGame {
  /** Its number in the series, from 0. */
  readonly number: number;
  readonly seed: string;
  readonly seated: readonly Player[];
  readonly moves: readonly { readonly seat: Seat; readonly move: Move }[];
}

/** Plays a slice of a series. Whoever plays which slice, the sum is the same. */
export async function playSlice(
  pack: GamePack,
  bots: readonly Player[],
  players: number,
  options: OptionValues,
  slice: Slice,
  keep?: (game: PlayedGame) => void,
): Promise<Tally> {
  const names = [...new Set(bots.map(({ name }) => name))];
  const tally = emptyTally(players, names.length);
  for (let number = slice.from; number < slice.to; number++) {
    const seated = lineUp(bots, players, number);
    const seed = `${slice.seed}/${number}`;
    const moves: { seat: Seat; move: Move }[] = [];
    const note = keep === undefined ? undefined : (seat: Seat, move: Move) => void moves.push({ seat, move });
    const { result, decisions, faults } = await playGame(pack, seated, options, seed, note);
    keep?.({ number, seed, seated, moves });
    const winners = result.places.filter((place) => place === 1).length;
    for (const [seat, bot] of seated.entries()) {
      const won = result.places[seat] === 1 ? 1 / winners : 0;
      const score = at(result.scores, seat);
      for (const sums of [at(tally.seats, seat), at(tally.bots, names.indexOf(bot.name))]) {
        sums.wins += won;
        sums.played++;
        sums.score += score;
      }
      count(tally.scores, score);
    }
    for (const [bot, more] of faults) addFaults(at(tally.bots, names.indexOf(bot.name)).faults, more);
    count(tally.lengths, decisions);
    if (result.verdict !== undefined) count(tally.verdicts, result.verdict);
    tally.games++;
    tally.decisions += decisions;
  }
  return tally;
}

function count(counts: Record<string, number>, key: string | number, times = 1): void {
  counts[key] = (counts[key] ?? 0) + times;
}

export function addTally(to: Tally, more: Tally): void {
  to.games += more.games;
  to.decisions += more.decisions;
  for (const part of ["bots", "seats"] as const) {
    for (const [index, sums] of more[part].entries()) {
      const own = at(to[part], index);
      own.wins += sums.wins;
      own.played += sums.played;
      own.score += sums.score;
      addFaults(own.faults, sums.faults);
    }
  }
  for (const part of ["scores", "lengths", "verdicts"] as const) {
    for (const [key, times] of Object.entries(more[part])) count(to[part], key, times);
  }
}
