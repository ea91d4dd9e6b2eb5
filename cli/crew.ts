import { constants } from "node:os";
import { parentPort, Worker } from "node:worker_threads";
import { Company } from "./entrants.ts";

/** Threads that play games, each with the processes of its guests, and how they are talked to. */

type Reply<A> = { readonly answer: A } | { readonly error: string } | "left";
type News = { readonly pid: number; readonly now: "started" | "ended" };
const LEAVE = "leave";

/** What a thread does with an order. */
type Play<O, A> = (order: O, company: Company) => Promise<A>;
/** What somebody does who has a thread to himself. */
type Work<O, A> = (ask: (order: O) => Promise<A>) => Promise<void>;

/** The whole of a thread's script: plays what it is ordered to. */
export function answerOrders<O, A>(play: Play<O, A>): void {
  const port = parentPort;
  if (port === null) throw new Error("this file runs as a worker thread");
  const post = (reply: Reply<A> | News) => port.postMessage(reply);
  const company = new Company((pid, now) => post({ pid, now }));
  port.on("message", (order: O | typeof LEAVE) => {
    if (order === LEAVE) {
      void company.leave().then(() => post("left"));
      return;
    }
    void play(order, company).then(
      (answer) => post({ answer }),
      (error: unknown) => post({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
    );
  });
}

/** Lets so many threads work side by side; answers when all are done, and their guests gone. */
export async function withCrew<O, A>(script: URL, size: number, work: Work<O, A>): Promise<void> {
  const threads: Set<number>[] = Array.from({ length: size }, () => new Set());
  const stop = (signal: NodeJS.Signals) => {
    // A guest ends when its input does; one that hangs would not notice.
    for (const guests of threads) endAll(guests);
    process.exit(128 + constants.signals[signal]);
  };
  for (const signal of SIGNALS) process.once(signal, stop);
  try {
    await Promise.all(threads.map((guests) => oneThread(script, guests, work)));
  } finally {
    for (const signal of SIGNALS) process.off(signal, stop);
  }
}

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

async function oneThread<O, A>(script: URL, guests: Set<number>, work: Work<O, A>): Promise<void> {
  const worker = new Worker(script);
  let settle: { resolve(reply: Reply<A>): void; reject(error: Error): void } | undefined;
  worker.on("message", (heard: Reply<A> | News) => {
    if (typeof heard === "string" || !("pid" in heard)) settle?.resolve(heard);
    else if (heard.now === "started") guests.add(heard.pid);
    else guests.delete(heard.pid);
  });
  worker.on("error", (error) => settle?.reject(error instanceof Error ? error : new Error(String(error))));
  const reply = (message: O | typeof LEAVE): Promise<Reply<A>> => {
    return new Promise((resolve, reject) => {
      settle = { resolve, reject };
      worker.postMessage(message);
    });
  };
  try {
    await work(async (order) => {
      const heard = await reply(order);
      if (heard === "left") throw new Error("the thread has left");
      if ("error" in heard) throw new Error(heard.error);
      return heard.answer;
    });
    await reply(LEAVE);
  } finally {
    await worker.terminate();
    endAll(guests);
  }
}

function endAll(pids: ReadonlySet<number>): void {
  for (const pid of pids) {
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // It has ended already.
    }
  }
}
