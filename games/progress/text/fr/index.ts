import { type GameText, refusalSentence } from "@clade/kernel";
import type { SeenEvent } from "../../rules/events.ts";
import type { Move } from "../../rules/moves.ts";
import type { View } from "../../rules/state.ts";
import { inWords } from "../refusal.ts";
import type { Words } from "../vocabulary.ts";
import { board } from "./board.ts";
import { eventLine } from "./events.ts";
import { labels } from "./labels.ts";
import { lessons } from "./lessons.ts";
import { moveLabel, prompt } from "./moves.ts";
import { names } from "./names.ts";
import { refusals } from "./refusals.ts";
import { rules } from "./rules.ts";
import { terminal } from "./terminal.ts";

export const text: GameText<View, Move, SeenEvent> = {
  options: {
    pace: {
      label: "Rythme",
      help: "Rapide : chacun débute avec 3 actions. Très rapide : de plus, un seul symbole suffit pour chaque nouvel âge et pour la fin.",
      values: { normal: "Normal", fast: "Rapide", faster: "Très rapide" },
    },
    personalities: {
      label: "Personnalités",
      help: "Philosophes, Scientifiques et Artistes vous inspirent ; leur héritage peut leur survivre.",
    },
    milestones: {
      label: "Grandes étapes",
      help: "De grandes œuvres que les joueurs bâtissent ensemble, section par section.",
    },
    industrial: { label: "Révolution industrielle", help: "Un quatrième âge, avec 55 cartes de plus." },
    deck: {
      label: "Jeu de cartes",
      help: "Celui qui est fourni, ou le vôtre, dans un fichier.",
      values: { standard: "Celui de Clade" },
    },
  },
  parts: {
    prestige: "Prestige",
    population: "Population",
    army: "Armée",
    skills: "compétences",
    cards: "technologies",
    personalities: "personnalités",
    milestones: "grandes étapes",
    sets: "lots",
    time: "temps",
  },
  verdicts: {
    novice: "Novice",
    leader: "Meneur",
    genius: "Génie",
    demigod: "Demi-dieu",
    lost: "Perdu contre le temps",
  },
  prompt,
  move: moveLabel,
  event: eventLine,
  refusal: (refusal) => refusalSentence("fr", refusals, refusal, inWords(names)),
  rules,
  tutorial: lessons,
};

export const words: Words = { names, labels, board, terminal };
