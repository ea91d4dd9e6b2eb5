import { parentPort, workerData } from "node:worker_threads";
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

const port = parentPort;
if (port === null) throw new Error("this file runs as a worker thread");
const { path, check } = workerData as Opening;
const store = await SqliteStore.open(path, { check });
port.on("message", (text: string) => port.postMessage(answerTo(JSON.parse(text) as Call)));
port.postMessage("ready");

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
