/** Things to be done one after the other, in the order in which they came. */
export class Queue {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  get busy(): boolean {
    return this.#waiting > 0;
  }

  /** Begins at once if nothing is before it: what comes in one moment stays in its order. */
  do<T>(work: () => T | Promise<T>): Promise<T> {
    const done = this.#waiting++ === 0 ? begin(work) : this.#last.then(work);
    const leave = (): void => {
      this.#waiting--;
    };
    this.#last = done.then(leave, leave);
    return done;
  }

  async idle(): Promise<void> {
    while (this.#waiting > 0) await this.#last;
  }
}

function begin<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return Promise.resolve(work());
  } catch (error) {
    return Promise.reject(error);
  }
}
