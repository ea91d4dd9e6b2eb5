import { at } from "@clade/kernel";
import { BUTTON, type Way } from "@clade/ui/model";
import { calamityOn } from "../rules/cards.ts";
import type { Move } from "../rules/moves.ts";
import type { PlayerView, View } from "../rules/state.ts";
import { IDLE, takenThings, thingOf, TRICK } from "./things.ts";

/** How each legal move is made on this board: what is touched, in which order. Most have two ways: a touch, or taking
 *  one thing to another. */
export function ways(view: View, legal: readonly Move[]): Way<Move>[] {
  if (view.watcher === "spectator") return [];
  const me = at(view.players, view.watcher);
  return legal.flatMap((move) => paths(view, me, move).map((path) => ({ move, path })));
}

function paths(view: View, me: PlayerView, move: Move): readonly (readonly string[])[] {
  switch (move.type) {
    case "trump":
      return [[thingOf.trump(move.suit)]];
    case "play":
      return [[thingOf.card(move.card)], [thingOf.card(move.card), TRICK]];
    case "blind":
      return Array.from({ length: me.hand.count }, (_, index) => thingOf.blind(index)).flatMap((card) => [
        [card],
        [card, TRICK],
      ]);
    case "take":
      return lyingThings(view, move.card).map((thing) => [thing]);
    case "shield":
    case "suffer":
      return takenThings(me.taken)
        .filter(({ card }) => calamityOn(card) === move.calamity)
        .map(({ thing }) => [thing]);
    case "lose":
    case "gain":
      return [[thingOf.stock(move.suit)]];
    case "trade":
      return [[thingOf.stock(move.from), thingOf.stock(move.to)]];
    case "rise":
      return [[BUTTON], [thingOf.age(me.age + 1)]];
    case "evolve":
      return [[thingOf.age(me.age + 1)]];
    case "grow":
      return [[thingOf.people(me.population + move.by)]];
    case "place":
      return [[thingOf.place(move.place, move.level)], [IDLE, thingOf.place(move.place, move.level)]];
    case "raise": {
      const worker = thingOf.place(move.place, me.workers[move.place]);
      const level = thingOf.place(move.place, move.level);
      return [[level], [worker, level]];
    }
    case "remove": {
      const worker = thingOf.place(move.place, me.workers[move.place]);
      // SE-60: when one has to go, a touch is enough.
      return view.phase === "remove"
        ? [[worker]]
        : [
            [worker, BUTTON],
            [worker, IDLE],
          ];
    }
    case "stay":
    case "done":
      return [[BUTTON]];
  }
}

/** The cards of the trick that look like this one and are still there. */
function lyingThings(view: View, card: number): string[] {
  return stillLying(view)
    .filter((played) => played.card === card && played.there)
    .map(({ seat }) => thingOf.lying(seat));
}

/** The trick as it lies there: which of its cards are still to be taken. Of two that look alike the later goes first. */
export function stillLying({ trick, left, phase }: View): readonly (View["trick"][number] & { there: boolean })[] {
  return trick.map((played, index) => {
    const before = trick.slice(0, index).filter(({ card }) => card === played.card).length;
    const there = phase !== "take" || left.filter((card) => card === played.card).length > before;
    return { ...played, there };
  });
}

/** The move that ends a turn or a phase. */
export function endsTurn(move: Move): boolean {
  return move.type === "done" || move.type === "rise";
}

/** What waits a moment among people: the end of one's actions. */
export function graced({ type }: Move): boolean {
  return type === "done";
}
