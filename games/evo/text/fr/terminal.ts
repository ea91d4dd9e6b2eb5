import type { TerminalWords } from "../vocabulary.ts";

export const terminal: TerminalWords = {
  turn: "Tour",
  order: "Ordre",
  meteorKey: "(1,2) : tombe sur ces faces · ☄ : tombe à coup sûr",
};
