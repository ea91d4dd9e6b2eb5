import { FAULTS, type Faults, type Player } from "@clade/bots";
import { Guest, MOST_BREAKDOWNS, type Note } from "@clade/bots/node";
import { isComplaint } from "@clade/kernel";
import type { Input } from "./arguments.ts";
import { BadInput } from "./complaint.ts";
import { botNamed } from "./table.ts";

/** Whoever is to play, as named on the command line: a bot of the house, or a command that speaks the lines of docs/bots.md. */
export interface Entrant {
  readonly name: string;
  readonly command?: string;
}

const GUEST = /^(?:(?<name>[^\s=:]+)=)?cmd:(?<command>.+)$/;

/** `greedy,cmd:python3 bot.py,old=cmd:node clade.js bot master`: commas part them, unless quotes hold them together. */
export function readEntrants(text: string): Entrant[] {
  return partsOf(text).map((part) => {
    const { name, command } = GUEST.exec(part)?.groups ?? {};
    return command === undefined ? { name: botNamed(part).name } : { name: name ?? `cmd:${command}`, command };
  });
}

function partsOf(text: string): string[] {
  const parts: string[] = [""];
  let quote: string | undefined;
  for (const letter of text) {
    if (letter === "," && quote === undefined) {
      parts.push("");
      continue;
    }
    if (letter === quote) quote = undefined;
    else if (quote === undefined && (letter === '"' || letter === "'")) quote = letter;
    parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim());
}

export function entrantsFrom(input: Input, preset: string, most: number): Entrant[] {
  const entrants = readEntrants(input.text("bots") ?? preset);
  if (entrants.length > most) throw new BadInput(`--bots names ${entrants.length} bots for ${most} seats`);
  return entrants;
}

/** What was counted against a guest, in a line; undefined if nothing was. */
export function faultsInWords(faults: Readonly<Faults>): string | undefined {
  const said = FAULTS.filter((fault) => faults[fault] > 0).map((fault) => `${WORDS[fault]} ${faults[fault]}`);
  return said.length === 0 ? undefined : `random moves in its place: ${said.join(", ")}`;
}
const WORDS: { readonly [F in keyof Faults]: string } = {
  crashed: "broken down",
  late: "too late",
  illegal: "no legal move",
  absent: "not asked any more",
};

export function limitFrom(input: Input): number {
  return input.number("limit", 1, 3_600_000, 10_000);
}

export const GUEST_FLAGS = {
  limit: {
    argument: "MS",
    help: `how long a cmd: bot may take for a decision (default 10000); after ${MOST_BREAKDOWNS} breakdowns it is not asked any more`,
  },
} as const;

/** Starts every guest once, to see that it can play; a name or a command that makes no sense is a complaint. */
export async function tryOut(entrants: readonly Entrant[], game: string): Promise<void> {
  const commands = new Map<string, string | undefined>();
  for (const { name, command } of entrants) {
    if (commands.has(name) && commands.get(name) !== command) throw new BadInput(`two bots are called "${name}"`);
    commands.set(name, command);
  }
  for (const [name, command] of commands) {
    if (command === undefined) continue;
    const guest = new Guest({ name, command, milliseconds: 0 });
    const introduction = await guest.introduce();
    await guest.leave();
    if (isComplaint(introduction)) throw new BadInput(`bot "${name}": ${introduction.complaint}`);
    if (introduction.games?.includes(game) === false) throw new BadInput(`bot "${name}" does not play ${game}`);
  }
}

/** The players of one thread: guests keep their processes until they leave. */
export class Company {
  readonly #guests = new Map<string, Guest>();
  readonly #note: Note;

  constructor(note: Note) {
    this.#note = note;
  }

  player({ name, command }: Entrant, milliseconds: number): Player {
    if (command === undefined) return botNamed(name);
    // The yardstick of one game is another program than that of the next, and both are called so.
    const key = `${name}=cmd:${command}`;
    const known = this.#guests.get(key);
    if (known !== undefined) return known;
    const guest = new Guest({ name, command, milliseconds }, this.#note);
    this.#guests.set(key, guest);
    return guest;
  }

  async leave(): Promise<void> {
    await Promise.all([...this.#guests.values()].map((guest) => guest.leave()));
  }
}
