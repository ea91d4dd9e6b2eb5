import { at, seats, shuffle, type Dealer } from "@clade/kernel";
import type { Event } from "../events.ts";
import { dinosOf } from "../species.ts";
import { noBoosts, type State } from "../state.ts";

/** Phase 1: a new turn, and its order. */
export function rollInitiative(state: State, dealer: Dealer<Event>): void {
  state.turn++;
  for (const player of state.players) player.boosts = noBoosts(); // EO-45
  state.barren = false;
  // EO-11: longer tails first, then fewer dinos; the shuffle before the sort is the lot among the tied
  const all = seats(state.players.length);
  const tails = state.players.map(({ traits }) => traits.tail);
  const dinos = all.map((seat) => dinosOf(state, seat));
  state.order = shuffle([...all], dealer.chance).sort(
    (a, b) => at(tails, b) - at(tails, a) || at(dinos, a) - at(dinos, b),
  );
  dealer.tell({ type: "turn", turn: state.turn, order: [...state.order] });
}
