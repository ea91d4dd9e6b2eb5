import { at, type Seat } from "@clade/kernel";
import { ageOf, isDiscovery } from "../rules/cards.ts";
import type { View } from "../rules/state.ts";

/** Who took which card of the trick so far. */
export function takers(view: View): readonly { readonly seat: Seat; readonly card: number }[] {
  if (view.phase !== "take") return [];
  return view.order.slice(0, view.chosen).map((seat) => {
    const player = at(view.players, seat);
    const played = view.trick.find((each) => each.seat === seat)?.card ?? -1;
    const card = isDiscovery(played)
      ? player.column.find((each, slot) => player.lying[slot] === "up" && sameAge(each, played))
      : player.taken.at(-1);
    return { seat, card: card ?? -1 };
  });
}

function sameAge(one: number, other: number): boolean {
  return ageOf(one) === ageOf(other);
}
