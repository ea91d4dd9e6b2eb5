import { createInterface } from "node:readline";

/** Lines as a person types them, or as a script pipes them in: none is lost between two questions. */
export class LineReader {
  readonly #lines: string[] = [];
  readonly #interface = createInterface({
    input: process.stdin,
    output: process.stdout,
    terminal: process.stdin.isTTY,
  });
  #waiting: ((line: string | undefined) => void) | undefined;
  #closed = false;

  constructor() {
    const leave = () => {
      this.#lines.length = 0;
      this.#interface.close();
    };
    this.#interface.on("line", (line) => {
      if (this.#waiting === undefined) this.#lines.push(line);
      else this.#answer(line);
    });
    this.#interface.on("SIGINT", leave);
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, leave);
    this.#interface.on("close", () => {
      this.#closed = true;
      this.#answer(undefined);
    });
  }

  #answer(line: string | undefined): void {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    waiting?.(line);
  }

  /** The next line; undefined when the person leaves (ctrl-c, end of input). */
  ask(prompt: string): Promise<string | undefined> {
    this.#interface.setPrompt(prompt);
    this.#interface.prompt();
    const line = this.#lines.shift();
    if (line !== undefined || this.#closed) return Promise.resolve(line);
    return new Promise((resolve) => {
      this.#waiting = resolve;
    });
  }

  close(): void {
    this.#interface.close();
  }
}
