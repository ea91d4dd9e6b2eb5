import type { ChatLine, FromTable } from "@clade/kernel";
import { type Problem, problem } from "../problem.ts";
import type { KeptChatLine, Store, Table } from "../store/store.ts";
import type { Audience, Connection } from "./audience.ts";
import type { Line } from "./line.ts";
import { type Guest, seatOf } from "./seating.ts";

/** How many ids of lines are remembered, so that a repeated one is not said twice. */
const REMEMBERED = 200;

/** What people at a table say to each other. The host can mute everybody, the spectators, or a seat. */
export class ChatRoom {
  readonly #store: Store;
  readonly #line: Line;
  readonly #audience: Audience;
  readonly #table: () => Table;
  readonly #said = new Set<string>();
  #next: number | undefined;

  constructor(store: Store, line: Line, audience: Audience, table: () => Table) {
    this.#store = store;
    this.#line = line;
    this.#audience = audience;
    this.#table = table;
  }

  say(connection: Connection, guest: Guest, id: string, text: string): Promise<Problem | undefined> {
    return this.#line.do(async () => {
      const table = this.#table();
      if (isMuted(table, guest.id)) return problem("muted", "The host has muted the chat.");
      const key = `${guest.id} ${id}`;
      if (!this.#said.has(key)) {
        const number = (this.#next ??= (await this.#store.chat(table.id, 0)).length);
        const line: KeptChatLine = {
          table: table.id,
          number,
          person: guest.id,
          name: guest.name,
          text,
          at: Date.now(),
        };
        await this.#store.say(line);
        this.#next = number + 1;
        this.#remember(key);
        const message: FromTable = { type: "chat", table: table.id, line: shown(line) };
        connection.send(JSON.stringify({ type: "done", table: table.id, id } satisfies FromTable));
        this.#audience.tellAll(JSON.stringify(message));
        return undefined;
      }
      connection.send(JSON.stringify({ type: "done", table: table.id, id } satisfies FromTable));
      return undefined;
    });
  }

  async from(number: number): Promise<ChatLine[]> {
    return (await this.#store.chat(this.#table().id, number)).map(shown);
  }

  #remember(key: string): void {
    this.#said.add(key);
    const [oldest] = this.#said;
    if (this.#said.size > REMEMBERED && oldest !== undefined) this.#said.delete(oldest);
  }
}

function isMuted(table: Table, person: string): boolean {
  const { all, spectators, seats } = table.muted;
  if (table.host === person) return false;
  const seat = seatOf(table, person);
  return all || (seat === null ? spectators : seats.includes(seat));
}

function shown({ number, name, text, at }: KeptChatLine): ChatLine {
  return { number, name, text, at };
}
