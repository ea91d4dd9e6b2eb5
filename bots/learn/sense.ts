import { at, type OptionValues, seats, seeded } from "@clade/kernel";
import type { Playable } from "../play-game.ts";
import type { Plan } from "../search/plan.ts";
import { search } from "../search/search.ts";
import { sensible } from "../sensible.ts";
import { tableFor } from "./study.ts";

/** A move of a decision: what it looks like at first glance, and what a long search made of it. */
export interface TriedMove {
  /** The index of its kind; -1 if the game has none for it. */
  readonly kind: number;
  readonly glance: number;
  readonly worth: number;
  /** How many lines of thought went into that. */
  readonly visits: number;
}
export type Decision = readonly TriedMove[];

export interface SenseStudy {
  /** Who plays, and whose first glance it is. */
  readonly plan: Plan;
  /** How long it is thought about a decision that is written down. */
  readonly long: Plan;
  /** How many of 100 decisions are written down. */
  readonly kept: number;
}

/** Plays a game against itself and thinks long about some of its decisions. The seed decides everything. */
export function studyMoves(pack: Playable, { plan, long, kept }: SenseStudy, seed: string): Decision[] {
  const { about, game, brain } = pack;
  const { sense } = brain;
  if (sense === undefined) throw new Error(`${game.id} has no sense of moves`);
  const { players, options }: { players: number; options: OptionValues } = tableFor(pack, seed);
  const table = { chance: seeded(seed), tell: () => {} };
  const whims = seats(players).map((seat) => seeded(`${seed}/${seat}`));
  const moods = seeded(`${seed}/moods`);
  const state = game.setUp(players, options, table);
  const decisions: Decision[] = [];
  while (game.result(state) === undefined) {
    const seat = at(game.deciders(state), 0);
    const legal = game.legal(state, seat);
    const view = game.view(state, seat);
    const whole = { about, game, brain, players, seat, legal, look: () => view };
    const situation = sensible(whole, at(whims, seat));
    const found = search(situation, plan, at(whims, seat));
    if (situation.legal.length > 1 && moods.int(100) < kept) {
      const imagined = game.imagine(view, moods);
      const glances = new Map(found.moves.map(({ move, glance }) => [game.write(move), glance]));
      const deep = search(situation, long, moods).moves.filter(({ visits }) => visits > 0);
      decisions.push(
        deep.map(({ move, worth, visits }) => {
          const kind = sense.kindOf(imagined, seat, move);
          return { kind, glance: glances.get(game.write(move)) ?? 0, worth, visits };
        }),
      );
    }
    game.play(state, seat, at(found.moves, 0).move, table);
  }
  return decisions;
}

/** No move counts for more lines than this: what is clear need not be clearer. */
const MOST_LINES = 60;
/** How many moves' worth of doubt each kind starts with: what was seldom seen stays near 0. */
const DOUBT = 3;

/**
 * The sense of moves that explains best, by least squares, how a long search ranks the moves of a decision beyond their first
 * glance. Only differences within a decision count; a long search's differences are smaller than a glance's, so that the answer is
 * given on the glance's scale.
 */
export function fitSense(decisions: readonly Decision[], kinds: number): number[] {
  const size = kinds + 1;
  const system = Array.from({ length: size }, () => new Float64Array(size + 1));
  for (const decision of decisions) {
    const weights = decision.map(({ visits }) => Math.min(MOST_LINES, visits) / MOST_LINES);
    const all = weights.reduce((sum, weight) => sum + weight, 0);
    const rows = decision.map(({ kind, glance, worth }) => {
      const row = new Float64Array(size + 1);
      row[0] = glance;
      if (kind >= 0) row[kind + 1] = 1;
      row[size] = worth;
      return row;
    });
    const mean = new Float64Array(size + 1);
    for (const [index, row] of rows.entries()) addTo(mean, row, at(weights, index) / all);
    for (const [index, row] of rows.entries()) {
      addTo(row, mean, -1);
      for (let own = 0; own < size; own++) {
        const factor = at(weights, index) * (row[own] ?? 0);
        if (factor !== 0) addTo(at(system, own), row, factor);
      }
    }
  }
  for (let own = 0; own < size; own++) {
    const line = at(system, own);
    line[own] = (line[own] ?? 0) + (own === 0 ? TINY : DOUBT);
  }
  const [slope = 1, ...found] = solved(system);
  return found.map((value) => (slope > 0 ? value / slope : 0));
}
const TINY = 1e-9;

function addTo(to: Float64Array, row: Float64Array, factor: number): void {
  for (let index = 0; index < to.length; index++) to[index] = (to[index] ?? 0) + factor * (row[index] ?? 0);
}

/** Gauss and Jordan; the lines are positive definite, so that no pivot is 0. */
function solved(system: readonly Float64Array[]): number[] {
  for (const [own, line] of system.entries()) {
    for (const [other, target] of system.entries()) {
      if (other !== own) addTo(target, line, -(target[own] ?? 0) / (line[own] ?? 1));
    }
  }
  return system.map((line, own) => (line.at(-1) ?? 0) / (line[own] ?? 1));
}

/** How well glances tell what a long search will choose: how often its choice is among the best so many, and what the first costs. */
export interface Insight {
  readonly among: readonly number[];
  readonly lost: number;
}
export const AMONG = [1, 2, 4, 8] as const;

/** Of decisions that nothing was learned from. */
export function insightOf(decisions: readonly Decision[], sense: readonly number[]): Insight {
  const among = AMONG.map(() => 0);
  let lost = 0;
  for (const decision of decisions) {
    const best = Math.max(...decision.map(({ worth }) => worth));
    const seen = ({ glance, kind }: TriedMove) => glance + (sense[kind] ?? 0);
    const ranked = [...decision].sort((a, b) => seen(b) - seen(a));
    const place = ranked.findIndex(({ worth }) => worth === best);
    for (const [index, most] of AMONG.entries()) if (place < most) among[index] = (among[index] ?? 0) + 1;
    lost += best - at(ranked, 0).worth;
  }
  const count = Math.max(1, decisions.length);
  return { among: among.map((times) => times / count), lost: lost / count };
}
