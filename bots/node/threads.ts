import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { type Hire, Pool } from "../pool.ts";
import type { Answer, Letter } from "../thinking.ts";

/** More memory than any search needs; a bot that wants more has run wild. */
const MOST_MEGABYTES = 256;

/** Worker threads that run the given script, which hands its messages to `answerLetters`. */
export function threads(script: URL): Hire {
  return (hear, broken) => {
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
  };
}

export interface ThreadPoolWishes {
  /** How many threads at most: by default one core is left to whoever asks. */
  readonly size?: number;
  /** After how many milliseconds without work a thread ends; by default it stays. */
  readonly idleMs?: number;
}

export function threadPool(script: URL, wishes: ThreadPoolWishes = {}): Pool {
  return new Pool(threads(script), wishes.size ?? Math.max(1, availableParallelism() - 1), wishes.idleMs);
}
