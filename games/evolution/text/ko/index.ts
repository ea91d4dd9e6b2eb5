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
      label: "빠른 진행",
      help: "모두가 동시에 서로 보지 않고 카드를 쓴 뒤 함께 공개합니다. 6명이면 언제나 이렇게 합니다.",
    },
  },
  parts: { bag: "주머니의 먹이", population: "개체 수", traits: "특성" },
  verdicts: {},
  prompt,
  move: moveLabel,
  event: eventLine,
  refusal: (refusal) => refusalSentence("ko", refusals, refusal, inWords(names)),
  rules,
  tutorial: lessons,
};

export const words: Words = { names, board, terminal };
