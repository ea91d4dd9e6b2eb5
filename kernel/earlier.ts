import type { Game, Move, Dealer } from "./contract.ts";
import { at } from "./list.ts";
import { readEntry } from "./record.ts";
import type { GameEvent } from "./events.ts";

/**
 * The same game some way behind: where a state is found again that a match has left. It only ever goes forwards, so that all
 * that is taken back in a match costs about as much as playing it once more, and copies of every state need not be kept.
 */
export class EarlierGame<S, M extends Move, E extends GameEvent> {
  readonly #game: Game<S, M, unknown, E>;
  readonly #players: number;
  readonly #dealer: Dealer<E>;
  readonly #state: S;
  #moves = 0;

  /** `dealer` draws what the match has drawn, from the beginning. */
  constructor(game: Game<S, M, unknown, E>, players: number, dealer: Dealer<E>, state: S) {
    this.#game = game;
    this.#players = players;
    this.#dealer = dealer;
    this.#state = state;
  }

  /**
   * The state after all moves that count, less one that is taken away, and the places of all moves that are gone: that one, and those
   * which the rules refuse without it. From `first` on nothing was drawn.
   */
  stateWithout(taken: number, counted: readonly string[], first: number): { state: S; gone: ReadonlySet<number> } {
    for (; this.#moves < first; this.#moves++) this.#play(this.#state, at(counted, this.#moves));
    const state = this.#game.clone(this.#state);
    const gone = new Set([taken]);
    for (let place = first; place < counted.length; place++) {
      if (place !== taken && !this.#play(state, at(counted, place))) gone.add(place);
    }
    return { state, gone };
  }

  #play(state: S, text: string): boolean {
    const entry = readEntry(text, this.#players);
    const move = entry === undefined ? undefined : this.#game.read(entry.text);
    if (entry === undefined || move === undefined) throw new Error("a move that was made cannot be read again");
    if (this.#game.refusal(state, entry.seat, move) !== undefined) return false;
    this.#game.play(state, entry.seat, move, this.#dealer);
    return true;
  }
}
