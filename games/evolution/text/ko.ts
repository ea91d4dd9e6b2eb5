import { type GameText, refusalSentence } from "@clade/kernel";
import type { SeenEvent } from "../rules/events.ts";
import type { Move } from "../rules/moves.ts";
import type { View } from "../rules/state.ts";
import { eventLine } from "./ko/log.ts";
import { moveLabel, prompt } from "./ko/moves.ts";
import { measures, refusals } from "./ko/refusals.ts";
import { rules } from "./ko/rules.ts";
import { traits } from "./ko/traits.ts";
import { tutorial } from "./ko/tutorial.ts";
import { inWords } from "./refusal.ts";

export const ko: GameText<View, Move, SeenEvent> = {
  options: {
    fast: {
      label: "빠른 진행",
      help: "모두가 동시에 서로 보지 않고 카드를 쓴 뒤 함께 공개합니다. 6명이면 언제나 이렇게 합니다.",
    },
  },
  parts: { bag: "주머니의 먹이", population: "개체 수", traits: "특성" },
  verdicts: {},
  prompt,
  move: moveLabel,
  event: eventLine,
  refusal: (refusal) => refusalSentence("ko", refusals, refusal, inWords({ traits, measures })),
  rules,
  tutorial,
};
