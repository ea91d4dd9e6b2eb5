import type { Counted, OptionText } from "@clade/kernel";
import type { Options } from "../../rules/state.ts";

/** What may be chosen before a game. */
export const options: { readonly [O in keyof Options]: OptionText } = {
  pace: {
    label: "Pace",
    help: "Fast: everybody starts with 3 actions. Faster: besides, one symbol is enough for each new age and for the end.",
    values: { normal: "Normal", fast: "Fast", faster: "Faster" },
  },
  personalities: {
    label: "Personalities",
    help: "Philosophers, Scientists and Artists stand by you; their heritage can outlive them.",
  },
  milestones: { label: "Milestones", help: "Great works that players build together, section by section." },
  industrial: { label: "Industrial Revolution", help: "A fourth age with 55 more cards." },
  deck: {
    label: "Deck",
    help: "The deck that comes with the game, or one of your own as a file.",
    values: { standard: "Clade’s deck" },
  },
  timeLeaves: {
    label: "Time pile by the letter",
    help: "Alone: when an age leaves the game, its Time cards leave too and cost no points (PR-32).",
  },
  artistsReplace: {
    label: "Artists by the letter",
    help: "With Personalities: an Artist replaces a Scientist, so there is none after a Scientist’s heritage (PR-73).",
  },
};

/** What the parts of a score are called. */
export const parts: Readonly<Record<string, string>> = {
  prestige: "Prestige",
  population: "Population",
  army: "Army",
  skills: "skills",
  cards: "technologies",
  personalities: "personalities",
  milestones: "milestones",
  sets: "sets",
  time: "time",
};

/** What players count: as it is called after one, and after several. */
export const holdings: Readonly<Record<string, Counted>> = {
  points: ["point", "points"],
  technologies: ["technology", "technologies"],
  knowledge: ["knowledge token", "knowledge tokens"],
  prestige: ["Prestige", "Prestige"],
  population: ["Population", "Population"],
  army: ["Army", "Army"],
  cards: ["card", "cards"],
};

export const verdicts: Readonly<Record<string, string>> = {
  novice: "Novice",
  leader: "Leader",
  genius: "Genius",
  demigod: "Demigod",
  lost: "Lost to time",
};

/** Of what there is more with whoever is ahead of an equal score. */
export const ties: Readonly<Record<string, string>> = {
  general: "more general tokens",
  culture: "more Culture tokens",
  science: "more Science tokens",
  engineering: "more Engineering tokens",
};
