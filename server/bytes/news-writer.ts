import type { AnyMatch, Refusal, Watcher } from "@clade/kernel";
import type { NewsWriter } from "@clade/kernel/host";
import type { Place } from "../halls/orders.ts";
import { ascii, type JsonBytes } from "./json-bytes.ts";
import { putEvents, putView } from "./put-view.ts";
import { Telling } from "./telling.ts";

/** The tables of a hall are asked one after another, and a view is told to all its watchers at once: one is enough. */
const telling = new Telling();

/** Writes the messages that the watchers of one match get as the bytes that go out, and says where they stand. */
export class BytesWriter implements NewsWriter<Place> {
  readonly #match: AnyMatch;
  /** How its messages begin. */
  readonly #news: Uint8Array;
  readonly #stale: Uint8Array;
  readonly #out: JsonBytes;

  constructor(match: AnyMatch, table: string, out: JsonBytes) {
    this.#match = match;
    this.#news = ascii(`{"type":"news","table":${JSON.stringify(table)},"events":`);
    this.#stale = ascii(`{"type":"stale","table":${JSON.stringify(table)},"id":`);
    this.#out = out;
  }

  begin(): void {
    telling.forget();
  }

  news(watcher: Watcher, from: number, legal: readonly string[], done: string | null): Place {
    const out = this.#out;
    const start = out.length;
    out.raw(this.#news);
    this.#put(watcher, from, legal);
    if (done !== null) {
      out.raw(PART.done);
      out.string(done);
    }
    out.raw(PART.end);
    return [start, out.length];
  }

  stale(watcher: Watcher, from: number, legal: readonly string[], id: string): Place {
    const out = this.#out;
    const start = out.length;
    out.raw(this.#stale);
    out.string(id);
    out.raw(PART.events);
    this.#put(watcher, from, legal);
    out.raw(PART.end);
    return [start, out.length];
  }

  #put(watcher: Watcher, from: number, legal: readonly string[]): void {
    const match = this.#match;
    const out = this.#out;
    putEvents(match, watcher, from, out);
    out.raw(PART.now);
    out.value(watcher);
    out.raw(PART.number);
    out.number(match.told(watcher));
    out.raw(PART.view);
    putView(match.game, match.truth, watcher, out, telling);
    out.raw(PART.deciders);
    out.value(match.deciders);
    out.raw(PART.legal);
    out.value(legal);
    out.raw(PART.undo);
    putRefusal(watcher === "spectator" ? NOT_A_PLAYER : match.undoRefusal(watcher), out);
    out.raw(PART.result);
    out.value(match.result ?? null);
    out.raw(PART.end);
  }
}

const PART = {
  events: ascii(',"events":'),
  now: ascii(',"now":{"watcher":'),
  number: ascii(',"number":'),
  view: ascii(',"view":'),
  deciders: ascii(',"deciders":'),
  legal: ascii(',"legal":'),
  undo: ascii(',"undo":'),
  result: ascii(',"result":'),
  end: ascii("}"),
  done: ascii(',"done":'),
  code: ascii('{"code":'),
  clause: ascii(',"clause":'),
};

const NOT_A_PLAYER: Refusal = { code: "nothing-to-undo", clause: "house" };

/** Like `out.value`, for what stands in every message. */
function putRefusal(refusal: Refusal | undefined, out: JsonBytes): void {
  if (refusal === undefined || refusal.details !== undefined) return out.value(refusal ?? null);
  out.raw(PART.code);
  out.string(refusal.code);
  out.raw(PART.clause);
  out.string(refusal.clause);
  out.raw(PART.end);
}
