import type { About, AnyBrain, AnyGame, Chance, Move, Result, Seat } from "@clade/kernel";

/**
 * All that a bot gets to know: its seat, what the seat sees, and what the seat may do. The true state is not among it;
 * whoever wants a state to think on imagines one from the view.
 */
export interface Situation {
  readonly about: Pick<About, "temper">;
  readonly game: AnyGame;
  readonly brain: AnyBrain;
  /** How many sit at the table. */
  readonly players: number;
  readonly seat: Seat;
  readonly legal: readonly Move[];
  /** The seat's view; made when asked for, since some bots never look. */
  look(): unknown;
}

/** Whoever can be given seats: a bot of the house, or a guest who answers when he can. */
export interface Player {
  readonly name: string;
  /** One of the legal moves. The same view, moves and chance give the same choice. */
  choose(situation: Situation, chance: Chance): Move | Promise<Move>;
  consider?(situation: Situation, chance: Chance): Considered;
  /** Milliseconds that the last decision took, where the host's own clock cannot tell. */
  readonly spent?: number;
  /** The game is over: answers what went wrong in it. */
  over?(result: Result): Faults;
}

export interface Bot extends Player {
  choose(situation: Situation, chance: Chance): Move;
  /** The same choice, and the chance to win that was seen in it, for bots that have an opinion. */
  consider?(situation: Situation, chance: Chance): Considered;
}

export interface Considered {
  readonly move: Move;
  /** From 0 to 1; undefined where nothing was to be thought about. */
  readonly win?: number;
}

/** What is counted against a player who was to choose and did not: a random move was made in his place. */
export interface Faults {
  /** His program could not be started, or ended. */
  crashed: number;
  /** He took longer than allowed. */
  late: number;
  /** What he answered is not among the legal moves. */
  illegal: number;
  /** He was not asked any more. */
  absent: number;
}

export const FAULTS = ["crashed", "late", "illegal", "absent"] as const satisfies readonly (keyof Faults)[];

export function noFaults(): Faults {
  return { crashed: 0, late: 0, illegal: 0, absent: 0 };
}

export function addFaults(to: Faults, more: Readonly<Faults>): void {
  for (const fault of FAULTS) to[fault] += more[fault];
}
