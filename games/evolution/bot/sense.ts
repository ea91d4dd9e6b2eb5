import { at, type Seat, type Sense } from "@clade/kernel";
import { TRAITS, traitOf } from "../rules/cards.ts";
import type { Move } from "../rules/moves.ts";
import { carries } from "../rules/species.ts";
import type { State } from "../rules/state.ts";
import { sensed } from "./learned-sense.ts";

/** Evolution's moves by kind, for the learned sense of them: what is done, with which trait, and whether a Carnivore does it. */
const KINDS: readonly string[] = [
  "attack",
  "attack one's own",
  "done",
  "fat",
  "feed",
  "grow population",
  "grow population, Carnivore",
  "grow size",
  "grow size, Carnivore",
  "leaf",
  "species",
  ...TRAITS.flatMap((trait) => [`trait ${trait}`, `trait ${trait}, Carnivore`, `shed ${trait}`]),
];
const INDEX = new Map(KINDS.map((kind, index) => [kind, index]));

function kindOf(state: State, seat: Seat, move: Move): number {
  return INDEX.get(nameOf(state, seat, move)) ?? -1;
}

function nameOf(state: State, seat: Seat, move: Move): string {
  const { species } = at(state.players, seat);
  const hunter = (index: number) => (carries(at(species, index), "carnivore") ? ", Carnivore" : "");
  switch (move.type) {
    case "attack":
      return move.seat === seat ? "attack one's own" : "attack";
    case "grow":
      return `grow ${move.what}${hunter(move.species)}`;
    case "trait":
      return `trait ${traitOf(move.card)}${hunter(move.species)}`;
    case "shed":
      return `shed ${move.trait}`;
    default:
      return move.type;
  }
}

export const sense: Sense<State, Move> = { kinds: KINDS, kindOf, weights: sensed };
