import type { Counted, OptionText } from "@clade/kernel";
import type { Options } from "../../rules/state.ts";

/** What may be chosen before a game. */
export const options: { readonly [O in keyof Options]: OptionText } = {
  fast: {
    label: "Fast play",
    help: "All players play their cards at the same time, unseen, and reveal them together. Always so with six players.",
  },
};

/** What the parts of a score are called. */
export const parts: Readonly<Record<string, string>> = {
  bag: "food in the bag",
  population: "Population",
  traits: "traits",
};

/** What players count: as it is called after one, and after several. */
export const holdings: Readonly<Record<string, Counted>> = {
  food: ["food", "food"],
  population: ["Population", "Population"],
  species: ["species", "species"],
  traits: ["trait", "traits"],
  size: ["Size", "Size"],
  cards: ["card", "cards"],
};

export const verdicts: Readonly<Record<string, string>> = {};

/** Of what there is more with whoever is ahead of an equal score. */
export const ties: Readonly<Record<string, string>> = {
  traits: "more traits",
  population: "more Population",
};
