import { availableParallelism } from "node:os";
import type { Answer, Letter, Order } from "../thinking.ts";
import { startThread, type Thread } from "./thread.ts";

/** What came of an order: an answer, or why there is none. */
export type Thought = Answer | { readonly stopped: "time" | "broken" | "closed"; readonly why: string };

export interface PoolWishes {
  /** How many workers at most: by default one core is left to whoever asks. */
  readonly size?: number;
  /** After how many milliseconds without work a worker goes home; by default it stays. */
  readonly idleMs?: number;
}

interface Task {
  readonly letter: Letter<Order>;
  readonly milliseconds: number;
  readonly settle: (thought: Thought) => void;
}

interface Desk {
  readonly thread: Thread;
  task: Task | undefined;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/**
 * Lets bots think in worker threads, so that whoever asks stays free meanwhile. An order that takes longer than allowed costs its
 * worker: it is stopped where it stands and another takes its place. Workers start when they are first needed.
 */
export class Pool {
  readonly #script: URL;
  readonly #size: number;
  readonly #idleMs: number;
  readonly #desks = new Set<Desk>();
  readonly #queue: Task[] = [];
  #orders = 0;
  #closed = false;

  /** The script of a worker hands its messages to `answerLetters`. */
  constructor(script: URL, { size, idleMs }: PoolWishes = {}) {
    this.#script = script;
    this.#size = size ?? Math.max(1, availableParallelism() - 1);
    this.#idleMs = idleMs ?? Number.POSITIVE_INFINITY;
  }

  /** How many orders wait for a worker. */
  get waiting(): number {
    return this.#queue.length;
  }

  /** How many workers there are now. */
  get workers(): number {
    return this.#desks.size;
  }

  /** Thinks for at most so many milliseconds, counted from when a worker is free. */
  think(order: Order, milliseconds: number): Promise<Thought> {
    return new Promise((settle) => {
      if (this.#closed) {
        settle(CLOSED);
        return;
      }
      this.#queue.push({ letter: { number: this.#orders++, content: order }, milliseconds, settle });
      this.#handOut();
    });
  }

  /** Stops all workers; what was asked and not answered yet is answered with "closed". */
  close(): void {
    this.#closed = true;
    for (const desk of this.#desks) this.#end(desk, CLOSED);
    for (const { settle } of this.#queue.splice(0)) settle(CLOSED);
  }

  #handOut(): void {
    while (this.#queue.length > 0) {
      const desk = this.#freeDesk();
      const task = desk === undefined ? undefined : this.#queue.shift();
      if (desk === undefined || task === undefined) return;
      if (desk.timer !== undefined) clearTimeout(desk.timer);
      desk.task = task;
      const late: Thought = { stopped: "time", why: `no answer within ${task.milliseconds} ms` };
      desk.timer = setTimeout(() => this.#end(desk, late), task.milliseconds);
      desk.thread.post(task.letter);
    }
  }

  #freeDesk(): Desk | undefined {
    for (const desk of this.#desks) if (desk.task === undefined) return desk;
    if (this.#desks.size >= this.#size) return undefined;
    const desk: Desk = {
      thread: startThread(
        this.#script,
        ({ number, content }) => {
          if (desk.task?.letter.number === number) {
            this.#settle(desk, content);
            this.#rest(desk);
          }
          this.#handOut();
        },
        (why) => this.#end(desk, { stopped: "broken", why }),
      ),
      task: undefined,
      timer: undefined,
    };
    this.#desks.add(desk);
    return desk;
  }

  #settle(desk: Desk, thought: Thought): void {
    const { task, timer } = desk;
    desk.task = undefined;
    desk.timer = undefined;
    if (timer !== undefined) clearTimeout(timer);
    task?.settle(thought);
  }

  /** Nothing to do: for a while the worker stays at hand. */
  #rest(desk: Desk): void {
    if (this.#idleMs !== Number.POSITIVE_INFINITY) desk.timer = setTimeout(() => this.#end(desk, CLOSED), this.#idleMs);
  }

  /** Gives up a worker, and what it was working on. */
  #end(desk: Desk, thought: Thought): void {
    if (!this.#desks.delete(desk)) return;
    desk.thread.dismiss();
    this.#settle(desk, thought);
    this.#handOut();
  }
}

const CLOSED: Thought = { stopped: "closed", why: "the pool was closed" };
