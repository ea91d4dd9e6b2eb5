import type { Seat } from "@clade/kernel";
import { isDiscovery, suitOf } from "./cards.ts";
import { AGE_OF_COLOURS, AGE_OF_TRUMPS } from "./data.ts";
import { effectiveAge } from "./order.ts";
import type { Played, View } from "./state.ts";

/** By which rules a player plays tricks: strength alone, colours too, trumps as well (SE-34 to SE-36). */
export type TrickRule = "strength" | "colour" | "trump";
export function ruleOf(view: View, seat: Seat): TrickRule {
  return ruleOfAge(effectiveAge(view, seat));
}
export function ruleOfAge(age: number): TrickRule {
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
