import { at, type Chance, type OptionValues, type Seat } from "@clade/kernel";
import { type Considered, FAULTS, type Faults, noFaults, type Player, type Situation } from "../bot.ts";
import { type Playable, playGame } from "../play-game.ts";
import { addCalibration, type Calibration, emptyCalibration, foretold } from "./calibration.ts";

/**
 * Two bots that are to be compared at a table of some size. In each game one of them has a single seat and the other all
 * the rest; where it sits changes from game to game, and who is alone too, unless it is always `one`. At a table for one
 * there is nobody to compare with, and `other` is null.
 */
export interface Pairing {
  /** Who has the single seat; if nothing is said, both by turns. */
  readonly alone?: "one";
  readonly players: number;
  /** The options that differ from the usual, each as `name=value`. */
  readonly options: readonly string[];
  readonly one: string;
  readonly other: string | null;
}

/** What one bot did in the games of a pairing, and what was counted against it. */
export interface Showing extends Faults {
  /** Seats played, and the sum and the squares of their scores. */
  seats: number;
  score: number;
  scoreSquares: number;
  /** Games with a single seat against all the others, and how many of these were won; a shared first place counts as its part. */
  alone: number;
  aloneWins: number;
  /** Decisions with a choice, and the milliseconds they took: in all, and the longest. */
  decisions: number;
  milliseconds: number;
  longest: number;
  /** What became of the chances to win that it saw. */
  calibration: Calibration;
}

/** The games of a pairing, in numbers that can be added up. */
export interface PairingTally {
  games: number;
  /** For each game a number from 0 to 1: how many of its meetings seat against seat `one` has won. The sum, and of squares. */
  points: number;
  squares: number;
  one: Showing;
  other: Showing;
}

export function emptyPairingTally(): PairingTally {
  const showing = (): Showing => ({
    seats: 0,
    score: 0,
    scoreSquares: 0,
    alone: 0,
    aloneWins: 0,
    decisions: 0,
    milliseconds: 0,
    longest: 0,
    ...noFaults(),
    calibration: emptyCalibration(),
  });
  return { games: 0, points: 0, squares: 0, one: showing(), other: showing() };
}

export function addPairingTally(to: PairingTally, more: PairingTally): void {
  to.games += more.games;
  to.points += more.points;
  to.squares += more.squares;
  for (const side of ["one", "other"] as const) {
    const own = to[side];
    const { longest, calibration, ...sums } = more[side];
    for (const [key, value] of Object.entries(sums) as [keyof typeof sums, number][]) own[key] += value;
    own.longest = Math.max(own.longest, longest);
    addCalibration(own.calibration, calibration);
  }
}

/** Which bot sits where in game number n. */
export function seating(players: number, number: number, always?: "one"): ("one" | "other")[] {
  const alone = always ?? (players === 1 || Math.floor(number / players) % 2 === 0 ? "one" : "other");
  const rest = alone === "one" ? "other" : "one";
  return Array.from({ length: players }, (_, seat) => (seat === number % players ? alone : rest));
}

/** How many games it takes until everybody has sat everywhere. */
export function cycleOf({ players, alone }: Pick<Pairing, "players" | "alone">): number {
  return alone === undefined && players > 2 ? 2 * players : players;
}

export interface PairingGame {
  readonly players: number;
  readonly alone?: "one" | undefined;
  readonly options: OptionValues;
  readonly seed: string;
  readonly number: number;
}

/** Plays game number n of a pairing. The seed and the number decide everything but the time it takes. */
export async function playPairing(
  pack: Playable,
  bots: { readonly one: Player; readonly other: Player },
  { players, alone, options, seed, number }: PairingGame,
  clock: () => number = () => performance.now(),
): Promise<PairingTally> {
  const tally = emptyPairingTally();
  const seated = seating(players, number, alone);
  const visions: Vision[] = [];
  const watched = {
    one: watching(bots.one, tally.one, visions, clock),
    other: watching(bots.other, tally.other, visions, clock),
  };
  const { result, faults } = await playGame(
    pack,
    seated.map((side) => watched[side]),
    options,
    `${seed}/${players}/${number}`,
  );
  for (const side of ["one", "other"] as const) {
    const more = faults.get(watched[side]);
    for (const fault of FAULTS) tally[side][fault] += more?.[fault] ?? 0;
  }
  const winners = result.places.filter((place) => place === 1).length;
  const shareOf = (seat: number) => (result.places[seat] === 1 ? 1 / winners : 0);
  if (players > 1) for (const { seat, win, by } of visions) foretold(by.calibration, win, shareOf(seat));
  let meetings = 0;
  let won = 0;
  for (const [seat, side] of seated.entries()) {
    const showing = tally[side];
    const score = at(result.scores, seat);
    showing.seats++;
    showing.score += score;
    showing.scoreSquares += score * score;
    if (seat === number % players) {
      showing.alone++;
      showing.aloneWins += shareOf(seat);
    }
    for (const [against, rival] of seated.entries()) {
      if (side !== "one" || rival !== "other") continue;
      meetings++;
      const lead = at(result.places, against) - at(result.places, seat);
      won += lead > 0 ? 1 : lead === 0 ? 0.5 : 0;
    }
  }
  const points = meetings === 0 ? 0 : won / meetings;
  tally.games = 1;
  tally.points = points;
  tally.squares = points * points;
  return tally;
}

/** A chance to win that somebody saw. */
interface Vision {
  readonly seat: Seat;
  readonly win: number;
  readonly by: Showing;
}

/** The same player; the time that decisions take is written down, and the chances that it sees. */
function watching(player: Player, showing: Showing, visions: Vision[], clock: () => number): Player {
  return {
    name: player.name,
    async choose(situation, chance) {
      if (situation.legal.length === 1) return player.choose(situation, chance);
      const started = clock();
      const { move, win } = await considered(player, situation, chance);
      const milliseconds = player.spent ?? clock() - started;
      if (win !== undefined) visions.push({ seat: situation.seat, win, by: showing });
      showing.decisions++;
      showing.milliseconds += milliseconds;
      showing.longest = Math.max(showing.longest, milliseconds);
      return move;
    },
    over: (result) => player.over?.(result) ?? noFaults(),
  };
}

async function considered(player: Player, situation: Situation, chance: Chance): Promise<Considered> {
  return player.consider?.(situation, chance) ?? { move: await player.choose(situation, chance) };
}
