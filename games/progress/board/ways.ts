import type { Seat } from "@clade/kernel";
import { BUTTON, type Way } from "@clade/ui/model";
import { bookOf } from "../rules/book.ts";
import type { Move } from "../rules/moves.ts";
import { topStep } from "../rules/phases/turn.ts";
import type { View } from "../rules/state.ts";
import {
  BACK,
  DISCOVER,
  type DrawAction,
  handOf,
  type Held,
  HERITAGE,
  RESEARCH,
  SURPLUS,
  thingOf,
  timeOf,
} from "./things.ts";

/** How each legal move is made on this board: what is touched, in which order. */
export function ways(view: View, legal: readonly Move[]): Way<Move>[] {
  if (view.watcher === "spectator") return [];
  const me = view.watcher;
  const { cards } = bookOf(view.deck);
  const hand = handOf(view);
  const time = timeOf(view);
  const copies = (held: readonly Held[], id: string): string[] =>
    held.filter(({ card }) => card === cards.get(id)).map(({ thing }) => thing);
  const paths = (move: Move): (readonly string[])[] => {
    switch (move.type) {
      case "discover":
        return copies(hand, move.card).map((card) => [card, DISCOVER]);
      case "research":
        return copies(hand, move.card).map((card) => [card, RESEARCH]);
      case "pay":
      case "discard":
        return copies(hand, move.card).map((card) => [card]);
      case "swap":
        // Either may be taken up first.
        return copies(hand, move.card).flatMap((card) =>
          copies(time, move.time).flatMap((other) => [
            [card, other],
            [other, card],
          ]),
        );
      case "shuffle":
        // Under way only the deck is asked for.
        return topStep(view)?.step === "shuffle"
          ? [[thingOf.deck(move.age, "deck")]]
          : drawing("shuffle", thingOf.deck(move.age, "deck"));
      case "draw":
      case "quick":
        return drawing(move.type, thingOf.deck(move.age, move.from));
      default:
        return [path(me, move, (id) => cards.get(id) ?? -1)];
    }
  };
  return legal.flatMap((move) => paths(move).map((each) => ({ move, path: each })));
}

/** A drawing action on a deck: either may be taken up first. */
function drawing(action: DrawAction, deck: string): string[][] {
  return [
    [thingOf.action(action), deck],
    [deck, thingOf.action(action)],
  ];
}

/** The way of a move that needs no card of the hand. */
function path(me: Seat, move: Move, cardOf: (id: string) => number): string[] {
  switch (move.type) {
    case "take":
      return [thingOf.deck(move.age, move.from)];
    case "recall":
      return [thingOf.developing(me, cardOf(move.card)), BACK];
    case "activate":
      return [thingOf.developing(me, cardOf(move.card))];
    case "turn":
      return [thingOf.token(move.token)];
    case "surplus":
      return [SURPLUS];
    case "contribute":
      return [thingOf.section(move.section)];
    case "invite":
      return [thingOf.person(move.person)];
    case "heritage":
      return [HERITAGE];
    default:
      return [BUTTON];
  }
}

/** The move that ends a turn. */
export function endsTurn(move: Move): boolean {
  return move.type === "end";
}

/** What waits a moment among people: discards and the end of a turn. */
export function graced({ type }: Move): boolean {
  return type === "end" || type === "discard";
}
