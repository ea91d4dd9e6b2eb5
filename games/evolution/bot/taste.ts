import { at, type Seat, type Style } from "@clade/kernel";
import { traitOf, type Trait } from "../rules/cards.ts";
import type { Move } from "../rules/moves.ts";
import { carries } from "../rules/species.ts";
import type { State } from "../rules/state.ts";

/** Everybody hunts where it pays: who likes it has to like it a good deal before that shows. */
const HUNTER = 1.5;

/**
 * A hunter likes Carnivores, what helps them, and attacks on others, and a grazer likes them as little. The cautious like what protects,
 * and large bodies; the bold rather have more species, and more of each.
 */
export function taste(state: State, seat: Seat, move: Move, style: Style): number | undefined {
  switch (style) {
    case "hunter":
      return HUNTER * bloodlust(state, seat, move);
    case "grazer":
      return -bloodlust(state, seat, move);
    case "bold":
      return daringOf(move);
    case "cautious": {
      const daring = daringOf(move);
      return daring === undefined ? undefined : -daring;
    }
  }
}

const PROTECTIONS: ReadonlySet<Trait> = new Set([
  "burrowing",
  "climbing",
  "defensive-herding",
  "hard-shell",
  "horns",
  "symbiosis",
  "warning-call",
]);

/** Undefined where it is left to the search how much hangs on luck. */
function daringOf(move: Move): number | undefined {
  switch (move.type) {
    case "trait":
      return PROTECTIONS.has(traitOf(move.card)) ? -1 : 0;
    case "shed":
      return PROTECTIONS.has(move.trait) ? 1 : 0;
    case "species":
      return 0.7;
    case "grow":
      return move.what === "population" ? 0.5 : -0.5;
    case "food":
    case "done":
      return 0;
    default:
      return undefined;
  }
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
