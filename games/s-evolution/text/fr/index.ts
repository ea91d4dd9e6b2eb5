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
    edition: {
      label: "Édition",
      help: "La 2.0 est la version récente, mieux équilibrée. Dans la première édition, les mains sont jouées à l’aveugle à l’Âge I, un besoin non satisfait ne coûte pas de points et le Prestige en rapporte.",
      values: { v1: "Première édition", "2.0": "2.0" },
    },
  },
  parts: {
    needs: "besoins satisfaits",
    discontent: "mécontentement",
    prestige: "Prestige",
    discoveries: "Découvertes",
  },
  verdicts: {
    "modern-0": "Aucune civilisation n’a atteint l’Âge V.",
    "modern-1": "Une civilisation a atteint l’Âge V.",
    "modern-2": "Deux civilisations ont atteint l’Âge V.",
    "modern-3": "Trois civilisations ont atteint l’Âge V.",
    "modern-4": "Les quatre civilisations ont atteint l’Âge V.",
  },
  prompt,
  move: moveLabel,
  event: eventLine,
  refusal: (refusal) => refusalSentence("fr", refusals, refusal, inWords(names)),
  rules,
  tutorial: lessons,
};

export const words: Words = { names, labels, board, terminal };
