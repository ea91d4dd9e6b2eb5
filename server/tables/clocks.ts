import { at, LONGEST_CLOCK, type Pace, type Seat } from "@clade/kernel";

interface Clock {
  /** Milliseconds left when the clock last stopped or was set. */
  left: number;
  /** When it began to run; null while it stands. */
  since: number | null;
}

/** What the clocks showed before a move, so that taking it back gives back what it brought. */
interface Before {
  readonly by: Mover;
  readonly clocks: readonly Readonly<Clock>[];
}

/** Who makes a move at a seat: its own person, or the bot that stands in. */
export type Mover = "person" | "stand-in";

/** The seats of people who must decide: of those who are there, and of those who are not. */
export interface Deciding {
  readonly here: readonly Seat[];
  readonly absent: readonly Seat[];
}

/** More time than this nobody gathers, however many increments come. */
const MOST_MS = 1000 * LONGEST_CLOCK;
/** So many moves of a seat are remembered as they were before: nobody takes back more in a row. */
const REMEMBERED = 100;

/**
 * The clocks of a table. A seat's clock runs while a person must decide there. It is set by what everybody sees: whose
 * turn it is, and open moves. A secret move sets nothing, or the clock would tell of it.
 *
 * Time cannot be made. Taking a move back gives back what the move had brought. Whoever leaves while their clock runs finds it
 * running when they are back. When time is up, the stand-in makes that decision and nobody else; a bank that is empty
 * then holds one increment again, as after any move, and without increments it stays empty.
 */
export class Clocks {
  readonly #pace: Pace;
  readonly #clocks: readonly Clock[];
  readonly #before: readonly Before[][];
  #here: readonly Seat[] = [];

  constructor(pace: Pace, players: number) {
    this.#pace = pace;
    this.#clocks = Array.from({ length: players }, () => ({ left: fullTime(pace), since: null }));
    this.#before = Array.from({ length: players }, () => []);
  }

  /** Forgets everything: what the log says comes next. */
  clear(): void {
    for (const each of this.#before) each.length = 0;
  }

  /** A move was made: it is now these people's turn. */
  moved(seat: Seat, by: Mover, open: boolean, deciding: Deciding, now: number): void {
    if (this.#pace.kind === "none") return;
    this.#remember(seat, by, now);
    const clock = at(this.#clocks, seat);
    if (open) {
      clock.left = this.#leftAfter(clock, by, now);
      if (clock.since !== null) clock.since = by === "person" ? now : null;
    }
    this.run(deciding, now);
  }

  /** A move was taken back: the time that it brought goes with it, and who waited because of it gets theirs back. */
  tookBack(seat: Seat, open: boolean, deciding: Deciding, now: number): void {
    if (this.#pace.kind === "none") return;
    const before = at(this.#before, seat).pop();
    if (open && before !== undefined) {
      for (const [index, clock] of this.#clocks.entries()) {
        const earlier = at(before.clocks, index);
        if (index === seat) {
          clock.left = Math.max(0, earlier.left - (clock.since === null ? 0 : now - clock.since));
          clock.since = now;
        } else if (earlier.since === null) {
          clock.left = earlier.left;
          clock.since = null;
        } else {
          clock.since ??= now;
        }
      }
    }
    this.run(deciding, now);
  }

  /** Whether the last move of the seat was its person's own: what the stand-in did stands. */
  isOwn(seat: Seat): boolean {
    return at(this.#before, seat).at(-1)?.by !== "stand-in";
  }

  /** Whether a seat's time is up, so that its person cannot decide. */
  isUp(seat: Seat, now: number): boolean {
    const clock = at(this.#clocks, seat);
    if (this.#pace.kind === "none" || (this.#pace.kind === "move" && clock.since === null)) return false;
    return this.#leftNow(clock, now) <= 0;
  }

  /** What every seat has left; null without clocks. */
  all(now: number): number[] | null {
    if (this.#pace.kind === "none") return null;
    return this.#clocks.map((clock) => Math.round(this.#leftNow(clock, now)));
  }

  /** Whether a seat's clock runs. */
  runs(seat: Seat): boolean {
    return this.#pace.kind !== "none" && at(this.#clocks, seat).since !== null;
  }

  /** Exactly these clocks run from now on; those that ran already go on, also for who has left meanwhile. */
  run({ here, absent }: Deciding, now: number): void {
    this.#here = here;
    if (this.#pace.kind === "none") return;
    for (const [index, clock] of this.#clocks.entries()) {
      const seat = index as Seat;
      if (here.includes(seat) && clock.since === null) {
        clock.since = now;
        if (this.#pace.kind === "move") clock.left = fullTime(this.#pace);
      } else if (!here.includes(seat) && !absent.includes(seat) && clock.since !== null) {
        clock.left = this.#leftNow(clock, now);
        clock.since = null;
      }
    }
  }

  /** From the log: what the clocks showed after the last move, and for how long these have been running since. */
  resume(shown: readonly number[] | null, { here, absent }: Deciding, elapsed: number, now: number): void {
    this.#here = here;
    if (this.#pace.kind === "none") return;
    for (const [index, clock] of this.#clocks.entries()) {
      const seat = index as Seat;
      clock.left = shown?.[index] ?? fullTime(this.#pace);
      clock.since = here.includes(seat) || absent.includes(seat) ? now - elapsed : null;
    }
  }

  /** When the first clock of somebody who is there runs out, and whose; undefined if none runs. */
  next(): { readonly seat: Seat; readonly at: number } | undefined {
    let first: { seat: Seat; at: number } | undefined;
    for (const seat of this.#here) {
      const { left, since } = at(this.#clocks, seat);
      if (since !== null && (first === undefined || since + left < first.at)) first = { seat, at: since + left };
    }
    return first;
  }

  /**
   * From the log: a move, and what the clocks showed after the one before it, when which of them had been running for so long.
   * So it can be taken back after a start as before.
   */
  relive(seat: Seat, by: Mover, shown: readonly number[] | null, running: readonly Seat[], elapsed: number): void {
    const clocks = this.#clocks.map((_, index) => {
      const left = shown?.[index] ?? fullTime(this.#pace);
      const runs = running.includes(index as Seat);
      return runs ? { left: Math.max(0, left - elapsed), since: 0 } : { left, since: null };
    });
    this.#push(seat, { by, clocks });
  }
  reliveUndo(seat: Seat): void {
    at(this.#before, seat).pop();
  }

  #leftAfter(clock: Clock, by: Mover, now: number): number {
    if (this.#pace.kind !== "bank") return fullTime(this.#pace);
    const [left, increment] = [this.#leftNow(clock, now), 1000 * this.#pace.increment];
    return by === "person" ? Math.max(left, Math.min(left + increment, MOST_MS)) : Math.max(left, increment);
  }

  #remember(seat: Seat, by: Mover, now: number): void {
    this.#push(seat, {
      by,
      clocks: this.#clocks.map((clock) => ({ left: this.#leftNow(clock, now), since: clock.since })),
    });
  }
  #push(seat: Seat, before: Before): void {
    const known = at(this.#before, seat);
    known.push(before);
    if (known.length > REMEMBERED) known.shift();
  }

  #leftNow({ left, since }: Clock, now: number): number {
    return Math.max(0, since === null ? left : left - (now - since));
  }
}

/** What a clock starts with, in milliseconds. */
export function fullTime(pace: Pace): number {
  return pace.kind === "none" ? 0 : 1000 * pace.seconds;
}
