import { at, type Chance, type Level, type Move, seats, seeded, shuffle } from "@clade/kernel";
import type { Situation } from "../bot.ts";
import { planOf } from "../levels.ts";
import type { Playable } from "../play-game.ts";
import type { Plan } from "../search/plan.ts";
import { type Finding, search } from "../search/search.ts";
import { sensible } from "../sensible.ts";
import { tableFor } from "./study.ts";

/** A move of a decision that was thought about: what is true of it at first sight, and what came of thinking. */
export interface WeighedMove {
  readonly marks: readonly number[];
  /** From 0 to 1; missing where it was not thought about. */
  readonly worth?: number;
}
export type WeighedDecision = readonly WeighedMove[];

export interface InstinctStudy {
  /** Whose way of thinking it is, with other lines and breadth: many decisions teach more than a few deep ones. */
  readonly level: Level;
  readonly lines: number;
  readonly breadth: number;
  /** In how many of 100 decisions one of the best few is played, whichever: other positions come up then. */
  readonly curiosity: number;
  /** How many sit at the tables; if nothing is said, any number. */
  readonly players?: number;
}

/** How many of the best a curious player chooses from. */
const BEST_FEW = 4;

/** Plays a game against itself, thinks about every decision and writes down what came of it. The seed decides everything. */
export function studyInstinct(pack: Playable, study: InstinctStudy, seed: string): WeighedDecision[] {
  const { about, game, brain } = pack;
  const { players, options } = tableFor(pack, seed, study.players);
  const { level, lines, breadth, curiosity } = study;
  const plan = { ...planOf(about.temper, level, players), iterations: lines, breadth };
  const table = { chance: seeded(seed), tell: () => {} };
  const whims = seats(players).map((seat) => seeded(`${seed}/${seat}`));
  const moods = seeded(`${seed}/moods`);
  const state = game.setUp(players, options, table);
  const decisions: WeighedDecision[] = [];
  while (game.result(state) === undefined) {
    const seat = at(game.deciders(state), 0);
    const legal = game.legal(state, seat);
    const view = game.view(state, seat);
    const whole = { about, game, brain, players, seat, legal, look: () => view };
    const situation = sensible(whole, at(whims, seat));
    const found = thoughtAbout(situation, plan, at(whims, seat));
    if (found.length > 1) decisions.push(weighed(whole, found, moods));
    const curious = found.length > 1 && moods.int(100) < curiosity;
    const choice = curious ? moods.int(Math.min(BEST_FEW, found.length)) : 0;
    game.play(state, seat, found[choice]?.move ?? at(situation.legal, 0), table);
  }
  return decisions;
}

/** The moves that lines of thought went into, best first; none where there is nothing to choose. */
function thoughtAbout(situation: Situation, plan: Plan, chance: Chance): readonly Finding[] {
  if (situation.legal.length === 1) return [];
  return search(situation, plan, chance).moves.filter(({ visits }) => visits > 0);
}

/** All legal moves: those that nobody thought about are to be chosen seldom too. Worths are short, since there are many of them. */
function weighed(situation: Situation, found: readonly Finding[], chance: Chance): WeighedDecision {
  const { game, brain, seat, legal } = situation;
  const { instinct } = brain;
  if (instinct === undefined) throw new Error(`${game.id} has no instinct`);
  // What is true of a move is known to its seat, so one imagined state will do.
  const imagined = game.imagine(situation.look(), chance);
  const worths = new Map(found.map(({ move, worth }) => [game.write(move), Number(worth.toFixed(4))]));
  let marks: number[] = [];
  const marker = instinct.marker(imagined, seat, (each) => marks.push(each));
  return legal.map((move: Move) => {
    marks = [];
    marker.mark(move);
    const worth = worths.get(game.write(move));
    return worth === undefined ? { marks } : { marks, worth };
  });
}

/** A move that is worth so much less than the best is wanted *e* times less often. */
const NEARLY = 0.01;
/** How much less than the best a move is taken to be worth that nobody thought about. */
const UNTHOUGHT = 0.05;
const PASSES = 12;
const STEP = 0.12;
/** What the steps of each weight begin with, so that none is divided by 0. */
const TINY = 1e-3;
/** How many moves' worth of doubt each mark has, all passes long: what was seldom seen stays near 0. */
const DOUBT = 1;

/** A decision that is learned from: what is true of each move, and how often it is wanted. */
interface Lesson {
  readonly decision: WeighedDecision;
  readonly goal: readonly number[];
}

