import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { findBot, median, planOf, search, type Situation } from "@clade/bots";
import { at, type GamePack, isComplaint, readOptions, seeded } from "@clade/kernel";

/** How fast the best bot thinks, and what that costs. */
export interface SearchFigures {
  /** Moves made in imagined states, in a second. */
  readonly nodesPerSecond: number;
  readonly millisecondsPerDecision: number;
  readonly longestDecision: number;
  /** The most that the heap grew by in one search, what was no longer needed included. */
  readonly searchMegabytes: number;
}

const POSITIONS = 12;
const APART = 9;

/** A master's search in positions all over a game between greedy players. */
export function measureSearch(pack: GamePack, players: number): SearchFigures {
  const { about, game, brain } = pack;
  const greedy = findBot("greedy");
  const options = readOptions(game.options, {});
  if (greedy === undefined || isComplaint(options)) throw new Error("no table to search at");
  const plan = planOf(about.temper, "master");
  const chance = seeded("search bench");
  const table = { chance, tell: () => {} };
  const collect = garbageCollector();
  const speeds: number[] = [];
  const times: number[] = [];
  let most = 0;
  let choices = 0;
  let state = game.setUp(players, options, table);
  while (times.length < POSITIONS) {
    const deciders = game.deciders(state);
    if (deciders.length === 0) {
      state = game.setUp(players, options, table);
      continue;
    }
    const seat = at(deciders, 0);
    const legal = game.legal(state, seat);
    const now = state;
    const situation: Situation = { about, game, brain, players, seat, legal, look: () => game.view(now, seat) };
    if (legal.length > 1 && choices++ % APART === 0) {
      collect();
      const before = process.memoryUsage().heapUsed;
      const started = performance.now();
      const { nodes } = search(situation, plan, chance);
      const milliseconds = performance.now() - started;
      most = Math.max(most, process.memoryUsage().heapUsed - before);
      times.push(milliseconds);
      speeds.push((1000 * nodes) / milliseconds);
    }
    game.play(state, seat, greedy.choose(situation, chance), table);
  }
  return {
    nodesPerSecond: median(speeds),
    millisecondsPerDecision: times.reduce((sum, time) => sum + time, 0) / times.length,
    longestDecision: Math.max(...times),
    searchMegabytes: most / 2 ** 20,
  };
}

/** Node's own collector, which is hidden behind a flag. */
function garbageCollector(): () => void {
  setFlagsFromString("--expose-gc");
  return runInNewContext("gc") as () => void;
}
