import type { TerminalWords } from "../vocabulary.ts";

export const terminal: TerminalWords = {
  done: "done",
  foodLaid: "food card laid",
  points: "points",
};
