import { faultOf } from "../fault.ts";
import { whatFailed } from "../http/failure.ts";
import { type Problem, problem } from "../problem.ts";
import type { Held, Slot } from "../store/leases.ts";
import { slotOf } from "../store/slots.ts";
import type { Connection } from "../tables/connection.ts";
import type { Rooms } from "../tables/rooms.ts";
import { carryOut, type OrderDone, type TableOrder } from "../tables/table-orders.ts";
import type { Door, Tables } from "../tables/tables.ts";
import { Asks } from "./asks.ts";
import { Bus } from "./bus.ts";
import { FarLines } from "./far-lines.ts";
import type { Frame } from "./frames.ts";
import type { Ask, Counted, FarRequest, Head, Told } from "./messages.ts";
import { Peers } from "./peers.ts";
import { dealt, surplus } from "./sharing.ts";
import type { Tenancy } from "./tenancy.ts";
import { Visitors } from "./visitors.ts";

/** How long somebody waits for a table that is on its way from one server to another. */
const ON_ITS_WAY_MS = 8000;
/** How often an ask is tried at wherever the table is then. */
const TRIES = 4;
/** A server that the others cannot reach for so long gives its tables away. */
const UNREACHED_MS = 1500;

/** What came of a request at another server. */
export interface FarAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The rest of the server, as far as other servers have to do with it. */
export interface ClusterHost {
  readonly rooms: Rooms;
  /** Does what was asked of a table that is here. */
  request(request: FarRequest, body: string): Promise<FarAnswer>;
  told(told: Told): void;
  moved(count: number): void;
  trouble(what: string, about: Readonly<Record<string, unknown>>): void;
}

/** This server among others: what it knows of them, what it asks of them, and what it does for them. */
export class Cluster implements Tables {
  readonly #tenancy: Tenancy;
  readonly #host: ClusterHost;
  readonly #bus: Bus<Head>;
  readonly #peers: Peers;
  readonly #lines: FarLines;
  readonly #visitors: Visitors;
  readonly #asks: Asks;
  /** Slots that are about to be another's. */
  readonly #leaving = new Set<number>();
  #waiters: (() => void)[] = [];
  #downSince: number | undefined;
  #balancing = false;
  #ended = false;

