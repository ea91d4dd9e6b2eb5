import type { Seat } from "@clade/kernel";
import { type Flight, panelOf } from "@clade/ui/model";
import { ALL_SUITS, isDiscovery, type Suit } from "../rules/cards.ts";
import type { Amounts, SeenEvent } from "../rules/events.ts";
import type { View } from "../rules/state.ts";
import { thingOf } from "./things.ts";

/** Where things come from and go to, besides what can be touched. */
export function handOf(seat: Seat): string {
  return `hand:${seat}`;
}
export function slotOf(seat: Seat): string {
  return `slot:${seat}`;
}
export function storeOf(seat: Seat, suit: number): string {
  return `store:${seat}:${suit}`;
}
export function scoreThing(seat: Seat): string {
  return `score:${seat}`;
}
export function rowOf(seat: Seat): string {
  return `row:${seat}`;
}

/** How what just happened is shown: cards, resources and people on their way. */
export function flightsOf(event: SeenEvent, { watcher }: Pick<View, "watcher">): Flight[] {
  switch (event.type) {
    case "played": {
      const mine = event.seat === watcher;
      const from = mine && !event.blind ? thingOf.card(event.card) : handOf(event.seat);
      return [{ from, to: slotOf(event.seat), look: "flight-card se-flight-card" }];
    }
    case "took":
      return [
        {
          from: "trick",
          to: isDiscovery(event.card) ? rowOf(event.seat) : panelOf(event.seat),
          look: "flight-card se-flight-card",
        },
      ];
    case "collected":
    case "produced":
      return resources(event.seat, event.amounts, watcher);
    case "gained":
      return [{ from: panelOf(event.seat), to: store(event.seat, event.suit, watcher), look: LOOKS[event.suit] ?? "" }];
    case "traded":
      return [
        {
          from: store(event.seat, event.from, watcher),
          to: store(event.seat, event.to, watcher),
          look: LOOKS[event.to] ?? "",
        },
      ];
    case "met":
      return [
        {
          from: store(event.seat, event.suit, watcher),
          to: scoreThing(event.seat),
          look: LOOKS[event.suit] ?? "",
          count: 2,
        },
      ];
    default:
      return [];
  }
}

const LOOKS = ["se-flight-0", "se-flight-1", "se-flight-2"];

/** Where a resource lies: the own stock can be touched, so it has the name of a thing. */
function store(seat: Seat, suit: Suit, watcher: Seat | "spectator"): string {
  return seat === watcher ? thingOf.stock(suit) : storeOf(seat, suit);
}

function resources(seat: Seat, amounts: Amounts, watcher: Seat | "spectator"): Flight[] {
  return ALL_SUITS.flatMap((suit) => {
    const amount = amounts[suit] ?? 0;
    const to = store(seat, suit, watcher);
    return amount === 0 ? [] : [{ from: panelOf(seat), to, look: LOOKS[suit] ?? "", count: Math.min(3, amount) }];
  });
}
