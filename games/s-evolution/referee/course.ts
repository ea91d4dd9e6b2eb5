import type { Decision } from "@clade/kernel/referee";
import type { Event } from "../rules/events.ts";
import type { Move } from "../rules/moves.ts";
import type { Phase, State } from "../rules/state.ts";

export type Judged = Decision<State, Move, Event>;

/** Who must decide what, and between which moves: where the course of a game waits. */
export interface Ask {
  readonly phase: Phase;
  readonly seat: number;
  readonly moves: readonly Move[];
  /** The clause that the moves are read from. */
  readonly clause: string;
}

/** A part of a game: it stops at each decision and goes on with it. */
export type Course<T> = Generator<Ask, T, Judged>;
