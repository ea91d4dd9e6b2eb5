import { type GameText, refusalSentence } from "@clade/kernel";
import type { SeenEvent } from "../../rules/events.ts";
import type { Move } from "../../rules/moves.ts";
import type { View } from "../../rules/state.ts";
import { inWords } from "../refusal.ts";
import type { Words } from "../vocabulary.ts";
import { board } from "./board.ts";
import { eventLine } from "./events.ts";
import { lessons } from "./lessons.ts";
import { moveLabel, prompt } from "./moves.ts";
import { names } from "./names.ts";
import { refusals } from "./refusals.ts";
import { rules } from "./rules.ts";
import { terminal } from "./terminal.ts";

export const text: GameText<View, Move, SeenEvent> = {
  options: {
    fast: {
      label: "Jeu rapide",
      help: "Tous jouent leurs cartes en même temps, sans se voir, puis les révèlent ensemble. Toujours le cas à six.",
    },
  },
  parts: { bag: "nourriture du sac", population: "Population", traits: "traits" },
  verdicts: {},
  prompt,
  move: moveLabel,
  event: eventLine,
  refusal: (refusal) => refusalSentence("fr", refusals, refusal, inWords(names)),
  rules,
  tutorial: lessons,
};

export const words: Words = { names, board, terminal };
