import type { Refusal, Seat } from "@clade/kernel";
import type { LogEntry } from "../store/store.ts";

/** How many refusals are remembered. */
const REMEMBERED = 64;

/** What was answered to whom under which id, so that a repeated message is answered as before and counts once. */
export class Answers {
  readonly #kept = new Set<string>();
  readonly #refused = new Map<string, Refusal>();

  /** Whether this move or undo of the seat is in the log. */
  isKept(seat: Seat, id: string): boolean {
    return this.#kept.has(`${seat} ${id}`);
  }
  refusal(seat: Seat, id: string): Refusal | undefined {
    return this.#refused.get(`${seat} ${id}`);
  }

  keep(seat: Seat, id: string): void {
    this.#kept.add(`${seat} ${id}`);
  }

  refuse(seat: Seat, id: string, refusal: Refusal): void {
    this.#refused.set(`${seat} ${id}`, refusal);
    const [oldest] = this.#refused.keys();
    if (this.#refused.size > REMEMBERED && oldest !== undefined) this.#refused.delete(oldest);
  }

  /** The log is the truth: only what is in it was kept. */
  read(log: readonly LogEntry[]): void {
    this.#kept.clear();
    for (const { line, id } of log) if (id !== null) this.#kept.add(`${line[0]} ${id}`);
  }
}
