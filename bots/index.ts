import { asking } from "./asking.ts";
import type { Bot } from "./bot.ts";
import { greedy } from "./greedy.ts";
import { levelBot, levelBots } from "./levels.ts";
import { random } from "./random.ts";

export { asking } from "./asking.ts";
export { type Bot, FAULTS, type Faults, type Player, type Situation } from "./bot.ts";
export { habitsOf } from "./habits.ts";
export { botsHere } from "./here.ts";
export { hints } from "./hints.ts";
export {
  type Aim,
  AIMS,
  MOST_GAMES,
  type Table,
  tablesOf,
  type Task,
  tasksOf,
  YARDSTICK,
} from "./ladder/aims.ts";
export { aimsTable } from "./ladder/aims-table.ts";
export {
  type Book,
  calibrations,
  isSettled,
  type Mark,
  type Page,
  pageOf,
  type Standing,
  standings,
  takeOver,
} from "./ladder/book.ts";
export {
  addCalibration,
  type Calibration,
  emptyCalibration,
  foretold,
  gapOf,
  type Tenth,
} from "./ladder/calibration.ts";
export { addPairingTally, emptyPairingTally, type Pairing, type PairingTally, playPairing } from "./ladder/pairing.ts";
export { plot as ladderPlot } from "./ladder/plot.ts";
export { calibrationTable, table as ladderTable } from "./ladder/table.ts";
export { variantsOf } from "./ladder/tables.ts";
export { type Finding as AimFinding, findingsOf } from "./ladder/verdicts.ts";
export { planOf } from "./levels.ts";
export { crossCandid, fitCandour, type Foreseen } from "./learn/candour.ts";
export {
  fitInstinct,
  type InstinctInsight,
  instinctInsight,
  type InstinctStudy,
  sharpened,
  studyInstinct,
  type WeighedDecision,
  withUnseen,
} from "./learn/instinct.ts";
export { studyChances } from "./learn/chances.ts";
export { netOf, type Judgement } from "./learn/net.ts";
export { trainingPlots } from "./learn/plots.ts";
export { type Samples, startsOf } from "./learn/samples.ts";
export {
  AMONG,
  type Decision,
  fitSense,
  type Insight,
  insightOf,
  type SenseStudy,
  studyMoves,
} from "./learn/sense.ts";
export { layoutOf, leadInput, POINTS, shapeOf } from "./learn/shape.ts";
export { type Study, studyGame } from "./learn/study.ts";
export { freshWeights, type Losses, type Place, Trainer } from "./learn/trainer.ts";
export { type Cost, costsOf, weighChoices, type Weighed, type WeighStudy } from "./learn/weigh.ts";
export { readWeights, writeWeights } from "./learn/weights.ts";
export { answerLine } from "./lines/answer.ts";
export { lineUp, type Outcome, type Playable, playGame } from "./play-game.ts";
export type { Budget, Plan } from "./search/plan.ts";
export { type Finding, type Findings, search } from "./search/search.ts";
export { addTally, emptyTally, type PlayedGame, playSlice, type Slice, type Tally } from "./series.ts";
export { median, type Share, type Spread, spreadOf, wilson } from "./statistics.ts";
export { type Answer, answerLetters, type Letter, type Library, type Order, think } from "./thinking.ts";

const BOTS: readonly Bot[] = [random, greedy, ...levelBots];

/** Those without a style; a level can have one: `expert-bold`. */
export const botNames: readonly string[] = BOTS.map(({ name }) => name);

/** A bot by its name, or undefined if there is none. */
export function findBot(name: string): Bot | undefined {
  return [...BOTS, asking].find((bot) => bot.name === name) ?? levelBot(name);
}
