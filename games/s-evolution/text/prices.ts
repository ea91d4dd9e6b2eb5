import { at } from "@clade/kernel";
import { SCIENCE, type Suit } from "../rules/cards.ts";
import { EVOLUTION_PRICE } from "../rules/data.ts";
import { editionOf } from "../rules/editions.ts";
import type { Move } from "../rules/moves.ts";
import { levelAt, paidIn, totalPrices } from "../rules/places.ts";
import type { View } from "../rules/state.ts";

/** SE-63 to SE-65: what a move of the management costs, as an amount of each resource; undefined if it costs nothing. */
export function priceOf(view: View, move: Move): readonly number[] | undefined {
  switch (move.type) {
    case "grow": {
      const { growth } = editionOf(view);
      const step = growth.steps.find(({ by }) => by === move.by);
      return step === undefined ? undefined : amounts(growth.in, step.price);
    }
    case "evolve":
      return amounts(SCIENCE, EVOLUTION_PRICE);
    case "place":
    case "raise": {
      const totals = totalPrices(view.edition, move.place);
      const paid = at(totals, levelAt(at(view.players, view.active), move.place));
      return amounts(paidIn(move.place), at(totals, move.level) - paid);
    }
    default:
      return undefined;
  }
}

function amounts(suit: Suit, amount: number): readonly number[] {
  return [0, 1, 2].map((each) => (each === suit ? amount : 0));
}
