import { parseArgs } from "node:util";
import { BadInput } from "./complaint.ts";

/** The flags of a command: what each takes, and a line of help. `argument` is missing for a switch. */
export interface Flag {
  readonly argument?: string;
  readonly help: string;
  readonly many?: boolean;
}

/** A command of `clade`. */
export interface Command {
  readonly usage: string;
  readonly summary: string;
  readonly flags: Readonly<Record<string, Flag>>;
  run(input: Input): Promise<number>;
}

/** What a person typed after the command's name, sorted. */
export class Input {
  readonly words: readonly string[];
  readonly #values: Readonly<Record<string, unknown>>;

  constructor(command: Command, args: readonly string[]) {
    const flags: Record<string, { type: "string" | "boolean"; multiple?: boolean }> = {};
    for (const [name, { argument, many = false }] of Object.entries<Flag>({ ...command.flags, help: { help: "" } })) {
      flags[name] = { type: argument === undefined ? "boolean" : "string", multiple: many };
    }
    try {
      const parsed = parseArgs({ args: [...args], options: flags, allowPositionals: true });
      this.words = parsed.positionals;
      this.#values = parsed.values;
    } catch (error) {
      const [line = ""] = (error instanceof Error ? error.message : String(error)).split(/\n|\. /);
      throw new BadInput(line.replace(/^Unknown option/, "unknown option"));
    }
  }

  has(name: string): boolean {
    return this.#values[name] === true;
  }

  text(name: string): string | undefined {
    const value = this.#values[name];
    return typeof value === "string" ? value : undefined;
  }

  list(name: string): string[] {
    const value = this.#values[name];
    return Array.isArray(value) ? value.map(String) : [];
  }

  /** A whole number within bounds; the default when it was not given. */
  number(name: string, min: number, max: number, preset: number): number {
    const text = this.text(name);
    if (text === undefined) return preset;
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (!(value >= min && value <= max)) {
      throw new BadInput(`--${name} takes a whole number from ${min} to ${max}, got "${text}"`);
    }
    return value;
  }

  /** The one word that the command needs. */
  word(what: string): string {
    const [word, extra] = this.words;
    if (word === undefined) throw new BadInput(`missing ${what}`);
    if (extra !== undefined) throw new BadInput(`unexpected "${extra}"`);
    return word;
  }

  /** No words at all. */
  noWords(): void {
    if (this.words[0] !== undefined) throw new BadInput(`unexpected "${this.words[0]}"`);
  }
}
