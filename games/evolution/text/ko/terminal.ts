import type { TerminalWords } from "../vocabulary.ts";

export const terminal: TerminalWords = {
  done: "마침",
  foodLaid: "먹이 카드 놓음",
  points: "점",
};
