export { clausesOf, untestedClauses } from "./clauses.ts";
export { conformance, properties, type Trial } from "./conformance.ts";
export { golden, keptFile, type Playthroughs } from "./golden.ts";
export { keptRecord } from "./playthrough.ts";
export { type Moment, watchMatch } from "./watched-match.ts";
export { Scenario } from "./scenario.ts";
export { secondOpinion } from "./second-opinion.ts";
export { type HostKind, type Sitter, tableConformance, type TriedLine, type TriedTable } from "./table-conformance.ts";
export { type Position, playRandomly, type Sample, StuckGame } from "./random-game.ts";
