import type { AnyBrain, AnyGame, Chance, Move, Seat } from "@clade/kernel";

/**
 * All that a bot gets to know: its seat, what the seat sees, and what the seat may do. The true state is not among it;
 * whoever wants a state to think on imagines one from the view.
 */
export interface Situation {
  readonly game: AnyGame;
  readonly brain: AnyBrain;
  /** How many sit at the table. */
  readonly players: number;
  readonly seat: Seat;
  readonly legal: readonly Move[];
  /** The seat's view; made when asked for, since some bots never look. */
  look(): unknown;
}

export interface Bot {
  readonly name: string;
  /** One of the legal moves. The same view, moves and chance give the same choice. */
  choose(situation: Situation, chance: Chance): Move;
}
