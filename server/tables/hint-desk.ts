import type { Hint, Seat } from "@clade/kernel";
import { isProblem, type Problem, problem } from "../problem.ts";
import type { SeatSituation } from "../rules/orders.ts";
import type { Table } from "../store/store.ts";
import type { House } from "./house.ts";
import { seatOf } from "./seating.ts";

/** Hints for a person who plays against bots alone: with other people it would not be fair. */
export class HintDesk {
  readonly #bots: House["bots"];
  #busy = false;

  constructor(bots: House["bots"]) {
    this.#bots = bots;
  }

  async ask(
    table: Table,
    person: string | null,
    situationOf: (seat: Seat) => Promise<SeatSituation | Problem>,
  ): Promise<readonly Hint[] | Problem> {
    const seat = seatOf(table, person);
    if (seat === null) return problem("no-seat", "You have no seat at this table.");
    if (table.seats.some((each) => each.person !== null && each.person !== person)) {
      return problem("no-hints", "At a table with other people everybody thinks for themselves: there are no hints.");
    }
    if (table.status !== "playing") return problem("not-on", "The game is not on.");
    if (this.#busy) return problem("one-hint", "One hint at a time.");
    this.#busy = true;
    try {
      const situation = await situationOf(seat);
      if (isProblem(situation)) return situation;
      const { players, view, legal } = situation;
      if (legal.length === 0) return problem("nothing-to-decide", "There is nothing to decide.");
      return await this.#bots.hints({ game: table.game, players, seat, view, legal });
    } finally {
      this.#busy = false;
    }
  }
}
