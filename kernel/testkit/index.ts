export { clausesOf, untestedClauses } from "./clauses.ts";
export { conformance, properties, type Trial } from "./conformance.ts";
export { golden, type Playthroughs } from "./golden.ts";
export { type Position, playRandomly, type Sample, StuckGame } from "./random-game.ts";
