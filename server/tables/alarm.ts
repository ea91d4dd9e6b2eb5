/** Rings once, at a time; setting it anew forgets the time before. It keeps no process alive. */
export class Alarm {
  #timer: NodeJS.Timeout | undefined;

  set(at: number, ring: () => void): void {
    this.clear();
    this.#timer = setTimeout(ring, Math.max(0, at - Date.now()));
    this.#timer.unref();
  }

  clear(): void {
    clearTimeout(this.#timer);
  }
}
