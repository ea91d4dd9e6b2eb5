import {
  type ChatLine,
  type FromTable,
  type GameEvent,
  type Hint,
  type Now,
  type Numbered,
  type Phrase,
  PHRASES,
  type Refusal,
  type SeatNow,
  type TableInfo,
  type TakenBack,
  type ToTable,
  UNDO,
} from "@clade/kernel";
import { knownCode, type TroubleCode } from "../trouble/codes.ts";
import type { TableLink } from "./link.ts";
import { keepInTab, keptInTab } from "./session.ts";
import { keepUnsaid, keptUnsaid, type UnsaidLine } from "./unsaid.ts";

/** What the page knows of a table it watches. */
export interface TableState {
  readonly up: boolean;
  readonly now: Now | undefined;
  readonly events: readonly Numbered<GameEvent | TakenBack>[];
  readonly seats: readonly SeatNow[];
  /** When they were told, by the steady clock of the page: what clocks show has gone on since. */
  readonly seatsTold: number;
  /** What the shuffles follow from: its hash, and the seed itself once the game is over. */
  readonly seed: { readonly hash: string; readonly seed: string | null } | undefined;
  readonly since: number;
  readonly busy: boolean;
  readonly refused: Refusal | undefined;
  readonly hints: readonly Hint[];
  /** How a table on a server is set. */
  readonly info: TableInfo | undefined;
  /** What was said since the page was opened. */
  readonly said: readonly ChatLine[];
  /** What was said here and not acknowledged yet. */
  readonly unsaid: readonly UnsaidLine[];
  /** How many lines of ours were taken when they were sent again: they may have been told while nobody listened here. */
  readonly saidAgain: number;
  /** Why there is no table to be shown. */
  readonly failed: { readonly code: TroubleCode; readonly message: string } | undefined;
  /** Why the last move or hint came to nothing. */
  readonly trouble: TroubleCode | undefined;
  /** What else went wrong at the table. */
  readonly notice: TroubleCode | undefined;
  /** How things stood before, as often as that was told since the page was opened. */
  readonly past: readonly Now[];
}

type ErrorMessage = Extract<FromTable, { readonly type: "error" }>;
type Acting = Extract<ToTable, { readonly type: "act" | "undo" }>;

/** After one of these there is nothing to be shown, however much of the game has been told. */
const FATAL: ReadonlySet<TroubleCode> = new Set<TroubleCode>([
  "no-such-table",
  "table-broken",
  "rules-moved",
  "rules-newer",
]);

/**
 * Somebody at a table: watches it and acts at it. After a lost line it watches again from where it was, and sends again
 * what was not answered, under the same id: moves, and lines of chat.
 */
export class Visit {
  readonly #link: TableLink;
  readonly #table: string;
  readonly #listeners = new Set<() => void>();
  #state: TableState;
  #unanswered: Acting | undefined;
  #hint: string | undefined;
  /** Whether all events are awaited once more. */
  #anew = false;
  /** Lines of chat that have been sent once, perhaps by the page before a reload; and those sent again. */
  readonly #sent: Set<string>;
  readonly #repeated = new Set<string>();

