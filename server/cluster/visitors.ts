import type { ToTable } from "@clade/kernel";
import { complaintAbout } from "@clade/kernel/host";
import { faultOf } from "../fault.ts";
import { whatFailed } from "../http/failure.ts";
import { isProblem } from "../problem.ts";
import type { Connection, Message } from "../tables/connection.ts";
import type { Room } from "../tables/room.ts";
import type { Rooms } from "../tables/rooms.ts";

/** What goes back to the server where a visitor's line is. */
export interface VisitorsReport {
  news(server: string, parts: readonly (readonly [readonly number[], number])[], body: Uint8Array): void;
  hangUp(server: string, lines: readonly number[]): void;
  trouble(what: string, about: Readonly<Record<string, unknown>>): void;
}

interface Unsent {
  readonly line: number;
  readonly message: Message;
}

/** People whose lines are at other servers and who are at tables of this one. */
export class Visitors {
  readonly #rooms: Rooms;
  readonly #report: VisitorsReport;
  readonly #visitors = new Map<string, Map<number, Visitor>>();
  readonly #unsent = new Map<string, Unsent[]>();

  constructor(rooms: Rooms, report: VisitorsReport) {
    this.#rooms = rooms;
    this.#report = report;
  }

  get size(): number {
    let size = 0;
    for (const each of this.#visitors.values()) size += each.size;
    return size;
  }

  /** Somebody at another server says something to a table that is here. */
  async hear(server: string, line: number, person: string | null, message: ToTable): Promise<void> {
    const visitor = this.#of(server, line, person);
    const { type, table } = message;
    if (type === "unwatch") return this.#forget(server, visitor, table);
    if (type === "watch") visitor.watched.set(table, visitor.watched.get(table) ?? null);
    try {
      const room = this.#rooms.opened(table, person) ?? (await this.#rooms.find(table, person));
      if (type === "watch") {
        // While the table was opened the line may have ended or lost its interest.
        if (!visitor.wants(table)) return;
        if (isProblem(room)) visitor.watched.delete(table);
        else visitor.watched.set(table, room);
      }
      const failed = isProblem(room) ? room : await room.hear(visitor, message);
      if (failed?.problem === "stopping") visitor.hangUp();
      else if (failed !== undefined) visitor.send(JSON.stringify(complaintAbout(failed, message)));
    } catch (error) {
      this.#report.trouble("message failed", { type, table, why: faultOf(error) });
      const failed = whatFailed(error);
      if (failed.problem === "stopping") visitor.hangUp();
      else visitor.send(JSON.stringify(complaintAbout(failed, message)));
    }
    if (visitor.watched.size === 0) this.#visitors.get(server)?.delete(line);
  }

  /** A server is gone, or the way to it: its people are not here any more. */
  drop(server: string): void {
    const visitors = this.#visitors.get(server);
    this.#visitors.delete(server);
    this.#unsent.delete(server);
    for (const visitor of visitors?.values() ?? []) {
      for (const room of visitor.watched.values()) room?.unwatch(visitor);
      visitor.watched.clear();
    }
  }

  #forget(server: string, visitor: Visitor, table: string): void {
    visitor.watched.get(table)?.unwatch(visitor);
    visitor.watched.delete(table);
    if (visitor.watched.size === 0) this.#visitors.get(server)?.delete(visitor.line);
  }

  #of(server: string, line: number, person: string | null): Visitor {
    const there = this.#visitors.get(server) ?? new Map<number, Visitor>();
    this.#visitors.set(server, there);
    const known = there.get(line);
    if (known !== undefined) return known;
    const visitor = new Visitor(line, person, {
      send: (message) => this.#send(server, line, message),
      hangUp: () => this.#report.hangUp(server, [line]),
    });
    there.set(line, visitor);
    return visitor;
  }

  /** Messages of one moment go to a server together. */
  #send(server: string, line: number, message: Message): void {
    const unsent = this.#unsent.get(server) ?? [];
    unsent.push({ line, message });
    this.#unsent.set(server, unsent);
    if (unsent.length === 1) setImmediate(() => this.#flush(server));
  }

  #flush(server: string): void {
    const unsent = this.#unsent.get(server);
    this.#unsent.delete(server);
    if (unsent === undefined) return;
    const parts: [number[], number][] = [];
    const bodies: Uint8Array[] = [];
    let last: Message | undefined;
    for (const { line, message } of unsent) {
      const before = parts.at(-1);
      // The same for several lines travels once.
      if (message === last && before !== undefined) before[0].push(line);
      else {
        const bytes = typeof message === "string" ? Buffer.from(message, "utf8") : message;
        parts.push([[line], bytes.length]);
        bodies.push(bytes);
      }
      last = message;
    }
    this.#report.news(server, parts, Buffer.concat(bodies));
  }
}

interface Way {
  send(message: Message): void;
  hangUp(): void;
}

class Visitor implements Connection {
  readonly line: number;
  readonly person: string | null;
  /** The tables that the line wants to hear of; null until the room is open. */
  readonly watched = new Map<string, Room | null>();
  readonly #way: Way;

  constructor(line: number, person: string | null, way: Way) {
    this.line = line;
    this.person = person;
    this.#way = way;
  }

  wants(table: string): boolean {
    return this.watched.has(table);
  }
  send(message: Message): void {
    this.#way.send(message);
  }
  hangUp(): void {
    this.#way.hangUp();
  }
}
