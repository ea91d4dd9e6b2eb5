import {
  type AnyMatch,
  ascii,
  type GamePack,
  isComplaint,
  JsonBytes,
  Match,
  type Refusal,
  type Seat,
  Telling,
  UNDO,
  type Watcher,
  writeEntry,
} from "@clade/kernel";
import type {
  AnswerOf,
  Entered,
  Failed,
  Looked,
  News,
  Opened,
  OrderOf,
  Recorded,
  Refused,
  SeatSituation,
  Stale,
  Standing,
} from "./orders.ts";

/** The tables of a hall are asked one after another, and a view is told to all its watchers at once: one is enough. */
const telling = new Telling();

/** A match as the server hosts it: everything that leaves it is redacted and ready to be sent. */
export class HostedMatch {
  readonly #match: AnyMatch;
  /** How its news begin. */
  readonly #head: Uint8Array;
  readonly #out: JsonBytes;
  /** The view that each watcher got last. */
  readonly #shown = new Map<Watcher, JsonBytes>();

  private constructor(match: AnyMatch, table: string, out: JsonBytes) {
    this.#match = match;
    this.#head = ascii(`{"type":"news","table":${JSON.stringify(table)}`);
    this.#out = out;
  }

  /** News are written to `out`; what is answered says where. */
  static open(pack: GamePack, table: string, { plan, lines }: OrderOf<"open">, out: JsonBytes): HostedMatch | Failed {
    const match = Match.start(pack.game, { ...plan, chance: "keyed" });
    if (isComplaint(match)) return { kind: "failed", why: match.complaint };
    for (const [index, line] of lines.entries()) {
      const refused = match.enter(line);
      if (refused !== undefined) {
        return { kind: "failed", why: `entry ${index} of the log is refused: ${refused.code} (${refused.clause})` };
      }
    }
    return new HostedMatch(match, table, out);
  }

  opened(): Opened {
    return { kind: "opened", version: this.#match.game.version, ...this.#standing() };
  }

  enter({ seat, text, id, on, roles }: OrderOf<"enter">): AnswerOf<"enter"> {
    const match = this.#match;
    if (on !== null && on !== match.told(seat)) return this.#stale(seat, on);
    const before = roles.map((role) => match.told(role));
    // A secret is told to its own seat alone: whatever any other watcher hears, all hear something of.
    const other = roles.find((role) => role !== seat) ?? "spectator";
    const openBefore = match.told(other);
    const turnBefore = [...match.deciders];
    const refused = text === UNDO ? match.undo(seat) : match.actText(seat, text);
    if (refused !== undefined) return refusedBy(refused);
    telling.forget();
    const turnMoved = !sameSeats(match.deciders, turnBefore);
    const news: News[] = [];
    for (const [index, role] of roles.entries()) {
      const from = before[index] ?? 0;
      // Whoever learns nothing hears nothing: not even that somebody did something.
      const learns = match.told(role) > from || role === seat || turnMoved || this.#looksDifferent(role);
      if (learns) news.push(this.#news(role, from, role === seat ? id : null));
    }
    const line = match.entries.at(-1) ?? writeEntry({ seat, text });
    const entered: Entered = {
      kind: "entered",
      line,
      open: turnMoved || match.told(other) !== openBefore,
      news,
      ...this.#standing(),
    };
    return entered;
  }

  look({ watcher, from }: OrderOf<"look">): Looked {
    // Whoever asks for more than there is has seen another game: they are told everything.
    telling.forget();
    return { kind: "looked", news: this.#news(watcher, from > this.#match.told(watcher) ? 0 : from) };
  }

  situation({ seat }: OrderOf<"situation">): SeatSituation {
    return { kind: "situation", players: this.#match.players, view: this.#match.view(seat), legal: this.#legal(seat) };
  }

  record(): Recorded {
    return { kind: "recorded", record: this.#match.record() };
  }

  #stale(seat: Seat, on: number): Stale {
    const start = this.#out.length;
    telling.forget();
    this.#put(seat, Math.min(on, this.#match.told(seat)));
    this.#out.raw(PART.end);
    return { kind: "stale", missed: { watcher: seat, body: [start, this.#out.length] } };
  }

  #standing(): Standing {
    const { length, deciders, result } = this.#match;
    return {
      length,
      turn: deciders,
      result: result ?? null,
      digest: result === undefined ? null : this.#match.record().digest,
    };
  }

  #legal(watcher: Watcher): string[] {
    if (watcher === "spectator") return [];
    return this.#match.legal(watcher).map((move) => this.#match.game.write(move));
  }

  #looksDifferent(watcher: Watcher): boolean {
    const out = this.#out;
    const start = out.length;
    this.#match.putView(watcher, out);
    const same = this.#shown.get(watcher)?.isEnd(out, start) === true;
    out.cut(start);
    return !same;
  }

  /** The view that was just written is the one that the watcher got last. */
  #remember(watcher: Watcher, from: number): void {
    const shown = this.#shown.get(watcher) ?? new JsonBytes(VIEW_SIZE);
    this.#shown.set(watcher, shown);
    shown.copy(this.#out, from);
  }

  #news(watcher: Watcher, from: number, done: string | null = null): News {
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

  /** The events from a number on, and how things stand. */
  #put(watcher: Watcher, from: number): void {
    const match = this.#match;
    const out = this.#out;
    out.raw(PART.events);
    match.putEvents(watcher, from, out);
    out.raw(PART.now);
    out.value(watcher);
    out.raw(PART.number);
    out.number(match.told(watcher));
    out.raw(PART.view);
    const view = out.length;
    match.putView(watcher, out, telling);
    this.#remember(watcher, view);
    out.raw(PART.deciders);
    out.value(match.deciders);
    out.raw(PART.legal);
    out.value(this.#legal(watcher));
    out.raw(PART.undo);
    putRefusal(watcher === "spectator" ? NOT_A_PLAYER : match.undoRefusal(watcher), out);
    out.raw(PART.result);
    out.value(match.result ?? null);
    out.raw(PART.end);
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

function sameSeats(one: readonly Seat[], other: readonly Seat[]): boolean {
  return one.length === other.length && one.every((seat, index) => seat === other[index]);
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

function refusedBy(refusal: Refusal): Refused {
  return { kind: "refused", refusal };
}
