import { Worker } from "node:worker_threads";
import { workerFile } from "../../worker-file.ts";
import type { Store } from "../store.ts";
import type { Call, Return } from "./thread.ts";

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** Opens the embedded store. It lives in a thread of its own; `lost` is called if that thread ever dies. */
export async function connectSqlite(path: string, lost: (error: Error) => void): Promise<Store> {
  const worker = new Worker(workerFile(import.meta.url, "./thread"), { workerData: path });
  const waiting = new Map<number, Waiting>();
  let calls = 0;
  let closed = false;

  await new Promise<void>((ready, failed) => {
    let open = false;
    worker.on("message", (message: Return | "ready") => {
      if (message === "ready") {
        open = true;
        ready();
        return;
      }
      const { call, value, error } = message;
      const caller = waiting.get(call);
      waiting.delete(call);
      if (error === undefined) caller?.resolve(value);
      else caller?.reject(new Error(error));
    });
    const end = (error: Error) => {
      failed(error);
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
      if (open && !closed) lost(error);
    };
    worker.on("error", end);
    worker.on("exit", () => end(new Error("the store's thread has ended")));
  });

  function ask<K extends keyof Store>(
    method: K,
    ...args: Parameters<Store[K]>
  ): Promise<Awaited<ReturnType<Store[K]>>> {
    const call = calls++;
    const message: Call = { call, method, args };
    return new Promise((resolve, reject) => {
      waiting.set(call, { resolve: (value) => resolve(value as Awaited<ReturnType<Store[K]>>), reject });
      worker.postMessage(JSON.stringify(message));
    });
  }

  return {
    secret: (name, fresh) => ask("secret", name, fresh),
    person: (id) => ask("person", id),
    savePerson: (person) => ask("savePerson", person),
    setRecovery: (person, hash) => ask("setRecovery", person, hash),
    personByRecovery: (hash) => ask("personByRecovery", hash),
    addTable: (table) => ask("addTable", table),
    saveTable: (table) => ask("saveTable", table),
    table: (id) => ask("table", id),
    waitingTable: (code) => ask("waitingTable", code),
    openTables: (limit) => ask("openTables", limit),
    tablesOf: (person, limit) => ask("tablesOf", person, limit),
    playing: () => ask("playing"),
    append: (entries) => ask("append", entries),
    log: (table) => ask("log", table),
    say: (line) => ask("say", line),
    chat: (table, from) => ask("chat", table, from),
    finish: (table, ratings) => ask("finish", table, ratings),
    rating: (game, player) => ask("rating", game, player),
    leaderboard: (game, limit) => ask("leaderboard", game, limit),
    async close() {
      closed = true;
      await ask("close");
      await worker.terminate();
    },
  };
}