  constructor(link: TableLink, table: string) {
    this.#link = link;
    this.#table = table;
    this.#state = {
      up: true,
      now: undefined,
      events: [],
      seats: [],
      seatsTold: 0,
      seed: undefined,
      since: keptSince(table),
      busy: false,
      refused: undefined,
      hints: [],
      info: undefined,
      said: [],
      unsaid: keptUnsaid(table),
      saidAgain: 0,
      failed: undefined,
      trouble: undefined,
      notice: undefined,
      past: [],
    };
    this.#sent = new Set(this.#state.unsaid.map(({ id }) => id));
  }

  get state(): TableState {
    return this.#state;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Begins to watch; answers how to stop. */
  begin(): () => void {
    const unhear = this.#link.hear((message) => this.#hear(message));
    const unwatch = this.#link.whenUp((up) => this.#turn(up));
    return () => {
      unhear();
      unwatch();
      this.#link.send({ type: "unwatch", table: this.#table });
    };
  }

  readonly act = (move: string): void => {
    const about = { table: this.#table, id: freshId(), on: this.#state.now?.number ?? 0 };
    const message: Acting = move === UNDO ? { type: "undo", ...about } : { type: "act", ...about, move };
    this.#unanswered = message;
    // A hint that is still on its way is about a choice that has been made.
    this.#hint = undefined;
    this.#change({ busy: true, refused: undefined, hints: [], trouble: undefined });
    this.#link.send(message);
  };

  readonly undo = (): void => this.act(UNDO);

  readonly hint = (): void => {
    this.#hint = freshId();
    const sent = this.#link.send({ type: "hint", table: this.#table, id: this.#hint });
    this.#change({ trouble: sent ? undefined : "no-connection", refused: undefined });
  };

  readonly say = (text: string): void => {
    const line: UnsaidLine = { id: freshId(), text, problem: undefined };
    this.#leaveUnsaid([...this.#state.unsaid, line]);
    this.#speak(line);
  };

  /** Says something that everybody reads in their own language. */
  readonly sayPhrase = (phrase: Phrase): void => {
    const line: UnsaidLine = { id: freshId(), text: PHRASES[phrase], phrase, problem: undefined };
    this.#leaveUnsaid([...this.#state.unsaid, line]);
    this.#speak(line);
  };

  /** A line that was not taken is sent once more. */
  readonly sayAgain = (id: string): void => {
    this.#leaveUnsaid(this.#state.unsaid.map((line) => (line.id === id ? { ...line, problem: undefined } : line)));
    for (const line of this.#state.unsaid) if (line.id === id) this.#speak(line);
  };

  readonly drop = (id: string): void => {
    this.#leaveUnsaid(this.#state.unsaid.filter((line) => line.id !== id));
  };

  readonly dismiss = (): void => this.#change({ notice: undefined });

  /** Asks the table how things stand: bots that had given up try again then. */
  readonly watchAgain = (): void => {
    this.#change({ notice: undefined });
    this.#watch();
  };

  #change(changes: Partial<TableState>): void {
    this.#state = { ...this.#state, ...changes };
    for (const listener of this.#listeners) listener();
  }

  #speak({ id, text, phrase }: UnsaidLine): void {
    const about = { table: this.#table, id };
    const message: ToTable =
      phrase === undefined ? { type: "chat", ...about, text } : { type: "phrase", ...about, phrase };
    if (!this.#link.send(message)) return;
    if (this.#sent.has(id)) this.#repeated.add(id);
    else this.#sent.add(id);
  }

  #leaveUnsaid(unsaid: readonly UnsaidLine[]): void {
    keepUnsaid(this.#table, unsaid);
    this.#change({ unsaid });
  }

  #turn(up: boolean): void {
    if (!up) {
      // A hint that was on its way does not come any more.
      const waited = this.#hint !== undefined;
      this.#hint = undefined;
      this.#change({ up, ...(waited ? { trouble: "no-connection" } : {}) });
      return;
    }
    this.#change({ up });
    this.#watch();
    if (this.#unanswered !== undefined) this.#link.send(this.#unanswered);
    for (const line of this.#state.unsaid) if (line.problem === undefined) this.#speak(line);
  }

  #watch(): void {
    if (this.#state.failed !== undefined) this.#change({ failed: undefined });
    this.#link.send({ type: "watch", table: this.#table, from: this.#state.events.length });
  }

  #hear(message: FromTable): void {
    if (message.table !== this.#table) {
      // Said about no table: it goes for the whole line.
      if (message.type === "error" && message.table === undefined) this.#change({ notice: knownCode(message.code) });
      return;
    }
    const id = "id" in message ? message.id : message.type === "news" ? message.done : undefined;
    const mine = id !== undefined && id === this.#unanswered?.id;
    if (mine) this.#unanswered = undefined;
    if (message.type === "done" && this.#acknowledge(message.id)) return;
    if (message.type === "hints") {
      if (message.id !== this.#hint) return;
      this.#hint = undefined;
    }
    if (message.type === "table" && this.#hasNewSeat(message.info)) return this.#beginAnew(message.info);
    if (this.#anew && (message.type === "news" || message.type === "stale")) {
      // Of what is numbered anew, only what begins at the beginning makes sense.
      if ((message.events[0]?.number ?? message.now.number) !== 0) return;
      this.#anew = false;
    }
    if (message.type === "error") this.#complain(message, mine);
    else this.#change(changesBy(message, this.#state, mine));
    // One's own move counts: after it begins what others do.
    if (mine && (message.type === "news" || message.type === "done")) {
      const since = this.#state.now?.number ?? 0;
      keepInTab(`since.${this.#table}`, String(since));
      this.#change({ since });
    }
  }

  /** Whether who watches sits somewhere else than before while the game is on: what they are told is numbered anew. */
  #hasNewSeat({ status, you }: TableInfo): boolean {
    const { info, now } = this.#state;
    return status === "playing" && info !== undefined && now !== undefined && info.you.seat !== you.seat;
  }
  #beginAnew(info: TableInfo): void {
    this.#anew = true;
    this.#change({ info, events: [], past: [], now: undefined, hints: [] });
    this.#watch();
  }

  /** Whether it was a line of chat that the table now has. */
  #acknowledge(id: string): boolean {
    const left = this.#state.unsaid.filter((line) => line.id !== id);
    if (left.length === this.#state.unsaid.length) return false;
    this.#sent.delete(id);
    this.#leaveUnsaid(left);
    if (this.#repeated.delete(id)) this.#change({ saidAgain: this.#state.saidAgain + 1 });
    return true;
  }

  /** Each error goes where it matters: to the line of chat, to the move or the hint, or to the whole table. */
  #complain({ id, code: said, message }: ErrorMessage, mine: boolean): void {
    const code: TroubleCode = said === "not-kept" ? this.#link.unkept : knownCode(said);
    if (id !== undefined && this.#state.unsaid.some((line) => line.id === id)) {
      this.#leaveUnsaid(this.#state.unsaid.map((line) => (line.id === id ? { ...line, problem: code } : line)));
      return;
    }
    const hinted = id !== undefined && id === this.#hint;
    if (hinted) this.#hint = undefined;
    const answered = mine ? { busy: false } : {};
    const nothing = this.#state.now === undefined && this.#state.info?.status !== "waiting";
    if (FATAL.has(code)) this.#change({ ...answered, failed: { code, message } });
    else if (mine || hinted) this.#change({ ...answered, trouble: code });
    else if (nothing) this.#change({ failed: { code, message } });
    else this.#change({ notice: code });
    // A move that was not kept was taken back where it was played: how things stand now is worth asking.
    if (mine && said === "not-kept") this.#watch();
  }
}

function changesBy(
  message: Exclude<FromTable, { readonly type: "error" }>,
  known: TableState,
  mine: boolean,
): Partial<TableState> {
  const answered = mine ? { busy: false } : {};
  switch (message.type) {
    case "news":
    case "stale": {
      const events = added(known.events, message.events);
      // What others do meanwhile does not take away what was said about one's own choice, as long as it can be made.
      const { legal } = message.now;
      const hints = stillOpen(known.hints, legal);
      const trouble = sameMoves(known.now?.legal ?? [], legal) ? known.trouble : undefined;
      const past = withNow(known.past, message.now);
      return { ...answered, events, now: message.now, past, hints, trouble, failed: undefined };
    }
    case "done":
      return answered;
    case "refused":
      return { ...answered, refused: message.refusal };
    case "hints": {
      const hints = stillOpen(message.hints, known.now?.legal ?? []);
      return { hints, trouble: hints.length === 0 ? "no-hint" : undefined };
    }
    case "table":
      return { info: message.info };
    case "seats":
      return { seats: message.seats, seatsTold: performance.now() };
    case "seed":
      return { seed: { hash: message.hash, seed: message.seed } };
    case "chat":
      return { said: [...known.said, message.line] };
  }
}

/** The hints that can still be followed; the very same list if that is all of them. */
function stillOpen(hints: readonly Hint[], legal: readonly string[]): readonly Hint[] {
  const open = hints.filter(({ move }) => legal.includes(move));
  return open.length === hints.length ? hints : open;
}

/** Only the last of those that come with the same events is worth looking back to. */
function withNow(past: readonly Now[], now: Now): readonly Now[] {
  const before = past.at(-1)?.number === now.number ? past.slice(0, -1) : past;
  return [...before, now];
}

function sameMoves(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((move, index) => move === others[index]);
}

function added(old: TableState["events"], fresh: TableState["events"]): TableState["events"] {
  const next = fresh.filter(({ number }) => number >= old.length);
  return next.length === 0 ? old : [...old, ...next];
}

/** `crypto.randomUUID` is only there on secure pages; a table in a local network may not be one. */
function freshId(): string {
  return [...crypto.getRandomValues(new Uint32Array(3))].map((word) => word.toString(36)).join("");
}

/** Where somebody last acted at a table is kept, so that "since your last turn" outlives a reload. */
function keptSince(table: string): number {
  return Number(keptInTab(`since.${table}`) ?? "0");
}
