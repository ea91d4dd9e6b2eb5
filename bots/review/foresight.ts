import {
  at,
  type AnyGame,
  type Chance,
  type Dealer,
  type GameEvent,
  type Move,
  type Replay,
  type Seat,
  split,
} from "@clade/kernel";
import { netOf } from "../learn/net.ts";
import type { Playable } from "../play-game.ts";
import { finalOutlook } from "../search/outlook.ts";
import type { Ending } from "./means.ts";

/** A state that somebody takes for possible, with luck and whims of its own: whatever is compared is tried in the same. */
export interface World {
  readonly state: unknown;
  readonly luck: Replay;
  readonly whims: Replay;
}

export function worldFrom(game: AnyGame, view: unknown, chance: Chance): World {
  return { state: game.imagine(view, chance), luck: split(chance), whims: split(chance) };
}

/** A move that is made in a world before everybody plays on. */
export interface FirstMove {
  readonly seat: Seat;
  readonly move: Move;
}

/** Whoever is told what happens in a course after its first move, and shown where it ends. */
export interface Onlooker {
  tell(event: GameEvent): void;
  see(state: unknown): void;
}
const NOBODY: Onlooker = { tell: ignore, see: ignore };

/** No imagined game of any game in the house is this long. */
const MOST_PLIES = 20_000;

/**
 * What is to be expected of a world. A game with a learned judge has its word for it, at once or after so many moves by the game's
 * quick sense for moves; without one, the course is played to its end. Either way it is one judge for everything that a review says:
 * what is expected before a move and after it speaks of the same future.
 */
export class Foresight {
  readonly #pack: Playable;
  readonly #players: number;
  readonly #horizon: number;

  constructor(pack: Playable, players: number, horizon = 0) {
    this.#pack = pack;
    this.#players = players;
    this.#horizon = horizon;
  }

  /** What is to be expected in a world, after a move or as it stands; undefined: it is no world that can be. */
  look(world: World, first?: FirstMove, onlooker: Onlooker = NOBODY): Ending | undefined {
    const { game, brain } = this.#pack;
    const net = netOf(brain);
    const state = game.clone(world.state);
    const chance = world.luck.again();
    const whims = world.whims.again();
    if (first !== undefined) game.play(state, first.seat, first.move, { chance, tell: ignore });
    const tell = (event: GameEvent) => onlooker.tell(event);
    const over = this.#playOn(state, { chance, tell }, whims, net === undefined ? MOST_PLIES : this.#plies(whims));
    if (over !== undefined) onlooker.see(state);
    if (over !== "goes on") return over;
    if (net === undefined) return undefined;
    const { scores, wins } = net.judge(state, this.#players);
    return { scores: Array.from(scores), wins: doubted(Array.from(wins), brain.judge?.doubt ?? 1) };
  }

  /** Not always the same length: else every course would be judged at the same point of a turn. */
  #plies(whims: Chance): number {
    return this.#horizon === 0 ? 0 : Math.floor(this.#horizon / 2) + whims.int(this.#horizon + 1);
  }

  /**
   * Plays so many moves, and those after them that leave nothing to choose or settle what is under way: what must come is no matter of
   * opinion. Answers the end if it came. Undefined: somebody in the middle of an action was given cards by whoever imagines it with which it cannot be
   * finished. Such a world is none.
   */
  #playOn(state: unknown, dealer: Dealer<GameEvent>, whims: Chance, plies: number): Ending | "goes on" | undefined {
    const { game } = this.#pack;
    for (let ply = 0; ply < MOST_PLIES; ply++) {
      const result = game.result(state);
      if (result !== undefined) return endingOf(result);
      const seat = at(game.deciders(state), 0);
      const legal = game.legal(state, seat);
      if (legal.length === 0) return undefined;
      const choice = legal.length === 1 ? 0 : this.#choice(state, seat, legal, whims, ply < plies);
      if (choice === undefined) return "goes on";
      game.play(state, seat, at(legal, choice), dealer);
    }
    return "goes on";
  }

  /** Undefined: there is no more to be played before it is judged. */
  #choice(state: unknown, seat: Seat, legal: readonly Move[], whims: Chance, quick: boolean): number | undefined {
    const { brain } = this.#pack;
    return quick ? brain.playout(state, seat, legal, whims) : brain.settle?.(state, seat, legal);
  }
}

/** Chances of a judge that is too sure of them: nearer to each other, and still 1 in all. */
function doubted(wins: readonly number[], doubt: number): readonly number[] {
  if (doubt === 1) return wins;
  const weights = wins.map((win) => win ** (1 / doubt));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / all);
}

export function endingOf(result: Parameters<typeof finalOutlook>[0]): Ending {
  const { scores, wins } = finalOutlook(result, { spread: 1, par: 0, plainPar: 0 });
  return { scores, wins };
}

function ignore(): void {}
