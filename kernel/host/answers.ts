import type { Refusal } from "../refusal.ts";
import type { Seat } from "../seat.ts";

/** How many refusals of a seat are remembered. */
const REMEMBERED = 32;

/** What was answered to whom under which id, so that a repeated message is answered as before and counts once. */
export class Answers {
  readonly #seats = new Map<Seat, { readonly kept: Set<string>; readonly refused: Map<string, Refusal> }>();

  /** What a move or undo of the seat came to: it counts, it was refused, or (undefined) it is new. */
  of(seat: Seat, id: string): "kept" | Refusal | undefined {
    const { kept, refused } = this.#of(seat);
    return kept.has(id) ? "kept" : refused.get(id);
  }

  keep(seat: Seat, id: string): void {
    this.#of(seat).kept.add(id);
  }

  refuse(seat: Seat, id: string, refusal: Refusal): void {
    const { refused } = this.#of(seat);
    refused.set(id, refusal);
    const [oldest] = refused.keys();
    if (refused.size > REMEMBERED && oldest !== undefined) refused.delete(oldest);
  }

  /** The log is the truth: only what is in it was kept. */
  read(log: readonly { readonly entry: string; readonly id: string | null }[]): void {
    for (const { kept } of this.#seats.values()) kept.clear();
    for (const { entry, id } of log) if (id !== null) this.keep(Number(entry[0]) as Seat, id);
  }

  #of(seat: Seat) {
    const known = this.#seats.get(seat);
    if (known !== undefined) return known;
    const fresh = { kept: new Set<string>(), refused: new Map<string, Refusal>() };
    this.#seats.set(seat, fresh);
    return fresh;
  }
}
