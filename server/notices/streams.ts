import { randomBytes } from "node:crypto";
import type { About } from "./notice.ts";

/** What a stream of somebody's events tells. */
export type StreamEvent =
  /** The first of every stream: all tables that wait for them. */
  | { readonly type: "hello"; readonly waiting: readonly { readonly table: string; readonly game: string }[] }
  | { readonly type: "turn" | "over" | "began"; readonly table: string; readonly game: string }
  | { readonly type: "invited"; readonly table: string }
  | { readonly type: "round"; readonly path: string };

interface Numbered {
  readonly id: string;
  readonly event: StreamEvent;
}
type Listener = (numbered: Numbered) => void;

/** What somebody missed is kept for so long, and so much of it. */
const KEPT_MS = 5 * 60_000;
const MOST_KEPT = 200;
/** Servers tell each other this often who listens where; it is forgotten after three times as long. */
const TELL_MS = 20_000;
/** Somebody has so many streams at once at most. */
export const MOST_STREAMS = 5;

interface Heard {
  readonly listeners: Set<Listener>;
  readonly kept: Numbered[];
  /** How many events there have been. */
  count: number;
  /** When the last listener went; undefined while there is one. */
  leftAt: number | undefined;
}

/** How servers tell each other of events, where there are several. */
export interface Abroad {
  /** Somebody listens here. */
  listens(person: string): void;
  /** Something for somebody who listens elsewhere. */
  happened(person: string, event: StreamEvent): void;
}

/**
 * The streams of people's events. Events are told as they happen; what somebody missed is kept for a few minutes after the line broke, and
 * whoever comes later hears how everything stands instead. Nothing is made for people who do not listen.
 */
export class Streams {
  readonly #name = randomBytes(4).toString("hex");
  readonly #people = new Map<string, Heard>();
  /** Who listens at another server, and until when that is believed. */
  readonly #elsewhere = new Map<string, number>();
  readonly #timer: NodeJS.Timeout;
  abroad: Abroad | undefined;

  constructor() {
    this.#timer = setInterval(() => this.#tidy(), TELL_MS);
    this.#timer.unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** How many streams somebody has here. */
  count(person: string): number {
    return this.#people.get(person)?.listeners.size ?? 0;
  }

  /** Listens for somebody. Answers what they missed since the event of that id; undefined if that is no longer known. */
  listen(person: string, last: string | undefined, listener: Listener): readonly Numbered[] | undefined {
    const heard = this.#people.get(person) ?? { listeners: new Set(), kept: [], count: 0, leftAt: undefined };
    heard.leftAt = undefined;
    heard.listeners.add(listener);
    this.#people.set(person, heard);
    this.abroad?.listens(person);
    return missedSince(heard, this.#name, last);
  }

  /** An id for what only one listener hears: from there on it can be gone on. */
  idFor(person: string): string {
    return `${this.#name}-${this.#people.get(person)?.count ?? 0}`;
  }

  leave(person: string, listener: Listener): void {
    const heard = this.#people.get(person);
    if (heard === undefined) return;
    heard.listeners.delete(listener);
    if (heard.listeners.size === 0) heard.leftAt = Date.now();
  }

  /** Something has happened, here. */
  happened(person: string, event: StreamEvent): void {
    this.heard(person, event);
    if ((this.#elsewhere.get(person) ?? 0) > Date.now()) this.abroad?.happened(person, event);
  }

  /** Something has happened, here or elsewhere. */
  heard(person: string, event: StreamEvent): void {
    const heard = this.#people.get(person);
    if (heard === undefined) return;
    heard.count++;
    const numbered = { id: `${this.#name}-${heard.count}`, event };
    heard.kept.push(numbered);
    if (heard.kept.length > MOST_KEPT) heard.kept.shift();
    for (const listener of heard.listeners) listener(numbered);
  }

  /** Somebody listens at another server. */
  listensElsewhere(person: string): void {
    this.#elsewhere.set(person, Date.now() + 3 * TELL_MS);
  }

  #tidy(): void {
    const now = Date.now();
    for (const [person, { leftAt }] of this.#people) {
      if (leftAt !== undefined && now - leftAt > KEPT_MS) this.#people.delete(person);
      else this.abroad?.listens(person);
    }
    for (const [person, until] of this.#elsewhere) if (until < now) this.#elsewhere.delete(person);
  }
}

function missedSince({ kept, count }: Heard, name: string, last: string | undefined): readonly Numbered[] | undefined {
  const [from, number] = (last ?? "").split("-");
  if (from !== name || number === undefined || !/^\d{1,9}$/.test(number)) return undefined;
  const missed = count - Number(number);
  if (missed < 0 || missed > kept.length) return undefined;
  return missed === 0 ? [] : kept.slice(-missed);
}

/** What a notice is on a stream; nothing for what has an event of its own. */
export function streamed(about: About): StreamEvent | undefined {
  if (about.kind === "invited") return { type: "invited", table: about.table };
  return about.kind === "round" ? { type: "round", path: about.path } : undefined;
}
