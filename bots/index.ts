import type { Bot } from "./bot.ts";
import { greedy } from "./greedy.ts";
import { random } from "./random.ts";

export type { Bot, Situation } from "./bot.ts";
export { checkTable, lineUp, type Outcome, playGame } from "./play-game.ts";
export { addTally, emptyTally, playSlice, type Slice, type Tally } from "./series.ts";
export { median, type Share, type Spread, spreadOf, wilson } from "./statistics.ts";

const BOTS: readonly Bot[] = [random, greedy];

export const botNames: readonly string[] = BOTS.map(({ name }) => name);

/** A bot by its name, or undefined if there is none. */
export function findBot(name: string): Bot | undefined {
  return BOTS.find((bot) => bot.name === name);
}
