import { at, type Instinct, type Marker, type Note, type Seat } from "@clade/kernel";
import type { Move } from "../rules/moves.ts";
import type { State } from "../rules/state.ts";
import { Bids } from "./instinct-bids.ts";
import { Cards } from "./instinct-cards.ts";
import { Places } from "./instinct-places.ts";
import { DANGERS, FEW, few, MARKS, MOMENTS, PASS, timeOf, TIMES, turnOf, TURNS } from "./instinct-tables.ts";
import { learnedInstinct } from "./learned-instinct.ts";
import { Standing } from "./standing.ts";

/** What speaks for and against a move of Evo at first sight: each is one of a few small tables' entries. */
class Sight implements Marker<Move> {
  readonly #state: State;
  readonly #seat: Seat;
  readonly #note: Note;
  readonly #standing: Standing;
  #places: Places | undefined;
  #bids: Bids | undefined;
  #cards: Cards | undefined;

  constructor(state: State, seat: Seat, note: Note) {
    this.#state = state;
    this.#seat = seat;
    this.#note = note;
    this.#standing = new Standing(state, seat);
  }

  get #zones(): Places {
    return (this.#places ??= new Places(this.#state, this.#seat, this.#standing, this.#note));
  }
  get #lots(): Bids {
    return (this.#bids ??= new Bids(this.#state, this.#seat, this.#standing, this.#note));
  }
  get #hand(): Cards {
    return (this.#cards ??= new Cards(this.#state, this.#seat, this.#standing, this.#note));
  }

  mark(move: Move): void {
    switch (move.type) {
      case "step":
        this.#zones.step(move.from, move.to);
        return;
      case "birth":
        this.#zones.birth(move.zone);
        return;
      case "lose":
        this.#zones.lose(move.zone);
        return;
      case "bid":
        this.#lots.bid(move.gene, move.nth, move.amount);
        return;
      case "drop":
        this.#lots.drop();
        return;
      case "card":
        this.#hand.card(move.card, move.aim);
        return;
      case "face":
        this.#hand.face(move.face);
        return;
      case "pass":
        this.#pass();
    }
  }

  /** The cards are kept; in the movement, steps are given up. */
  #pass(): void {
    const { phase, window, steps, players } = this.#state;
    const moment = MOMENTS.indexOf(window ?? (phase === "movement" ? "moving" : "bearing"));
    this.#note(PASS.moment + moment * TURNS + turnOf(this.#state));
    this.#note(PASS.hand + moment * FEW + few(at(players, this.#seat).hand.length));
    if (window !== null || phase !== "movement") return;
    const danger = Math.min(DANGERS - 1, this.#standing.endangered);
    this.#note(PASS.danger + (danger * FEW + few(steps)) * TIMES + timeOf(this.#state));
  }
}

export const instinct: Instinct<State, Move> = {
  marks: MARKS,
  marker: (state, seat, note) => new Sight(state, seat, note),
  weights: learnedInstinct,
};
