import { steadyNow } from "../steady-clock.ts";

/** No timer can be set for longer; one that is set for longer would ring at once. */
export const LONGEST_TIMER = 2 ** 31 - 1;

/**
 * Rings once, at a time by the steady clock, or when the longest time is over that can be waited for; setting it anew forgets
 * the time before. It keeps no process alive.
 */
export class Alarm {
  #timer: NodeJS.Timeout | undefined;

  set(at: number, ring: () => void): void {
    this.clear();
    this.#timer = setTimeout(ring, Math.max(0, Math.min(at - steadyNow(), LONGEST_TIMER)));
    this.#timer.unref();
  }

  clear(): void {
    clearTimeout(this.#timer);
  }
}
