import { Worker } from "node:worker_threads";
import { workerFile } from "../worker-file.ts";
import { type AnswerOf, type Ask, type OrderName, type OrderOf, PROGRESS } from "./orders.ts";
import { type Packed, unpack } from "./packing.ts";

/** The hall was stopped and opened again: the table must be opened again too, and what was asked may be asked again. */
export class HallLost extends Error {}
/** The table's own rules call never ended. */
export class Runaway extends Error {}

interface Waiting {
  readonly table: string;
  readonly resolve: (answer: AnswerOf<OrderName>) => void;
  readonly reject: (error: Error) => void;
}

/** How often a hall is looked at within the limit. */
const CHECKS = 4;
/** More orders than this are not sent ahead: enough that the hall is busy while this thread has something else to do. */
const ENOUGH_TO_DO = 256;

export interface HallReport {
  /** A table's rules call did not end in time, or the thread died. */
  trouble(table: string | undefined, error: Error): void;
}

/**
 * A thread where the rules of many tables run. Orders of one moment travel together. A call that does not end within
 * the limit ends the thread: the table that it was for is blamed, the others lose a moment and nothing else.
 */
export class Hall {
  readonly #limit: number;
  readonly #report: HallReport;
  readonly #thread: URL;
  readonly #progress = new Int32Array(new SharedArrayBuffer(12));
  readonly #waiting = new Map<number, Waiting>();
  readonly #watchdog: NodeJS.Timeout;
  #worker: Worker;
  #outbox: Ask[] = [];
  #sending = false;
  #asks = 0;
  #seen = { done: 0, checks: 0 };
  #closed = false;

  constructor(limit: number, report: HallReport, thread: URL = workerFile(import.meta.url, "./hall-thread")) {
    this.#limit = limit;
    this.#thread = thread;
    this.#report = report;
    this.#worker = this.#start();
    this.#watchdog = setInterval(() => this.#check(), Math.max(20, limit / CHECKS));
    this.#watchdog.unref();
  }

  ask<K extends OrderName>(table: string, name: K, order: OrderOf<K>): Promise<AnswerOf<K>> {
    return new Promise((resolve, reject) => {
      const ask = this.#asks;
      this.#asks = (this.#asks + 1) | 0;
      this.#waiting.set(ask, { table, resolve: (answer) => resolve(answer), reject });
      this.#outbox.push({ ask, table, name, order });
      this.#sendSoon();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#watchdog);
    await this.#worker.terminate();
  }

  /** While the hall has enough to do, orders gather: fewer and larger batches cost less on both sides. */
  #sendSoon(): void {
    if (this.#sending || this.#outbox.length === 0) return;
    if (this.#waiting.size - this.#outbox.length > ENOUGH_TO_DO) return;
    this.#sending = true;
    setImmediate(() => this.#send());
  }

  #send(): void {
    this.#sending = false;
    if (this.#outbox.length === 0) return;
    if (this.#waiting.size === this.#outbox.length) this.#seen.checks = 0;
    this.#worker.postMessage(JSON.stringify(this.#outbox));
    this.#outbox = [];
  }

  #start(): Worker {
    Atomics.store(this.#progress, PROGRESS.ready, 0);
    const worker = new Worker(this.#thread, { workerData: this.#progress.buffer });
    worker.on("message", (packed: Packed) => {
      // What a hall that was given up still had to say has been asked again.
      if (worker !== this.#worker) return;
      for (const { ask, answer } of unpack(packed)) {
        const waiting = this.#waiting.get(ask);
        this.#waiting.delete(ask);
        waiting?.resolve(answer);
      }
      this.#sendSoon();
    });
    worker.on("error", (error) => this.#lose(worker, undefined, error));
    worker.on("exit", () => this.#lose(worker, undefined, new Error("the hall's thread has ended")));
    return worker;
  }

  /** Checks are counted, not time: where the whole machine is short of time, this thread is too, and checks less often. */
  #check(): void {
    const done = Atomics.load(this.#progress, PROGRESS.done);
    const ready = Atomics.load(this.#progress, PROGRESS.ready) === 1;
    if (!ready || done !== this.#seen.done || this.#waiting.size === 0) {
      this.#seen = { done, checks: 0 };
    } else if (++this.#seen.checks > CHECKS) {
      const blamed = Atomics.load(this.#progress, PROGRESS.at);
      this.#lose(this.#worker, blamed, new Runaway(`no end of a rules call after ${this.#limit} ms`));
    }
  }

  #lose(worker: Worker, blamed: number | undefined, error: Error): void {
    if (this.#closed || worker !== this.#worker) return;
    void worker.terminate();
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    this.#outbox = [];
    this.#seen = { done: Atomics.load(this.#progress, PROGRESS.done), checks: 0 };
    this.#worker = this.#start();
    this.#report.trouble(waiting.find(([ask]) => ask === blamed)?.[1].table, error);
    for (const [ask, { reject }] of waiting) reject(ask === blamed ? error : new HallLost());
  }
}
