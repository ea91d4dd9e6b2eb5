import type { Watcher } from "@clade/kernel";
import type { Table } from "../store/store.ts";
import { seatOf } from "./seating.ts";

/** Somebody's open line to the server. */
export interface Connection {
  /** Null for somebody without an identity: a spectator everywhere. */
  readonly person: string | null;
  send(message: string): void;
}

/** Who looks at a table, each in the role that is theirs and no other. */
export class Audience {
  readonly #connections = new Set<Connection>();

  get size(): number {
    return this.#connections.size;
  }

  add(connection: Connection): void {
    this.#connections.add(connection);
  }
  remove(connection: Connection): void {
    this.#connections.delete(connection);
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

  tellRole(table: Table, role: Watcher, message: string): void {
    for (const connection of this.#connections) {
      if (roleOf(table, connection.person) === role) connection.send(message);
    }
  }

  tellAll(message: string): void {
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
