import type { Seat } from "@clade/kernel";
import { type Sitting, boardContext, type Touch } from "@clade/ui";
import type { SeenEvent } from "../rules/events.ts";
import type { Move } from "../rules/moves.ts";
import type { View } from "../rules/state.ts";
import type { Labels, BoardWords, Names } from "../text/vocabulary.ts";
import type { Foresight } from "./foresight.ts";

export type SEvolutionSitting = Sitting<View, Move, SeenEvent>;

/** What every part of the board looks at. */
export interface BoardContext {
  readonly sitting: SEvolutionSitting;
  readonly view: View;
  /** Whether tricks are played; else people act, or the game is over. */
  readonly tricks: boolean;
  readonly touch: Touch<Move>;
  readonly foresight: Foresight;
  /** The move whose consequences are shown. */
  readonly previewed: Move | undefined;
  readonly labels: Labels;
  readonly names: Names;
  readonly screen: BoardWords;
  readonly naming: (seat: Seat) => string;
}

export const [BoardProvider, useBoard] = boardContext<BoardContext>();
