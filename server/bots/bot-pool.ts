import { Worker } from "node:worker_threads";
import { randomInt, randomUUID } from "node:crypto";
import { at } from "@clade/kernel";
import { workerFile } from "../worker-file.ts";
import type { Choice, Thought } from "./think.ts";

interface Waiting {
  readonly thought: Omit<Thought, "whim">;
  readonly resolve: (move: string) => void;
}

export interface BotReport {
  /** A bot failed or took too long; a move was drawn for it. */
  trouble(thought: Omit<Thought, "whim">, why: string): void;
}

/** How long a thread without work is kept. */
const IDLE_MS = 30_000;

/**
 * Threads where bots think. A bot that fails, or thinks longer than the limit, is stopped and gets a move drawn by lot: a
 * table never waits for it, nor does any other.
 */
export class BotPool {
  readonly #size: number;
  readonly #limit: number;
  readonly #report: BotReport;
  readonly #thread: URL;
  readonly #idle: Worker[] = [];
  readonly #timers = new Map<Worker, NodeJS.Timeout>();
  readonly #queue: Waiting[] = [];
  #threads = 0;
  #closed = false;

  constructor(size: number, limit: number, report: BotReport, thread = workerFile(import.meta.url, "./bot-thread")) {
    this.#size = size;
    this.#thread = thread;
    this.#limit = limit;
    this.#report = report;
  }

  get waiting(): number {
    return this.#queue.length;
  }

  choose(thought: Omit<Thought, "whim">): Promise<string> {
    if (thought.legal.length === 1) return Promise.resolve(at(thought.legal, 0));
    return new Promise((resolve) => {
      this.#queue.push({ thought, resolve });
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all([...this.#timers.keys()].map((worker) => worker.terminate()));
  }

  #next(): void {
    if (this.#queue.length === 0 || this.#closed) return;
    const worker = this.#idle.pop() ?? (this.#threads < this.#size ? this.#hire() : undefined);
    const waiting = worker === undefined ? undefined : this.#queue.shift();
    if (worker !== undefined && waiting !== undefined) this.#think(worker, waiting);
  }

  #hire(): Worker {
    this.#threads++;
    return new Worker(this.#thread);
  }

  #think(worker: Worker, { thought, resolve }: Waiting): void {
    const give = (why: string) => {
      this.#dismiss(worker);
      this.#report.trouble(thought, why);
      resolve(at(thought.legal, randomInt(thought.legal.length)));
      this.#next();
    };
    this.#setTimer(worker, this.#limit, () => give(`no answer within ${this.#limit} ms`));
    worker.removeAllListeners();
    worker.once("error", (error) => give(String(error)));
    worker.once("message", (choice: Choice) => {
      if ("error" in choice) return give(choice.error);
      if (!thought.legal.includes(choice.move)) return give(`"${choice.move}" is not among the legal moves`);
      worker.removeAllListeners();
      worker.on("error", () => this.#dismiss(worker));
      this.#setTimer(worker, IDLE_MS, () => this.#dismiss(worker));
      this.#idle.push(worker);
      resolve(choice.move);
      this.#next();
    });
    worker.postMessage({ ...thought, whim: randomUUID() } satisfies Thought);
  }

  #setTimer(worker: Worker, ms: number, run: () => void): void {
    clearTimeout(this.#timers.get(worker));
    const timer = setTimeout(run, ms);
    timer.unref();
    this.#timers.set(worker, timer);
  }

  #dismiss(worker: Worker): void {
    clearTimeout(this.#timers.get(worker));
    if (!this.#timers.delete(worker)) return;
    const index = this.#idle.indexOf(worker);
    if (index >= 0) this.#idle.splice(index, 1);
    this.#threads--;
    worker.removeAllListeners();
    worker.on("error", () => {});
    void worker.terminate();
  }
}
