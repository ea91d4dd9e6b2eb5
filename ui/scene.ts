import type { ReactElement } from "react";
import type { Thing } from "./affordance.ts";
import type { Pace } from "./pace.ts";
import type { Sound } from "./sound.ts";

/**
 * How a picture moves while an event is shown, and how long that takes at the usual pace. Transform and opacity alone
 * change, so that nothing is laid out anew.
 */
export const MOTIONS = {
  /** A die falls, rolls and lies still. */
  tumble: 1150,
  /** Runs from one thing to another. */
  charge: 420,
  /** An arrow grows from one thing to another. */
  reach: 620,
  /** Snaps at a thing: jaws, claws. */
  bite: 520,
  /** Comes to life where it stands. */
  hatch: 560,
  /** Sinks and fades: what is no more. */
  perish: 760,
  /** Falls out of the sky. */
  plunge: 760,
  /** A ring runs outwards. */
  burst: 480,
  /** Rises before everybody, stays for a moment, goes. */
  unfold: 900,
  /** Is held up where it was won, and goes to its new owner. */
  award: 760,
} as const;
export type Motion = keyof typeof MOTIONS;

/** One picture of a scene. */
export interface Actor {
  readonly motion: Motion;
  readonly picture: ReactElement;
  /** Where on the table; the middle of it where that thing cannot be seen, or where none is named. */
  readonly at?: Thing | undefined;
  /** Where it comes from, for what travels. */
  readonly from?: Thing;
  /** How large, in parts of the thing where it is; what spans two things is as thick as that. */
  readonly size?: number;
  /** Beside the middle of the thing, in its own size. */
  readonly aside?: readonly [x: number, y: number];
  /** Begins so many milliseconds after the scene. */
  readonly after?: number;
}

/** An event as it is shown: some pictures that move at the same time, a sound, a few words under the first picture. */
export interface Scene {
  /** What is shown: the type of the event. */
  readonly kind: string;
  readonly actors: readonly Actor[];
  readonly sound?: Sound;
  readonly words?: string;
}

/** Bots that play faster are also watched faster; who skips them sees only what has become of it. */
const HASTE: { readonly [P in Pace]: number } = { calm: 1, brisk: 0.45, instant: 0 };
/** What is still to be shown never takes longer than this: the more there is of it, the faster it goes. */
const LONGEST: { readonly [P in Pace]: number } = { calm: 1800, brisk: 800, instant: 0 };
/** Of more that came at once (after a lost line, say) only the latest are shown. */
const MOST_WAITING = 8;

/** How long a scene takes at the usual pace, if nothing presses. */
export function lengthOf({ actors }: Scene): number {
  return Math.max(0, ...actors.map(({ motion, after = 0 }) => after + MOTIONS[motion]));
}

/** A scene that is on, with the speed at which it is played: 2 is twice as fast as usual. */
export interface Playing<S extends Scene = Scene> {
  readonly scene: S;
  readonly speed: number;
  /** How many were shown before: tells one from the next. */
  readonly number: number;
}

/**
 * The scenes that are to be seen, one after the other. Knows no clock: whoever plays them says when one is through. What
 * waits is played faster the more it is, so that the table is never more than a moment behind the game.
 */
export class Show<S extends Scene = Scene> {
  #waiting: readonly S[] = [];
  #playing: Playing<S> | undefined;
  #speed = 1;
  #shown = 0;
  readonly #listeners = new Set<() => void>();

  get playing(): Playing<S> | undefined {
    return this.#playing;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** More to be shown, at a table where bots play so fast. */
  add(scenes: readonly S[], pace: Pace): void {
    const haste = HASTE[pace];
    if (haste === 0) return this.skip();
    this.#waiting = [...this.#waiting, ...scenes].slice(-MOST_WAITING);
    const length = this.#waiting.reduce((sum, scene) => sum + lengthOf(scene), 0);
    this.#speed = Math.max(1 / haste, length / LONGEST[pace]);
    if (this.#playing === undefined) this.next();
  }

  /** The scene that was on is through. */
  next(): void {
    const [scene, ...later] = this.#waiting;
    this.#waiting = later;
    this.#playing = scene === undefined ? undefined : { scene, speed: this.#speed, number: this.#shown++ };
    this.#tell();
  }

  /** Nothing more of all this. */
  skip(): void {
    if (this.#playing === undefined && this.#waiting.length === 0) return;
    this.#waiting = [];
    this.#playing = undefined;
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
