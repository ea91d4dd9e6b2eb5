import { Calls, type FromTable, type ToTable } from "@clade/kernel";
import { BOT_PACES } from "@clade/ui/model";
import { useSyncExternalStore } from "react";
import { currentSettings, moves, whenSettingsChange } from "../settings.ts";
import { Trouble } from "../trouble/codes.ts";
import type { Answers, FromWorker, Request, ToWorker } from "./messages.ts";

/** The page's side of the worker: started when the first table is needed, and again after it failed to start. */
let worker: Worker | undefined;
/** Whether the worker has said that it is there. */
let hosting = false;
/** Whether games outlive the page; true until the worker says otherwise. */
let keeps = true;

const calls = new Calls<unknown>();
const listeners = new Set<(message: FromTable) => void>();
const watchers = new Set<(up: boolean) => void>();
const keepers = new Set<() => void>();

function host(): Worker {
  if (worker !== undefined) return worker;
  const started = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  worker = started;
  started.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => hear(data));
  // A script that cannot be had, or one that fails as it starts. What fails later the worker tells itself.
  started.addEventListener("error", () => {
    if (worker !== started || hosting) return;
    started.terminate();
    lose();
  });
  return started;
}

function hear(message: FromWorker): void {
  switch (message.type) {
    case "ready":
      hosting = true;
      if (keeps !== message.keeps) {
        keeps = message.keeps;
        for (const keeper of keepers) keeper();
      }
      return;
    case "table":
      for (const listener of listeners) listener(message.message);
      return;
    case "answer":
      calls.answer(message.number, message.answer);
      return;
    case "failed":
      calls.fail(
        message.number,
        new Trouble(message.code === "not-kept" ? "device-full" : message.code, message.message),
      );
      return;
  }
}

/** Nobody waits for a worker that is not there. The next request starts another. */
function lose(): void {
  worker = undefined;
  calls.failAll(() => new Trouble("no-worker", "the worker did not start"));
  for (const watcher of watchers) watcher(false);
}

function post(message: ToWorker): void {
  host().postMessage(message);
}

/** Asks the worker; what fails there comes back as a `Trouble`. */
export function ask<T extends Request["type"]>(request: Extract<Request, { type: T }>): Promise<Answers[T]> {
  const { call: number, answer } = calls.wait(undefined);
  post({ type: "request", number, request });
  return answer as Promise<Answers[T]>;
}

/** Tells the bots how fast to play: at once when the person changes their mind. */
function tellPace(): void {
  const { pace } = currentSettings();
  post({ type: "pace", milliseconds: pace === "calm" && !moves() ? BOT_PACES.brisk : BOT_PACES[pace] });
}

whenSettingsChange(() => {
  if (worker !== undefined) tellPace();
});

export function tellTable(message: ToTable): boolean {
  tellPace();
  post({ type: "table", message });
  return true;
}

export function hearTables(listener: (message: FromTable) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells when the worker is lost, and when another is to be tried. */
export function whenHosting(watcher: (up: boolean) => void): () => void {
  watchers.add(watcher);
  watcher(true);
  return () => watchers.delete(watcher);
}

/** Ends the worker with all that it plays; the next request starts another. */
export function endHosting(): void {
  worker?.terminate();
  hosting = false;
  lose();
}

/** Tries another worker for the tables that are being watched. */
export function hostAgain(): void {
  for (const watcher of watchers) watcher(true);
}

/** Whether this browser lets games be kept. */
export function useKeeping(): boolean {
  return useSyncExternalStore(
    (keeper) => {
      keepers.add(keeper);
      return () => keepers.delete(keeper);
    },
    () => keeps,
  );
}
