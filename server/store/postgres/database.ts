import postgres from "postgres";
import { StoreFailure, Unsure } from "../store.ts";

type Value = string | number | boolean | null | Uint8Array;

/** What can be asked of an open database, in a transaction or not. */
export interface Queries {
  /** How many rows it changed. */
  readonly run: (text: string, ...values: readonly Value[]) => Promise<number>;
  readonly all: <Row>(text: string, ...values: readonly Value[]) => Promise<Row[]>;
}

/** How something is asked. */
interface Asking {
  /** Whether it may be asked again although it may have been done: what it does twice is as if done once. */
  readonly again: boolean;
  /** For how long a database that is away is waited for. */
  readonly patienceMs: number;
}

/** A database that is restarted or that fails over is back by then; who waits longer is told so. */
const PATIENCE_MS = 15_000;
/** One question takes no longer: the database ends it, or the way to it is cut and another is made. */
const STATEMENT_MS = 8000;
const DEADLINE_MS = 10_000;
const CONNECT_SECONDS = 3;
const PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 500;

const ONCE: Asking = { again: false, patienceMs: PATIENCE_MS };
const AGAIN: Asking = { again: true, patienceMs: PATIENCE_MS };
const NOW: Asking = { again: false, patienceMs: 0 };

/** The ways to one PostgreSQL database, or to several hosts of which one at a time can be written to. */
export class Database {
  readonly #url: string;
  readonly #most: number;
  #sql: postgres.Sql;
  #closed = false;

  constructor(url: string, most: number) {
    this.#url = url;
    this.#most = most;
    this.#sql = open(url, most);
  }

  /** For what may be asked twice: reads, and writes that the second time change nothing. `tries` counts from 0. */
  again<T>(work: (queries: Queries, tries: number) => Promise<T>): Promise<T> {
    return this.#ask(AGAIN, work);
  }
  /** For what must not be done twice: it fails where it cannot be known whether it was done. */
  once<T>(work: (queries: Queries) => Promise<T>): Promise<T> {
    return this.#ask(ONCE, work);
  }
  /** For what is of no use later. */
  now<T>(work: (queries: Queries) => Promise<T>): Promise<T> {
    return this.#ask(NOW, work);
  }
  /** In one transaction, all of it or nothing, and once more if the database says that it must be. */
  whole<T>(work: (queries: Queries, tries: number) => Promise<T>): Promise<T> {
    return this.#ask(AGAIN, (_, tries) => this.#inTransaction((queries) => work(queries, tries)));
  }
  wholeOnce<T>(work: (queries: Queries) => Promise<T>): Promise<T> {
    return this.#ask(ONCE, () => this.#inTransaction(work));
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#sql.end({ timeout: 1 });
  }

  async #inTransaction<T>(work: (queries: Queries) => Promise<T>): Promise<T> {
    const values: T[] = [];
    await this.#sql.begin(async (transaction) => {
      try {
        values.push(await work(queriesOf(transaction)));
      } catch (error) {
        // The driver would say "rollback" into a connection that is no more, and the process would end. It fails by itself
        // when the connection has closed, which is about to be.
        if (kindOf(error) === "lost") await new Promise<never>(() => {});
        throw error;
      }
    });
    const [value] = values;
    return value as T;
  }

  async #ask<T>({ again, patienceMs }: Asking, work: (queries: Queries, tries: number) => Promise<T>): Promise<T> {
    const until = performance.now() + patienceMs;
    let unsure = false;
    for (let tries = 0; ; tries++) {
      try {
        return await this.#inTime(work, tries);
      } catch (error) {
        const kind = kindOf(error);
        if (kind === "other") throw failureOf(error);
        unsure ||= kind === "lost";
        if (this.#closed || performance.now() > until || (unsure && !again)) {
          throw unsure ? new Unsure(saidOf(error)) : new StoreFailure(saidOf(error));
        }
        await new Promise((resolve) => setTimeout(resolve, Math.min(PAUSE_MS * 2 ** tries, LONGEST_PAUSE_MS)));
      }
    }
  }

  /** A way that brings no answer in time is given up, with all that is under way on it. */
  async #inTime<T>(work: (queries: Queries, tries: number) => Promise<T>, tries: number): Promise<T> {
    const sql = this.#sql;
    let late: NodeJS.Timeout | undefined;
    const deadline = new Promise<never>((_, reject) => {
      late = setTimeout(() => {
        reject(new NoAnswer());
        if (this.#sql !== sql || this.#closed) return;
        this.#sql = open(this.#url, this.#most);
        void sql.end({ timeout: 0 }).catch(() => {});
      }, DEADLINE_MS);
    });
    try {
      return await Promise.race([work(queriesOf(sql), tries), deadline]);
    } finally {
      clearTimeout(late);
    }
  }
}

