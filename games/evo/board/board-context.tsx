import type { Seat } from "@clade/kernel";
import { type Sitting, boardContext, type Touch } from "@clade/ui";
import type { SeenEvent } from "../rules/events.ts";
import type { Move } from "../rules/moves.ts";
import type { State, View } from "../rules/state.ts";
import type { Labels, Names } from "../text/vocabulary.ts";
import type { Scene } from "./fate.ts";
import type { Talk } from "./foresight.ts";
import type { BoardWords } from "../text/vocabulary.ts";

export type EvoSitting = Sitting<View, Move, SeenEvent>;

/** What every part of the board looks at. */
export interface BoardContext {
  readonly sitting: EvoSitting;
  readonly view: View;
  /** A state like the true one, for asking the rules. */
  readonly state: State;
  /** What the map shows: the island now, or as it would be after what is looked at. */
  readonly shown: Scene;
  /** Everything that happened and was not taken back. */
  readonly events: readonly SeenEvent[];
  readonly touch: Touch<Move>;
  readonly names: Names;
  readonly labels: Labels;
  readonly screen: BoardWords;
  readonly talk: Talk;
  readonly naming: (seat: Seat) => string;
  /** Whose decision is waited for. */
  readonly isAsked: (seat: Seat) => boolean;
}

export const [BoardProvider, useBoard] = boardContext<BoardContext>();
