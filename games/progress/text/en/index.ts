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
  },
  parts: {
    prestige: "Prestige",
    population: "Population",
    army: "Army",
    skills: "skills",
    cards: "technologies",
    personalities: "personalities",
    milestones: "milestones",
    sets: "sets",
    time: "time",
  },
  verdicts: {
    novice: "Novice",
    leader: "Leader",
    genius: "Genius",
    demigod: "Demigod",
    lost: "Lost to time",
  },
  prompt,
  move: moveLabel,
  event: eventLine,
  refusal: (refusal) => refusalSentence("en", refusals, refusal, inWords(names)),
  rules,
  tutorial: lessons,
};

export const words: Words = { names, labels, board, terminal };