/**
 * Weights by which quick choices come nearest to what was thought out: the softmax of the sums of what is true of each move, by
 * gradient descent whose steps become shorter the more a mark has taught (Adagrad). The seed decides in which order.
 */
export function fitInstinct(decisions: readonly WeighedDecision[], marks: number, seed: string): Float64Array {
  const weights = new Float64Array(marks);
  const taught = new Float64Array(marks).fill(TINY);
  const doubts = timesSeen(decisions, marks).map((times) => DOUBT / Math.max(1, times));
  const chance = seeded(seed);
  const lessons = decisions.map((decision): Lesson => ({ decision, goal: wanted(decision) }));
  for (let pass = 0; pass < PASSES; pass++) {
    for (const { decision, goal } of shuffle(lessons, chance)) {
      const shares = chosen(decision, weights);
      for (const [index, move] of decision.entries()) {
        const gap = at(goal, index) - at(shares, index);
        for (const mark of move.marks) {
          const weight = weights[mark] ?? 0;
          const slope = gap - (doubts[mark] ?? 0) * weight;
          const sum = (taught[mark] ?? TINY) + slope * slope;
          taught[mark] = sum;
          weights[mark] = weight + (STEP * slope) / Math.sqrt(sum);
        }
      }
    }
  }
  return weights;
}

/** These weights, and those of before for whatever did not come up: games at some tables say nothing about others. */
export function withUnseen(
  weights: readonly number[],
  before: readonly number[],
  decisions: readonly WeighedDecision[],
): number[] {
  const times = timesSeen(decisions, weights.length);
  return weights.map((weight, mark) => (times[mark] === 0 ? (before[mark] ?? 0) : weight));
}

function timesSeen(decisions: readonly WeighedDecision[], marks: number): Float64Array {
  const times = new Float64Array(marks);
  for (const decision of decisions) {
    for (const move of decision) for (const mark of move.marks) times[mark] = (times[mark] ?? 0) + 1;
  }
  return times;
}

/** How often each move of a decision should be chosen. */
function wanted(decision: WeighedDecision): number[] {
  const best = bestOf(decision);
  return shared(decision.map(({ worth }) => (worth === undefined ? 0 : Math.exp((worth - best) / NEARLY))));
}

/** How often an instinct chooses each move of a decision. */
function chosen(decision: WeighedDecision, weights: ArrayLike<number>): number[] {
  const sums = decision.map(({ marks }) => marks.reduce((sum, mark) => sum + (weights[mark] ?? 0), 0));
  const most = Math.max(...sums);
  return shared(sums.map((sum) => Math.exp(sum - most)));
}

function shared(likings: readonly number[]): number[] {
  const all = likings.reduce((sum, liking) => sum + liking, 0);
  return likings.map((liking) => liking / all);
}

function bestOf(decision: WeighedDecision): number {
  return Math.max(...decision.map(({ worth = 0 }) => worth));
}

/** How well an instinct knows what was thought out. */
export interface InstinctInsight {
  /** How often its likeliest move is the best; where several are as likely, how many of them are. */
  readonly right: number;
  /** What its choice costs on average, on the scale of worths from 0 to 1. */
  readonly lost: number;
  /** The cross-entropy of how often moves are wanted. */
  readonly surprise: number;
}

/** Of decisions that nothing was learned from; an instinct without weights knows nothing. */
export function instinctInsight(decisions: readonly WeighedDecision[], weights: ArrayLike<number>): InstinctInsight {
  let [right, lost, surprise] = [0, 0, 0];
  for (const decision of decisions) {
    const best = bestOf(decision);
    const shares = chosen(decision, weights);
    const goal = wanted(decision);
    for (const [index, share] of shares.entries()) {
      surprise -= at(goal, index) * Math.log(Math.max(Number.EPSILON, share));
      lost += share * (best - (at(decision, index).worth ?? best - UNTHOUGHT));
    }
    const most = Math.max(...shares);
    const likeliest = decision.filter((_, index) => shares[index] === most);
    right += likeliest.filter(({ worth }) => worth === best).length / likeliest.length;
  }
  const count = Math.max(1, decisions.length);
  return { right: right / count, lost: lost / count, surprise: surprise / count };
}

/** How many times as sure quick choices are as the thoughts they were learned from: they should rather be right than as varied. */
const SHARPNESS = 8;

/** The weights that quick choices go by, in whole hundredths. */
export function sharpened(weights: Iterable<number>): number[] {
  // Adding 0 leaves no -0.
  return Array.from(weights, (weight) => Math.round(100 * SHARPNESS * weight) + 0);
}
