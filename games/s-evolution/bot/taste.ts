import type { Seat, Style } from "@clade/kernel";
import { FOOD } from "../rules/cards.ts";
import type { Move } from "../rules/moves.ts";
import { FARM, PRESTIGE, SHIELD } from "../rules/places.ts";
import type { State } from "../rules/state.ts";

/** The bold bring up many children and let prestige shine; the cautious stand behind the Shield and lay food by. */
export function taste(_state: State, _seat: Seat, move: Move, style: Style): number | undefined {
  const daring = daringOf(move);
  return daring === undefined ? undefined : style === "bold" ? daring : -daring;
}

function daringOf(move: Move): number | undefined {
  switch (move.type) {
    case "place":
    case "raise":
      return move.place === PRESTIGE ? 1 : move.place === SHIELD ? -1 : move.place === FARM ? -0.4 : 0;
    case "remove":
      return move.place === SHIELD ? 1 : 0;
    case "grow":
      return move.by;
    case "gain":
    case "trade":
      return (move.type === "trade" ? move.to : move.suit) === FOOD ? -0.5 : 0;
    case "evolve":
    case "done":
      return 0;
    default:
      return undefined;
  }
}
