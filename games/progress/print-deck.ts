import { NAMED_DECK } from "./text/named-deck.ts";

/** The deck that comes with the game, as a file to start one's own from: `npm run --silent deck:progress > mine.json`. */
process.stdout.write(`${JSON.stringify(NAMED_DECK, null, 2)}\n`);
