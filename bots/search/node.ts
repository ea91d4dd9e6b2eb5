import { at, type Chance, type Move, type Seat } from "@clade/kernel";
import type { Situation } from "../bot.ts";
import { logarithmOf } from "../exact.ts";

type Thinker = Pick<Situation, "game" | "brain">;

/** A move that was tried at a node, by the seat that decides there. */
export interface Branch {
  readonly move: Move;
  readonly seat: Seat;
  visits: number;
  /** How often it was among the moves to choose from: imagined states differ in what is legal. */
  offered: number;
  /** Sum of what the lines through it were worth to the seat that made the move. */
  worth: number;
  /** When it was first made there was nothing else to do. */
  readonly forced: boolean;
  node: Node | undefined;
}

/**
 * A point in the tree: what has been done since the root, not what the cards were. Each seat that ever decided here has
 * its branches; seats that decide at the same time each have their own and do not see the others'.
 */
export class Node {
  readonly #choices: (Choices | undefined)[] = [];
  /** Where the tree goes on after a moment of simultaneous decisions in which the searching seat had no part. */
  after: Node | undefined;

  choices(seat: Seat): Choices {
    const known = seat < this.#choices.length ? this.#choices[seat] : undefined;
    if (known !== undefined) return known;
    while (this.#choices.length <= seat) this.#choices.push(undefined);
    const choices = new Choices();
    this.#choices[seat] = choices;
    return choices;
  }
}

/** How curious the search is: how much a seldom tried branch is preferred. */
const CURIOSITY = 0.35;
/** A node that was visited v times has up to WIDTH · √v branches. */
const WIDTH = 1.5;

/** The branches of one seat at a node. */
class Choices {
  readonly branches: Branch[] = [];
  readonly #keys = new Map<string, Branch>();
  visits = 0;

  /**
   * Chooses what the seat does in this imagined state. New branches are those that the game's own sense for quick choices
   * proposes, a few more each time the node has been seen more often; else the best of the known ones that are legal here.
   */
  select({ game, brain }: Thinker, state: unknown, seat: Seat, chance: Chance): Branch {
    this.visits++;
    let best: Branch | undefined;
    let most = Number.NEGATIVE_INFINITY;
    let open = 0;
    for (const branch of this.branches) {
      if (game.refusal(state, seat, branch.move) !== undefined) continue;
      open++;
      branch.offered++;
      if (branch.visits === 0) return branch;
      const merit =
        branch.worth / branch.visits + CURIOSITY * Math.sqrt(logarithmOf(branch.offered + 1) / branch.visits);
      if (merit > most) {
        most = merit;
        best = branch;
      }
    }
    if (best !== undefined && open >= WIDTH * Math.sqrt(this.visits)) return best;
    const legal = game.legal(state, seat);
    if (best !== undefined && open >= legal.length) return best;
    const forced = legal.length === 1;
    const proposed = at(legal, forced ? 0 : brain.playout(state, seat, legal, chance));
    const key = game.write(proposed);
    const known = this.#keys.get(key);
    if (known !== undefined) return best ?? known;
    const branch: Branch = { move: proposed, seat, visits: 0, offered: 1, worth: 0, forced, node: undefined };
    this.#keys.set(key, branch);
    this.branches.push(branch);
    return branch;
  }
}
