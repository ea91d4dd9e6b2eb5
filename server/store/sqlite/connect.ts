import { statSync } from "node:fs";
import { Worker } from "node:worker_threads";
import { Calls } from "@clade/kernel";
import { SMALL_NURSERY, workerFile } from "../../worker-file.ts";
import { inBatches } from "../in-batches.ts";
import { type LogEntry, type Store, StoreFailure } from "../store.ts";
import type { Desk } from "../desk.ts";
import type { Keeping } from "../keeping.ts";
import type { Personal } from "../personal.ts";
import type { Records } from "../records.ts";
import { damaged } from "./soundness.ts";
import type { SqliteStore } from "./sqlite-store.ts";
import type { Call, Opening, Return } from "./thread.ts";

/** What can be asked of a part of the store, by name. */
type MethodOf<S> = { [K in keyof S]: S[K] extends (...args: never[]) => unknown ? K : never }[keyof S];

const KEEPING = namesOf<Keeping>()({
  expired: true,
  unpacked: true,
  keepMoves: true,
  leaveUnpacked: true,
  dropLog: true,
  packTable: true,
  removeTable: true,
  forgetChat: true,
  forgetReports: true,
});
const PERSONAL = namesOf<Personal>()({
  tablesWith: true,
  linesBy: true,
  ratingsOf: true,
  reportsBy: true,
  hasRecovery: true,
  recordsOf: true,
  erase: true,
});
const RECORDS = namesOf<Records>()({ record: true, marked: true, count: true, change: true });
const DESK = namesOf<Desk>()({
  order: true,
  takeOrders: true,
  answer: true,
  bans: true,
  ban: true,
  unban: true,
  report: true,
  settleReport: true,
});

/** All that an interface can do, none forgotten. */
function namesOf<P>() {
  return (all: { readonly [K in keyof P]: true }): (keyof P & string)[] => Object.keys(all) as (keyof P & string)[];
}

/** A file up to this size is read through before the server starts (a quarter of a second); a larger one meanwhile. */
const CHECKED_FIRST = 64 * 1024 * 1024;

/**
 * Opens the embedded store, and sees to it that the file is sound. It lives in a thread of its own; `lost` is called if that
 * thread ever dies, or if the file turns out to be damaged.
 */
export async function connectSqlite(path: string, lost: (error: Error) => void): Promise<Store> {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  const workerData: Opening = { path, check: size <= CHECKED_FIRST };
  const worker = new Worker(workerFile(import.meta.url, "./thread"), { workerData, resourceLimits: SMALL_NURSERY });
  const calls = new Calls<unknown>();
  let closed = false;

  await new Promise<void>((ready, failed) => {
    let open = false;
    worker.on("message", (message: readonly Return[] | "ready") => {
      if (message === "ready") {
        open = true;
        return ready();
      }
      for (const { call, value, error } of message) {
        if (error === undefined) calls.answer(call, value);
        else calls.fail(call, new StoreFailure(error));
      }
    });
    const end = (error: Error) => {
      failed(error);
      calls.failAll(() => error);
      if (open && !closed) lost(error);
    };
    worker.on("error", end);
    worker.on("exit", () => end(new StoreFailure("the store's thread has ended")));
  });
  const checker = workerData.check
    ? undefined
    : new Worker(workerFile(import.meta.url, "./check-thread"), { workerData: path });
  checker?.once("message", (damage: string | null) => {
    if (damage !== null && !closed) lost(damaged(path, damage));
  });
  checker?.once("error", (error) => {
    if (!closed) lost(error);
  });
  checker?.unref();

  /** What is asked at the same moment goes over in one message. */
  let asked: Call[] = [];
  function send(part: Call["part"], method: string, args: readonly unknown[]): Promise<unknown> {
    const { call, answer } = calls.wait(undefined);
    asked.push({ call, part, method, args });
    if (asked.length === 1) {
      queueMicrotask(() => {
        worker.postMessage(JSON.stringify(asked));
        asked = [];
      });
    }
    return answer;
  }
  function ask<K extends MethodOf<SqliteStore>>(
    method: K,
    ...args: Parameters<SqliteStore[K]>
  ): Promise<ReturnType<SqliteStore[K]>> {
    return send("store", method, args) as Promise<ReturnType<SqliteStore[K]>>;
  }
  /** A part of the store, asked by the names of what it does. */
  function partOf<P extends object>(name: Exclude<Call["part"], "store">, methods: readonly (keyof P & string)[]): P {
    const asks = methods.map((method) => [method, (...args: readonly unknown[]) => send(name, method, args)]);
    return Object.fromEntries(asks) as P;
  }

  return {
    secret: (name, fresh) => ask("secret", name, fresh),
    beat: (now) => ask("beat", now),
    lives: () => ask("lives"),
    saveLife: (life) => ask("saveLife", life),
    person: (id) => ask("person", id),
    savePerson: (person) => ask("savePerson", person),
    sessions: (person) => ask("sessions", person),
    addSession: (session) => ask("addSession", session),
    seeSession: (session) => ask("seeSession", session),
    endSessions: (person, which) => ask("endSessions", person, which),
    setRecovery: (person, hash) => ask("setRecovery", person, hash),
    personByRecovery: (hash) => ask("personByRecovery", hash),
    keepData: (hash, body) => ask("keepData", hash, body),
    data: (hash) => ask("data", hash),
    addTable: (table) => ask("addTable", table),
    saveTable: (table) => ask("saveTable", table),
    table: (id) => ask("table", id),
    tableByCode: (code) => ask("tableByCode", code),
    openTables: (limit, from) => ask("openTables", limit, from),
    tablesOf: (person, limit, from) => ask("tablesOf", person, limit, from),
    goingOn: (person) => ask("goingOn", person),
    stillGoing: (tables) => ask("stillGoing", tables),
    playing: () => ask("playing"),
    append: inBatches<LogEntry, boolean>((entries) => ask("append", entries)),
    log: (table, from = 0, most = Number.MAX_SAFE_INTEGER) => ask("log", table, from, most),
    say: (line) => ask("say", line),
    chat: (table, from, most) => ask("chat", table, from, most),
    forgetChat: (table, before) => ask("forgetChat", table, before),
    nextLine: (table) => ask("nextLine", table),
    finish: (table, outcome) => ask("finish", table, outcome),
    meetings: (game, players, since) => ask("meetings", game, players, since),
    rating: (game, player) => ask("rating", game, player),
    leaderboard: (game, limit) => ask("leaderboard", game, limit),
    records: partOf<Records>("records", RECORDS),
    keeping: partOf<Keeping>("keeping", KEEPING),
    personal: partOf<Personal>("personal", PERSONAL),
    desk: partOf<Desk>("desk", DESK),
    async close() {
      closed = true;
      await checker?.terminate();
      await ask("close");
      await worker.terminate();
    },
  };
}
