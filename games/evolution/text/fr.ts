import { type GameText, refusalSentence } from "@clade/kernel";
import type { SeenEvent } from "../rules/events.ts";
import type { Move } from "../rules/moves.ts";
import type { View } from "../rules/state.ts";
import { eventLine } from "./fr/log.ts";
import { moveLabel, prompt } from "./fr/moves.ts";
import { measures, refusals } from "./fr/refusals.ts";
import { rules } from "./fr/rules.ts";
import { traits } from "./fr/traits.ts";
import { tutorial } from "./fr/tutorial.ts";
import { inWords } from "./refusal.ts";

export const fr: GameText<View, Move, SeenEvent> = {
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
  refusal: (refusal) => refusalSentence("fr", refusals, refusal, inWords({ traits, measures })),
  rules,
  tutorial,
};
