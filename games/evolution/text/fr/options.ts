import type { Counted, OptionText } from "@clade/kernel";
import type { Options } from "../../rules/state.ts";

/** What may be chosen before a game. */
export const options: { readonly [O in keyof Options]: OptionText } = {
  fast: {
    label: "Jeu rapide",
    help: "Tous jouent leurs cartes en même temps, sans se voir, puis les révèlent ensemble. Toujours le cas à six.",
  },
};

/** What the parts of a score are called. */
export const parts: Readonly<Record<string, string>> = {
  bag: "nourriture du sac",
  population: "Population",
  traits: "traits",
};

/** What players count: as it is called after one, and after several. */
export const holdings: Readonly<Record<string, Counted>> = {
  food: ["portion de nourriture", "portions de nourriture"],
  population: ["Population", "Population"],
  species: ["espèce", "espèces"],
  traits: ["trait", "traits"],
  size: ["Taille", "Taille"],
  cards: ["carte", "cartes"],
};

export const verdicts: Readonly<Record<string, string>> = {};

/** Of what there is more with whoever is ahead of an equal score. */
export const ties: Readonly<Record<string, string>> = {
  traits: "plus de traits",
  population: "plus de Population",
};
