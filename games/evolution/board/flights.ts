import type { Seat } from "@clade/kernel";
import { type Flight, panelOf } from "@clade/ui/model";
import type { SeenEvent, Use, Where } from "../rules/events.ts";
import type { View } from "../rules/state.ts";
import type { Card } from "../rules/cards.ts";
import { HOLE, thingOf } from "./things.ts";

export const DECK = "deck";
export const DISCARD = "discard";
export function bagOf(seat: Seat): string {
  return `bag:${seat}`;
}

/** How what just happened is shown: cards and food on their way. */
export function flightsOf(event: SeenEvent, { watcher }: Pick<View, "watcher">): Flight[] {
  switch (event.type) {
    case "drew":
      return [{ from: DECK, to: panelOf(event.seat), look: CARD, count: Math.min(3, event.cards.count) }];
    case "laid-food":
      return [{ from: source(event.seat, event.card, watcher), to: HOLE, look: CARD }];
    case "laid-trait":
      return [{ from: source(event.seat, event.card, watcher), to: on(event.on), look: CARD }];
    case "discarded":
      return [{ from: source(event.seat, event.card, watcher), to: target(event.use, event.seat), look: CARD }];
    case "took": {
      // What a hunter gets is part of its attack, which is shown.
      if (event.by === "attack") return [];
      const from = event.from === "watering-hole" ? HOLE : panelOf(event.seat);
      return [{ from, to: on(event.on), look: event.food === "plant" ? LEAF : MEAT, count: event.amount }];
    }
    case "bagged":
      return [{ from: panelOf(event.seat), to: bagOf(event.seat), look: LEAF, count: Math.min(3, event.amount) }];
    default:
      return [];
  }
}

const CARD = "flight-card";
const LEAF = "flight-leaf";
const MEAT = "flight-meat";

function on({ seat, id }: Where): string {
  return thingOf.species(seat, id);
}
function source(seat: Seat, card: Card | null, watcher: Seat | "spectator"): string {
  return seat === watcher && card !== null ? thingOf.card(card, 0) : panelOf(seat);
}
function target(use: Use, seat: Seat): string {
  return use.to === "species" ? panelOf(seat) : use.to === "shed" ? DISCARD : on(use.on);
}
