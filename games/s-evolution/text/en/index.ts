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
      label: "Edition",
      help: "2.0 is the later, better balanced set of rules. In the first edition hands are blind at Age I, unmet needs cost no points, and Prestige scores.",
      values: { v1: "First edition", "2.0": "2.0" },
    },
  },
  parts: { needs: "needs met", discontent: "discontent", prestige: "Prestige", discoveries: "Discoveries" },
  verdicts: {
    "modern-0": "No civilisation reached Age V.",
    "modern-1": "One civilisation reached Age V.",
    "modern-2": "Two civilisations reached Age V.",
    "modern-3": "Three civilisations reached Age V.",
    "modern-4": "All four civilisations reached Age V.",
  },
  prompt,
  move: moveLabel,
  event: eventLine,
  refusal: (refusal) => refusalSentence("en", refusals, refusal, inWords(names)),
  rules,
  tutorial: lessons,
};

export const words: Words = { names, labels, board, terminal };
