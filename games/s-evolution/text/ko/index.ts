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
      label: "판본",
      help: "2.0은 균형을 다듬은 새 규칙입니다. 초판에서는 I시대에 손을 보지 않고 내고, 채우지 못한 욕구로 점수를 잃지 않으며, 위신이 점수가 됩니다.",
      values: { v1: "초판", "2.0": "2.0" },
    },
  },
  parts: { needs: "채운 욕구", discontent: "불만", prestige: "위신", discoveries: "발견" },
  verdicts: {
    "modern-0": "V시대에 이른 문명이 없습니다.",
    "modern-1": "문명 하나가 V시대에 이르렀습니다.",
    "modern-2": "문명 둘이 V시대에 이르렀습니다.",
    "modern-3": "문명 셋이 V시대에 이르렀습니다.",
    "modern-4": "네 문명 모두 V시대에 이르렀습니다.",
  },
  prompt,
  move: moveLabel,
  event: eventLine,
  refusal: (refusal) => refusalSentence("ko", refusals, refusal, inWords(names)),
  rules,
  tutorial: lessons,
};

export const words: Words = { names, labels, board, terminal };
