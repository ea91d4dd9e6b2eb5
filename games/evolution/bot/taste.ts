import { at, type Seat, type Style } from "@clade/kernel";
import { traitOf } from "../rules/cards.ts";
import type { Move } from "../rules/moves.ts";
import { carries } from "../rules/species.ts";
import type { State } from "../rules/state.ts";

/** Everybody hunts where it pays: who likes it has to like it a good deal before that shows. */
const HUNTER = 1.5;

/** What a hunter likes, and a grazer likes as little: Carnivores, what helps them, and attacks on others. */
export function taste(state: State, seat: Seat, move: Move, style: Style): number | undefined {
  if (style === "hunter") return HUNTER * bloodlust(state, seat, move);
  if (style === "grazer") return -bloodlust(state, seat, move);
  return undefined;
}

function bloodlust(state: State, seat: Seat, move: Move): number {
  const { species } = at(state.players, seat);
  const hunts = (index: number) => carries(at(species, index), "carnivore");
  switch (move.type) {
    case "attack":
      return move.seat === seat ? 0 : 1;
    case "trait": {
      const trait = traitOf(move.card);
      if (trait === "carnivore") return 1;
      if (trait === "pack-hunting" || trait === "ambush") return hunts(move.species) ? 0.8 : 0;
      return trait === "foraging" || trait === "long-neck" || trait === "cooperation" ? -0.6 : 0;
    }
    case "grow":
      return hunts(move.species) ? 0.6 : move.what === "population" ? -0.3 : 0;
    case "shed":
      return move.trait === "carnivore" ? -1 : 0;
    default:
      return 0;
  }
}
