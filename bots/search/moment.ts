import type { Seat } from "@clade/kernel";
import { Node } from "./node.ts";

/**
 * A moment in which several seats decide at once. They are asked one after the other, but each on a line of its own that
 * starts where the moment began: nobody's choice depends on what another has just chosen in secret.
 */
export class Moment {
  readonly #start: Node;
  readonly #searcher: Seat;
  readonly #places: (Node | undefined)[] = [undefined, undefined, undefined, undefined, undefined, undefined];
  #waiting: readonly Seat[];

  constructor(start: Node, waiting: readonly Seat[], searcher: Seat) {
    this.#start = start;
    this.#waiting = waiting;
    this.#searcher = searcher;
  }

  /** Whether these seats are what is left of the moment: nobody new, nobody who had finished already. */
  goesOn(deciders: readonly Seat[]): boolean {
    for (const seat of deciders) if (!this.#waiting.includes(seat)) return false;
    this.#waiting = deciders;
    return true;
  }

  place(seat: Seat): Node {
    return this.#places[seat] ?? this.#start;
  }

  move(seat: Seat, to: Node): void {
    this.#places[seat] = to;
  }

  /** Where the tree goes on: it follows what the searching seat has done; what the others did comes out of imagining. */
  end(): Node {
    const own = this.#places[this.#searcher];
    if (own !== undefined) return own;
    this.#start.after ??= new Node();
    return this.#start.after;
  }
}
