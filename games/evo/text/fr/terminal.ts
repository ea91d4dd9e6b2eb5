import type { TerminalWords } from "../vocabulary.ts";

export const terminal: TerminalWords = {
  turn: "Tour",
  order: "Ordre",
  certain: "tombe à ce tour",
};
