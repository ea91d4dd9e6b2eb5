import { type Beat, type GameEvent, type Numbered, type Result, type Seat, seats, type TakenBack } from "@clade/kernel";
import type { Eyes, ReplayedGame, Stride } from "@clade/kernel/replay";

export type Told = Numbered<GameEvent | TakenBack>;

/** What was before somebody's eyes at a position. */
export interface Sight {
  readonly view: unknown;
  readonly deciders: readonly Seat[];
  readonly result: Result | null;
}

/** A game to leaf through, by whatever is known of it: a whole record, or what somebody has seen so far. */
export interface Played {
  readonly last: number;
  readonly over: boolean;
  /** Through whose eyes it may be looked at; the first are those that it is opened with. */
  readonly eyes: readonly Eyes[];
  sight(position: number, eyes: Eyes): Sight;
  /** All that these eyes were ever told. */
  events(eyes: Eyes): readonly Told[];
  /** How much of that they had been told at a position. */
  told(position: number, eyes: Eyes): number;
  /** The position at which an event had happened. */
  positionOf(event: number, eyes: Eyes): number;
  step(position: number, stride: Stride, towards: 1 | -1): number;
  beat(position: number): Beat;
  mover(position: number): Seat | undefined;
}

/**
 * A record as it may be looked at. All eyes are open once it is over; until then a person has their own, and where several people
 * share the device, or none plays, those of a spectator.
 */
export class PlayedRecord implements Played {
  readonly replayed: ReplayedGame;
  readonly eyes: readonly Eyes[];
  readonly #logs = new Map<Eyes, { readonly events: readonly Told[]; readonly positions: readonly number[] }>();

  constructor(replayed: ReplayedGame, own: Seat | undefined) {
    this.replayed = replayed;
    const first: Eyes = own ?? "spectator";
    const all: readonly Eyes[] = [...seats(replayed.record.players), "spectator", "open"];
    this.eyes = replayed.over ? [first, ...all.filter((each) => each !== first)] : [first];
  }

  get last(): number {
    return this.replayed.last;
  }
  get over(): boolean {
    return this.replayed.over;
  }

  sight(position: number, eyes: Eyes): Sight {
    const view = this.replayed.view(position, eyes);
    const result = this.replayed.game.result(this.replayed.truth(position)) ?? null;
    return { view, deciders: this.replayed.deciders(position), result };
  }

  #log(eyes: Eyes): { readonly events: readonly Told[]; readonly positions: readonly number[] } {
    const known = this.#logs.get(eyes);
    if (known !== undefined) return known;
    const lines = this.replayed.log(this.last, eyes);
    const log = {
      events: lines.map(({ number, event }) => ({ number, event })),
      positions: lines.map(({ position }) => position),
    };
    this.#logs.set(eyes, log);
    return log;
  }

  events(eyes: Eyes): readonly Told[] {
    return this.#log(eyes).events;
  }

  told(position: number, eyes: Eyes): number {
    const later = this.#log(eyes).positions.findIndex((each) => each > position);
    return later < 0 ? this.events(eyes).length : later;
  }

  positionOf(event: number, eyes: Eyes): number {
    return this.replayed.positionOf(event, eyes);
  }

  step(position: number, stride: Stride, towards: 1 | -1): number {
    return this.replayed.step(position, stride, towards);
  }

  beat(position: number): Beat {
    return this.replayed.beat(position);
  }

  mover(position: number): Seat | undefined {
    return this.replayed.mover(position);
  }
}
