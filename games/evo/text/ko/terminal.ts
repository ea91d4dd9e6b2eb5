import type { TerminalWords } from "../vocabulary.ts";

export const terminal: TerminalWords = {
  turn: "턴",
  order: "순서",
  meteorKey: "(1,2): 이 눈이 나오면 떨어짐 · ☄: 반드시 떨어짐",
};
