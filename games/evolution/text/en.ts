import { type GameText, refusalSentence } from "@clade/kernel";
import type { SeenEvent } from "../rules/events.ts";
import type { Move } from "../rules/moves.ts";
import type { View } from "../rules/state.ts";
import { eventLine } from "./en/log.ts";
import { moveLabel, prompt } from "./en/moves.ts";
import { measures, refusals } from "./en/refusals.ts";
import { rules } from "./en/rules.ts";
import { traits } from "./en/traits.ts";
import { tutorial } from "./en/tutorial.ts";
import { inWords } from "./refusal.ts";

export const en: GameText<View, Move, SeenEvent> = {
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
  refusal: (refusal) => refusalSentence("en", refusals, refusal, inWords({ traits, measures })),
  rules,
  tutorial,
};
