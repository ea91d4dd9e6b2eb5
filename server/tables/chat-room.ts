import { type ChatLine, phraseOf } from "@clade/kernel";
import { type Problem, problem } from "../problem.ts";
import type { Epoch, KeptChatLine, Person, Store, TableRow } from "../store/store.ts";
import { hasName, seatOf } from "./seating.ts";

/** How many ids of lines are remembered, so that a repeated one is not said twice. */
const REMEMBERED = 200;

/** The lines of a table that are kept: enough for a long evening. And how many of them are given out at once. */
const KEPT = 1000;
const PAGE = 200;
/** How often those are forgotten that are too many. */
const FORGET_EVERY = 100;

/** What people at a table say to each other. The host can mute everybody, the spectators, or a seat. */
export class ChatRoom {
  readonly #store: Store;
  readonly #epoch: Epoch | undefined;
  readonly #said = new Set<string>();
  #next: number | undefined;

  constructor(store: Store, epoch: Epoch | undefined) {
    this.#store = store;
    this.#epoch = epoch;
  }

  /** Keeps a line, to be told to all; undefined if it was said before. */
  async say(table: TableRow, guest: Person, id: string, text: string): Promise<ChatLine | Problem | undefined> {
    if (isMuted(table, guest.id)) return problem("muted", "The host has muted the chat.");
    if (seatOf(table, guest.id) === null && hasName(table, guest)) {
      return problem("name-taken", "Somebody at this table has that name.");
    }
    const key = `${guest.id} ${id}`;
    if (this.#said.has(key)) return undefined;
    const number = (this.#next ??= await this.#store.nextLine(table.id));
    const line = { table: table.id, number, person: guest.id, name: guest.name, text, at: Date.now() };
    await this.#store.say(line, this.#epoch);
    this.#next = number + 1;
    if (number >= KEPT && number % FORGET_EVERY === 0) await this.#store.forgetChat(table.id, number - KEPT);
    this.#remember(key);
    return shown(line);
  }

  /** Some lines from a number on that somebody wants to read, and from which number on there are more, if there are. */
  async from(
    table: string,
    number: number,
    reads: (line: KeptChatLine) => boolean,
  ): Promise<{ readonly lines: ChatLine[]; readonly next: number | null }> {
    const kept = await this.#store.chat(table, number, PAGE + 1);
    const lines = kept.slice(0, PAGE).filter(reads).map(shown);
    return { lines, next: kept.at(PAGE)?.number ?? null };
  }

  #remember(key: string): void {
    this.#said.add(key);
    const [oldest] = this.#said;
    if (this.#said.size > REMEMBERED && oldest !== undefined) this.#said.delete(oldest);
  }
}

function isMuted(table: TableRow, person: string): boolean {
  const { all, spectators, seats } = table.muted;
  if (table.host === person) return false;
  const seat = seatOf(table, person);
  return all || (seat === null ? spectators : seats.includes(seat));
}

function shown({ number, name, text, at }: KeptChatLine): ChatLine {
  const phrase = phraseOf(text);
  return { number, name, text, ...(phrase === undefined ? {} : { phrase }), at };
}
