import type { TerminalWords } from "../vocabulary.ts";

export const terminal: TerminalWords = {
  turn: "Turn",
  order: "Order",
  meteorKey: "(1,2): falls on these faces · ☄: falls for certain",
};
