import type { ToTable } from "@clade/kernel";
import type { Problem } from "../problem.ts";
import type { Connection } from "../tables/connection.ts";
import type { Door } from "../tables/tables.ts";

/** Says something to a table on another server, for a line that is here. */
export type SayFar = (server: string, line: number, person: string | null, message: ToTable) => void;

interface FarLine {
  readonly connection: Connection;
  /** The tables elsewhere that it listens to, and where. */
  readonly tables: Map<string, string>;
}

/** The lines of this server to people at tables of other servers. */
export class FarLines {
  readonly #say: SayFar;
  readonly #lines = new Map<number, FarLine>();
  readonly #numbers = new WeakMap<Connection, number>();
  #last = 0;

  constructor(say: SayFar) {
    this.#say = say;
  }

  get size(): number {
    return this.#lines.size;
  }

  /** The door of a table that lives on another server. */
  door(table: string, server: string): Door {
    return {
      hear: async (connection, message): Promise<Problem | undefined> => {
        const number = this.#number(connection);
        if (message.type === "watch") this.#lines.get(number)?.tables.set(table, server);
        this.#say(server, number, connection.person, message);
        return undefined;
      },
      unwatch: (connection) => {
        const number = this.#numbers.get(connection);
        if (number === undefined || this.#lines.get(number)?.tables.delete(table) !== true) return;
        this.#say(server, number, connection.person, { type: "unwatch", table });
      },
    };
  }

  /** A message for lines that are here. */
  tell(lines: readonly number[], message: Uint8Array): void {
    for (const line of lines) this.#lines.get(line)?.connection.send(message);
  }

  hangUp(lines: readonly number[]): void {
    for (const line of lines) this.#lines.get(line)?.connection.hangUp();
  }

  /** Ends the lines that listen to a table which is elsewhere than it was. */
  hangUpWhere(isGone: (table: string, server: string) => boolean): void {
    for (const { connection, tables } of this.#lines.values()) {
      if ([...tables].some(([table, server]) => isGone(table, server))) connection.hangUp();
    }
  }

  left(connection: Connection): void {
    const number = this.#numbers.get(connection);
    if (number !== undefined) this.#lines.delete(number);
    this.#numbers.delete(connection);
  }

  #number(connection: Connection): number {
    const known = this.#numbers.get(connection);
    if (known !== undefined) return known;
    const number = ++this.#last;
    this.#numbers.set(connection, number);
    this.#lines.set(number, { connection, tables: new Map() });
    return number;
  }
}
