import { at, type Seat } from "@clade/kernel";
import { ageOf, isDiscovery, suitOf } from "../rules/cards.ts";
import { AGE_OF_COLOURS, AGE_OF_TRUMPS } from "../rules/data.ts";
import { effectiveAge } from "../rules/order.ts";
import type { Played, View } from "../rules/state.ts";

/** By which rules a player plays tricks: strength alone, colours too, trumps as well (SE-34 to SE-36). */
export type Rule = "strength" | "colour" | "trump";
export function ruleOf(view: View, seat: Seat): Rule {
  return ruleOfAge(effectiveAge(view, seat));
}
export function ruleOfAge(age: number): Rule {
  return age >= AGE_OF_TRUMPS ? "trump" : age >= AGE_OF_COLOURS ? "colour" : "strength";
}

/** What a card in the trick counts as (SE-37, SE-38, SE-41). */
export type Standing = "trump" | "colour" | "off" | "strength" | "discovery";
export function standing(view: View, { seat, card }: Played): Standing {
  if (isDiscovery(card)) return "discovery";
  const rule = ruleOf(view, seat);
  const suit = suitOf(card);
  if (rule === "trump" && suit === view.trump) return "trump";
  if (rule === "strength") return "strength";
  return suit === view.colour ? "colour" : "off";
}

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
