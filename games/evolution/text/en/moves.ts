import { type Naming, plural } from "@clade/kernel";
import type { Move } from "../../rules/moves.ts";
import type { View } from "../../rules/state.ts";
import { promptOf } from "../prompt.ts";
import { traits } from "./names.ts";
import { cardName, listed, whose } from "./phrases.ts";

export const prompt = promptOf({
  over: "The game is over.",
  dealt: "The cards are dealt.",
  food: "Choose a card for the watering hole: its number feeds, or starves, everybody.",
  cards: "Play as many cards as you like, then say that you are done.",
  leaves: "Use your leaf traits before the food cards are turned, or go on.",
  store: (place, least, most) => `How much food goes onto the Fat Tissue of species ${place}? (${least} to ${most})`,
  outwitting: "Choose what to attack, or switch off one more trait.",
  fed: "You may turn cards into plants with Intelligence, or end your turn.",
  mustFeed: "Feed one of your hungry species.",
  mayFeed: "You need not feed now: store fat, use Intelligence, or pass.",
  waiting: {
    food: (who, count) => `${who} ${are(count)} choosing a food card.`,
    cards: (who, count) => `${who} ${are(count)} playing cards.`,
    leaves: (who, count) => `${who} ${are(count)} using leaf traits.`,
    feeding: (who, count) => `${who} ${are(count)} feeding.`,
  },
  mayExchange: "You may still exchange yours.",
  listed,
});

function are(count: number): string {
  return plural("en", count, { one: "is", other: "are" });
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
