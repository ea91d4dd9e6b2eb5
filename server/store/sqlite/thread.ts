import { parentPort, receiveMessageOnPort, workerData } from "node:worker_threads";
import { faultOf } from "../../fault.ts";
import { SqliteStore } from "./sqlite-store.ts";

/**
 * The thread that alone touches the file: waiting for the disk never holds up the tables. Calls come as text, which takes less
 * time to copy between threads than the many small objects of a batch of moves would.
 */
export interface Opening {
  readonly path: string;
  /** Whether the whole file is read through before anything is done with it. */
  readonly check: boolean;
}
export interface Call {
  readonly call: number;
  readonly part: "store" | "records" | "keeping" | "personal" | "desk";
  readonly method: string;
  readonly args: readonly unknown[];
}
export interface Return {
  readonly call: number;
  readonly value?: unknown;
  readonly error?: string;
}

/** What is begun after so long is answered for itself: nobody waits for what others want to have read. */
const TOGETHER_MS = 4;

const port = parentPort;
if (port === null) throw new Error("this file runs as a worker thread");
const { path, check } = workerData as Opening;
const store = await SqliteStore.open(path, { check });
port.on("message", (text: string) => {
  const calls = waiting(JSON.parse(text) as Call[]);
  while (calls.length > 0) port.postMessage(answersTo(calls));
});
port.postMessage("ready");

/** What has come meanwhile too. */
function waiting(calls: Call[]): Call[] {
  if (port === null) return calls;
  for (let next = receiveMessageOnPort(port); next !== undefined; next = receiveMessageOnPort(port)) {
    calls.push(...(JSON.parse(next.message as string) as Call[]));
  }
  return calls;
}

/**
 * Takes the first of the calls away, as many as do not take long, and does them in one transaction: whoever writes a little thing waits for
 * the disk together with all others, and moves do not wait for each of them in turn. Nobody has an answer before all of it is on disk. If
 * the disk does not take them together, each is done by itself and hears what becomes of it.
 */
function answersTo(calls: Call[]): Return[] {
  const taken: Call[] = [];
  const answers: Return[] = [];
  const until = performance.now() + TOGETHER_MS;
  const answerNext = (): boolean => {
    const call = calls.shift();
    if (call === undefined) return false;
    taken.push(call);
    answers.push(answerTo(call));
    return calls[0] !== undefined && calls[0].method !== "close" && performance.now() < until;
  };
  if (calls.length > 1 && calls[0]?.method !== "close") {
    if (store.together(answerNext)) return answers;
    // What was taken is done by itself; the rest is tried together once more.
    if (taken.length > 0) return taken.map(answerTo);
  }
  answerNext();
  return answers;
}

/** What SQLite says quotes nothing that is kept; what else may be thrown here could. */
function whyNot(error: unknown): string {
  const isSqlite = error instanceof Error && "code" in error && error.code === "ERR_SQLITE_ERROR";
  return isSqlite ? error.message : faultOf(error);
}

function answerTo({ call, part, method, args }: Call): Return {
  try {
    const asked = part === "store" ? store : store[part];
    const work = (asked as unknown as Readonly<Record<string, (...values: readonly unknown[]) => unknown>>)[method];
    if (work === undefined) throw new Error(`the store cannot "${method}"`);
    return { call, value: work.apply(asked, [...args]) };
  } catch (error) {
    return { call, error: whyNot(error) };
  }
}
