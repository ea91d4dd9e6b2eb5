/** What it takes to play a tournament without a server: to draw it, and to show how it stands. */
export type { Course, Round, TournamentKind } from "./draw/course.ts";
export { begin, nextRound } from "./draw/next-round.ts";
export { outcomeOf } from "./draw/points.ts";
export { crosstable } from "./export.ts";
export { figuresOf } from "./figures.ts";
export { usualRounds } from "./terms.ts";
