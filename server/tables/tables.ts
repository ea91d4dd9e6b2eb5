import type { ToTable } from "@clade/kernel";
import type { Problem } from "../problem.ts";
import type { Connection } from "./connection.ts";
import type { Rooms } from "./rooms.ts";
import { carryOut, type OrderDone, type TableOrder } from "./table-orders.ts";

/** Where a table is spoken to, whichever server it lives on. */
export interface Door {
  /** Answers go over the line; why it cannot be done, to the caller. */
  hear(connection: Connection, message: ToTable): Promise<Problem | undefined>;
  unwatch(connection: Connection): void;
}

/** All tables of the house, for whoever speaks to them over a line or gives orders about them. */
export interface Tables {
  /** The door of a table that can be spoken to without a wait, if it is there for this person. */
  opened(id: string, person: string | null): Door | undefined;
  find(id: string, person: string | null): Promise<Door | Problem>;
  /** A line has ended. */
  left(connection: Connection): void;
  order(id: string, order: TableOrder): Promise<OrderDone>;
  /** Somebody is called otherwise from now on. */
  renamed(person: string, name: string): Promise<void>;
}

/** The tables of a server that has all of them. */
export class OwnTables implements Tables {
  readonly #rooms: Rooms;

  constructor(rooms: Rooms) {
    this.#rooms = rooms;
  }

  opened(id: string, person: string | null): Door | undefined {
    return this.#rooms.opened(id, person);
  }
  find(id: string, person: string | null): Promise<Door | Problem> {
    return this.#rooms.find(id, person);
  }
  left(): void {}
  order(id: string, order: TableOrder): Promise<OrderDone> {
    return carryOut(this.#rooms, id, order);
  }
  renamed(person: string, name: string): Promise<void> {
    return this.#rooms.renamed(person, name);
  }
}
