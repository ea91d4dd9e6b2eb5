import { BUTTON, type Way } from "@clade/ui/model";
import type { Move } from "../rules/moves.ts";
import type { View } from "../rules/state.ts";
import { handOf, NEST, SLOT, thingOf } from "./things.ts";

/** How each legal move is made on this board: what is touched, in which order. */
export function ways(view: View, legal: readonly Move[]): Way<Move>[] {
  if (view.watcher === "spectator") return [];
  const hand = handOf(view);
  return legal.flatMap((move): Way<Move>[] => paths(move, hand).map((path) => ({ move, path })));
}

function paths(move: Move, hand: ReturnType<typeof handOf>): string[][] {
  switch (move.type) {
    case "step":
      return [[thingOf.zone(move.from), thingOf.zone(move.to)]];
    case "birth":
      return [[thingOf.zone(move.zone)], [NEST, thingOf.zone(move.zone)]];
    case "lose":
      return [[thingOf.zone(move.zone)]];
    case "bid": {
      const lot = thingOf.lot(move.gene, move.nth);
      const coin = thingOf.coin(move.amount);
      return [
        [lot, coin],
        [coin, lot],
      ];
    }
    case "card":
      return hand.filter(({ card }) => card === move.card).map(({ thing }) => [thing, target(move)]);
    case "face":
      return [[thingOf.die(move.face)]];
    case "drop":
    case "pass":
      return [[BUTTON]];
  }
}

/** Where a card goes. */
function target({ aim }: Extract<Move, { type: "card" }>): string {
  if (aim === null) return SLOT;
  if ("seat" in aim) return thingOf.species(aim.seat);
  if ("zone" in aim) return thingOf.zone(aim.zone);
  return "from" in aim ? thingOf.swap(aim.from, aim.to) : thingOf.lot(aim.gene, aim.nth);
}

/** The move that ends a part of a phase. */
export function endsTurn(move: Move): boolean {
  return move.type === "pass";
}

/** What waits a moment among people: bids, dropping out, and the end of one's own part of a phase; cards are passed over at once. */
export function graced({ type }: Move, { window }: View): boolean {
  return type === "bid" || type === "drop" || (type === "pass" && window === null);
}
