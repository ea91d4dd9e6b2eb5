import { at, type Chance, type Move, type Sense, split } from "@clade/kernel";
import type { Situation } from "../bot.ts";
import { netOf } from "../learn/net.ts";
import { Diver, type World } from "./dive.ts";
import { Node } from "./node.ts";
import type { Budget, Plan } from "./plan.ts";
import { Race } from "./race.ts";
import type { Scale } from "./outlook.ts";

/** A move and what the search found out about it. */
export interface Finding {
  readonly move: Move;
  readonly visits: number;
  /** Expected final score of the own seat. */
  readonly score: number;
  /** Chance to win, 0 to 1. */
  readonly win: number;
  /** What the search goes by, 0 to 1. */
  readonly worth: number;
  /** How much hangs on luck: how far its lines of thought lie apart, 2 for twice as far as those of the best in the same worlds. */
  readonly unrest: number;
  /** What it looked like at first glance. */
  readonly glance: number;
}

export interface Findings {
  /** Best first. */
  readonly moves: readonly Finding[];
  /** Moves made in imagined states. */
  readonly nodes: number;
}

/** On how many imagined states each move gets its first glance. */
const GLANCES = 2;
/** How many lines of thought the first glance counts for. */
export const GLANCE_LINES = 4;

interface Candidate {
  readonly move: Move;
  readonly node: Node;
  /** How much better it is than it looks, by the game's sense of moves: lines that end in the same evaluation err in the same way. */
  readonly lean: number;
  glance: number;
  visits: number;
  score: number;
  win: number;
  worth: number;
  /** What each line was worth, round by round. */
  readonly worths: number[];
}

/**
 * Information-set tree search. Every round imagines a state that the seat cannot tell from the true one and tries on it,
 * with the same luck, each move that is still in the running; after some rounds the weaker half of the moves drops out.
 * Below each move grows a tree of what the seats do next, each for its own good.
 */
export function search(situation: Situation, plan: Plan, chance: Chance): Findings {
  const view = situation.look();
  const imagine = (): World => ({
    state: situation.game.imagine(view, chance),
    luck: split(chance),
    whims: split(chance),
  });
  const first = imagine();
  const { brain, seat, players } = situation;
  const net = plan.judged === true ? netOf(brain) : undefined;
  const plainPar = brain.evaluate(first.state, seat);
  const par = net === undefined ? plainPar : at([...net.judge(first.state, players).scores], seat);
  const scale: Scale = { spread: plan.spread, par, plainPar };
  const diver = new Diver(situation, plan, net);
  const worlds = [first, ...Array.from({ length: GLANCES - 1 }, imagine)];
  const sense = plan.sensed === true ? brain.sense : undefined;
  const candidates = firstGlances(situation, diver, worlds, scale, sense);
  let running = candidates.slice(0, plan.breadth);
  const race = plan.races === true && running.length > 1 ? new Race() : undefined;
  const clock = new Clock(plan);
  while (clock.nextStage(running.length)) {
    while (clock.nextRound(running.length)) {
      const world = imagine();
      for (const candidate of running) {
        const end = diver.dive(candidate.move, candidate.node, world, scale);
        const worth = at(end.worths, seat);
        candidate.visits++;
        candidate.score += at(end.scores, seat);
        candidate.win += at(end.wins, seat);
        candidate.worth += worth;
        candidate.worths.push(worth);
      }
      diver.learn();
      if (race === undefined) continue;
      running = race.left(bestOf(running), running);
      if (running.length === 1) break;
    }
    running = running.sort(byWorth).slice(0, Math.ceil(running.length / 2));
  }
  const beaten = candidates.filter((candidate) => !running.includes(candidate)).sort(byWorth);
  const ranked = [...running, ...beaten];
  return { moves: ranked.map((candidate) => findingOf(candidate, at(ranked, 0))), nodes: diver.moves };
}

/** Every legal move, best looking first. */
function firstGlances(
  situation: Situation,
  diver: Diver,
  worlds: readonly World[],
  scale: Scale,
  sense: Sense<unknown, Move> | undefined,
): Candidate[] {
  const { state } = at(worlds, 0);
  return situation.legal
    .map((move): Candidate => {
      const lean = sense?.weights?.[sense.kindOf(state, situation.seat, move)] ?? 0;
      const candidate = {
        move,
        node: new Node(),
        lean,
        glance: 0,
        visits: 0,
        score: 0,
        win: 0,
        worth: 0,
        worths: [],
      };
      for (const world of worlds) {
        candidate.glance += at(diver.glance(move, world, scale).worths, situation.seat) / worlds.length;
      }
      return candidate;
    })
    .sort(byWorth);
}

function worthOf({ worth, glance, visits, lean }: Candidate): number {
  return (worth + GLANCE_LINES * glance) / (visits + GLANCE_LINES) + lean;
}

function bestOf(candidates: readonly Candidate[]): Candidate {
  return candidates.reduce((best, candidate) => (worthOf(candidate) > worthOf(best) ? candidate : best));
}

function byWorth(a: Candidate, b: Candidate): number {
  return worthOf(b) - worthOf(a);
}

function findingOf(candidate: Candidate, best: Candidate): Finding {
  const { move, visits, score, win, worths, glance } = candidate;
  const seen = Math.max(1, visits);
  const worth = worthOf(candidate);
  return { move, visits, score: score / seen, win: win / seen, worth, unrest: unrestOf(worths, best.worths), glance };
}

/** Fewer lines than this say nothing about luck. */
const FEWEST = 3;

/** Moves that dropped out early have been tried in fewer worlds, and are compared in these alone. */
function unrestOf(own: readonly number[], best: readonly number[]): number {
  if (own.length < FEWEST) return 1;
  const unrest = deviationOf(own);
  const usual = deviationOf(best.slice(0, own.length));
  return unrest === usual ? 1 : unrest / usual;
}

function deviationOf(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) * (value - mean), 0);
  return Math.sqrt(squares / values.length);
}

/** Shares the budget out over the stages of the search, each with half the moves of the one before or fewer. */
class Clock {
  readonly #milliseconds: number | undefined;
  readonly #started: number;
  #left: number;
  #stages = 1;
  #stage = 0;
  #rounds = 0;

  constructor({ iterations, milliseconds }: Budget) {
    this.#left = iterations;
    this.#milliseconds = milliseconds;
    this.#started = milliseconds === undefined ? 0 : performance.now();
  }

  nextStage(running: number): boolean {
    if (this.#stage > 0 && running < 2) return false;
    this.#stages = this.#stage + Math.max(1, halvings(running));
    this.#rounds = Math.max(1, Math.floor(this.#left / ((this.#stages - this.#stage) * running)));
    this.#stage++;
    return true;
  }

  nextRound(running: number): boolean {
    if (this.#rounds === 0 || this.#left < running) return false;
    const limit = this.#milliseconds;
    if (limit !== undefined && performance.now() - this.#started > (limit * this.#stage) / this.#stages) return false;
    this.#rounds--;
    this.#left -= running;
    return true;
  }
}

/** How often so many can be halved until one is left. */
function halvings(many: number): number {
  return 32 - Math.clz32(many - 1);
}
