import { seeded } from "../chance/seeded.ts";
import type { SeatColour } from "../colours.ts";
import type { Game, Move, Dealer } from "../contract.ts";
import type { GameEvent } from "../events.ts";
import { at } from "../list.ts";
import type { Refusal } from "../refusal.ts";
import type { Seat } from "../seat.ts";

/** A game from a position on, told by the colours of its seats and in notation: what scenarios are written in. */
export class Scenario<S, M extends Move, V, E extends GameEvent, Shown extends GameEvent> {
  readonly state: S;
  readonly events: E[] = [];
  /** What the rules need while they change the state. */
  protected readonly dealer: Dealer<E> = {
    chance: seeded("scenario"),
    tell: (event) => void this.events.push(event),
  };
  readonly #game: Game<S, M, V, E, Shown>;
  readonly #colours: readonly SeatColour[];

  constructor(game: Game<S, M, V, E, Shown>, colours: readonly SeatColour[], state: S) {
    this.#game = game;
    this.#colours = colours;
    this.state = state;
  }

  /** Makes moves of one player, in notation; each must be allowed. */
  play(colour: SeatColour, ...moves: readonly string[]): this {
    for (const text of moves) {
      const refused = this.refusal(colour, text);
      if (refused !== undefined) throw new Error(`${colour} ${text}: ${refused.code} (${refused.clause})`);
      this.#game.play(this.state, this.#seat(colour), this.#read(text), this.dealer);
    }
    return this;
  }

  refusal(colour: SeatColour, text: string): Refusal | undefined {
    return this.#game.refusal(this.state, this.#seat(colour), this.#read(text));
  }

  /** The code and the clause with which a move is refused: "must-feed EV-41"; "allowed" if it is not. */
  why(colour: SeatColour, text: string): string {
    const refused = this.refusal(colour, text);
    return refused === undefined ? "allowed" : `${refused.code} ${refused.clause}`;
  }

  legal(colour: SeatColour): string[] {
    return this.#game.legal(this.state, this.#seat(colour)).map((move) => this.#game.write(move));
  }
  get deciders(): SeatColour[] {
    return this.#game.deciders(this.state).map((seat) => at(this.#colours, seat));
  }
  view(watcher: SeatColour | "spectator"): V {
    return this.#game.view(this.state, watcher === "spectator" ? watcher : this.#seat(watcher));
  }

  /** All events of a type so far. */
  told<T extends E["type"]>(type: T): Extract<E, { type: T }>[] {
    return this.events.filter((event): event is Extract<E, { type: T }> => event.type === type);
  }

  #seat(colour: SeatColour): Seat {
    return this.#colours.indexOf(colour) as Seat;
  }
  #read(text: string): M {
    const move = this.#game.read(text);
    if (move === undefined) throw new Error(`no move: ${text}`);
    return move;
  }
}
