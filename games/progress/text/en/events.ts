import { type Naming, plural } from "@clade/kernel";
import { type Label, roman } from "../../rules/book.ts";
import type { SeenEvent } from "../../rules/events.ts";
import { labelName } from "../scene.ts";
import { names } from "./names.ts";
import { article } from "./phrases.ts";

const LIST = new Intl.ListFormat("en");
const name = (label: Label) => labelName("en", label);
const listed = (labels: readonly Label[]) => LIST.format(labels.map(name));
const cards = (count: number) => `${count} ${plural("en", count, { one: "card", other: "cards" })}`;

const BECAUSE = {
  symbols: "",
  empty: " because the cards of the last age have run out",
  idle: " because nobody has developed anything for ten rounds",
} as const;
const OVER = {
  symbols: "The last symbol is there: the game is over.",
  empty: "The cards of the last age have run out: the game is over.",
  idle: "Nobody has developed anything for ten rounds: the game is over.",
  lost: "Time has run out: the game is lost.",
} as const;

export function eventLine(event: SeenEvent, naming: Naming): string | undefined {
  switch (event.type) {
    case "dealt":
      return `${naming(event.seat)} gets ${event.cards.cards === null ? cards(event.cards.count) : listed(event.cards.cards)}.`;
    case "turn":
      return `Round ${event.round}: ${naming(event.seat)}.`;
    case "discovering":
    case "contributing":
      return undefined;
    case "paid-card":
      return `${naming(event.seat)} discards ${name(event.card)} for ${event.value} knowledge.`;
    case "paid-token":
      return `${naming(event.seat)} turns ${article(names.knowledge[event.token])} token.`;
    case "paid-surplus":
      return `${naming(event.seat)} uses knowledge left over.`;
    case "discovered":
      return `${naming(event.seat)} discovers ${name(event.card)}.`;
    case "developed":
      return `${naming(event.seat)} has developed ${name(event.card)}.`;
    case "researched":
      return `${naming(event.seat)} researches ${name(event.card)}: ${event.markers} ${plural("en", event.markers, { one: "turn", other: "turns" })}.`;
    case "recalled":
      return `${naming(event.seat)} takes ${name(event.card)} back into hand.`;
    case "drew":
      return `${naming(event.seat)} draws ${event.card === null ? "a card" : name(event.card)} from deck ${roman(event.age)}.`;
    case "took":
      return `${naming(event.seat)} takes ${name(event.card)} from discard pile ${roman(event.age)}.`;
    case "shuffled":
      return `Discard pile ${roman(event.age)} is shuffled into its deck (${cards(event.cards)}).`;
    case "discarded":
      return `${naming(event.seat)} discards ${name(event.card)}.`;
    case "ended":
      return `${naming(event.seat)} ends the turn.`;
    case "age":
      return `Age ${roman(event.age)} begins${BECAUSE[event.why]}.`;
    case "left-hand":
      return `${naming(event.seat)} loses ${event.cards.cards === null ? cards(event.cards.count) : listed(event.cards.cards)} of the old age.`;
    case "left-development":
      return `${naming(event.seat)} loses ${name(event.card)}, which was in development.`;
    case "invited":
      return `${naming(event.seat)} is guided by ${name(event.person)}.`;
    case "heritage":
      return `${naming(event.seat)} takes the heritage of ${name(event.person)}.`;
    case "milestone":
      return `A milestone to build: ${name(event.milestone)}.`;
    case "contributed":
      return `${naming(event.seat)} builds section ${event.section + 1} of ${name(event.milestone)}.`;
    case "completed":
      return `${name(event.milestone)} stands, thanks to ${LIST.format(event.by.map(naming))}. ${
        event.owner === null ? "Nobody gets the card." : `The card goes to ${naming(event.owner)}.`
      }`;
    case "time-passed":
      return `Time passes: ${name(event.card)} goes to the Time pile.`;
    case "time-skipped":
      return `${name(event.card)} has a symbol and goes to the discard pile.`;
    case "swapped":
      return `${naming(event.seat)} swaps ${name(event.given)} for ${name(event.taken)} of the Time pile.`;
    case "over":
      return OVER[event.why];
  }
}
