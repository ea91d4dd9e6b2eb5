import type { FromTable, ToTable } from "@clade/kernel";
import { currentSettings, moves } from "../settings.ts";
import type { Answers, FromWorker, Request, ToWorker } from "./messages.ts";

/** The page's side of the worker: started when the first table is needed. */
let worker: Worker | undefined;
let requests = 0;
const waiting = new Map<number, (answer: unknown) => void>();
const listeners = new Set<(message: FromTable) => void>();

const PACES = { calm: 750, brisk: 250, instant: 0 } as const;

function host(): Worker {
  if (worker !== undefined) return worker;
  worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  worker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => {
    if (data.type === "table") {
      for (const listener of listeners) listener(data.message);
      return;
    }
    waiting.get(data.number)?.(data.answer);
    waiting.delete(data.number);
  });
  return worker;
}

function post(message: ToWorker): void {
  host().postMessage(message);
}

export function ask<T extends Request["type"]>(request: Extract<Request, { type: T }>): Promise<Answers[T]> {
  const number = requests++;
  return new Promise((resolve) => {
    waiting.set(number, (answer) => resolve(answer as Answers[T]));
    post({ type: "request", number, request });
  });
}

export function tellTable(message: ToTable): void {
  const { pace } = currentSettings();
  post({ type: "pace", milliseconds: pace === "calm" && !moves() ? PACES.brisk : PACES[pace] });
  post({ type: "table", message });
}

export function hearTables(listener: (message: FromTable) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
