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
      label: "Fast play",
      help: "All players play their cards at the same time, unseen, and reveal them together. Always so with six players.",
    },
  },
  parts: { bag: "food in the bag", population: "Population", traits: "traits" },
  verdicts: {},
  prompt,
  move: moveLabel,
  event: eventLine,
  refusal: (refusal) => refusalSentence("en", refusals, refusal, inWords(names)),
  rules,
  tutorial: lessons,
};

export const words: Words = { names, board, terminal };
