import type { AnyGame, Beat, Now, Seat, Watcher } from "@clade/kernel";
import { type Eyes, type Mark, type Stride, stepFrom } from "@clade/kernel/replay";
import type { Played, Sight, Told } from "./played.ts";

/** A game that goes on elsewhere, as far as this page was told of it: one position for each time that something changed. */
export class SeenPast implements Played {
  readonly eyes: readonly Eyes[];
  readonly over = false;
  readonly #past: readonly Now[];
  readonly #events: readonly Told[];
  readonly #marks: readonly Mark[];

  constructor(game: AnyGame, watcher: Watcher, past: readonly Now[], events: readonly Told[]) {
    this.eyes = [watcher];
    this.#past = past;
    this.#events = events;
    this.#marks = past.map(({ view, deciders, legal }) => {
      const mine = watcher !== "spectator" && deciders.includes(watcher);
      return {
        beat: game.beat?.(view) ?? { round: 1, turn: deciders.join() },
        mover: mine ? watcher : deciders[0],
        choice: mine ? legal.length > 1 : true,
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

  #at(position: number): Now {
    const now = this.#past[position];
    if (now === undefined) throw new RangeError(`nobody has seen position ${position}`);
    return now;
  }
}
