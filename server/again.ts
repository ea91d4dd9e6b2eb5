/** Something that is done again and again, a while after it was last done; never twice at once. */
export class Again {
  readonly #everyMs: number;
  readonly #work: () => Promise<void>;
  readonly #failed: (error: unknown) => void;
  #timer: NodeJS.Timeout | undefined;
  #working: Promise<void> = Promise.resolve();
  #stopping = false;

  /** `failed` hears of what went wrong, but for what fails because the server ends. */
  constructor(everyMs: number, work: () => Promise<void>, failed: (error: unknown) => void) {
    this.#everyMs = everyMs;
    this.#work = work;
    this.#failed = failed;
    this.#next();
  }

  /** Resolves when what is under way has ended. */
  async stop(): Promise<void> {
    this.#stopping = true;
    clearTimeout(this.#timer);
    await this.#working;
  }

  #next(): void {
    if (this.#stopping) return;
    this.#timer = setTimeout(() => {
      this.#working = this.#work()
        .catch((error: unknown) => {
          if (!this.#stopping) this.#failed(error);
        })
        .finally(() => this.#next());
    }, this.#everyMs);
    this.#timer.unref();
  }
}
