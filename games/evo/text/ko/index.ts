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
      label: "섬",
      help: "섬에는 플레이어 수만큼 출발 해변이 있어야 합니다. 직접 만든 지도를 가져올 수 있습니다.",
      values: {
        fitting: "플레이어 수에 맞는 섬",
        BD: "중간 판과 작은 판 (3명)",
        BC: "중간 판 두 개 (4명)",
        AD: "큰 판과 작은 판 (4명)",
        AC: "큰 판과 중간 판 (5명)",
      },
    },
    deck: {
      label: "사건 카드",
      help: "직접 만든 카드를 가져올 수 있습니다.",
      values: { standard: "게임의 카드 26장" },
    },
    auction: {
      label: "짧은 경매",
      help: "유전자가 플레이어보다 하나 적고, 밀려난 사람은 빠질 수 있습니다.",
    },
  },
  parts: { start: "시작", survivors: "생존", genes: "유전자" },
  verdicts: {},
  prompt,
  move: moveLabel,
  event: eventLine,
  refusal: refusalIn("ko", names, refusals),
  rules,
  tutorial: lessons,
};

export const words: Words = { names, board, terminal };
