import { type AnyGame, at, type Chance, type Move, type Replay, type Seat, seats } from "@clade/kernel";
import type { Situation } from "../bot.ts";
import { Moment } from "./moment.ts";
import { type Branch, Node } from "./node.ts";
import type { Net } from "../learn/net.ts";
import type { Plan } from "./plan.ts";
import { finalOutlook, judgedOutlook, type Outlook, outlook, type Scale } from "./outlook.ts";

/** One imagined state and the luck that goes with it: every move of a round is tried on the same. */
export interface World {
  readonly state: unknown;
  readonly luck: Replay;
  readonly whims: Replay;
}

/** How many moves more a line is played on at most where the game is about to end. */
const LAST_MOVES = 60;

/** Goes down the tree in one imagined world after another, and remembers what came of it. */
export class Diver {
  readonly #situation: Situation;
  readonly #horizon: number;
  readonly #net: Net | undefined;
  readonly #trust: number;
  readonly #root = new Node();
  #lessons: { readonly path: readonly Branch[]; readonly worths: readonly number[] }[] = [];
  /** Moves made in imagined states so far. */
  moves = 0;

  constructor(situation: Situation, { horizon, trust = 1 }: Pick<Plan, "horizon" | "trust">, net: Net | undefined) {
    this.#situation = situation;
    this.#horizon = horizon;
    this.#net = net;
    this.#trust = trust;
  }

  /** How things look right after a move. */
  glance(move: Move, { state: given, luck }: World, scale: Scale): Outlook {
    const { game, seat } = this.#situation;
    const state = game.clone(given);
    game.play(state, seat, move, { chance: luck.again(), tell: ignore });
    this.moves++;
    return this.#lookAhead(state, scale);
  }

  /** Makes the move, goes down the tree below it as far as it is known and a step further, then plays on a while. */
  dive(move: Move, below: Node, { state: given, luck, whims }: World, scale: Scale): Outlook {
    const { game, seat: searcher } = this.#situation;
    const state = game.clone(given);
    const table = { chance: luck.again(), tell: ignore };
    const chance = whims.again();
    // Not always the same length: else every line would end, and be judged, at the same point of a turn.
    const plies = Math.floor(this.#horizon / 2) + chance.int(this.#horizon + 1);
    const path: Branch[] = [];
    let node = below;
    let moment: Moment | undefined;
    const atOnce = game.deciders(state);
    if (atOnce.length > 1) {
      moment = new Moment(this.#root, atOnce, searcher);
      moment.move(searcher, below);
    }
    game.play(state, searcher, move, table);
    this.moves++;
    for (;;) {
      const deciders = game.deciders(state);
      if (deciders.length === 0) break;
      if (moment !== undefined && !moment.goesOn(deciders)) {
        node = moment.end();
        moment = undefined;
      }
      if (moment === undefined && deciders.length > 1) moment = new Moment(node, deciders, searcher);
      const seat = at(deciders, 0);
      const branch = (moment?.place(seat) ?? node).choices(seat).select(this.#situation, state, seat, chance);
      path.push(branch);
      game.play(state, seat, branch.move, table);
      this.moves++;
      if (branch.visits === 0 && !branch.forced) {
        this.#playOn(state, table, chance, plies);
        break;
      }
      branch.node ??= new Node();
      if (moment === undefined) node = branch.node;
      else moment.move(seat, branch.node);
    }
    const end = this.#lookAhead(state, scale);
    this.#lessons.push({ path, worths: end.worths });
    return end;
  }

  /**
   * What was seen since the last time counts from now on. Until then everybody goes on as before, so that a seat which
   * chooses in secret chooses alike whatever move is tried against it in this world.
   */
  learn(): void {
    for (const { path, worths } of this.#lessons) {
      for (const branch of path) {
        branch.visits++;
        branch.worth += at(worths, branch.seat);
      }
    }
    this.#lessons = [];
  }

  #playOn(state: unknown, table: Parameters<AnyGame["play"]>[3], chance: Chance, plies: number): void {
    const { game, brain } = this.#situation;
    for (let ply = 0; ply < plies || (ply < plies + LAST_MOVES && brain.isEnding?.(state) === true); ply++) {
      const deciders = game.deciders(state);
      if (deciders.length === 0) return;
      const seat: Seat = at(deciders, 0);
      const legal = game.legal(state, seat);
      const choice = legal.length === 1 ? 0 : brain.playout(state, seat, legal, chance);
      game.play(state, seat, at(legal, choice), table);
      this.moves++;
    }
  }

  #lookAhead(state: unknown, scale: Scale): Outlook {
    const { game, brain, players } = this.#situation;
    const result = game.result(state);
    if (result !== undefined) return finalOutlook(result, scale);
    if (this.#net !== undefined) return judgedOutlook(this.#net.judge(state, players), scale, this.#trust);
    const scores = seats(players).map((seat) => brain.evaluate(state, seat));
    return outlook(scores, scale);
  }
}

function ignore(): void {}
