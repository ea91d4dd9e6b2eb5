import type { Instinct, Marker, Note, Seat } from "@clade/kernel";
import type { Move } from "../rules/moves.ts";
import type { State } from "../rules/state.ts";
import { markDone, markFood, markGrowth, markShed, markSpecies, markTrait } from "./instinct-cards.ts";
import {
  ALL_MARKS,
  markAttack,
  markFat,
  markFeed,
  markLeaf,
  markLeave,
  markPass,
  markRuse,
  markStore,
  markThought,
} from "./instinct-feeding.ts";
import { Sight } from "./instinct-sight.ts";
import { learnedInstinct } from "./learned-instinct.ts";

/** What speaks for and against a move of Evolution at first sight. */
function marker(state: State, seat: Seat, note: Note): Marker<Move> {
  const sight = new Sight(state, seat);
  return { mark: (move) => mark(sight, move, note) };
}

function mark(sight: Sight, move: Move, note: Note): void {
  switch (move.type) {
    case "food":
      markFood(sight, move.card, note);
      return;
    case "trait":
      markTrait(sight, move.card, move.species, note);
      return;
    case "species":
      markSpecies(sight, move.card, move.side, note);
      return;
    case "grow":
      markGrowth(sight, move.card, move.species, move.what, note);
      return;
    case "shed":
      markShed(sight, move.trait, move.species, note);
      return;
    case "done":
      if (sight.state.phase === "cards") markDone(sight, note);
      else markLeave(sight, note);
      return;
    case "leaf":
      markLeaf(sight, move.trait, move.species, note);
      return;
    case "fat":
      markFat(sight, move.species, move.amount, note);
      return;
    case "store":
      markStore(sight, move.amount, note);
      return;
    case "feed":
      markFeed(sight, move.species, note);
      return;
    case "attack":
      markAttack(sight, move, note);
      return;
    case "think":
      markThought(sight, move.species, move.card, note);
      return;
    case "outwit":
      markRuse(sight, move.species, move.trait, move.card, note);
      return;
    case "pass":
      markPass(sight, note);
  }
}

export const instinct: Instinct<State, Move> = { marks: ALL_MARKS, marker, weights: learnedInstinct };
