import type { Counted, OptionText } from "@clade/kernel";
import type { Options } from "../../rules/state.ts";

/** What may be chosen before a game. */
export const options: { readonly [O in keyof Options]: OptionText } = {
  pace: {
    label: "Rythme",
    help: "Rapide : chacun débute avec 3 actions. Plus rapide : de plus, un seul symbole suffit pour chaque nouvel âge et pour la fin.",
    values: { normal: "Normal", fast: "Rapide", faster: "Plus rapide" },
  },
  personalities: {
    label: "Personnalités",
    help: "Philosophes, Scientifiques et Artistes vous inspirent ; leur héritage peut leur survivre.",
  },
  milestones: {
    label: "Étapes importantes",
    help: "De grandes œuvres que les joueurs bâtissent ensemble, section par section.",
  },
  industrial: { label: "Révolution industrielle", help: "Un quatrième âge, avec 55 cartes de plus." },
  deck: {
    label: "Jeu de cartes",
    help: "Celui qui est fourni, ou le vôtre, dans un fichier.",
    values: { standard: "Celui de Clade" },
  },
  timeLeaves: {
    label: "Paquet Temps à la lettre",
    help: "En solitaire : quand un âge quitte la partie, ses cartes Temps la quittent aussi et ne coûtent plus de points (PR-32).",
  },
  artistsReplace: {
    label: "Artistes à la lettre",
    help: "Avec les Personnalités : un Artiste remplace un Scientifique ; après l’héritage d’un Scientifique, il n’y en a donc pas (PR-73).",
  },
};

/** What the parts of a score are called. */
export const parts: Readonly<Record<string, string>> = {
  prestige: "Prestige",
  population: "Population",
  army: "Armée",
  skills: "compétences",
  cards: "technologies",
  personalities: "personnalités",
  milestones: "étapes importantes",
  sets: "lots",
  time: "temps",
};

/** What players count: as it is called after one, and after several. */
export const holdings: Readonly<Record<string, Counted>> = {
  points: ["point", "points"],
  technologies: ["technologie", "technologies"],
  knowledge: ["jeton de connaissance", "jetons de connaissance"],
  prestige: ["Prestige", "Prestige"],
  population: ["Population", "Population"],
  army: ["Armée", "Armée"],
  cards: ["carte", "cartes"],
};

export const verdicts: Readonly<Record<string, string>> = {
  novice: "Novice",
  leader: "Meneur",
  genius: "Génie",
  demigod: "Demi-dieu",
  lost: "Perdu contre le temps",
};

/** Of what there is more with whoever is ahead of an equal score. */
export const ties: Readonly<Record<string, string>> = {
  general: "plus de jetons de connaissance générale",
  culture: "plus de jetons Culture",
  science: "plus de jetons Science",
  engineering: "plus de jetons Ingénierie",
};
