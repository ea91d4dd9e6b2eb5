import { type Asked, at, type Naming, plural } from "@clade/kernel";
import type { Move } from "../../rules/moves.ts";
import type { View } from "../../rules/state.ts";
import { mayExchange, mustFeed, storeQuestion } from "../scene.ts";
import { traits } from "./names.ts";
import { cardName, listed, whose } from "./phrases.ts";

export function prompt(view: View, { deciders, legal }: Asked<Move>, naming: Naming): string {
  if (view.phase === "over") return "The game is over.";
  if (view.watcher === "spectator" || !deciders.includes(view.watcher))
    return waiting(view, listed(naming, deciders), deciders.length);
  const question = storeQuestion(view);
  if (question !== undefined) {
    const row = at(view.players, question.seat).species;
    const place = row.findIndex(({ id }) => id === question.id) + 1;
    return `How much food goes onto the Fat Tissue of species ${place}? (${question.least} to ${question.most})`;
  }
  switch (view.phase) {
    case "food":
      return "Choose a card for the watering hole: its number feeds, or starves, everybody.";
    case "cards":
      return "Play as many cards as you like, then say that you are done.";
    case "leaves":
      return "Use your leaf traits before the food cards are turned, or go on.";
    case "feeding":
      if (view.ruse !== null) return "Choose what to attack, or switch off one more trait.";
      if (view.fed) return "You may turn cards into plants with Intelligence, or end your turn.";
      return mustFeed(legal)
        ? "Feed one of your hungry species."
        : "You need not feed now: store fat, use Intelligence, or pass.";
    case "deal":
      return "The cards are dealt.";
  }
}

function waiting(view: View, who: string, count: number): string {
  const be = plural("en", count, { one: "is", other: "are" });
  switch (view.phase) {
    case "food":
      return `${who} ${be} choosing a food card.${mayExchange(view) ? " You may still exchange yours." : ""}`;
    case "cards":
      return `${who} ${be} playing cards.`;
    case "leaves":
      return `${who} ${be} using leaf traits.`;
    case "feeding":
      return `${who} ${be} feeding.`;
    case "deal":
    case "over":
      return "";
  }
}

export function moveLabel(view: View, move: Move, naming: Naming): string {
  switch (move.type) {
    case "food":
      return `Lay ${cardName(move.card)} on the watering hole`;
    case "trait":
      return `${cardName(move.card)} as a trait on species ${move.species + 1}`;
    case "species":
      return `Discard ${cardName(move.card)} for a new species on the ${move.side}`;
    case "grow":
      return `Discard ${cardName(move.card)} for ${move.what === "size" ? "Size" : "Population"} +1 on species ${move.species + 1}`;
    case "shed":
      return `Discard ${traits[move.trait].name} from species ${move.species + 1}`;
    case "done":
      return view.phase === "leaves" ? "Go on without more leaf traits" : "Done with my cards";
    case "leaf":
      return move.trait === "fertile"
        ? `Fertile: Population +1 on species ${move.species + 1}`
        : `Long Neck: a plant from the reserve for species ${move.species + 1}`;
    case "fat":
      return `Move ${move.amount} food from Fat Tissue to species ${move.species + 1}`;
    case "feed":
      return `Feed species ${move.species + 1}`;
    case "attack":
      return `Species ${move.species + 1} attacks ${
        move.seat === view.watcher ? `your own species ${move.target + 1}` : whose(naming, move.seat, move.target)
      }`;
    case "outwit":
      return `Discard ${cardName(move.card)}: species ${move.species + 1} attacks as if there were no ${traits[move.trait].name}`;
    case "think":
      return `Discard ${cardName(move.card)}: 2 plants from the reserve for species ${move.species + 1}`;
    case "store":
      return move.amount === 0 ? "Store nothing" : `Store ${move.amount} as fat`;
    case "pass":
      return view.fed || view.thought ? "End the turn" : "Pass";
  }
}
