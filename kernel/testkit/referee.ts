import { canonical, copy } from "../canonical.ts";
import { pick } from "../chance/chance.ts";
import { seeded } from "../chance/seeded.ts";
import type { Game, Move, Result } from "../contract.ts";
import type { GameEvent } from "../events.ts";
import { at } from "../list.ts";
import type { Seat } from "../seat.ts";
import { type Sample, sampleOptions, StuckGame } from "./random-game.ts";

/** A decision of a game and what came of it: all that a second referee is shown. Everything in it is plain data. */
export interface Decision<S, M, E> {
  readonly before: S;
  readonly seat: Seat;
  readonly legal: readonly M[];
  readonly move: M;
  readonly after: S;
  readonly events: readonly E[];
  readonly result: Result | undefined;
}

/** Where a second referee disagrees with the rules: the clause it reads, and what it would have said. */
export interface Objection {
  readonly clause: string;
  readonly says: string;
}

/**
 * A second referee: written from the clauses, and never from the rules that it watches. A new one is called for each
 * game, so it may remember what it saw.
 */
export type Referee<S, M, E> = () => (decision: Decision<S, M, E>) => readonly Objection[];

/** An objection, and where to find it again. */
export interface Finding extends Objection {
  readonly sample: Sample;
  readonly seed: string;
  readonly number: number;
  readonly move: string;
}

export interface RefereedGame {
  readonly sample: Sample;
  readonly seed: string;
  readonly decisions: number;
  readonly findings: readonly Finding[];
}

const LONGEST_GAME = 20_000;

/** Plays one game with random legal moves under the eyes of a second referee; it ends with the first disagreement. */
export function refereeGame<S, M extends Move, V, E extends GameEvent, Shown extends GameEvent>(
  game: Game<S, M, V, E, Shown>,
  referee: Referee<S, M, E>,
  sample: Sample,
  seed: string,
): RefereedGame {
  const told: E[] = [];
  const dealer = { chance: seeded(`${seed}/table`), tell: (event: E) => void told.push(event) };
  const choices = seeded(`${seed}/choices`);
  const state = game.setUp(sample.players, sampleOptions(game, sample), dealer);
  const judge = referee();
  for (let number = 0; ; number++) {
    const deciders = game.deciders(state);
    if (deciders.length === 0) return { sample, seed, decisions: number, findings: [] };
    if (number >= LONGEST_GAME) throw new StuckGame(`${seed}: not over after ${LONGEST_GAME} moves`);
    const seat = pick(deciders, choices);
    const legal = game.legal(state, seat);
    const move = pick(legal, choices);
    const before = copy(state);
    told.length = 0;
    game.play(state, seat, move, dealer);
    const objections = judge({ before, seat, legal, move, after: state, events: told, result: game.result(state) });
    if (objections.length > 0) {
      const findings = objections.map((objection) => ({ ...objection, sample, seed, number, move: game.write(move) }));
      return { sample, seed, decisions: number + 1, findings };
    }
  }
}

/** So many games, the samples in turn. The same seed plays the same games. */
export function* refereeGames<S, M extends Move, V, E extends GameEvent, Shown extends GameEvent>(
  game: Game<S, M, V, E, Shown>,
  referee: Referee<S, M, E>,
  samples: readonly Sample[],
  games: number,
  seed: string,
): Generator<RefereedGame> {
  for (let number = 0; number < games; number++) {
    yield refereeGame(game, referee, at(samples, number % samples.length), `${seed} ${number}`);
  }
}

/** Objects if two values differ; `what` says what they are. */
export function differ(clause: string, what: string, expected: unknown, actual: unknown): readonly Objection[] {
  const [wanted, found] = [canonical(expected), canonical(actual)];
  return wanted === found ? [] : [{ clause, says: `${what}: ${wanted} by the clauses, ${found} by the rules` }];
}

/** Objects to every move that only one of two lists has. */
export function differInMoves<M extends Move>(
  clause: string,
  expected: readonly M[],
  actual: readonly M[],
): readonly Objection[] {
  const wanted = new Set(expected.map(canonical));
  const found = new Set(actual.map(canonical));
  return [
    ...[...wanted]
      .filter((move) => !found.has(move))
      .map((move) => ({ clause, says: `refused by the rules: ${move}` })),
    ...[...found]
      .filter((move) => !wanted.has(move))
      .map((move) => ({ clause, says: `allowed by the rules: ${move}` })),
  ];
}
