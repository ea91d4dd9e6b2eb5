import { randomInt, randomUUID } from "node:crypto";
import type { Order } from "@clade/bots";
import type { Pool, Thought } from "@clade/bots/node";
import { at, type Hint } from "@clade/kernel";
import { type Account, FairQueue } from "./fair-queue.ts";

/** A seat's turn to choose: all that a bot gets to know, as plain data. */
export type Question = Omit<Order, "seed" | "ask">;

export interface ThinkersReport {
  /** A bot failed or took too long; a move was drawn for it. */
  trouble(game: string, bot: string, why: string): void;
}

/**
 * The bots of all tables. One that fails, or thinks longer than the limit, gets a move drawn by lot: a table never waits
 * for it, nor does any other.
 */
export class Thinkers {
  readonly #pool: Pool;
  readonly #limit: number;
  readonly #report: ThinkersReport;
  readonly #queue: FairQueue;

  /** The pool has so many threads; `limit` in milliseconds. */
  constructor(
    pool: Pool,
    { threads, limit }: { readonly threads: number; readonly limit: number },
    report: ThinkersReport,
  ) {
    this.#pool = pool;
    this.#queue = new FairQueue(threads);
    this.#limit = limit;
    this.#report = report;
  }

  get waiting(): number {
    return this.#queue.waiting;
  }

  async choose(account: Account, question: Question, bot: string): Promise<string> {
    const { game, legal } = question;
    if (legal.length === 1) return at(legal, 0);
    const thought = await this.#think(account, { ...question, seed: randomUUID(), ask: { bot } });
    if ("move" in thought && legal.includes(thought.move)) return thought.move;
    this.#note(game, bot, thought);
    return at(legal, randomInt(legal.length));
  }

  /** What the best bot thinks of the seat's moves; empty if it has nothing to say in time. */
  async hints(account: Account, question: Question): Promise<readonly Hint[]> {
    const thought = await this.#think(account, { ...question, seed: randomUUID(), ask: { hints: {} } });
    if ("hints" in thought) return thought.hints;
    this.#note(question.game, "hints", thought);
    return [];
  }

  #think(account: Account, order: Order): Promise<Thought> {
    return this.#queue.do(account, () => this.#pool.think(order, this.#limit));
  }

  #note(game: string, bot: string, thought: Thought): void {
    const stops = "stopped" in thought && thought.stopped === "closed";
    if (!stops) this.#report.trouble(game, bot, whyNot(thought));
  }

  close(): void {
    this.#pool.close();
  }
}

/** For a log: what a bot saw or wanted to do is not told. */
function whyNot(thought: Thought): string {
  if ("error" in thought) return "it failed";
  if ("stopped" in thought) return thought.stopped === "time" ? thought.why : "its thread broke down";
  return "move" in thought ? "a move that is not legal" : "an answer to another question";
}
