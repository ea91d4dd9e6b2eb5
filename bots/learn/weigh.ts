import { at, type Move, seats, seeded } from "@clade/kernel";
import type { Situation } from "../bot.ts";
import type { Playable } from "../play-game.ts";
import type { Plan } from "../search/plan.ts";
import { search } from "../search/search.ts";
import { sensible } from "../sensible.ts";
import { tableFor } from "./study.ts";

/** Ways of thinking that are to be compared by what their choices cost. */
export interface WeighStudy {
  /** How the games are played in which they are asked. */
  readonly plan: Plan;
  readonly ways: readonly Plan[];
  /** How many lines go into each choice that is weighed. */
  readonly lines: number;
  /** In how many of 100 decisions they are asked. */
  readonly kept: number;
  /** How many sit at the tables; if nothing is said, any number of two or more. */
  readonly players?: number;
}

/** A decision: by how much each way's choice is worth less than the best of their choices, and how long it thought, in milliseconds. */
export interface Weighed {
  readonly costs: readonly number[];
  readonly times: readonly number[];
}

/** Longer than any game: lines that weigh a choice end where the game does, so that no evaluation has a say in it. */
const TO_THE_END = 20_000;

/**
 * Plays a game and asks each way of thinking now and then what it would do. Where they differ, lines of thought about their choices
 * alone, in the same worlds and played on by quick choices to the very end, say what each is worth. The seed decides all but the times.
 */
export function weighChoices(pack: Playable, study: WeighStudy, seed: string): Weighed[] {
  const { about, game, brain } = pack;
  const { plan, ways, kept } = study;
  const moods = seeded(`${seed}/moods`);
  const fewest = Math.max(2, game.players.min);
  const many = study.players ?? fewest + moods.int(game.players.max - fewest + 1);
  const { players, options } = tableFor(pack, seed, many);
  const table = { chance: seeded(seed), tell: () => {} };
  const whims = seats(players).map((seat) => seeded(`${seed}/${seat}`));
  const state = game.setUp(players, options, table);
  const weighed: Weighed[] = [];
  for (let number = 0; game.result(state) === undefined; number++) {
    const seat = at(game.deciders(state), 0);
    const view = game.view(state, seat);
    const whole = { about, game, brain, players, seat, legal: game.legal(state, seat), look: () => view };
    const situation = sensible(whole, at(whims, seat));
    const choice = situation.legal.length > 1;
    if (choice && moods.int(100) < kept) weighed.push(askedAll(situation, ways, study.lines, `${seed}/${number}`));
    const move = choice ? at(search(situation, plan, at(whims, seat)).moves, 0).move : at(situation.legal, 0);
    game.play(state, seat, move, table);
  }
  return weighed;
}

function askedAll(situation: Situation, ways: readonly Plan[], lines: number, seed: string): Weighed {
  const { game } = situation;
  const times: number[] = [];
  const choices = ways.map((way, index) => {
    const started = performance.now();
    const { move } = at(search(situation, way, seeded(`${seed}/${index}`)).moves, 0);
    times.push(performance.now() - started);
    return move;
  });
  const different = new Map<string, Move>(choices.map((move) => [game.write(move), move]));
  if (different.size === 1) return { costs: choices.map(() => 0), times };
  const legal = [...different.values()];
  const { spread } = at(ways, 0);
  const plan = { spread, iterations: lines * legal.length, breadth: legal.length, horizon: TO_THE_END };
  const { moves } = search({ ...situation, legal }, plan, seeded(`${seed}/weighed`));
  const worths = new Map(moves.map(({ move, worth }) => [game.write(move), worth]));
  const best = Math.max(...worths.values());
  return { costs: choices.map((move) => best - (worths.get(game.write(move)) ?? best)), times };
}

/** What the choices of a way cost on average, and how much more or less than those of the first, with a standard error. */
export interface Cost {
  readonly cost: number;
  readonly more: number;
  readonly error: number;
  readonly milliseconds: number;
}

export function costsOf(decisions: readonly Weighed[], ways: number): Cost[] {
  const count = Math.max(1, decisions.length);
  const mean = (of: (each: Weighed) => number) => decisions.reduce((sum, each) => sum + of(each), 0) / count;
  return Array.from({ length: ways }, (_, way) => {
    const behind = ({ costs }: Weighed) => at(costs, way) - at(costs, 0);
    const more = mean(behind);
    const variance = mean((each) => (behind(each) - more) ** 2);
    return {
      cost: mean(({ costs }) => at(costs, way)),
      more,
      error: Math.sqrt(variance / count),
      milliseconds: mean(({ times }) => at(times, way)),
    };
  });
}
