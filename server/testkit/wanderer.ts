import { createHash } from "node:crypto";
import type { FromTable, GameEvent, Now, Watcher } from "@clade/kernel";
import { Guest } from "./guest.ts";
import { answerIn, type TableSocket } from "./socket.ts";

/** What somebody found out that should not be. */
export interface Findings {
  readonly forks: string[];
  readonly unreachable: string[];
}

/** Every so many news the view is remembered, to be held against the truth later. */
const SAMPLED = 6;
const BACK_MS = 150;

/** One person at one table who never waits, and who comes back over any server whenever the line ends. */
export class Wanderer {
  readonly cookie: string;
  readonly table: string;
  readonly acknowledged: string[] = [];
  /** What was told, by its number. */
  readonly events: GameEvent[] = [];
  /** Some of the views that were shown, as digests, with how many events had been told. */
  readonly views: { readonly number: number; readonly digest: string }[] = [];
  watcher: Watcher = "spectator";
  moves = 0;
  lastHeard = 0;
  readonly #entrance: () => string;
  readonly #findings: Findings;
  readonly #name: string;
  #open: { readonly id: string; readonly on: number; readonly move: string } | undefined;
  #line: TableSocket | undefined;
  #now: Now | undefined;
  #news = 0;
  #stopped = false;
  #coming = false;

  constructor(cookie: string, table: string, name: string, entrance: () => string, findings: Findings) {
    this.cookie = cookie;
    this.table = table;
    this.#name = name;
    this.#entrance = entrance;
    this.#findings = findings;
  }

  get isOver(): boolean {
    return this.#now?.result != null;
  }

  /** Whether the game is on for them. */
  get isPlaying(): boolean {
    return !this.#stopped && !this.isOver;
  }

  /** Comes in by any door, and goes on. */
  async come(): Promise<void> {
    if (this.#stopped || this.#coming) return;
    this.#coming = true;
    try {
      const guest = new Guest(this.#entrance());
      guest.cookie = this.cookie;
      const line = await guest.line();
      this.#line = line;
      line.whenClosed(() => {
        if (this.#line === line) this.#line = undefined;
        this.#again();
      });
      line.listen((message) => this.#hear(message, line));
      line.send({ type: "watch", table: this.table, from: this.events.length });
      if (this.#open !== undefined) line.send({ type: "act", table: this.table, ...this.#open });
    } catch {
      this.#again();
    } finally {
      this.#coming = false;
    }
  }

  stop(): void {
    this.#stopped = true;
    this.#line?.cut();
    this.#line = undefined;
  }

  /** Ends the line as a page that is closed does, and comes again. */
  cut(): void {
    this.#line?.cut();
  }

  #again(): void {
    if (!this.#stopped) setTimeout(() => void this.come(), BACK_MS + Math.random() * BACK_MS).unref();
  }

  #hear(message: FromTable, line: TableSocket): void {
    line.forget();
    if (!("table" in message) || message.table !== this.table || this.#line !== line) return;
    this.lastHeard = performance.now();
    if (message.type === "news" || message.type === "stale") this.#learn(message.now, message.events);
    const answer = answerIn(message);
    if (answer !== undefined && "id" in answer && answer.id === this.#open?.id) {
      if (answer.type === "done") this.acknowledged.push(answer.id);
      this.#open = undefined;
    }
    if (message.type === "error" && message.id === undefined && message.code !== "bot-stuck") line.cut();
    this.#moveOn();
  }

  #learn(now: Now, events: readonly { readonly number: number; readonly event: unknown }[]): void {
    this.#now = now;
    this.watcher = now.watcher;
    for (const { number, event } of events) {
      const known = this.events[number];
      if (known !== undefined && JSON.stringify(known) !== JSON.stringify(event)) {
        this.#findings.forks.push(`${this.table}: event ${number} was told differently before`);
      }
      if (number > this.events.length) this.#findings.forks.push(`${this.table}: events before ${number} are missing`);
      this.events[number] = event as GameEvent;
    }
    if (this.#news++ % SAMPLED === 0) this.views.push({ number: now.number, digest: digestOf(now.view) });
  }

  #moveOn(): void {
    const now = this.#now;
    if (now === undefined || this.#open !== undefined || now.watcher === "spectator" || this.#line === undefined)
      return;
    if (!now.deciders.includes(now.watcher) || now.number !== this.events.length || now.result !== null) return;
    const move = now.legal[Math.floor(Math.random() * now.legal.length)];
    if (move === undefined) return;
    this.#open = { id: `${this.#name}-${this.moves++}`, on: now.number, move };
    this.#line.send({ type: "act", table: this.table, ...this.#open });
  }
}

/** The same for what is the same, in whatever order its parts were written. */
export function digestOf(value: unknown): string {
  return createHash("sha1").update(inOrder(value)).digest("base64");
}

function inOrder(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inOrder).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  const entries = Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([key, each]) => `${JSON.stringify(key)}:${inOrder(each)}`).join(",")}}`;
}

/** Asks until it is answered well, by whichever server: a table must come to be, whatever happens meanwhile. */
export async function insist<T>(work: () => Promise<T | undefined>, within: number): Promise<T> {
  const until = performance.now() + within;
  for (;;) {
    const done = await work().catch(() => undefined);
    if (done !== undefined) return done;
    if (performance.now() > until) throw new Error("it could not be done in time");
    await new Promise((resolve) => setTimeout(resolve, BACK_MS));
  }
}

/** A game between two people and perhaps a bot, set up through any doors. */
export async function gameOf(
  cookies: readonly [string, string],
  game: string,
  bots: number,
  entrance: () => string,
  patience: number,
): Promise<string> {
  const as = (cookie: string): Guest => {
    const guest = new Guest(entrance());
    guest.cookie = cookie;
    return guest;
  };
  const seats = ["me", "free", ...Array.from({ length: bots }, () => ({ bot: "random" }))];
  const table = await insist(async () => {
    const { status, body } = await as(cookies[0]).post("/api/tables", { game, seats });
    return status === 201 ? body.id : undefined;
  }, patience);
  await insist(async () => {
    const { status } = await as(cookies[1]).post(`/api/tables/${table}/join`, {});
    return status === 200 ? true : undefined;
  }, patience);
  await insist(async () => {
    const { status, body } = await as(cookies[0]).post<{ problem?: string }>(`/api/tables/${table}/start`);
    return status === 200 || body.problem === "begun" ? true : undefined;
  }, patience);
  return table;
}
