import { at, type Seat } from "@clade/kernel";
import type { Window } from "../rules/data/cards.ts";
import { type Condition, conditionOf, TEMPERATE, type Terrain } from "../rules/data/climate.ts";
import { winningFaces } from "../rules/data/combat.ts";
import { geographyOf } from "../rules/geography.ts";
import { birthIsDue } from "../rules/phases/births.ts";
import { canStep } from "../rules/phases/movement.ts";
import { activeSeat, moreHorns } from "../rules/species.ts";
import type { View } from "../rules/state.ts";

/** What sentences need to know of a view, the same for every language. */

/** What is asked of the one who must decide. */
export type Situation =
  | { readonly asks: "nothing" }
  | { readonly asks: "card"; readonly window: Window }
  | { readonly asks: "roll" }
  | { readonly asks: "step"; readonly steps: number }
  | { readonly asks: "birth"; readonly due: number }
  | { readonly asks: "loss" }
  | { readonly asks: "bid"; readonly again: boolean; readonly mayDrop: boolean };

/** What is asked for: never a step or a birth that cannot be made, though a card may still be played. */
export function situationOf(view: View): Situation {
  if (view.phase === "over") return { asks: "nothing" };
  if (view.window !== null) return { asks: "card", window: view.window };
  switch (view.phase) {
    case "climate":
      return { asks: "roll" };
    case "movement":
      return { asks: "step", steps: canStep(view, activeSeat(view)) ? view.steps : 0 };
    case "births":
      return { asks: "birth", due: birthIsDue(view, activeSeat(view)) ? view.due : 0 };
    case "survival":
      return { asks: "loss" };
    case "auction":
      return { asks: "bid", again: view.overbid !== null, mayDrop: view.mayDrop && view.overbid !== null };
  }
}

/** Whether whoever reads is the one who must decide: then the sentence is said to them. */
export function isAsked({ watcher }: View, deciders: readonly Seat[]): boolean {
  return watcher !== "spectator" && deciders.includes(watcher);
}

/** A zone as a sentence describes it. */
export interface Place {
  readonly terrain: Terrain;
  readonly condition: Condition;
  readonly occupant: Seat | null;
}

export function placeOf(view: View, id: string): Place {
  const { indexOf, zones, warmth } = geographyOf(view.island);
  const zone = indexOf.get(id) ?? 0;
  return {
    terrain: at(zones, zone).terrain,
    condition: conditionOf(at(warmth, zone), at(TEMPERATE, view.climate)),
    occupant: view.zones[zone] ?? null,
  };
}

/** The highest face with which an attack of one seat on another is won. */
export function oddsOf(view: View, attacker: Seat, attacked: Seat): number {
  return winningFaces(moreHorns(at(view.players, attacker), at(view.players, attacked)));
}
