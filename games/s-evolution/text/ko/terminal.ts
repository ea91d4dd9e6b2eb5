import type { TerminalWords } from "../vocabulary.ts";

/** What only the board in the terminal says. */
export const terminal: TerminalWords = {
  editions: { v1: "초판", "2.0": "2.0" },
  evolution: "진화",
  toTake: "남은 카드",
  order: "고르는 순서",
  leads: "선",
  you: "나",
  needs: "요구",
  workers: "일꾼",
  nobody: "없음",
  discoveries: "발견",
  discoveryKey: "발견: ○ 핸드에 있거나 낸 것, · 뒷면",
  deck: "더미",
  aside: "빼 둔 카드",
};
