import { STANDARD } from "./rules/deck/standard.ts";

/** The deck that comes with the game, as a file to start one's own from: `npm run --silent deck:progress > mine.json`. */
process.stdout.write(`${JSON.stringify(STANDARD, null, 2)}\n`);
