import type { TerminalWords } from "../vocabulary.ts";

export const terminal: TerminalWords = {
  done: "a fini",
  foodLaid: "carte Nourriture posée",
  points: "points",
};
