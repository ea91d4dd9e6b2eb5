import type { Seat } from "@clade/kernel";
import { BUTTON, type Way } from "@clade/ui/model";
import type { Move } from "../rules/moves.ts";
import type { View } from "../rules/state.ts";
import { handOf, HOLE, speciesThing, thingOf } from "./things.ts";

/** How each legal move is made on this board: what is touched, in which order. */
export function ways(view: View, legal: readonly Move[]): Way<Move>[] {
  if (view.watcher === "spectator") return [];
  const me = view.watcher;
  const hand = handOf(view);
  return legal.flatMap((move) => {
    const copies = "card" in move ? hand.filter(({ card }) => card === move.card).map(({ thing }) => thing) : [];
    return copies.length > 0 && move.type !== "done"
      ? copies.map((card) => ({ move, path: [card, target(view, me, move)] }))
      : [{ move, path: path(view, me, move) }];
  });
}

/** Where a card goes. */
function target(view: View, me: Seat, move: Move): string {
  const id = "species" in move && typeof move.species === "number" ? idOf(view, me, move.species) : -1;
  switch (move.type) {
    case "food":
      return HOLE;
    case "trait":
      return thingOf.place(id, "trait");
    case "grow":
      return thingOf.place(id, move.what);
    case "species":
      return thingOf.newSpecies(move.side);
    case "think":
      return thingOf.species(me, id);
    default:
      return BUTTON;
  }
}

/** The way of a move that needs no card. */
function path(view: View, me: Seat, move: Move): string[] {
  switch (move.type) {
    case "feed":
      return [speciesThing(view, me, move.species)];
    case "attack":
      return [speciesThing(view, me, move.species), speciesThing(view, move.seat, move.target)];
    case "leaf":
      return [thingOf.trait(me, idOf(view, me, move.species), move.trait)];
    case "fat":
      return [thingOf.trait(me, idOf(view, me, move.species), "fat-tissue"), BUTTON];
    case "shed":
      return [thingOf.trait(me, idOf(view, me, move.species), move.trait), BUTTON];
    default:
      return [BUTTON];
  }
}

function idOf(view: View, seat: Seat, index: number): number {
  return view.players[seat]?.species[index]?.id ?? -1;
}

/** The move that ends a turn or a phase. */
export function endsTurn(move: Move): boolean {
  return move.type === "done" || move.type === "pass";
}
