import { type Chance, pick } from "../chance/chance.ts";
import { seeded } from "../chance/seeded.ts";
import { checkTable } from "../check-table.ts";
import type { Game, Move, Dealer } from "../contract.ts";
import { isComplaint } from "../complaint.ts";
import type { OptionValues } from "../options.ts";
import type { Seat } from "../seat.ts";
import type { GameEvent } from "../events.ts";

/** A table to try a game at: how many players, which options. */
export interface Sample {
  readonly players: number;
  readonly options?: { readonly [name: string]: unknown };
}

/** What a sample is called. */
export function label(sample: Sample): string {
  const options = Object.entries(sample.options ?? {}).map(
    ([key, value]) => `${key}=${typeof value === "string" ? value : JSON.stringify(value).slice(0, 12)}`,
  );
  return [`${sample.players}p`, ...options].join(" ");
}

/** A position met in a random game, before the move is made. */
export interface Position<S, M> {
  readonly state: S;
  readonly seat: Seat;
  readonly legal: readonly M[];
  readonly move: M;
  readonly number: number;
}

/** The options of a sample, with defaults for those it does not name. */
export function sampleOptions<S, M extends Move, V, E extends GameEvent, Shown extends GameEvent>(
  game: Game<S, M, V, E, Shown>,
  sample: Sample,
): OptionValues {
  const options = checkTable(game, sample.players, sample.options ?? {});
  if (isComplaint(options)) throw new Error(options.complaint);
  return options;
}

/** What is wrong with a game when no player can go on, or none ever stops. */
export class StuckGame extends Error {}

/** Plays one game with random legal moves, showing every position; answers the final state and the number of moves. */
export function playRandomly<S, M extends Move, V, E extends GameEvent, Shown extends GameEvent>(
  game: Game<S, M, V, E, Shown>,
  sample: Sample,
  seed: string,
  watch: (position: Position<S, M>) => void = () => {},
  limit = 20_000,
): { state: S; moves: number } {
  const dealer: Dealer<E> = { chance: seeded(`${seed}/table`), tell: () => {} };
  const choices: Chance = seeded(`${seed}/choices`);
  const state = game.setUp(sample.players, sampleOptions(game, sample), dealer);
  for (let number = 0; ; number++) {
    const deciders = game.deciders(state);
    if (deciders.length === 0) {
      if (game.result(state) === undefined) throw new StuckGame(`${seed}: nobody decides and there is no result`);
      return { state, moves: number };
    }
    if (number >= limit) throw new StuckGame(`${seed}: not over after ${limit} moves`);
    const seat = pick(deciders, choices);
    const legal = game.legal(state, seat);
    if (legal.length === 0) throw new StuckGame(`${seed}: seat ${seat} must decide at move ${number} but has no move`);
    const move = pick(legal, choices);
    watch({ state, seat, legal, move, number });
    game.play(state, seat, move, dealer);
  }
}
