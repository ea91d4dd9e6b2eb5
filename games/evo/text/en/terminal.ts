import type { TerminalWords } from "../vocabulary.ts";

export const terminal: TerminalWords = {
  turn: "Turn",
  order: "Order",
  certain: "falls this turn",
};
