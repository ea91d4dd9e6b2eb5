import type { Watcher } from "@clade/kernel";
import type { Table } from "../store/store.ts";
import { seatOf } from "./seating.ts";

/** A message of the protocol: text, or pieces of text and of bytes that are joined on their way out. */
export type Message = string | readonly (string | Uint8Array)[];

/** Somebody's open line to the server. */
export interface Connection {
  /** Null for somebody without an identity: a spectator everywhere. */
  readonly person: string | null;
  /** Whether the line is open and still wants to hear of this table: much can happen before it is its turn. */
  wants(table: string): boolean;
  send(message: Message): void;
}

/** A move or an undo as a person sends it: by whom, under which id, built on which event. */
export interface Sent {
  readonly connection: Connection;
  readonly id: string;
  readonly on: number;
}

/** Who looks at a table, each in the role that is theirs and no other. */
export class Audience {
  readonly #connections = new Set<Connection>();
  #visits = 0;

  get size(): number {
    return this.#connections.size;
  }

  /** Goes up whenever somebody comes or goes. */
  get visits(): number {
    return this.#visits;
  }

  add(connection: Connection): void {
    this.#connections.add(connection);
    this.#visits++;
  }
  remove(connection: Connection): void {
    this.#connections.delete(connection);
    this.#visits++;
  }
  has(connection: Connection): boolean {
    return this.#connections.has(connection);
  }

  roles(table: Table): Watcher[] {
    const roles = new Set<Watcher>();
    for (const { person } of this.#connections) roles.add(roleOf(table, person));
    return [...roles];
  }

  isHere(person: string | null): boolean {
    for (const connection of this.#connections) if (person !== null && connection.person === person) return true;
    return false;
  }

  tellRole(table: Table, role: Watcher, message: Message): void {
    for (const connection of this.#connections) {
      if (roleOf(table, connection.person) === role) connection.send(message);
    }
  }

  tellAll(message: Message): void {
    for (const connection of this.#connections) connection.send(message);
  }

  /** Tells everybody what is meant for them alone. */
  tellEach(message: (connection: Connection) => string): void {
    for (const connection of this.#connections) connection.send(message(connection));
  }
}

export function roleOf(table: Table, person: string | null): Watcher {
  return seatOf(table, person) ?? "spectator";
}
