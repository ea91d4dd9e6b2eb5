import { type Naming, plural } from "@clade/kernel";
import type { AgeReason, PopulationReason, SeenEvent } from "../../rules/events.ts";
import { names } from "./names.ts";
import { ageName, amountsOf, cardName, cardNames, placeName, points, suitName } from "./phrases.ts";

export function eventLine(event: SeenEvent, naming: Naming): string | undefined {
  switch (event.type) {
    case "round":
      return `Round ${event.round}. ${naming(event.first)} leads the first trick.`;
    case "dealt": {
      const { count, cards, blind, shown } = event.hand;
      const how = `${blind ? ", played blind" : ""}${shown ? ", open to all others" : ""}`;
      return `${naming(event.seat)} has ${count} ${plural("en", count, { one: "card", other: "cards" })} in hand${how}${cards === null ? "" : `: ${cardNames(cards)}`}.`;
    }
    case "trump":
      return `${naming(event.seat)} makes ${suitName(event.suit)} trump.`;
    case "played":
      return `${naming(event.seat)} ${event.blind ? "turns up" : "plays"} ${cardName(event.card)}${
        event.sets ? ", which sets the colour" : ""
      }.`;
    case "set-aside":
      return `${naming(event.seat)} turns up ${cardName(event.card)}: no Calamities in round 1, the top card of the deck is played instead.`;
    case "shuffled-back":
      return `${naming(event.seat)} shuffles ${cardNames(event.cards)} back into the deck.`;
    case "trick-over":
      return `The trick goes to ${naming(event.winner)}. Order of choice: ${event.order.map(naming).join(", ")}.`;
    case "took":
      return `${naming(event.seat)} takes ${cardName(event.card)}.`;
    case "acts":
      return `${naming(event.seat)} acts.`;
    case "shielded":
      return `The Shield of ${naming(event.seat)} stops ${names.calamities[event.calamity].name}${
        event.gift === 0
          ? ""
          : ` and turns it into ${event.gift} ${plural("en", event.gift, { one: "resource", other: "resources" })}`
      }.`;
    case "struck":
      return `${names.calamities[event.calamity].name} strikes ${naming(event.seat)}.`;
    case "lost":
      return `${naming(event.seat)} loses ${amountsOf(event.amounts)}.`;
    case "collected":
      return `${naming(event.seat)} collects ${amountsOf(event.amounts)} from cards.`;
    case "gained":
      return `${naming(event.seat)} takes ${names.amount(1, event.suit)} (${event.from === "joker" ? "Joker" : "Shield"}).`;
    case "produced":
      return `${naming(event.seat)} produces ${amountsOf(event.amounts)}.`;
    case "traded":
      return `${naming(event.seat)} trades ${names.amount(1, event.from)} for ${names.amount(1, event.to)}.`;
    case "met":
      return `${naming(event.seat)} meets the need for ${suitName(event.suit)}: ${event.paid} paid${
        event.points === 0 ? "" : `, ${points(event.points)} scored`
      }.`;
    case "unmet":
      return `${naming(event.seat)} is ${names.amount(event.missing, event.suit)} short${
        event.points < 0
          ? `: ${points(-event.points)} lost`
          : event.paid > 0
            ? `: what there was (${event.paid}) is spent`
            : ""
      }.`;
    case "stayed":
      return `${naming(event.seat)} chooses not to rise.`;
    case "age":
      return `${naming(event.seat)} ${event.to > event.from ? "rises" : "falls back"} to ${ageName(event.to)}${AGE[event.why]}.`;
    case "population":
      return `${naming(event.seat)}: Population ${event.from} → ${event.to}${POPULATION[event.why]}.`;
    case "turned":
      return `${naming(event.seat)} turns ${cardName(event.card)} face ${event.up ? "up" : "down"}.`;
    case "scored":
      return `${naming(event.seat)} scores ${points(event.points)} for ${event.for === "needs" ? "needs met" : "Prestige"}.`;
    case "placed":
      return `${naming(event.seat)} puts a worker on ${placeName(event.place)}, level ${event.level}.`;
    case "raised":
      return `${naming(event.seat)} raises ${placeName(event.place)} to level ${event.level}.`;
    case "removed":
      return `${naming(event.seat)} ${event.forced ? "has to take" : "takes"} the worker off ${placeName(event.place)}.`;
    case "sets":
      return `${naming(event.seat)} scores ${points(event.points)} for Discoveries.`;
    case "over":
      return "The game is over.";
  }
}

const AGE: { readonly [R in AgeReason]: string } = {
  bonus: "",
  evolution: " for 3 Science",
  penalty: ": no need was met",
  decadence: "",
};
const POPULATION: { readonly [R in PopulationReason]: string } = {
  growth: "",
  penalty: ", for a need with nothing at all",
  epidemic: "",
};
