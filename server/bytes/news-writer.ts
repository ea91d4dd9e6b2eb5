import type { AnyMatch, Refusal, Watcher } from "@clade/kernel";
import type { News } from "../rules/orders.ts";
import { ascii, JsonBytes } from "./json-bytes.ts";
import { putEvents, putView } from "./put-view.ts";
import { Telling } from "./telling.ts";

/** The tables of a hall are asked one after another, and a view is told to all its watchers at once: one is enough. */
const telling = new Telling();

/** Writes the messages that the watchers of one match get, redacted and ready to be sent. */
export class NewsWriter {
  readonly #match: AnyMatch;
  /** How its news begin. */
  readonly #head: Uint8Array;
  readonly #out: JsonBytes;
  /** The view that each watcher got last. */
  readonly #shown = new Map<Watcher, JsonBytes>();

  /** News are written to `out`; what is answered says where. */
  constructor(match: AnyMatch, table: string, out: JsonBytes) {
    this.#match = match;
    this.#head = ascii(`{"type":"news","table":${JSON.stringify(table)}`);
    this.#out = out;
  }

  /** Before anything is written that was not written just now for this match as it stands. */
  begin(): void {
    telling.forget();
  }

  /** The events from a number on, and how things stand; with the id of the watcher's own move, if it is news of that. */
  news(watcher: Watcher, from: number, done: string | null = null): News {
    const out = this.#out;
    const start = out.length;
    out.raw(this.#head);
    this.#put(watcher, from);
    if (done !== null) {
      out.raw(PART.done);
      out.string(done);
    }
    out.raw(PART.end);
    return { watcher, body: [start, out.length] };
  }

  /** The same without a head: whoever sends it on writes one. */
  missed(watcher: Watcher, from: number): News {
    const start = this.#out.length;
    this.#put(watcher, from);
    this.#out.raw(PART.end);
    return { watcher, body: [start, this.#out.length] };
  }

  /** Whether the watcher would see something else now than the last time. */
  looksDifferent(watcher: Watcher): boolean {
    const out = this.#out;
    const start = out.length;
    putView(this.#match.game, this.#match.truth, watcher, out, new Telling());
    const same = this.#shown.get(watcher)?.isEnd(out, start) === true;
    out.cut(start);
    return !same;
  }

  #put(watcher: Watcher, from: number): void {
    const match = this.#match;
    const out = this.#out;
    out.raw(PART.events);
    putEvents(match, watcher, from, out);
    out.raw(PART.now);
    out.value(watcher);
    out.raw(PART.number);
    out.number(match.told(watcher));
    out.raw(PART.view);
    const view = out.length;
    putView(match.game, match.truth, watcher, out, telling);
    this.#remember(watcher, view);
    out.raw(PART.deciders);
    out.value(match.deciders);
    out.raw(PART.legal);
    out.value(movesInNotation(match, watcher));
    out.raw(PART.undo);
    putRefusal(watcher === "spectator" ? NOT_A_PLAYER : match.undoRefusal(watcher), out);
    out.raw(PART.result);
    out.value(match.result ?? null);
    out.raw(PART.end);
  }

  /** The view that was just written is the one that the watcher got last. */
  #remember(watcher: Watcher, from: number): void {
    const shown = this.#shown.get(watcher) ?? new JsonBytes(VIEW_SIZE);
    this.#shown.set(watcher, shown);
    shown.copy(this.#out, from);
  }
}

/** Most views are smaller. */
const VIEW_SIZE = 2048;
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

/** What a watcher may do now. */
export function movesInNotation(match: AnyMatch, watcher: Watcher): string[] {
  return watcher === "spectator" ? [] : match.legal(watcher).map((move) => match.game.write(move));
}

/** Like `out.value`, for what stands in every message. */
function putRefusal(refusal: Refusal | undefined, out: JsonBytes): void {
  if (refusal === undefined || refusal.details !== undefined) return out.value(refusal ?? null);
  out.raw(PART.code);
  out.string(refusal.code);
  out.raw(PART.clause);
  out.string(refusal.clause);
  out.raw(PART.end);
}
