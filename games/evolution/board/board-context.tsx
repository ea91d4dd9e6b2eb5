import type { Seat } from "@clade/kernel";
import { type Sitting, boardContext, type Touch } from "@clade/ui";
import type { SeenEvent } from "../rules/events.ts";
import type { Move } from "../rules/moves.ts";
import type { State, View } from "../rules/state.ts";
import type { Change, Spot } from "./foresight.ts";
import type { Meals } from "./meals.ts";
import type { BoardWords, Labels, Names } from "../text/vocabulary.ts";

export type EvolutionSitting = Sitting<View, Move, SeenEvent>;

/** What every part of the board looks at. */
export interface BoardContext {
  readonly sitting: EvolutionSitting;
  readonly view: View;
  /** A state like the true one, for asking the rules. */
  readonly state: State;
  readonly touch: Touch<Move>;
  readonly changes: ReadonlyMap<string, Change>;
  readonly meals: Meals;
  readonly names: Names;
  readonly labels: Labels;
  readonly screen: BoardWords;
  readonly naming: (seat: Seat) => string;
  readonly spot: (spot: Spot) => string;
}

export const [BoardProvider, useBoard] = boardContext<BoardContext>();
