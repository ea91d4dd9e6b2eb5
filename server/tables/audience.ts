import type { Watcher } from "@clade/kernel";
import type { Table } from "../store/store.ts";
import { seatOf } from "./seating.ts";

/** A message of the protocol: as text, or as the bytes of it. */
export type Message = string | Uint8Array;

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
  /** They stay the same from move to move: until somebody comes or goes, or the seats change. */
  #roles: { readonly table: Table; readonly of: ReadonlyMap<Watcher, readonly Connection[]> } | undefined;

  get size(): number {
    return this.#connections.size;
  }

  add(connection: Connection): void {
    this.#connections.add(connection);
    this.#roles = undefined;
  }
  remove(connection: Connection): void {
    this.#connections.delete(connection);
    this.#roles = undefined;
  }
  has(connection: Connection): boolean {
    return this.#connections.has(connection);
  }

  roles(table: Table): Watcher[] {
    return [...this.#byRole(table).keys()];
  }

  isHere(person: string | null): boolean {
    for (const connection of this.#connections) if (person !== null && connection.person === person) return true;
    return false;
  }

  tellRole(table: Table, role: Watcher, message: Message): void {
    for (const connection of this.#byRole(table).get(role) ?? []) connection.send(message);
  }

  tellAll(message: Message): void {
    for (const connection of this.#connections) connection.send(message);
  }

  /** Tells everybody what is meant for them alone. */
  tellEach(message: (connection: Connection) => string): void {
    for (const connection of this.#connections) connection.send(message(connection));
  }

  #byRole(table: Table): ReadonlyMap<Watcher, readonly Connection[]> {
    if (this.#roles?.table !== table) {
      const of = new Map<Watcher, Connection[]>();
      for (const connection of this.#connections) {
        const role = roleOf(table, connection.person);
        of.set(role, [...(of.get(role) ?? []), connection]);
      }
      this.#roles = { table, of };
    }
    return this.#roles.of;
  }
}

export function roleOf(table: Table, person: string | null): Watcher {
  return seatOf(table, person) ?? "spectator";
}
