import { at, type Pace, type Seat } from "@clade/kernel";

interface Clock {
  /** Milliseconds left when the clock last stopped or was set. */
  left: number;
  /** When it began to run; null while it stands. */
  since: number | null;
}

/** What a person finds at least in a time bank when they take their seat back from a bot. */
const WELCOME_BACK_MS = 30_000;

/**
 * The clocks of a table. A seat's clock runs while a person must decide there. It is set by what everybody sees: whose
 * turn it is, and open moves. A secret move sets nothing, or the clock would tell of it.
 */
export class Clocks {
  readonly #pace: Pace;
  readonly #clocks: readonly Clock[];

  constructor(pace: Pace, players: number) {
    this.#pace = pace;
    this.#clocks = Array.from({ length: players }, () => ({ left: fullTime(pace), since: null }));
  }

  /** Sets all clocks to what the log says they had left at a time. */
  restore(left: readonly number[]): void {
    for (const [seat, clock] of this.#clocks.entries()) clock.left = left[seat] ?? clock.left;
  }

  /** A move was made: it is now these people's turn. */
  moved(seat: Seat, open: boolean, running: readonly Seat[], now: number): void {
    const clock = at(this.#clocks, seat);
    if (open && this.#pace.kind !== "none") {
      const increment = this.#pace.kind === "bank" ? 1000 * this.#pace.increment : 0;
      clock.left = this.#pace.kind === "move" ? fullTime(this.#pace) : this.#leftNow(clock, now) + increment;
      if (clock.since !== null) clock.since = now;
    }
    this.run(running, now);
  }

  /** What every seat has left; null without clocks. */
  all(now: number): number[] | null {
    if (this.#pace.kind === "none") return null;
    return this.#clocks.map((clock) => Math.round(this.#leftNow(clock, now)));
  }

  /** Exactly these clocks run from now on; those that ran already go on. */
  run(running: readonly Seat[], now: number): void {
    if (this.#pace.kind === "none") return;
    for (const [index, clock] of this.#clocks.entries()) {
      const runs = running.some((seat) => seat === index);
      if (runs && clock.since === null) {
        clock.since = now;
        if (this.#pace.kind === "move") clock.left = fullTime(this.#pace);
      } else if (!runs && clock.since !== null) {
        clock.left = this.#leftNow(clock, now);
        clock.since = null;
      }
    }
  }

  /** Somebody takes their seat back: there must be some time to decide. */
  welcomeBack(seat: Seat): void {
    const clock = at(this.#clocks, seat);
    clock.left = Math.max(clock.left, Math.min(WELCOME_BACK_MS, fullTime(this.#pace)));
  }

  /** When the first running clock runs out, and whose; undefined if none runs. */
  next(): { readonly seat: Seat; readonly at: number } | undefined {
    let first: { seat: Seat; at: number } | undefined;
    for (const [index, { left, since }] of this.#clocks.entries()) {
      if (since !== null && (first === undefined || since + left < first.at)) {
        first = { seat: index as Seat, at: since + left };
      }
    }
    return first;
  }

  #leftNow({ left, since }: Clock, now: number): number {
    return Math.max(0, since === null ? left : left - (now - since));
  }
}

/** What a clock starts with, in milliseconds. */
export function fullTime(pace: Pace): number {
  return pace.kind === "none" ? 0 : 1000 * pace.seconds;
}
