import { Worker } from "node:worker_threads";
import type { Answer, Letter, Order } from "../thinking.ts";

/** More memory than any search needs; a bot that wants more has run wild. */
const MOST_MEGABYTES = 256;

/** A thread in which bots think. */
export interface Thread {
  post(letter: Letter<Order>): void;
  /** Stops it at once, whatever it is doing. */
  dismiss(): void;
}

/** Starts a thread with the given script. It reports answers, and that it has broken down. */
export function startThread(
  script: URL,
  hear: (letter: Letter<Answer>) => void,
  broken: (why: string) => void,
): Thread {
  const worker = new Worker(script, {
    execArgv: [], // built code, whatever flags the host itself runs with
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
  });
  worker.on("message", (letter: Letter<Answer>) => hear(letter));
  worker.on("error", (error) => broken(error.message));
  worker.on("exit", (code) => broken(`the worker ended with code ${code}`));
  worker.unref(); // an idle worker keeps no program from ending; one at work is held by its time limit
  return {
    post: (letter) => worker.postMessage(letter),
    dismiss: () => void worker.terminate(),
  };
}
