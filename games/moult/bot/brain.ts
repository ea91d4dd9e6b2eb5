import { at, type Brain } from "@clade/kernel";
import type { Move } from "../rules/moves.ts";
import { CARDS, LARGEST, type State, TIDES } from "../rules/state.ts";

/** How much of a step-by-step climb through the tides still to come really happens. */
const CLIMBED = 0.6;

export const brain: Brain<State, Move> = {
  /** The expected final score: what there is, and what a climb from the present shell would still bring. */
  evaluate: ({ tide, players }, seat) => {
    const { points, shell } = at(players, seat);
    const left = TIDES + 1 - tide;
    let climb = 0;
    for (let step = 1; step <= Math.min(left, LARGEST - shell); step++) climb += shell + step;
    return points + CLIMBED * climb;
  },
  /** A quick sensible choice: the card that is about as high as the smallest shell needs that is an improvement. */
  playout: ({ beach, players }, seat, legal) => {
    const { shell } = at(players, seat);
    const fitting = beach.filter((size) => size > shell).length;
    const wanted = fitting === 0 ? 0 : CARDS.length * (1 - (fitting - 0.5) / beach.length);
    let best = 0;
    for (const [index, { card }] of legal.entries()) {
      if (Math.abs(card - wanted) < Math.abs(at(legal, best).card - wanted)) best = index;
    }
    return best;
  },
};
