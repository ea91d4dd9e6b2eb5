import type { Pace } from "@clade/kernel";
import { faultOf } from "../fault.ts";
import type { RecordChange } from "../store/records.ts";
import type { Store, TableRow } from "../store/store.ts";
import { fullTime } from "../tables/clocks.ts";
import type { Notes } from "../tables/house.ts";
import type { Waiting } from "../tables/happenings.ts";
import { type About, freshNotice, keyOf, type Notice, noticeChange } from "./notice.ts";
import { afterQuiet } from "./quiet.ts";
import { type Wishes, wishesOf } from "./wishes.ts";

/** A turn that somebody may have to be told of. */
interface Pending {
  readonly waiting: Waiting;
  /** When it is looked at next. */
  at: number;
  /** What is looked at then: whether they have come; whether they are still here; whether they have moved in time. */
  next: "turn" | "still-here" | "clock" | "nothing";
  /** When a quarter of their time is left; null where that is not told. */
  readonly quarterAt: number | null;
}

interface Held {
  readonly pace: Pace;
  turns: readonly Pending[];
}

export interface Eyes {
  /** Whether somebody looks at a table just now. */
  isSeenBy(table: string, person: string): boolean;
  /** Whether the table is this server's. */
  isHere(table: string): boolean;
}

/** From such a pace on a game is played by correspondence; without a limit too. */
const CORRESPONDENCE_MS = 3600 * 1000;
/** In a live game somebody has been away for so many times as long before they are told. */
const LIVE = 3;
/** A line may be dead for a minute before it is noticed: so many times the usual wait. */
const STILL_HERE = 3.5;
/** So many notices are kept at once. */
const TOGETHER = 16;

/**
 * The turns of people that have come and have not been attended to. It is in memory alone and costs a move next to nothing: what
 * counts is the log, from which it is found again after a start. Whoever has not come after a while is to be told.
 */
export class DueTurns {
  readonly #store: Store;
  readonly #eyes: Eyes;
  readonly #trouble: Notes["trouble"];
  readonly #wait: number;
  readonly #fallenDue: () => void;
  readonly #tables = new Map<string, Held>();
  readonly #timer: NodeJS.Timeout;
  #working: Promise<void> | undefined;
  #stopped = false;

  /** `wait`: milliseconds after which somebody is told; `fallenDue` is called when something is to be sent. */
  constructor(store: Store, eyes: Eyes, wait: number, trouble: Notes["trouble"], fallenDue: () => void) {
    this.#store = store;
    this.#eyes = eyes;
    this.#wait = wait;
    this.#trouble = trouble;
    this.#fallenDue = fallenDue;
    this.#timer = setInterval(() => this.#look(), Math.max(20, Math.min(wait / 4, 1000)));
    this.#timer.unref();
  }

  /** A table waits for these people, and for nobody else. Answers those for whom that is new here. */
  stands({ id, pace }: TableRow, waiting: readonly Waiting[]): readonly Waiting[] {
    const held = this.#tables.get(id);
    if (waiting.length === 0) {
      if (held !== undefined) this.#tables.delete(id);
      return waiting;
    }
    const fresh: Waiting[] = [];
    const turns = waiting.map((each) => {
      const known = held?.turns.find(({ waiting: { person, turn } }) => person === each.person && turn === each.turn);
      if (known !== undefined) return known;
      fresh.push(each);
      return this.#pending(pace, each);
    });
    if (held === undefined) this.#tables.set(id, { pace, turns });
    else held.turns = turns;
    return fresh;
  }

  /** Resolves when what was due has been attended to. */
  async idle(): Promise<void> {
    await this.#working;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#timer);
    await this.idle();
  }

  #pending(pace: Pace, waiting: Waiting): Pending {
    const now = Date.now();
    const isSlow = pace.kind === "none" || fullTime(pace) >= CORRESPONDENCE_MS;
    const quarter = fullTime(pace) / 4;
    const { left } = waiting;
    // Whoever has less than that in their bank from the start is told of their turn, and that is enough. Of a time for each move
    // less is left only at a turn that has gone on for long: after a restart it may not have been told yet.
    const isTold = isSlow && left !== null && (pace.kind === "move" || left > quarter);
    const quarterAt = isTold ? now + Math.max(0, left - quarter) : null;
    return { waiting, at: now + (isSlow ? 1 : LIVE) * this.#wait, next: "turn", quarterAt };
  }

  #look(): void {
    if (this.#working !== undefined || this.#stopped) return;
    const now = Date.now();
    const due: { readonly id: string; readonly held: Held; readonly pending: Pending }[] = [];
    for (const [id, held] of this.#tables) {
      for (const pending of held.turns) {
        if (pending.next !== "nothing" && pending.at <= now) due.push({ id, held, pending });
      }
    }
    if (due.length === 0) return;
    const next = async (): Promise<void> => {
      for (let each = due.pop(); each !== undefined && !this.#stopped; each = due.pop()) {
        await this.#attend(each.id, each.pending);
      }
    };
    this.#working = this.#attendAll(next);
  }

  async #attendAll(next: () => Promise<void>): Promise<void> {
    try {
      await Promise.all(Array.from({ length: TOGETHER }, next));
    } catch (error) {
      // The store says no: it is tried again with the next look.
      if (!this.#stopped) this.#trouble("notice not kept", { why: faultOf(error) });
    }
    this.#working = undefined;
  }

  async #attend(id: string, pending: Pending): Promise<void> {
    const { person, seat, turn } = pending.waiting;
    // Another server has the table now, and finds what is due there itself.
    if (!this.#eyes.isHere(id)) return void this.#tables.delete(id);
    const isSeen = this.#eyes.isSeenBy(id, person);
    if (pending.next === "turn" && isSeen) {
      // Perhaps a phone that was put away: its line ends when it has not answered for a while.
      pending.next = "still-here";
      pending.at = Date.now() + STILL_HERE * this.#wait;
      return;
    }
    const wishes = await wishesOf(this.#store, person);
    if (wishes === undefined) return this.#rest(pending);
    const about: About = { kind: pending.next === "clock" ? "clock" : "turn", table: id, seat, turn };
    const isWanted = wishes.kinds.includes(about.kind) && !isSeen;
    await keepNotice(this.#store, wishes, person, about, isWanted ? "due" : "seen");
    if (isWanted) this.#fallenDue();
    this.#rest(pending);
  }

  /** What comes after a turn was attended to. */
  #rest(pending: Pending): void {
    const later = pending.next === "clock" ? null : pending.quarterAt;
    pending.next = later === null ? "nothing" : "clock";
    pending.at = later ?? 0;
  }
}

/** Keeps a notice, unless there is one of the same already. */
export function keepNotice(
  store: Store,
  wishes: Wishes,
  person: string,
  about: About,
  state: "due" | "seen",
  when: When = {},
): Promise<boolean> {
  return store.records.change([noticeToKeep(wishes, person, about, state, when)]);
}

interface When {
  /** What a notice of something with a name of its own is known by. */
  readonly name?: string;
  /** Milliseconds from now until it is due. */
  readonly after?: number;
}

/** A notice that is new. */
export function noticeToKeep(
  { quiet, zone }: Wishes,
  person: string,
  about: About,
  state: "due" | "seen",
  { name = "", after = 0 }: When = {},
): RecordChange {
  const now = Date.now();
  const notice: Notice = { ...freshNotice(person, about, now, afterQuiet(quiet, zone, now + after)), state };
  return noticeChange(keyOf(person, about, name), 0, notice);
}
