import type { Asked, Naming } from "@clade/kernel";
import type { Aim, Move } from "../../rules/moves.ts";
import type { View } from "../../rules/state.ts";
import { isAsked, oddsOf, placeOf, type Situation, situationOf } from "../scene.ts";
import { cardName, faces, lotName } from "../vocabulary.ts";
import { names } from "./names.ts";
import { many } from "./phrases.ts";

export function prompt(view: View, { deciders }: Asked, naming: Naming): string {
  const situation = situationOf(view);
  if (situation.asks === "nothing") return "The game is over.";
  if (isAsked(view, deciders)) return askedOf(situation);
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
      return `${who} has more dinos in the cold or the heat than can stay, and chooses which one dies.`;
    case "bid":
      return situation.again ? `${who} was overbid and bids again.` : `${who} bids for a gene.`;
  }
}

function askedOf(situation: Exclude<Situation, { readonly asks: "nothing" }>): string {
  switch (situation.asks) {
    case "card":
      return `Play event cards (${names.moments[situation.window]}), or pass.`;
    case "roll":
      return "Choose one of the rolled results for the climate.";
    case "step":
      return situation.steps === 0
        ? "You have no steps left. Play a card, or pass."
        : `Move your dinos: ${many(situation.steps, "step", "steps")} left.`;
    case "birth":
      return situation.due === 0
        ? "You have no births left. Play a card, or pass."
        : `Place your newborns: ${situation.due} to go.`;
    case "loss":
      return "You have more dinos in the cold or the heat than can stay: which one dies?";
    case "bid":
      if (!situation.again) return "Bid for a gene.";
      return situation.mayDrop ? "You were overbid: bid again, or drop out." : "You were overbid: bid again.";
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
