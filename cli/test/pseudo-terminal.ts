import { type ChildProcessByStdio, execFileSync, spawn } from "node:child_process";
import { createInterface, type Interface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import { expect } from "vitest";
import { newHome } from "./clade.ts";

/** What is on a screen, as a terminal that knows nothing of Clade shows it. */
export interface Seen {
  readonly lines: readonly string[];
  readonly alternate: boolean;
  readonly cursor: boolean;
  readonly wraps: boolean;
  /** How often a sign was written where there was no room for it. */
  readonly overflows: number;
  /** Control codes that the small terminal does not know. */
  readonly unknown: readonly string[];
  /** Whether keys come one by one, without an echo. */
  readonly raw: boolean;
  /** The exit code, once the command has ended. */
  readonly code: number | null;
}

export const KEYS = {
  up: "\u001b[A",
  down: "\u001b[B",
  right: "\u001b[C",
  left: "\u001b[D",
  enter: "\r",
  escape: "\u001b",
  stop: "\u0003",
} as const;

/** Whether there is a Python with pseudo-terminals; where there is none, tests of screens say so instead of passing. */
export const hasPseudoTerminals = ((): boolean => {
  try {
    execFileSync("python3", ["-c", "import pty, termios"], { stdio: "ignore" });
    return true;
  } catch {
    process.stderr.write("NO python3 WITH pty HERE: nothing of the full-screen terminal is tested\n");
    return false;
  }
})();

/** The real command in a real pseudo-terminal. */
export class PseudoTerminal {
  readonly #child: ChildProcessByStdio<Writable, Readable, null>;
  readonly #answers: Interface;
  readonly #waiting: ((line: string) => void)[] = [];

  constructor(args: readonly string[], { columns = 80, rows = 24, home = newHome(), env = {} }: Partial<Place> = {}) {
    this.#child = spawn(
      "python3",
      ["cli/test/pseudo-terminal.py", String(columns), String(rows), process.execPath, "cli/bin/clade.js", ...args],
      {
        env: { ...process.env, CLADE_HOME: home, TERM: "xterm-256color", LANG: "en_US.UTF-8", ...env },
        stdio: ["pipe", "pipe", "inherit"],
      },
    );
    this.#child.stdin.on("error", () => {});
    this.#answers = createInterface({ input: this.#child.stdout });
    this.#answers.on("line", (line) => this.#waiting.shift()?.(line));
  }

  keys(text: string): void {
    this.#order({ keys: text });
  }
  resize(columns: number, rows: number): void {
    this.#order({ resize: [columns, rows] });
  }
  signal(name: "SIGTERM" | "SIGHUP" | "SIGINT" | "SIGCONT"): void {
    this.#order({ signal: name });
  }

  /** The screen, once nothing was written to it for so many milliseconds. */
  async look(quiet = 30): Promise<Seen> {
    const answer = new Promise<string>((resolve) => {
      this.#waiting.push(resolve);
    });
    this.#order({ look: quiet });
    return JSON.parse(await answer) as Seen;
  }

  /** Looks until the screen is as wanted. */
  async until(wanted: (seen: Seen) => boolean, within = 30_000): Promise<Seen> {
    const end = Date.now() + within;
    for (;;) {
      const seen = await this.look();
      if (wanted(seen)) return seen;
      if (Date.now() > end) throw new Error(`not seen within ${within} ms:\n${seen.lines.join("\n")}`);
    }
  }

  close(): void {
    this.#answers.close();
    this.#child.stdin.end();
  }

  #order(order: object): void {
    this.#child.stdin.write(`${JSON.stringify(order)}\n`);
  }
}

interface Place {
  readonly columns: number;
  readonly rows: number;
  readonly home: string;
  readonly env: Readonly<Record<string, string>>;
}

/** A choice waits to be made. */
export function asks({ lines, alternate }: Seen): boolean {
  return alternate && lines.some((line) => line.startsWith("▸"));
}

/** The line of the choice that would be made. */
export function chosen({ lines }: Seen): string {
  return lines.find((line) => line.startsWith("▸")) ?? "";
}

export function ended({ code }: Seen): boolean {
  return code !== null;
}

/** All that was written had its room, and the terminal understood it. */
export function expectTidy({ overflows, unknown }: Seen): void {
  expect({ overflows, unknown }).toEqual({ overflows: 0, unknown: [] });
}

/** The terminal as it was before: its own screen, a cursor, lines that wrap, lines that are typed whole. */
export function expectGivenBack({ alternate, cursor, wraps, raw }: Seen): void {
  expect({ alternate, cursor, wraps, raw }).toEqual({ alternate: false, cursor: true, wraps: true, raw: false });
}

const open: PseudoTerminal[] = [];

/** `clade play` in a pseudo-terminal, until `closeAll`. */
export function play(...[args, place]: ConstructorParameters<typeof PseudoTerminal>): PseudoTerminal {
  const terminal = new PseudoTerminal(["play", ...args], place);
  open.push(terminal);
  return terminal;
}

export function closeAll(): void {
  for (const terminal of open.splice(0)) terminal.close();
}
