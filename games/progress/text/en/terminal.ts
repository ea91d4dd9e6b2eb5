import type { TerminalWords } from "../vocabulary.ts";

/** What only the board in the terminal says. */
export const terminal: TerminalWords = {
  turnOf: (name) => `${name} to play`,
  actionsLeft: (count) => `${count} ${count === 1 ? "action" : "actions"} left`,
  surplus: (count) => `${count} knowledge left over`,
  top: "top",
  you: "you",
  active: "Active",
  heritage: "had",
  setSymbol: (type) => `set symbol ${type}`,
  leaves: (gains) => `leaves ${gains}`,
};
