import type { Chance } from "./chance/chance.ts";
import type { Instinct } from "./contract.ts";
import type { Seat } from "./seat.ts";
import { at } from "./list.ts";

/**
 * A quick choice by learned habits: the more speaks for a move, the likelier it is. (The luck is Gumbel's: whatever it is added to, the
 * highest sum comes up as often as the softmax of the sums says. All of it is in whole hundredths, the same everywhere.)
 */
export function byInstinct<S, M>(
  instinct: Instinct<S, M>,
  state: S,
  seat: Seat,
  legal: readonly M[],
  chance: Chance,
): number {
  const { weights = [] } = instinct;
  let sum = 0;
  const note = (index: number): void => {
    sum += weights[index] ?? 0;
  };
  const marker = instinct.marker(state, seat, note);
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  let draw = 0;
  for (let index = 0; index < legal.length; index++) {
    if (index % LUCKS === 0) draw = chance.int(DRAW);
    sum = at(LUCK, draw & 63);
    draw >>= 6;
    marker.mark(at(legal, index));
    if (sum > most) {
      most = sum;
      best = index;
    }
  }
  return best;
}

/** A draw takes as long as a move's marks: one serves for the luck of five moves, six bits each. */
const LUCKS = 5;
const DRAW = 0x4000_0000;
/** The middle of each 64th of Gumbel’s distribution, in hundredths. */
const LUCK: readonly number[] = [
  -158, -132, -118, -107, -98, -90, -83, -76, -70, -65, -59, -54, -49, -44, -40, -35, -30, -26, -22, -17, -13, -9, -4,
  0, 4, 8, 13, 17, 21, 26, 30, 34, 39, 43, 48, 53, 58, 63, 68, 73, 78, 84, 89, 95, 101, 108, 114, 121, 128, 136, 144,
  153, 162, 172, 183, 195, 208, 223, 241, 262, 288, 322, 374, 485,
];
