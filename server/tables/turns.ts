import { readEntry, type Seat } from "@clade/kernel";
import type { LogEntry } from "../store/store.ts";

/**
 * Which turn it is of whom. A turn comes to a seat that had none since it last did something, and its number follows from the log
 * alone: one more than that of the seat's last entry, 0 if there is none. So it is the same after a crash and at another
 * server, and whoever takes a move back and makes it again gives nobody a second turn.
 */
export class Turns {
  readonly #after: number[];
  /** Whether the seat has been without a turn since its last entry. */
  readonly #rested: boolean[];

  constructor(players: number) {
    this.#after = Array.from({ length: players }, () => 0);
    this.#rested = Array.from({ length: players }, () => true);
  }

  static read(players: number, log: readonly LogEntry[]): Turns {
    const turns = new Turns(players);
    for (const { entry, number, turn } of log) {
      const read = readEntry(entry, players);
      if (read !== undefined) turns.entered(read.seat, number, turn);
    }
    return turns;
  }

  /** An entry of a seat; whose turn it is after it. */
  entered(seat: Seat, number: number, turn: readonly Seat[]): void {
    this.#after[seat] = number + 1;
    this.#rested[seat] = false;
    for (let each = 0; each < this.#rested.length; each++) {
      if (!turn.includes(each as Seat)) this.#rested[each] = true;
    }
  }

  /** The number of the turn that came to a seat whose turn it is; undefined if the seat is in the middle of it. */
  of(seat: Seat): number | undefined {
    return this.#rested[seat] === true ? this.#after[seat] : undefined;
  }
}
