import type { Terms } from "../vocabulary.ts";

export const terms: Terms = {
  skills: {
    actions: "Actions",
    draw: "Draw",
    hand: "Hand size",
    shuffle: "Shuffle",
    development: "Development",
    research: "Research",
    "quick-draw": "Quick draw",
  },
  knowledge: { science: "Science", engineering: "Engineering", culture: "Culture", general: "general" },
  powers: { prestige: "Prestige", population: "Population", army: "Army" },
};

/** "a Science", "an Engineering". */
export function article(word: string): string {
  return `${/^[aeiou]/i.test(word) ? "an" : "a"} ${word}`;
}
