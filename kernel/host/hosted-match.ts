import { type AnyMatch, Match } from "../match.ts";
import type { Result } from "../contract.ts";
import { isComplaint } from "../complaint.ts";
import { readEntry, UNDO, writeEntry } from "../record.ts";
import { HOUSE, type KernelRefusalCode, type Refusal } from "../refusal.ts";
import { type Seat, seats, type Watcher } from "../seat.ts";

/** What a host asks of a match: to enter a move or an undo, that builds on event number `on` of its seat; a bot's on any. */
export interface EnterOrder {
  readonly seat: Seat;
  readonly text: string;
  /** The sender's id of it. */
  readonly id: string | null;
  readonly on: number | null;
  /** Who watches, and wants to be told. */
  readonly roles: readonly Watcher[];
}
/** All that a watcher has been told from a number on, and how things stand. */
export interface LookOrder {
  readonly watcher: Watcher;
  readonly from: number;
}

/** How a game stands, for its host. */
export interface Standing {
  /** How many entries the log has. */
  readonly length: number;
  readonly turn: readonly Seat[];
  readonly result: Result | null;
  /** The fingerprint of the last state, once the game is over. */
  readonly digest: string | null;
}
export interface Played<Body> extends Standing {
  readonly kind: "played";
  /** What goes into the log. */
  readonly entry: string;
  /** Whether everybody may learn of it: a secret move leaves no trace, not even on a clock. */
  readonly open: boolean;
  readonly news: readonly News<Body>[];
}
export interface Refused {
  readonly kind: "refused";
  readonly refusal: Refusal;
}
/** What the sender had missed: the whole message. */
export interface Stale<Body> {
  readonly kind: "stale";
  readonly missed: Body;
}
export interface Looked<Body> {
  readonly kind: "looked";
  readonly news: Body;
}
export interface SeatSituation {
  readonly kind: "situation";
  readonly players: number;
  readonly view: unknown;
  readonly legal: readonly string[];
}

/** All that a host asks of a match. */
export interface MatchOrders<Body> {
  enter: { order: EnterOrder; answer: Played<Body> | Refused | Stale<Body> };
  look: { order: LookOrder; answer: Looked<Body> };
  /** What a bot gets to know. */
  situation: { order: { readonly seat: Seat }; answer: SeatSituation };
}

/** What one watcher is told: the message as it goes out. */
export interface News<Body> {
  readonly watcher: Watcher;
  readonly body: Body;
}

/** Writes the messages that the watchers of one match get, redacted and ready to be sent: as data, or as bytes. */
export interface NewsWriter<Body> {
  /** Before anything is written of a position of which nothing was written just now. */
  begin(): void;
  /** The events from a number on, and how things stand; with the id of the watcher's own move, if they came of it. */
  news(watcher: Watcher, from: number, legal: readonly string[], done: string | null): Body;
  /** The same for whoever sent a move under this id without having seen it. */
  stale(watcher: Watcher, from: number, legal: readonly string[], id: string): Body;
}

/** What a seat chooses from: its moves in notation, and whether it must choose. */
interface Choice {
  readonly legal: readonly string[];
  readonly decides: boolean;
}

/** A match as a table hosts it: who is told what of a move, and which moves come too late. Nothing else leaves it. */
export class HostedMatch<Body> {
  #match: AnyMatch;
  #writer: NewsWriter<Body>;
  readonly #writerFor: (match: AnyMatch) => NewsWriter<Body>;
  /**
   * From which event on each seat's choice has rested on the same; a move that builds on an earlier one is stale. Every event
   * that a seat is told takes the ground from under what it chose before, but for those of others who may act at the same
   * time: who decides at once decides without having seen them. Their moves leave it standing if they leave the seat its
   * very choice, draw nothing and show nothing hidden. Else one player could keep another from ever moving.
   */
  #grounds: Map<Seat, number>;
  /** In the position as it is. */
  readonly #choices = new Map<Watcher, Choice>();

  readonly #ends: LogEnds;
  readonly #undone: Map<Seat, number>;

  constructor(match: AnyMatch, writerFor: (match: AnyMatch) => NewsWriter<Body>, ends: LogEnds = ENDLESS) {
    this.#match = match;
    this.#ends = ends;
    this.#undone = undosIn(match);
    this.#writerFor = writerFor;
    this.#writer = writerFor(match);
    this.#grounds = groundsOf(match);
  }

  get match(): AnyMatch {
    return this.#match;
  }

