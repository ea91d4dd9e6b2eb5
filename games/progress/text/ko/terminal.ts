import type { TerminalWords } from "../vocabulary.ts";

/** What only the board in the terminal says. */
export const terminal: TerminalWords = {
  turnOf: (name) => `${name} 차례`,
  actionsLeft: (count) => `남은 행동 ${count}`,
  surplus: (count) => `남은 지식 ${count}`,
  top: "맨 위",
  you: "나",
  active: "활성 기술",
  heritage: "지난 인물",
  setSymbol: (type) => `${type} 세트 기호`,
  leaves: (gains) => `남길 유산 ${gains}`,
};