  private constructor(tenancy: Tenancy, host: ClusterHost, bus: Bus<Head>) {
    this.#tenancy = tenancy;
    this.#host = host;
    this.#bus = bus;
    this.#peers = new Peers({
      mark: (to, nth) => bus.send(to, { kind: "mark", from: tenancy.id, nth }),
      broken: (server) => this.#broken(server, true),
    });
    this.#lines = new FarLines((server, line, person, message) =>
      this.#send(server, { kind: "say", line, person, message }),
    );
    this.#visitors = new Visitors(host.rooms, {
      news: (server, parts, body) => this.#send(server, { kind: "news", parts }, body),
      hangUp: (server, lines) => this.#send(server, { kind: "hang-up", lines }),
      trouble: (what, about) => host.trouble(what, about),
    });
    this.#asks = new Asks((to, id, ask, body) =>
      bus.send(to, { kind: "ask", from: tenancy.id, id, ask }, Buffer.from(body, "utf8")),
    );
  }

  /** Joins the others over the bus. Tables come when the tenancy settles. */
  static async join(url: string, house: string, tenancy: Tenancy, host: ClusterHost): Promise<Cluster> {
    const listener: { cluster?: Cluster } = {};
    const bus = await Bus.open<Head>(url, house, tenancy.id, {
      hear: (frame) => listener.cluster?.hear(frame),
      turned: (isUp) => listener.cluster?.turned(isUp),
      trouble: (what, about) => host.trouble(what, about),
    });
    const cluster = new Cluster(tenancy, host, bus);
    listener.cluster = cluster;
    return cluster;
  }

  get isJoined(): boolean {
    return this.#bus.isUp;
  }
  /** Whether this server can serve its share: it hears the others, and what it has is surely its own. */
  get isWell(): boolean {
    return this.#bus.isUp && this.#tenancy.isSure;
  }
  /** Whether it is this server that does what one has to do for all. */
  get isFirst(): boolean {
    return this.#tenancy.ownerOf(0) === this.#tenancy.id;
  }
  get figures() {
    return {
      slots: this.#tenancy.held.length,
      servers: this.#tenancy.alive.length,
      farLines: this.#lines.size,
      visitors: this.#visitors.size,
    };
  }

  // Tables, wherever they are.
  opened(id: string, person: string | null): Door | undefined {
    const owner = this.#whereNow(id);
    if (owner === undefined) return undefined;
    return owner === this.#tenancy.id ? this.#host.rooms.opened(id, person) : this.#lines.door(id, owner);
  }
  async find(id: string, person: string | null): Promise<Door | Problem> {
    const owner = await this.#where(id);
    if (owner === undefined) return NOWHERE;
    return owner === this.#tenancy.id ? this.#host.rooms.find(id, person) : this.#lines.door(id, owner);
  }
  left(connection: Connection): void {
    this.#lines.left(connection);
  }
  async renamed(person: string, name: string): Promise<void> {
    this.tell({ what: "renamed", person, name });
    await this.#host.rooms.renamed(person, name);
  }
  async order(id: string, order: TableOrder): Promise<OrderDone> {
    const done = await this.#at(
      id,
      () => carryOut(this.#host.rooms, id, order),
      { do: "order", table: id, order },
      "",
      ({ problem: why }) => why?.problem === "stopping",
      true,
    );
    return done ?? { problem: NOWHERE };
  }

  /** Has another server answer a request, if the table is there; undefined if it is here. */
  async request(table: string, request: FarRequest, body: string): Promise<FarAnswer | undefined> {
    const here = { status: 0, headers: {}, body: "" };
    const answer = await this.#at<FarAnswer>(
      table,
      async () => here,
      { do: "request", table, request },
      body,
      ({ status, body: said }) => status === 503 && said.includes('"stopping"'),
      request.method === "GET",
    );
    if (answer === here) return undefined;
    return answer ?? { status: 503, headers: { "content-type": "application/json" }, body: JSON.stringify(NOWHERE) };
  }

  /** Everybody else must know. */
  tell(told: Told): void {
    this.#bus.tellAll({ kind: "told", from: this.#tenancy.id, told });
  }

  // What the tenancy reports.
  gained(slots: readonly Held[]): void {
    for (const { slot } of slots) this.#leaving.delete(slot);
    this.#announce(slots.map((each) => ({ ...each, owner: this.#tenancy.id })));
    this.#host.rooms
      .wakeAll(slots.map(({ slot }) => slot))
      .catch((error: unknown) => this.#host.trouble("not woken", { why: faultOf(error) }));
  }
  lost(slots: readonly Held[]): void {
    this.#host.trouble("slots lost", { count: slots.length });
    this.#host.rooms.abandon(new Set(slots.map(({ slot }) => slot)));
  }
  changed(): void {
    const others = this.#tenancy.others().map(({ id }) => id);
    this.#peers.live(others);
    this.#asks.failAll((to) => !others.includes(to));
    // Whoever listens to a table that has another owner now would hear nothing any more.
    this.#lines.hangUpWhere((table, server) => this.#whereNow(table) !== server);
    const waiters = this.#waiters;
    this.#waiters = [];
    for (const each of waiters) each();
    void this.#balance();
  }

  /** Hands everything over to the others, as well as that can be done, and takes nothing more. */
  async leave(): Promise<void> {
    this.#tenancy.claimNothing();
    this.#ended = true;
    const others = this.#tenancy.others().filter(({ joined }) => joined);
    const to = others.map(({ id }) => id);
    if (to.length > 0) await this.#handOver(dealt(this.#tenancy.held, to, this.#tenancy.known));
  }

  /** `left`: whether everything has been handed over, or is nobody's. */
  async close(left: boolean): Promise<void> {
    this.#ended = true;
    this.#peers.stop();
    if (left) this.#bus.tellAll({ kind: "bye", from: this.#tenancy.id });
    await this.#bus.close();
  }

  // The bus.
  hear({ head, body }: Frame<Head>): void {
    if (head.from === this.#tenancy.id) return;
    switch (head.kind) {
      case "mark":
        if (!this.#peers.came(head.from, head.nth, true)) this.#broken(head.from, true);
        return;
      case "broken":
        return this.#broken(head.from, false);
      case "bye":
        return this.#tenancy.gone(head.from);
      case "slots":
        return this.#tenancy.heard(head.slots);
      case "told":
        return this.#host.told(head.told);
      case "ask":
        return void this.#answer(head.from, head.id, head.ask, Buffer.from(body).toString("utf8"));
      case "answer":
        return this.#asks.answered(head.id, head.answer);
      default:
        if (!this.#peers.came(head.from, head.nth, false)) this.#broken(head.from, true);
        this.#counted(head.from, head, body);
    }
  }
  turned(isUp: boolean): void {
    this.#downSince = isUp ? undefined : performance.now();
    this.#host.trouble(isUp ? "bus is back" : "bus is away", {});
    if (!isUp) {
      this.#asks.failAll(() => true);
      for (const { id } of this.#tenancy.others()) this.#broken(id, false);
    }
    void this.#tenancy.beat();
  }

  #counted(from: string, head: Counted, body: Uint8Array): void {
    if (head.kind === "hang-up") return this.#lines.hangUp(head.lines);
    if (head.kind === "news") {
      let at = 0;
      for (const [lines, length] of head.parts) {
        this.#lines.tell(lines, body.subarray(at, at + length));
        at += length;
      }
      return;
    }
    const { line, person, message } = head;
    if (this.#whereNow(message.table) === this.#tenancy.id) {
      void this.#visitors.hear(from, line, person, message);
    } else if (message.type !== "unwatch") {
      // It was sent to where the table was: whoever sent it looks again.
      this.#send(from, { kind: "hang-up", lines: [line] });
    }
  }

  async #answer(to: string, id: number, ask: Ask, body: string): Promise<void> {
    const answer = await this.#done(ask, body).catch((error: unknown): OrderDone => {
      this.#host.trouble("ask failed", { what: ask.do, why: faultOf(error) });
      return { problem: whatFailed(error) };
    });
    this.#bus.send(to, { kind: "answer", from: this.#tenancy.id, id, answer });
  }
  async #done(ask: Ask, body: string): Promise<unknown> {
    if (this.#whereNow(ask.table) !== this.#tenancy.id) return null;
    return ask.do === "order"
      ? carryOut(this.#host.rooms, ask.table, ask.order)
      : this.#host.request(ask.request, body);
  }

  #send(to: string, counted: Counted, body?: Uint8Array): void {
    this.#bus.send(to, { ...counted, from: this.#tenancy.id, nth: this.#peers.next(to) }, body);
  }

  /** Something was lost between this server and another: whoever depends on it, on either side, starts anew. */
  #broken(server: string, tellThem: boolean): void {
    if (tellThem) this.#bus.send(server, { kind: "broken", from: this.#tenancy.id });
    this.#visitors.drop(server);
    this.#lines.hangUpWhere((_, there) => there === server);
  }

  #announce(slots: readonly Slot[]): void {
    if (slots.length > 0) this.#bus.tellAll({ kind: "slots", from: this.#tenancy.id, slots });
  }

  /** The server where a table is at this moment; undefined while it is nowhere, or on its way. */
  #whereNow(table: string): string | undefined {
    const slot = slotOf(table);
    if (this.#leaving.has(slot)) return undefined;
    const owner = this.#tenancy.ownerOf(slot);
    return owner === null || (owner === this.#tenancy.id && !this.#tenancy.isSure) ? undefined : owner;
  }
  /** The same, as soon as it is somewhere. */
  async #where(table: string): Promise<string | undefined> {
    const until = performance.now() + ON_ITS_WAY_MS;
    for (;;) {
      const owner = this.#whereNow(table);
      if (owner !== undefined || performance.now() > until) return owner;
      await new Promise<void>((resolve) => {
        this.#waiters.push(resolve);
        setTimeout(resolve, 250);
      });
    }
  }

  /** Does something where a table is: here, or by asking there; again where it has moved meanwhile. */
  async #at<T extends object>(
    table: string,
    here: () => Promise<T>,
    ask: Ask,
    body: string,
    hasMoved: (answer: T) => boolean,
    mayAgain: boolean,
  ): Promise<T | undefined> {
    for (let tries = 0; tries < TRIES; tries++) {
      const owner = await this.#where(table);
      if (owner === undefined) return undefined;
      const answer =
        owner === this.#tenancy.id ? await here() : ((await this.#asks.ask(owner, ask, body)) as T | null | undefined);
      // It may have been done, and only the answer was lost.
      if (answer === undefined && !mayAgain) return undefined;
      if (answer !== null && answer !== undefined && !hasMoved(answer)) return answer;
      await this.#tenancy.beat();
    }
    return undefined;
  }

  /** Gives away what others should have; everything, if the others cannot reach this server. */
  async #balance(): Promise<void> {
    if (this.#balancing || this.#ended || !this.#tenancy.isSure) return;
    if (this.#downSince !== undefined && performance.now() - this.#downSince < UNREACHED_MS) return;
    this.#balancing = true;
    try {
      const given = surplus(this.#tenancy.id, this.#tenancy.held, this.#tenancy.known);
      if (given.length > 0) await this.#handOver(given);
    } catch (error) {
      this.#host.trouble("not handed over", { why: faultOf(error) });
    } finally {
      this.#balancing = false;
    }
  }

  async #handOver(slots: readonly (Held & { readonly to: string })[]): Promise<void> {
    const leaving = new Set(slots.map(({ slot }) => slot));
    for (const slot of leaving) this.#leaving.add(slot);
    try {
      const moved = await this.#host.rooms.letGo(leaving);
      this.#announce(await this.#tenancy.give(slots));
      for (const slot of leaving) this.#leaving.delete(slot);
      moved.tell();
      this.#host.moved(moved.count);
    } finally {
      for (const slot of leaving) this.#leaving.delete(slot);
    }
  }
}

const NOWHERE = problem("stopping", "The table is on its way to another server. Please try again.");
