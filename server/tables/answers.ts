import type { Refusal, Seat } from "@clade/kernel";
import type { LogEntry } from "../store/store.ts";

/** How many refusals of a seat are remembered. */
const REMEMBERED = 32;

/** What was answered to whom under which id, so that a repeated message is answered as before and counts once. */
export class Answers {
  readonly #seats = new Map<Seat, { readonly kept: Set<string>; readonly refused: Map<string, Refusal> }>();

  /** Whether this move or undo of the seat is in the log. */
  isKept(seat: Seat, id: string): boolean {
    return this.#of(seat).kept.has(id);
  }
  refusal(seat: Seat, id: string): Refusal | undefined {
    return this.#of(seat).refused.get(id);
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
  read(log: readonly LogEntry[]): void {
    for (const { kept } of this.#seats.values()) kept.clear();
    for (const { line, id } of log) if (id !== null) this.keep(Number(line[0]) as Seat, id);
  }

  #of(seat: Seat) {
    const known = this.#seats.get(seat);
    if (known !== undefined) return known;
    const fresh = { kept: new Set<string>(), refused: new Map<string, Refusal>() };
    this.#seats.set(seat, fresh);
    return fresh;
  }
}
