import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import type { FromHost } from "../lines/lines.ts";

/** What came of a line: the answer, or why there is none. */
export type Heard = { readonly line: string } | { readonly silence: "late" | "crashed"; readonly why: string };

/** How long a program may take to end once nobody talks to it any more. */
const GRACE_MS = 1000;

/** A bot's program: takes a line, answers a line. Once it has failed to, it is stopped and answers no more. */
export class BotProcess {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly ended: Promise<void>;
  #waiting: ((heard: Heard) => void) | undefined;
  /** Why it does not answer any more. */
  #gone: string | undefined;
  #lastWords = "";

  constructor([program = "", ...args]: readonly string[]) {
    this.#child = spawn(program, args, { stdio: "pipe" });
    this.ended = new Promise((ended) => {
      this.#child.once("close", ended);
      this.#child.once("error", ended);
    });
    createInterface({ input: this.#child.stdout }).on("line", (line) => this.#hear({ line }));
    createInterface({ input: this.#child.stderr }).on("line", (line) => {
      if (line.trim() !== "") this.#lastWords = line.trim();
    });
    this.#child.stdin.on("error", () => {}); // it has ended, and "close" tells
    this.#child.once("error", ({ message }) => this.#break(message));
    this.#child.once("close", (code, signal) => {
      const how = signal === null ? `ended with code ${code}` : `was ended by ${signal}`;
      this.#break(this.#lastWords === "" ? `it ${how}` : `it ${how}: ${this.#lastWords}`);
    });
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  /** Says something and waits for the answer, so many milliseconds at most. One who is late is stopped. */
  ask(saying: FromHost, milliseconds: number): Promise<Heard> {
    return new Promise((resolve) => {
      if (this.#gone !== undefined) {
        resolve({ silence: "crashed", why: this.#gone });
        return;
      }
      const timer = setTimeout(() => {
        this.#hear({ silence: "late", why: `no answer within ${milliseconds} ms` });
        this.#gone = "it was stopped";
        this.#child.kill("SIGKILL");
      }, milliseconds);
      this.#waiting = (heard) => {
        clearTimeout(timer);
        resolve(heard);
      };
      this.tell(saying);
    });
  }

  /** Says something that needs no answer. */
  tell(saying: FromHost): void {
    if (this.#gone === undefined) this.#child.stdin.write(`${JSON.stringify(saying)}\n`);
  }

  /** Milliseconds that its first thread has run, where the system tells. */
  clock(): number | undefined {
    try {
      return Number(readFileSync(`/proc/${this.#child.pid}/schedstat`, "latin1").split(" ", 1)[0]) / 1e6;
    } catch {
      return undefined;
    }
  }

  /** Lets it go: it should end when its input does, and is ended if it does not. */
  async dismiss(): Promise<void> {
    this.#gone ??= "it was let go";
    this.#child.stdin.end();
    const timer = setTimeout(() => this.#child.kill("SIGKILL"), GRACE_MS);
    await this.ended;
    clearTimeout(timer);
  }

  #hear(heard: Heard): void {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    waiting?.(heard); // a line that nobody asked for is not listened to
  }

  #break(why: string): void {
    this.#gone ??= why;
    this.#hear({ silence: "crashed", why });
  }
}
