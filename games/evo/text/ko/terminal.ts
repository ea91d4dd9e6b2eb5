import type { TerminalWords } from "../vocabulary.ts";

export const terminal: TerminalWords = {
  turn: "턴",
  order: "순서",
  certain: "이번 턴에 떨어짐",
};
