import type { Counted, OptionText } from "@clade/kernel";
import type { Options } from "../../rules/state.ts";

/** What may be chosen before a game. */
export const options: { readonly [O in keyof Options]: OptionText } = {
  edition: {
    label: "Édition",
    help: "La 2.0 est la version récente, mieux équilibrée. Dans la première édition, les mains sont jouées à l’aveugle à l’Âge I, un besoin non satisfait ne coûte pas de points et le Prestige en rapporte.",
    values: { v1: "Première édition", "2.0": "2.0" },
  },
};

/** What the parts of a score are called. */
export const parts: Readonly<Record<string, string>> = {
  needs: "besoins satisfaits",
  discontent: "mécontentement",
  prestige: "Prestige",
  discoveries: "Découvertes",
};

/** What players count: as it is called after one, and after several. */
export const holdings: Readonly<Record<string, Counted>> = {
  points: ["point", "points"],
  food: ["Nourriture", "Nourriture"],
  tools: ["Outil", "Outils"],
  science: ["Science", "Science"],
  population: ["Population", "Population"],
  levels: ["niveau de Travailleurs", "niveaux de Travailleurs"],
};

export const verdicts: Readonly<Record<string, string>> = {
  "modern-0": "Aucune civilisation n’a atteint l’Âge V.",
  "modern-1": "Une civilisation a atteint l’Âge V.",
  "modern-2": "Deux civilisations ont atteint l’Âge V.",
  "modern-3": "Trois civilisations ont atteint l’Âge V.",
  "modern-4": "Les quatre civilisations ont atteint l’Âge V.",
};

/** Of what there is more with whoever is ahead of an equal score. */
export const ties: Readonly<Record<string, string>> = {
  prestige: "un plus haut niveau de Prestige",
  age: "un Âge plus élevé",
  population: "plus de Population",
  order: "une meilleure place dans l’ordre du tour",
};
