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
      label: "Île",
      help: "L’île doit avoir une plage de départ par joueur. Vous pouvez apporter votre propre carte.",
      values: {
        fitting: "celle qui convient au nombre de joueurs",
        BD: "partie moyenne et petite partie (3 joueurs)",
        BC: "les deux parties moyennes (4 joueurs)",
        AD: "grande et petite partie (4 joueurs)",
        AC: "grande partie et partie moyenne (5 joueurs)",
      },
    },
    deck: {
      label: "Cartes événement",
      help: "Vous pouvez apporter votre propre paquet.",
      values: { standard: "les 26 cartes du jeu" },
    },
    auction: {
      label: "Enchères courtes",
      help: "Un gène de moins que de joueurs ; celui qu’on surpasse peut abandonner.",
    },
  },
  parts: { start: "départ", survivors: "survivants", genes: "gènes" },
  verdicts: {},
  prompt,
  move: moveLabel,
  event: eventLine,
  refusal: refusalIn("fr", names, refusals),
  rules,
  tutorial: lessons,
};

export const words: Words = { names, board, terminal };
