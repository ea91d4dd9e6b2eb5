import { parseArgs } from "node:util";
import type { Language } from "@clade/kernel";
import { BadInput, type Complaining } from "./complaint.ts";

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
  /** Summary and flags in a language, where the command speaks several. */
  readonly told?: (language: Language) => {
    readonly summary: string;
    readonly flags: Readonly<Record<string, string>>;
  };
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
      const marked = args.map((arg) => (isId(arg, flags) ? MARK + arg : arg));
      const parsed = parseArgs({ args: marked, options: flags, allowPositionals: true });
      this.words = parsed.positionals.map((word) => (word.startsWith(MARK) ? word.slice(MARK.length) : word));
      this.#values = parsed.values;
    } catch (error) {
      throw new BadInput(badFlag(error));
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
      throw new BadInput((say) => say.wholeNumber(name, min, max, text));
    }
    return value;
  }

  /** The one word that the command needs. */
  word(what: string): string {
    const [word, extra] = this.words;
    if (word === undefined) throw new BadInput((say) => say.missing(what));
    if (extra !== undefined) throw new BadInput((say) => say.unexpected(extra));
    return word;
  }

  /** No words at all. */
  noWords(): void {
    const [word] = this.words;
    if (word !== undefined) throw new BadInput((say) => say.unexpected(word));
  }
}

/** What `parseArgs` found wrong. */
function badFlag(error: unknown): string | Complaining {
  const message = error instanceof Error ? error.message : String(error);
  const [, flag] = /'(--?[\w-]+)/.exec(message) ?? [];
  if (flag === undefined) return message;
  if (message.startsWith("Unknown option")) return (say) => say.unknownFlag(flag);
  return message.includes("does not take") ? (say) => say.flagTakesNone(flag) : (say) => say.flagNeeds(flag);
}

/** Stands before a word that only looks like a flag; nobody can type it. */
const MARK = "\u0000";

/** People's ids are sixteen letters of which the first may be a dash. */
function isId(arg: string, flags: object): boolean {
  return /^-[\w-]{15}$/.test(arg) && !(arg.startsWith("--") && Object.hasOwn(flags, arg.slice(2)));
}
