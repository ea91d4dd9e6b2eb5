import type { GameText } from "@clade/kernel";
import type { SeenEvent } from "../../rules/events.ts";
import type { Move } from "../../rules/moves.ts";
import type { View } from "../../rules/state.ts";
import { refusalIn } from "../refusal.ts";
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
    island: {
      label: "Island",
      help: "The island must have a starting beach for each player. You may bring a map of your own.",
      values: {
        fitting: "the one that fits the number of players",
        BD: "medium and small half (3 players)",
        BC: "two medium halves (4 players)",
        AD: "large and small half (4 players)",
        AC: "large and medium half (5 players)",
      },
    },
    deck: {
      label: "Event cards",
      help: "You may bring a deck of your own.",
      values: { standard: "the 26 cards of the game" },
    },
    auction: {
      label: "Short auction",
      help: "One gene fewer than players; whoever is overbid may drop out.",
    },
  },
  parts: { start: "start", survivors: "survivors", genes: "genes" },
  verdicts: {},
  prompt,
  move: moveLabel,
  event: eventLine,
  refusal: refusalIn("en", names, refusals),
  rules,
  tutorial: lessons,
};

export const words: Words = { names, board, terminal };
