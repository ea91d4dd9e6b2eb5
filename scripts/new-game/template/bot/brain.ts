import { at, type Brain } from "@clade/kernel";
import type { Move } from "../rules/moves.ts";
import type { State } from "../rules/state.ts";

/** What a bot should know beyond the rules. */
export const brain: Brain<State, Move> = {
  /** The expected final score: what there is, and a little for every high card still in hand. */
  evaluate: ({ players }, seat) => {
    const { points, hand } = at(players, seat);
    return points + hand.reduce((sum, card) => sum + card / 60, 0);
  },
  /** A quick sensible choice: the lowest card that tops the last one, else the lowest of all. */
  playout: ({ laid }, _seat, legal) => {
    const top = laid.at(-1) ?? 0;
    const better = legal.findIndex(({ card }) => card > top);
    return Math.max(0, better);
  },
};
