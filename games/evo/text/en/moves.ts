import type { Asked, Naming } from "@clade/kernel";
import type { Aim, Move } from "../../rules/moves.ts";
import type { View } from "../../rules/state.ts";
import { oddsOf, placeOf, situationOf } from "../scene.ts";
import { cardName, faces, lotName } from "../vocabulary.ts";
import { names } from "./names.ts";
import { many } from "./phrases.ts";

export function prompt(view: View, { deciders }: Asked, naming: Naming): string {
  const situation = situationOf(view);
  if (situation.asks === "nothing") return "The game is over.";
  const who = deciders.map(naming).join(", ");
  switch (situation.asks) {
    case "card":
      return `${who} may play event cards (${names.moments[situation.window]}), or pass.`;
    case "roll":
      return `${who} chooses one of the rolled results for the climate.`;
    case "step":
      return situation.steps === 0
        ? `${who} has no steps left, but may still play a card, or pass.`
        : `${who} moves: ${many(situation.steps, "step", "steps")} left.`;
    case "birth":
      return situation.due === 0
        ? `${who} has no births left, but may still play a card, or pass.`
        : `${who} gives birth: ${many(situation.due, "newborn", "newborns")} to place.`;
    case "loss":
      return `${who} has more dinos in the cold or the heat than can stay: which one dies?`;
    case "bid":
      if (!situation.again) return `${who} bids for a gene.`;
      return situation.mayDrop ? `${who} was overbid: bid again, or drop out.` : `${who} was overbid and bids again.`;
  }
}

export function moveLabel(view: View, move: Move, naming: Naming): string {
  switch (move.type) {
    case "step": {
      const from = placeOf(view, move.from);
      const to = placeOf(view, move.to);
      if (to.occupant === null || from.occupant === null) return `Move ${move.from} → ${place(view, move.to)}`;
      const odds = faces(oddsOf(view, from.occupant, to.occupant));
      return `Attack ${naming(to.occupant)}: ${move.from} → ${place(view, move.to)}, wins on ${odds}`;
    }
    case "birth":
      return `Birth in ${place(view, move.zone)}`;
    case "lose":
      return `Lose the dino in ${place(view, move.zone)}`;
    case "bid":
      return `Bid ${move.amount} on ${lotName(names, move.gene, move.nth)}`;
    case "drop":
      return "Drop out of this auction";
    case "card":
      return `Play ${cardName(names, move.card)}${aimed(move.aim, naming)}`;
    case "face":
      return `Choose the ${move.face}`;
    case "pass":
      return "Pass";
  }
}

function place(view: View, id: string): string {
  const { terrain, condition } = placeOf(view, id);
  return `${id} (${names.terrains[terrain]}, ${names.conditions[condition]})`;
}

/** What a card is aimed at, after its name. */
export function aimed(aim: Aim, naming: Naming): string {
  if (aim === null) return "";
  if ("seat" in aim) return ` on ${naming(aim.seat)}`;
  if ("zone" in aim) return ` on the dino in ${aim.zone}`;
  return "from" in aim ? `: ${aim.from} ↔ ${aim.to}` : ` on ${lotName(names, aim.gene, aim.nth)}`;
}
