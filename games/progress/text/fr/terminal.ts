import { plural } from "@clade/kernel";
import type { TerminalWords } from "../vocabulary.ts";
import { insights } from "./phrases.ts";

const count = (number: number, one: string, other: string) => `${number} ${plural("fr", number, { one, other })}`;

/** What only the board in the terminal says. */
export const terminal: TerminalWords = {
  turnOf: (name) => `à ${name} de jouer`,
  actionsLeft: (left) => count(left, "action restante", "actions restantes"),
  surplus: (left) => `${insights(left)} en trop`,
  top: "dessus",
  you: "vous",
  active: "Actives",
  heritage: "autrefois",
  setSymbol: (type) => `symbole de lot ${type}`,
  leaves: (gains) => `laisse ${gains}`,
};
