import {
  at,
  type AnyGame,
  type Chance,
  type Dealer,
  type GameEvent,
  type Move,
  type Replay,
  type Seat,
  seats,
  split,
} from "@clade/kernel";
import { netOf } from "../learn/net.ts";
import type { Playable } from "../play-game.ts";
import { finalOutlook, outlook } from "../search/outlook.ts";
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

/** No imagined game of any game in the house is this long. */
const MOST_PLIES = 20_000;

/**
 * How an imagined course goes on: everybody by the game's quick sense for moves, for a while; then the game's judge says what to
 * expect. One player and one judge for everything that a review says: what is expected before a move and after it speaks of the
 * same future. Where the judge knows leads and no scores, courses are played to their end for the points.
 */
export class Foresight {
  readonly #pack: Playable;
  readonly #players: number;
  readonly #horizon: number;

  constructor(pack: Playable, players: number, horizon: number) {
    this.#pack = pack;
    this.#players = players;
    this.#horizon = horizon;
  }

  /** What is to be expected in a world, after a move or as it stands; undefined: it is no world that can be. */
  look(world: World, first?: FirstMove, tell: Dealer<GameEvent>["tell"] = ignore): Ending | undefined {
    const { game, brain } = this.#pack;
    const state = game.clone(world.state);
    const chance = world.luck.again();
    const whims = world.whims.again();
    // Not always the same length: else every course would be judged at the same point of a turn.
    const plies = Math.floor(this.#horizon / 2) + whims.int(this.#horizon + 1);
    if (first !== undefined) game.play(state, first.seat, first.move, { chance, tell: ignore });
    const dealer = { chance, tell };
    const over = this.#playOn(state, dealer, whims, plies);
    if (over !== "goes on") return over;
    const judged = this.#judge(state);
    if (brain.relative !== true) return judged;
    const end = this.#playOn(state, dealer, whims, MOST_PLIES);
    return end === undefined || end === "goes on" ? undefined : { scores: end.scores, wins: judged.wins };
  }

  /** How a world truly ends. */
  lookToTheEnd({ state, luck, whims }: World): Ending | undefined {
    const dealer = { chance: luck.again(), tell: ignore };
    const end = this.#playOn(this.#pack.game.clone(state), dealer, whims.again(), MOST_PLIES);
    return end === "goes on" ? undefined : end;
  }

  /**
   * Plays so many moves; answers the end if it came. Undefined: somebody in the middle of an action was given cards by whoever
   * imagines it with which it cannot be finished. Such a world is none.
   */
  #playOn(state: unknown, dealer: Dealer<GameEvent>, whims: Chance, plies: number): Ending | "goes on" | undefined {
    const { game, brain } = this.#pack;
    for (let ply = 0; ; ply++) {
      const result = game.result(state);
      if (result !== undefined) return endingOf(result);
      if (ply === plies) return "goes on";
      const seat = at(game.deciders(state), 0);
      const legal = game.legal(state, seat);
      if (legal.length === 0) return undefined;
      const choice = legal.length === 1 ? 0 : brain.playout(state, seat, legal, whims);
      game.play(state, seat, at(legal, choice), dealer);
    }
  }

  #judge(state: unknown): Ending {
    const { brain, about } = this.#pack;
    const net = netOf(brain);
    if (net !== undefined) {
      const { scores, wins } = net.judge(state, this.#players);
      return { scores: Array.from(scores), wins: Array.from(wins) };
    }
    const scores = seats(this.#players).map((seat) => brain.evaluate(state, seat));
    return { scores, wins: outlook(scores, { spread: about.temper.spread, par: 0, plainPar: 0 }).wins };
  }
}

export function endingOf(result: Parameters<typeof finalOutlook>[0]): Ending {
  const { scores, wins } = finalOutlook(result, { spread: 1, par: 0, plainPar: 0 });
  return { scores, wins };
}

function ignore(): void {}
