import type { Seat } from "@clade/kernel";
import type { Flight } from "@clade/ui/model";
import type { CardId } from "../rules/data/cards.ts";
import type { SeenEvent } from "../rules/events.ts";
import type { View } from "../rules/state.ts";
import { SLOT, thingOf } from "./things.ts";

export const PILE = "pile";
export const BAG = "bag";

/** How what just happened is shown: dinos, eggs, coins, genes and cards on their way. */
export function flightsOf(event: SeenEvent, { watcher }: Pick<View, "watcher">): Flight[] {
  switch (event.type) {
    case "drew":
      return [
        { from: PILE, to: thingOf.species(event.seat), look: "flight-card", count: Math.min(3, event.cards.count) },
      ];
    case "stepped":
      return [walk(event.seat, event.from, event.to)];
    case "born":
      return [{ from: thingOf.species(event.seat), to: thingOf.zone(event.zone), look: "eo-flight-egg" }];
    case "played":
      return [{ from: source(event.seat, event.card, watcher), to: SLOT, look: "flight-card" }];
    case "bid":
      return [
        {
          from: thingOf.species(event.seat),
          to: thingOf.lot(event.gene, event.nth),
          look: "eo-flight-coin",
          count: Math.max(1, Math.min(4, event.amount)),
        },
      ];
    case "genes-drawn":
      return event.genes.slice(0, 1).map((gene) => ({ from: BAG, to: thingOf.lot(gene, 1), look: "eo-flight-gene" }));
    default:
      return [];
  }
}

function walk(seat: Seat, from: string, to: string): Flight {
  return { from: thingOf.zone(from), to: thingOf.zone(to), look: `eo-flight-dino seat-${seat}` };
}
function source(seat: Seat, card: CardId, watcher: Seat | "spectator"): string {
  return seat === watcher ? thingOf.card(card, 0) : thingOf.species(seat);
}
