import { plural } from "@clade/kernel";
import type { Terms } from "../vocabulary.ts";

export const terms: Terms = {
  skills: {
    actions: "Actions",
    draw: "Pioche",
    hand: "Taille de main",
    shuffle: "Mélange",
    development: "Développement",
    research: "Recherche",
    "quick-draw": "Pioche rapide",
  },
  knowledge: { science: "Science", engineering: "Ingénierie", culture: "Culture", general: "générale" },
  powers: { prestige: "Prestige", population: "Population", army: "Armée" },
};

/** « 1 connaissance », « 2 connaissances ». */
export function insights(count: number): string {
  return `${count} ${plural("fr", count, { one: "connaissance", other: "connaissances" })}`;
}