class NoAnswer extends Error {}

/** Large numbers are times and counts: none is beyond what a number holds. */
export const NUMBERS = { bigint: { to: 20, from: [20], parse: Number, serialize: String } };

function open(url: string, most: number): postgres.Sql {
  return postgres(url, {
    max: most,
    connect_timeout: CONNECT_SECONDS,
    idle_timeout: 0,
    backoff: () => 0.05,
    fetch_types: false,
    target_session_attrs: "read-write",
    onnotice() {},
    types: NUMBERS,
    connection: { application_name: "clade", statement_timeout: STATEMENT_MS, synchronous_commit: "on" },
  });
}

function queriesOf(sql: postgres.Sql | postgres.TransactionSql): Queries {
  const ask = (text: string, values: readonly Value[]) =>
    sql.unsafe(text, [...values], values.length === 0 ? {} : { prepare: true });
  return {
    run: async (text, ...values) => (await ask(text, values)).count,
    all: async <Row>(text: string, ...values: readonly Value[]) => [...(await ask(text, values))] as unknown as Row[],
  };
}

/** What a failure means: nothing was done and trying again may help; it is not known what was done; or anything else. */
function kindOf(error: unknown): "away" | "lost" | "other" {
  if (error instanceof NoAnswer) return "lost";
  const code = codeOf(error);
  if (AWAY.has(code)) return "away";
  return LOST.has(code) || code.startsWith("08") ? "lost" : "other";
}

/** It could not be reached, it was starting or stopping, it could not be written, or it took the whole transaction back. */
const AWAY: ReadonlySet<string> = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOENT",
  "CONNECT_TIMEOUT",
  "57P03",
  "53300",
  "25006",
  "40001",
  "40P01",
]);
/** The way to it broke. */
const LOST: ReadonlySet<string> = new Set([
  "CONNECTION_CLOSED",
  "CONNECTION_DESTROYED",
  "CONNECTION_ENDED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "57P01",
  "57P02",
  "57P05",
]);

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
}

/** What a log may say: the message of a database may quote what it was given. */
function saidOf(error: unknown): string {
  const code = codeOf(error);
  return code === "" ? "the database does not answer" : `the database is away (${code})`;
}

/** The same for whoever calls a command: one line, without what the database was given. */
export function saidToOperator(error: unknown): string {
  const failure = kindOf(error) === "other" ? failureOf(error) : undefined;
  const [said = ""] = (failure instanceof Error ? failure.message : saidOf(error)).split("\n");
  return said;
}

function failureOf(error: unknown): unknown {
  const code = codeOf(error);
  if (error instanceof StoreFailure || code === "") return error;
  // Messages of the classes 3D, 28 and 42 speak of databases, users and tables, never of what is kept.
  const isOurs = error instanceof Error && /^(3D|28|42)/.test(code);
  return new StoreFailure(isOurs ? `PostgreSQL: ${error.message}` : `PostgreSQL refuses it (${code})`, {
    cause: error,
  });
}
