import type { Counted, OptionText } from "@clade/kernel";
import type { Options } from "../../rules/state.ts";

/** What may be chosen before a game. */
export const options: { readonly [O in keyof Options]: OptionText } = {
  edition: {
    label: "Edition",
    help: "2.0 is the later, better balanced set of rules. In the first edition hands are blind at Age I, unmet needs cost no points, and Prestige scores.",
    values: { v1: "First edition", "2.0": "2.0" },
  },
};

/** What the parts of a score are called. */
export const parts: Readonly<Record<string, string>> = {
  needs: "needs met",
  discontent: "discontent",
  prestige: "Prestige",
  discoveries: "Discoveries",
};

/** What players count: as it is called after one, and after several. */
export const holdings: Readonly<Record<string, Counted>> = {
  points: ["point", "points"],
  food: ["Food", "Food"],
  tools: ["Tool", "Tools"],
  science: ["Science", "Science"],
  population: ["Population", "Population"],
  levels: ["level of workers", "levels of workers"],
};

export const verdicts: Readonly<Record<string, string>> = {
  "modern-0": "No civilisation reached Age V.",
  "modern-1": "One civilisation reached Age V.",
  "modern-2": "Two civilisations reached Age V.",
  "modern-3": "Three civilisations reached Age V.",
  "modern-4": "All four civilisations reached Age V.",
};

/** Of what there is more with whoever is ahead of an equal score. */
export const ties: Readonly<Record<string, string>> = {
  prestige: "a higher level of Prestige",
  age: "a higher Age",
  population: "more Population",
  order: "an earlier place in turn order",
};
