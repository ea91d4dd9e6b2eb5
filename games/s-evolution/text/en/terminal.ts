import type { TerminalWords } from "../vocabulary.ts";

/** What only the board in the terminal says. */
export const terminal: TerminalWords = {
  editions: { v1: "first edition", "2.0": "2.0" },
  evolution: "Evolution",
  toTake: "still to take",
  order: "order of choice",
  leads: "leads",
  you: "you",
  needs: "needs",
  workers: "Workers",
  nobody: "none",
  discoveries: "Discoveries",
  discoveryKey: "Discoveries: ○ in hand or played, · face down",
  deck: "deck",
  aside: "set aside",
};
