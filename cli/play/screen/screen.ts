import { type Key, keysIn } from "./keys.ts";

export interface Size {
  readonly columns: number;
  readonly rows: number;
}

/** The other screen of a terminal, where nothing scrolls away; without the cursor, and without lines that wrap. */
const ENTER = "\u001b[?1049h\u001b[?25l\u001b[?7l\u001b[2J";
const LEAVE = "\u001b[0m\u001b[?7h\u001b[?25h\u001b[?1049l";

/** Whether a game can be drawn there: a person at a real terminal that can put the cursor where it likes, with some room. */
export function canDraw(input: NodeJS.ReadStream, output: NodeJS.WriteStream): boolean {
  const { TERM } = process.env;
  if (!input.isTTY || !output.isTTY || TERM === undefined || TERM === "" || TERM === "dumb") return false;
  return isRoomy({ columns: output.columns, rows: output.rows });
}

/** Whether a window has room for a board, a prompt and choices. */
export function isRoomy({ columns, rows }: Size): boolean {
  return columns >= 40 && rows >= 12;
}

/**
 * A terminal as a sheet of rows that is drawn anew. Whatever ends the program, a signal or a failure, gives the terminal back
 * as it was.
 */
export class Screen {
  readonly #input: NodeJS.ReadStream;
  readonly #output: NodeJS.WriteStream;
  #drawn: readonly string[] = [];
  #open = false;
  #closed = false;
  /** What is done with a key, with a window of another size, and when the program is told to end. */
  hears: { key(key: Key): void; resized(): void; stopped(): void } = { key() {}, resized() {}, stopped() {} };

  constructor(input: NodeJS.ReadStream, output: NodeJS.WriteStream) {
    this.#input = input;
    this.#output = output;
  }

  get size(): Size {
    return { columns: this.#output.columns, rows: this.#output.rows };
  }

  open(): void {
    this.#input.setEncoding("utf8");
    this.#input.on("data", this.#pressed);
    this.#output.on("resize", this.#resized);
    process.on("exit", this.#giveBack);
    process.on("uncaughtExceptionMonitor", this.#giveBack);
    process.on("SIGCONT", this.#continued);
    for (const signal of SIGNALS) process.on(signal, this.#stopped);
    this.#enter();
    this.#input.resume();
  }

  close(): void {
    this.#giveBack();
    this.#closed = true;
    this.#input.off("data", this.#pressed);
    this.#output.off("resize", this.#resized);
    process.off("exit", this.#giveBack);
    process.off("uncaughtExceptionMonitor", this.#giveBack);
    process.off("SIGCONT", this.#continued);
    for (const signal of SIGNALS) process.off(signal, this.#stopped);
    this.#input.pause();
  }

  /** Shows these rows: only those that have changed are written. */
  draw(rows: readonly string[]): void {
    let text = "";
    for (let row = 0; row < this.size.rows; row++) {
      const line = rows[row] ?? "";
      // The row is emptied before it is written: behind a full one there would be nothing to empty but its last sign.
      if (this.#drawn[row] !== line) text += `\u001b[${row + 1};1H\u001b[0m\u001b[2K${line}\u001b[0m`;
    }
    this.#drawn = rows;
    if (text !== "") this.#output.write(text);
  }

  /** Lets the shell have the terminal until it gives it back; where there is no shell to wait for, goes on at once. */
  suspend(): void {
    this.#giveBack();
    process.kill(process.pid, "SIGTSTP");
    setTimeout(this.#continued, 100);
  }

  /** What is on the screen may be anything: all of it is drawn again. */
  forget(): void {
    this.#drawn = [];
    this.#output.write("\u001b[2J");
  }

  #enter(): void {
    if (this.#open) return;
    this.#open = true;
    this.#input.setRawMode(true);
    this.#output.write(ENTER);
    this.#drawn = [];
  }

  readonly #giveBack = (): void => {
    if (!this.#open) return;
    this.#open = false;
    this.#output.write(LEAVE);
    this.#input.setRawMode(false);
  };

  readonly #continued = (): void => {
    if (this.#open || this.#closed) return;
    this.#enter();
    this.hears.resized();
  };

  readonly #resized = (): void => {
    if (!this.#open) return;
    this.forget();
    this.hears.resized();
  };

  readonly #stopped = (): void => this.hears.stopped();

  readonly #pressed = (sent: string): void => {
    for (const key of keysIn(sent)) this.hears.key(key);
  };
}

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
