import type { Naming } from "@clade/kernel";
import type { SeenEvent, TurnedBoard, Use } from "../../rules/events.ts";
import { signed, traitNames } from "../vocabulary.ts";
import { traits } from "./names.ts";
import { BY, cardCount, cardName, cardNames, foodCount, onWhich, WHY } from "./phrases.ts";

export function eventLine(event: SeenEvent, naming: Naming): string {
  switch (event.type) {
    case "round":
      return `Round ${event.round}. ${naming(event.first)} goes first.${event.last ? " This is the last round." : ""}`;
    case "species-given":
      return `${naming(event.seat)} gets a new species.`;
    case "drew":
      return `${naming(event.seat)} draws ${cardCount(event.cards.count)}${
        event.cards.cards === null ? "" : `: ${cardNames(event.cards.cards)}`
      }.`;
    case "reshuffled":
      return `The discard pile is shuffled into a new deck of ${cardCount(event.cards)}. Round ${event.lastRound} is the last.`;
    case "laid-food":
      return event.card === null
        ? `${naming(event.seat)} ${event.again ? "exchanges the" : "lays a"} food card.`
        : `${naming(event.seat)} lays ${cardName(event.card)} on the watering hole${event.again ? " instead" : ""}.`;
    case "laid-trait":
      return `${naming(event.seat)} lays ${
        event.card === null ? "a trait" : cardName(event.card)
      } face down on species ${event.on.index + 1}.`;
    case "discarded":
      return `${naming(event.seat)}: ${useOf(event.use, cardName(event.card))}`;
    case "planned":
      return event.card === null || event.use === null
        ? `${naming(event.seat)} plays a card in secret.`
        : `${naming(event.seat)}, in secret: ${useOf(event.use, cardName(event.card))}`;
    case "done":
      return `${naming(event.seat)} is done playing cards.`;
    case "traits-turned":
      return event.boards.length === 0
        ? "No new traits this round."
        : `Boards are revealed. ${event.boards.map((board) => turned(board, naming)).join(" ")}`;
    case "grew":
      return `${onWhich(naming, event.on)} is Fertile: Population +1.`;
    case "moved-fat":
      return `${onWhich(naming, event.on)} lives off its Fat Tissue: ${event.amount} food moved to its board.`;
    case "food-turned":
      return `Food cards: ${
        event.cards.length === 0 ? "none" : cardNames(event.cards)
      }. Sum ${signed(event.sum)}: ${foodCount(event.plants, "plant")} on the watering hole.`;
    case "took":
      return `${onWhich(naming, event.on)} takes ${foodCount(event.amount, event.food)}${BY[event.by]}${
        event.stored === 0 ? "" : event.stored === event.amount ? ", stored as fat" : `, ${event.stored} of it as fat`
      }.`;
    case "outwitted":
      return `${naming(event.seat)} discards ${cardName(event.card)}: ${traits[event.trait].name} has no effect on this attack.`;
    case "attacked":
      return `${onWhich(naming, event.on)} attacks ${onWhich(naming, event.target)}.`;
    case "gored":
      return `The Horns cost ${onWhich(naming, event.on)} one Population.`;
    case "bagged":
      return `${naming(event.seat)} puts ${event.amount} food into the bag${WHY[event.why]}.`;
    case "extinct":
      return `${onWhich(naming, event.on)} goes extinct${
        event.traits.length === 0 ? "" : `; ${traitNames(traits, event.traits)} discarded`
      }.${event.closes ? " The row closes up." : ""}`;
    case "starved":
      return `${onWhich(naming, event.on)} starves: Population ${event.from} → ${event.to}.`;
    case "thought":
      return `${naming(event.seat)} discards ${cardName(event.card)} for the Intelligence of species ${event.on.index + 1}.`;
    case "passed":
      return `${naming(event.seat)} passes.`;
    case "over":
      return "The game is over.";
  }
}

function useOf(use: Use, card: string): string {
  switch (use.to) {
    case "trait":
      return `${card} is laid on species ${use.on.index + 1}.`;
    case "size":
      return `${card} for Size +1 on species ${use.on.index + 1}.`;
    case "population":
      return `${card} for Population +1 on species ${use.on.index + 1}.`;
    case "shed":
      return `species ${use.on.index + 1} sheds ${card}.`;
    case "species":
      return `${card} for a new species on the ${use.side}.`;
  }
}

function turned({ seat, laid, newSpecies, discarded }: TurnedBoard, naming: Naming): string {
  const parts = laid.map(({ index, cards }) => `species ${index + 1} has ${traitNames(traits, cards)}`);
  if (newSpecies > 0) parts.push(newSpecies === 1 ? "1 new species" : `${newSpecies} new species`);
  if (discarded.length > 0) parts.push(`discarded ${cardNames(discarded)}`);
  return `${naming(seat)}: ${parts.join("; ")}.`;
}