  enter({ seat, text, id, on, roles }: EnterOrder): Played<Body> | Refused | Stale<Body> {
    const match = this.#match;
    if (on !== null && (on < (this.#grounds.get(seat) ?? 0) || on > match.told(seat))) {
      this.#writer.begin();
      const missed = this.#writer.stale(seat, Math.min(on, match.told(seat)), this.#choice(seat).legal, id ?? "");
      return { kind: "stale", missed };
    }
    const told = roles.map((role) => match.told(role));
    const choices = roles.map((role) => this.#choice(role));
    const refusal = this.#atItsEnd(seat, text) ?? (text === UNDO ? match.undo(seat) : match.actText(seat, text));
    if (refusal !== undefined) return { kind: "refused", refusal };
    if (text === UNDO) this.#undone.set(seat, (this.#undone.get(seat) ?? 0) + 1);
    this.#choices.clear();
    this.#writer.begin();
    const { open, final } = match.last ?? { open: true, final: true };
    const news: News<Body>[] = [];
    if (open) this.#shake(seat, final, roles, choices);
    for (const [index, watcher] of roles.entries()) {
      // Whoever learns nothing hears nothing: not even that somebody did something.
      if (!open && watcher !== seat) continue;
      const done = watcher === seat ? id : null;
      const body = this.#writer.news(watcher, told[index] ?? 0, this.#choice(watcher).legal, done);
      news.push({ watcher, body });
    }
    this.#grounds.set(seat, match.told(seat));
    const entry = match.entries.at(-1) ?? writeEntry({ seat, text });
    return { kind: "played", entry, open, news, ...this.standing() };
  }

  look({ watcher, from }: LookOrder): Looked<Body> {
    this.#writer.begin();
    // Whoever asks for more than there is has seen another game: they are told everything.
    const start = from > this.#match.told(watcher) ? 0 : from;
    return { kind: "looked", news: this.#writer.news(watcher, start, this.#choice(watcher).legal, null) };
  }

  situation({ seat }: { readonly seat: Seat }): SeatSituation {
    const { players } = this.#match;
    return { kind: "situation", players, view: this.#match.view(seat), legal: this.#choice(seat).legal };
  }

  standing(): Standing {
    const { length, deciders, result } = this.#match;
    const digest = result === undefined ? null : this.#match.record().digest;
    return { length, turn: deciders, result: result ?? null, digest };
  }

  /** Only so many entries count: what came after them could not be kept, or went wrong half-way. */
  forget(length: number): void {
    const match = Match.replay(this.#match.game, this.#match.record(), length);
    if (isComplaint(match)) throw new Error(match.complaint);
    this.#match = match;
    this.#writer = this.#writerFor(match);
    this.#grounds = groundsOf(match);
    this.#choices.clear();
  }

  /** Why the log takes no further entry like this one. */
  #atItsEnd(seat: Seat, text: string): Refusal<KernelRefusalCode> | undefined {
    const code: KernelRefusalCode | undefined =
      this.#match.length >= this.#ends.entries
        ? "too-long"
        : text === UNDO && (this.#undone.get(seat) ?? 0) >= this.#ends.undos
          ? "undo-enough"
          : undefined;
    return code === undefined ? undefined : { code, clause: HOUSE };
  }

  /** A move was made that others see. */
  #shake(mover: Seat, final: boolean, roles: readonly Watcher[], before: readonly Choice[]): void {
    for (const seat of this.#grounds.keys()) {
      const earlier = before[roles.indexOf(seat)];
      const firm = seat !== mover && !final && earlier !== undefined && isSame(earlier, this.#choice(seat));
      if (!firm) this.#grounds.set(seat, this.#match.told(seat));
    }
  }

  #choice(watcher: Watcher): Choice {
    const known = this.#choices.get(watcher);
    if (known !== undefined) return known;
    const match = this.#match;
    const choice: Choice =
      watcher === "spectator"
        ? NO_CHOICE
        : {
            legal: match.legal(watcher).map((move) => match.game.write(move)),
            decides: match.deciders.includes(watcher),
          };
    this.#choices.set(watcher, choice);
    return choice;
  }
}

/** How long the log of a table can get, and how often one seat can take something back: nobody fills a disk by it. */
export interface LogEnds {
  readonly entries: number;
  readonly undos: number;
}
const ENDLESS: LogEnds = { entries: Number.POSITIVE_INFINITY, undos: Number.POSITIVE_INFINITY };

function undosIn(match: AnyMatch): Map<Seat, number> {
  const undone = new Map<Seat, number>();
  for (const entry of match.entries) {
    const { seat, text } = readEntry(entry, match.players) ?? {};
    if (seat !== undefined && text === UNDO) undone.set(seat, (undone.get(seat) ?? 0) + 1);
  }
  return undone;
}

const NO_CHOICE: Choice = { legal: [], decides: false };

function groundsOf(match: AnyMatch): Map<Seat, number> {
  return new Map(seats(match.players).map((seat) => [seat, match.told(seat)]));
}

/** Whether there is a choice, and it is the same. */
function isSame(one: Choice, other: Choice): boolean {
  return (
    one.decides === other.decides &&
    one.legal.length > 0 &&
    one.legal.length === other.legal.length &&
    one.legal.every((text, index) => text === other.legal[index])
  );
}
