import { Worker } from "node:worker_threads";
import { Calls } from "@clade/kernel";
import type { MatchDoor } from "@clade/kernel/host";
import { faultOf, Tellable } from "../fault.ts";
import { isProblem, type Problem, problem } from "../problem.ts";
import type { LogEntry } from "../store/store.ts";
import type { House } from "../tables/house.ts";
import { wholeOptions } from "../tables/own-data.ts";
import { SMALL_NURSERY, workerFile } from "../worker-file.ts";
import type { PastOrder } from "./looking-back.ts";
import {
  type Answer,
  type AnswerOf,
  type Ask,
  type Failed,
  LOG_ENDS,
  type NotOpen,
  type Opened,
  type OrderName,
  type OrderOf,
  type Packed,
  type Place,
  type Plan,
  PROGRESS,
} from "./orders.ts";

/** The hall was stopped and opened again: the table must be opened again too, and what was asked may be asked again. */
export class HallLost extends Tellable {}
/** The table's own rules call never ended. */
export class Runaway extends Tellable {}

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
  readonly #calls = new Calls<AnswerOf<OrderName>, string>();
  readonly #watchdog: NodeJS.Timeout;
  #worker: Worker;
  #outbox: Ask[] = [];
  #sending = false;
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
    const { call, answer } = this.#calls.wait(table);
    this.#outbox.push({ ask: call, table, name, order });
    this.#sendSoon();
    return answer;
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#watchdog);
    await this.#worker.terminate();
    this.#calls.failAll(() => new HallLost());
  }

  /** While the hall has enough to do, orders gather: fewer and larger batches cost less on both sides. */
  #sendSoon(): void {
    if (this.#sending || this.#outbox.length === 0) return;
    if (this.#calls.size - this.#outbox.length > ENOUGH_TO_DO) return;
    this.#sending = true;
    setImmediate(() => this.#send());
  }

  #send(): void {
    this.#sending = false;
    if (this.#outbox.length === 0) return;
    if (this.#calls.size === this.#outbox.length) this.#seen.checks = 0;
    this.#worker.postMessage(JSON.stringify(this.#outbox));
    this.#outbox = [];
  }

  #start(): Worker {
    Atomics.store(this.#progress, PROGRESS.ready, 0);
    const worker = new Worker(this.#thread, { workerData: this.#progress.buffer, resourceLimits: SMALL_NURSERY });
    worker.on("message", (packed: Packed) => {
      // What a hall that was given up still had to say has been asked again.
      if (worker !== this.#worker) return;
      for (const { ask, answer } of unpack(packed)) this.#calls.answer(ask, answer);
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
    if (!ready || done !== this.#seen.done || this.#calls.size === 0) {
      this.#seen = { done, checks: 0 };
    } else if (++this.#seen.checks > CHECKS) {
      const blamed = Atomics.load(this.#progress, PROGRESS.at);
      this.#lose(this.#worker, blamed, new Runaway(`no end of a rules call after ${this.#limit} ms`));
    }
  }

  #lose(worker: Worker, blamed: number | undefined, error: Error): void {
    if (this.#closed || worker !== this.#worker) return;
    void worker.terminate();
    const table = blamed === undefined ? undefined : this.#calls.about(blamed);
    this.#outbox = [];
    this.#seen = { done: Atomics.load(this.#progress, PROGRESS.done), checks: 0 };
    this.#worker = this.#start();
    this.#report.trouble(table, error);
    this.#calls.failAll((call) => (call === blamed ? error : new HallLost()));
  }
}

/** How often a question is asked again when the hall had to be opened anew, because of another table. */
const TRIES = 3;

/** How many entries of a log are read at once. */
const PAGE = 500;

type Sound<A> = Exclude<A, Failed | NotOpen>;

/** A table's game in its hall: opened from the log when it is needed, opened again when the hall was lost. */
export class HostedGame implements MatchDoor<Uint8Array> {
  readonly #house: House;
  readonly #id: string;
  #plan: Plan | undefined;
  #open = false;
  #broken: Problem | undefined;

  constructor(house: House, id: string) {
    this.#house = house;
    this.#id = id;
  }

  /** Opens the game and answers how it stands, with the log that led there. */
  async open(plan: Plan): Promise<{ readonly standing: Opened; readonly log: readonly LogEntry[] } | Problem> {
    const began = performance.now();
    this.#plan = plan;
    const options = await wholeOptions(plan.options, (hash) => this.#house.store.data(hash));
    const log = await this.#log();
    if (log.length > LOG_ENDS.entries) {
      this.#house.notes.trouble("log too long", { table: this.#id });
      return TOO_LONG;
    }
    const standing = await this.ask("open", { plan: { ...plan, options }, entries: log.map(({ entry }) => entry) });
    if (isProblem(standing)) return standing;
    this.#open = true;
    this.#house.notes.woke(performance.now() - began);
    return { standing, log };
  }

  /** What the hall holds may be ahead of the log: forget it. */
  async forget(): Promise<void> {
    this.#open = false;
    await this.ask("drop", {});
  }

  async ask<K extends OrderName>(name: K, order: OrderOf<K>): Promise<Sound<AnswerOf<K>> | Problem> {
    for (let tries = 0; tries < TRIES; tries++) {
      if (this.#broken !== undefined) return this.#broken;
      if (!this.#open && name !== "open" && name !== "drop" && this.#plan !== undefined) {
        const opened = await this.open(this.#plan);
        if (isProblem(opened)) return opened;
      }
      try {
        const answer: AnswerOf<K> = await this.#house.hall(this.#id).ask(this.#id, name, order);
        if (answer.kind === "failed") return this.#fail(name, answer);
        if (answer.kind !== "not-open") return answer as Sound<AnswerOf<K>>;
        this.#open = false;
      } catch (error) {
        this.#open = false;
        if (error instanceof HallLost) continue;
        this.#broken = BROKEN;
        return this.#fail(name, { why: faultOf(error) });
      }
    }
    return BROKEN;
  }

  /**
   * What a watcher saw of the game so far, as JSON. It is asked for beside what happens at the table, so that nobody waits for it: a
   * game that was let go of meanwhile is not opened for it.
   */
  async past(order: PastOrder): Promise<Uint8Array | Problem> {
    try {
      const answer = await this.#house.hall(this.#id).ask(this.#id, "past", order);
      if (answer.kind === "past") return answer.page;
      if (answer.kind === "failed") this.#house.notes.trouble("past not told", { table: this.#id, why: answer.why });
    } catch (error) {
      if (!(error instanceof HallLost)) throw error;
    }
    return LET_GO;
  }

  /** A long log is read in pages: other tables want to write meanwhile. */
  async #log(): Promise<LogEntry[]> {
    const log: LogEntry[] = [];
    for (let page = PAGE; page === PAGE && log.length <= LOG_ENDS.entries; ) {
      const entries = await this.#house.store.log(this.#id, log.length, PAGE);
      log.push(...entries);
      page = entries.length;
    }
    return log;
  }

  #fail(order: OrderName, { why, rules }: Pick<Failed, "why" | "rules">): Problem {
    this.#open = false;
    const what = rules === undefined ? "table broken" : `rules ${rules}`;
    this.#house.notes.trouble(what, { table: this.#id, order, why });
    return rules === undefined ? BROKEN : OTHER_RULES[rules];
  }
}

const LET_GO = problem("conflict", "The table has just been opened anew. Please try again.");

const BROKEN = problem("table-broken", "The rules have failed at this table. It has been reported to the operator.");

const TOO_LONG = problem(
  "not-on",
  "This game has become too long to be played on here; its record can still be exported.",
);

const OTHER_RULES = {
  moved: problem(
    "rules-moved",
    "The rules have changed since this game began, and its moves no longer fit them. It needs the version that it began with.",
  ),
  newer: problem("rules-newer", "This game is played by newer rules than this server has. It goes on where they are."),
} as const;

/** The answers of a hall, with the bytes that go out to people each in its place. */
function unpack({ head, bytes }: Packed): Answer[] {
  const at = ([from, to]: Place): Uint8Array => bytes.subarray(from, to);
  return (JSON.parse(head) as Answer<Place>[]).map(({ ask, answer }) => ({ ask, answer: unfold(answer, at) }));
}

function unfold(answer: AnswerOf<OrderName, Place>, at: (place: Place) => Uint8Array): AnswerOf<OrderName> {
  switch (answer.kind) {
    case "played":
      return { ...answer, news: answer.news.map(({ watcher, body }) => ({ watcher, body: at(body) })) };
    case "looked":
      return { ...answer, news: at(answer.news) };
    case "stale":
      return { ...answer, missed: at(answer.missed) };
    case "past":
      return { ...answer, page: at(answer.page) };
    default:
      return answer;
  }
}
