import type { AnyGame, Beat, Now, Seat, Watcher } from "@clade/kernel";
import { type Eyes, type Mark, type Stride, stepFrom } from "@clade/kernel/replay";
import type { Played, Sight, Told } from "./played.ts";

/** How things stood when something was told. */
export interface SeenMoment extends Pick<Now, "number" | "view" | "deciders" | "result"> {
  /** Whether there was something to choose, as far as these eyes could see. */
  readonly choice: boolean;
}

/** What a page was told as it happened, to be looked back into. */
export function seenMoments(past: readonly Now[]): SeenMoment[] {
  return past.map(({ number, view, deciders, result, watcher, legal }) => {
    const mine = watcher !== "spectator" && deciders.includes(watcher);
    return { number, view, deciders, result, choice: !mine || legal.length > 1 };
  });
}

/** A game that goes on elsewhere, as far as this page was told of it: one position for each time that something changed. */
export class SeenPast implements Played {
  readonly eyes: readonly Eyes[];
  readonly over = false;
  readonly #past: readonly SeenMoment[];
  readonly #events: readonly Told[];
  readonly #marks: readonly Mark[];

  constructor(game: AnyGame, watcher: Watcher, past: readonly SeenMoment[], events: readonly Told[]) {
    this.eyes = [watcher];
    this.#past = past;
    this.#events = events;
    this.#marks = past.map(({ view, deciders, choice }) => {
      const mine = watcher !== "spectator" && deciders.includes(watcher);
      return {
        beat: game.beat?.(view) ?? { round: 1, turn: deciders.join() },
        mover: mine ? watcher : deciders[0],
        choice,
      };
    });
  }

  get last(): number {
    return this.#past.length - 1;
  }

  sight(position: number): Sight {
    const { view, deciders, result } = this.#at(position);
    return { view, deciders, result };
  }

  events(): readonly Told[] {
    return this.#events;
  }

  told(position: number): number {
    return this.#at(position).number;
  }

  positionOf(event: number): number {
    const found = this.#past.findIndex(({ number }) => number > event);
    return found < 0 ? this.last : found;
  }

  step(position: number, stride: Stride, towards: 1 | -1): number {
    return stepFrom(this.#marks, position, stride, towards);
  }

  beat(position: number): Beat {
    return this.#marks[position]?.beat ?? { round: 1, turn: "" };
  }

  mover(position: number): Seat | undefined {
    return this.#marks[position]?.mover;
  }

  #at(position: number): SeenMoment {
    const now = this.#past[position];
    if (now === undefined) throw new RangeError(`nobody has seen position ${position}`);
    return now;
  }
}
