import type { Seat } from "@clade/kernel";
import { type Flight, panelOf } from "@clade/ui/model";
import { bookOf, type DeckRef, type Label } from "../rules/book.ts";
import type { SeenEvent } from "../rules/events.ts";
import type { View } from "../rules/state.ts";
import { thingOf } from "./things.ts";

export const TIME = "time";
export const MILESTONE = "milestone";
export function areaOf(seat: Seat): string {
  return `area:${seat}`;
}
export function workshopOf(seat: Seat): string {
  return `workshop:${seat}`;
}

const CARD = "flight-card";
const COIN = "pr-flight-coin";
const STAR = "pr-flight-star";

/** How what just happened is shown: cards and knowledge on their way. */
export function flightsOf(event: SeenEvent, { watcher, deck, age }: View): Flight[] {
  const hand = (seat: Seat, card: Label | null): string =>
    seat === watcher && card !== null ? thingOf.card(indexOf(deck, card), 0) : panelOf(seat);
  const pileOf = (card: Label): string => thingOf.deck(ageOf(deck, card), "pile");
  switch (event.type) {
    case "drew":
      return [{ from: thingOf.deck(event.age, "deck"), to: hand(event.seat, event.card), look: CARD }];
    case "took":
      return [{ from: thingOf.deck(event.age, "pile"), to: hand(event.seat, event.card), look: CARD }];
    case "paid-card":
      return [{ from: hand(event.seat, event.card), to: pileOf(event.card), look: CARD }];
    case "discarded":
      return [{ from: hand(event.seat, event.card), to: pileOf(event.card), look: CARD }];
    case "paid-token":
      return [{ from: thingOf.token(event.token), to: areaOf(event.seat), look: COIN }];
    case "discovered":
      return [{ from: hand(event.seat, event.card), to: areaOf(event.seat), look: CARD }];
    case "developed":
      return [{ from: workshopOf(event.seat), to: areaOf(event.seat), look: CARD }];
    case "researched":
      return [{ from: hand(event.seat, event.card), to: workshopOf(event.seat), look: CARD }];
    case "recalled":
      return [{ from: workshopOf(event.seat), to: hand(event.seat, event.card), look: CARD }];
    case "time-passed":
      return [{ from: thingOf.deck(age, "deck"), to: TIME, look: CARD }];
    case "swapped":
      return [{ from: TIME, to: hand(event.seat, event.taken), look: CARD }];
    case "contributed":
      return [{ from: panelOf(event.seat), to: MILESTONE, look: COIN }];
    case "completed":
      return event.owner === null ? [] : [{ from: MILESTONE, to: panelOf(event.owner), look: STAR }];
    default:
      return [];
  }
}

function indexOf(deck: DeckRef, label: Label): number {
  return bookOf(deck).cards.get(typeof label === "string" ? label : label.id) ?? -1;
}
function ageOf(deck: DeckRef, label: Label): number {
  return bookOf(deck).faces[indexOf(deck, label)]?.age ?? 0;
}
