import type { TerminalWords } from "../vocabulary.ts";

/** What only the board in the terminal says. */
export const terminal: TerminalWords = {
  editions: { v1: "première édition", "2.0": "2.0" },
  evolution: "Évolution",
  toTake: "à ramasser",
  order: "ordre de choix",
  leads: "commence",
  you: "vous",
  needs: "besoin de",
  workers: "Travailleurs",
  nobody: "aucun",
  discoveries: "Découvertes",
  discoveryKey: "Découvertes : ○ en main ou jouée, · face cachée",
  deck: "pioche",
  aside: "mis de côté",
};
