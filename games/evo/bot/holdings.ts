import { at, type Seat } from "@clade/kernel";
import { dinosOf } from "../rules/species.ts";
import type { State } from "../rules/state.ts";

/** What players of Evo count. */
export function holdings(state: State, seat: Seat) {
  const { points, hand } = at(state.players, seat);
  return { dinos: dinosOf(state, seat), points, cards: hand.length };
}
