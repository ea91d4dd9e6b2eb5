import type { Seat } from "@clade/kernel";
import { type Sitting, boardContext, type Touch } from "@clade/ui";
import type { Book, Card } from "../rules/book.ts";
import type { SeenEvent } from "../rules/events.ts";
import type { Move } from "../rules/moves.ts";
import type { Player, State, View } from "../rules/state.ts";
import type { Labels, BoardWords, Names } from "../text/vocabulary.ts";

export type ProgressSitting = Sitting<View, Move, SeenEvent>;

/** What every part of the board looks at. */
export interface BoardContext {
  readonly sitting: ProgressSitting;
  readonly view: View;
  readonly book: Book;
  /** A state like the true one, for asking the rules. */
  readonly state: State;
  readonly touch: Touch<Move>;
  /** The own board as the move that is looked at would leave it. */
  readonly after: Player | undefined;
  /** What the suggested payment would use: things by name. */
  readonly suggested: ReadonlySet<string>;
  readonly labels: Labels;
  readonly names: Names;
  readonly screen: BoardWords;
  readonly naming: (seat: Seat) => string;
  readonly nameOf: (card: Card) => string;
}

export const [BoardProvider, useBoard] = boardContext<BoardContext>();
