import { at, clockwiseFrom, type Seat } from "@clade/kernel";
import { evolution } from "../rules/game.ts";
import { isBound, legalFeeding } from "../rules/phases/feeding.ts";
import { has, isHungry, room } from "../rules/species.ts";
import type { State, View } from "../rules/state.ts";
import type { BoardWords } from "../text/vocabulary.ts";

export interface Turn {
  readonly seat: Seat;
  readonly why: keyof BoardWords["turn"];
  readonly now: boolean;
}

/** Who comes next, in order, and why: who must feed, who may, and what keeps the others from it. */
export function turns(view: View, state: State, deciders: readonly Seat[]): Turn[] {
  const start = view.phase === "feeding" || view.phase === "leaves" ? view.active : view.first;
  return clockwiseFrom(start, view.players.length).map((seat) => ({
    seat,
    why: reason(view, state, seat),
    now: deciders.includes(seat),
  }));
}

function reason(view: View, state: State, seat: Seat): keyof BoardWords["turn"] {
  const player = at(view.players, seat);
  switch (view.phase) {
    case "food":
      return player.foodCard.laid ? "laid" : "choosing";
    case "cards":
      if (player.done) return "done";
      return view.fast || view.active === seat ? "playing" : "later";
    case "leaves":
      return view.active === seat ? "now" : "later";
    case "feeding":
      return feedingReason(state, seat);
    case "deal":
    case "over":
      return "done";
  }
}

function feedingReason(state: State, seat: Seat): keyof BoardWords["turn"] {
  // As on a fresh turn of that player: what was done on this turn is over by then.
  const fresh = evolution.clone(state);
  fresh.ruse = null;
  fresh.fed = false;
  const player = at(fresh.players, seat);
  if (player.species.length === 0) return "none";
  if (isBound(fresh, player)) return "must";
  if (legalFeeding(fresh, seat).some(({ type }) => type !== "pass")) return "may";
  const hungry = player.species.filter((species) => isHungry(species) || room(fresh, species) > 0);
  if (hungry.length === 0) return "full";
  return hungry.every((species) => has(fresh, species, "carnivore")) ? "no-prey" : "no-food";
}
