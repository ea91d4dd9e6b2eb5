import { faultOf } from "../fault.ts";
import { isProblem, type Problem, problem } from "../problem.ts";
import { steadyNow } from "../steady-clock.ts";
import { slotOf } from "../store/slots.ts";
import type { PlayingTable, TableRow } from "../store/store.ts";
import { LONGEST_TIMER } from "./alarm.ts";
import { fullTime } from "./clocks.ts";
import type { House } from "./house.ts";
import { Room } from "./room.ts";
import { isFor } from "./removal.ts";
import type { Pause } from "./served-time.ts";
import { botAt, isPlayedOn, seatOf } from "./seating.ts";

/** How many tables are opened at once when a server starts. */
const WAKE_TOGETHER = 8;
/** While a clock runs, what is known of this server's life is at most so old: after a crash no more is given back. */
const BEAT_MS = 1000;

const NO_TABLE = problem("no-such-table", "There is no such table.");

/** Tables that were let go of: how many, and a way to tell whoever was there. */
export interface Moved {
  readonly count: number;
  tell(): void;
}

/**
 * The tables that are in memory: opened when somebody comes, cleared away when nobody is left. Of a table that is away, only
 * the moment is kept at which a clock of it runs out.
 */
export class Rooms {
  readonly #house: House;
  readonly #idleAfter: number;
  readonly #rooms = new Map<string, Promise<Room | undefined>>();
  /** Those of them that are open already: the short way for every move. */
  readonly #opened = new Map<string, Room>();
  readonly #alarms = new Map<string, NodeJS.Timeout>();
  readonly #sweeper: NodeJS.Timeout;
  readonly #heart: NodeJS.Timeout;
  #stopping = false;

  constructor(house: House, idleAfter: number) {
    this.#house = house;
    this.#idleAfter = idleAfter;
    this.#sweeper = setInterval(
      () => this.#inBackground("not cleared", this.#sweep()),
      Math.max(50, Math.min(idleAfter / 4, 5000)),
    );
    this.#sweeper.unref();
    this.#heart = setInterval(() => {
      if (this.#anyClock()) this.#inBackground("life not kept", house.beat());
    }, BEAT_MS);
    this.#heart.unref();
  }

  get size(): number {
    return this.#rooms.size;
  }

  /** The room of a table, if it is open, and there for this person. */
  opened(id: string, person: string | null): Room | undefined {
    const room = this.#stopping ? undefined : this.#opened.get(id)?.touch();
    return room === undefined || isFor(room.table, person) ? room : undefined;
  }

  /** Whether the table is in memory, and whether this person looks at it. */
  isOpen(id: string): boolean {
    return this.#opened.has(id);
  }
  isSeenBy(id: string, person: string): boolean {
    return this.#opened.get(id)?.isHere(person) ?? false;
  }

  /** The room of a table, opened if need be. */
  async get(id: string): Promise<Room | Problem> {
    if (this.#stopping) return problem("stopping", "The server is about to stop.");
    if (!this.#house.isHere(id)) return problem("stopping", "The table is at another server.");
    const open = this.#rooms.get(id) ?? this.#open(id);
    return (await open)?.touch() ?? NO_TABLE;
  }

  /** The same for somebody: there is no table that is not for them. */
  async find(id: string, person: string | null): Promise<Room | Problem> {
    const room = await this.get(id);
    return isProblem(room) || isFor(room.table, person) ? room : NO_TABLE;
  }

  /** Somebody is called otherwise from now on: those in memory who see them read the new name. */
  async renamed(person: string, name: string): Promise<void> {
    for (const room of this.#opened.values()) {
      if (room.table.host !== person && seatOf(room.table, person) === null) continue;
      await room.amend((table) => ({
        ...table,
        hostName: table.host === person ? name : table.hostName,
        seats: table.seats.map((seat) => (seat.person === person ? { ...seat, name } : seat)),
      }));
    }
  }

  /** These slots are another server's, or may be: what is here of their tables is of no use any more. */
  abandon(slots: ReadonlySet<number>): void {
    this.#forgetAlarms(slots);
    for (const room of this.#opened.values()) if (slots.has(slotOf(room.id))) room.abandon();
  }

  /** Lets what has begun at the tables of these slots end; whoever is there is told when they are elsewhere, by `moved`. */
  async letGo(slots: ReadonlySet<number>): Promise<Moved> {
    this.#forgetAlarms(slots);
    const ids = [...this.#rooms.keys()].filter((id) => slots.has(slotOf(id)));
    const rooms: Room[] = [];
    for (const id of ids) {
      const opening = this.#rooms.get(id);
      this.#rooms.delete(id);
      this.#opened.delete(id);
      const room = await opening;
      if (room !== undefined) rooms.push(room);
    }
    await Promise.all(rooms.map((room) => room.close()));
    return { count: rooms.length, tell: () => rooms.forEach((room) => room.hangUp()) };
  }

  #forgetAlarms(slots: ReadonlySet<number>): void {
    for (const [id, alarm] of this.#alarms) {
      if (!slots.has(slotOf(id))) continue;
      clearTimeout(alarm);
      this.#alarms.delete(id);
    }
  }

  /**
   * After a start, or when slots were taken over: clocks that ran go on, and where people play, bots that must move do not wait for a visitor. Tables of bots
   * alone do.
   */
  async wakeAll(slots?: readonly number[]): Promise<void> {
    const waiting: string[] = [];
    const all = await this.#house.store.playing(slots);
    this.#house.happenings.found(all);
    const pauses = new Map<number, Pause[]>();
    for (const pause of (await this.#house.store.leases?.pauses(slots)) ?? []) {
      pauses.set(pause.slot, [...(pauses.get(pause.slot) ?? []), pause]);
    }
    for (const playing of all) {
      const { table, turn } = playing;
      if (turn.length === 0) waiting.push(table.id);
      else if (turn.some((seat) => botAt(table, seat) !== null)) {
        if (isPlayedOn(table)) waiting.push(table.id);
      } else this.#setAlarm(table, this.#timeUpAt(playing, pauses.get(slotOf(table.id))));
    }
    const next = async (): Promise<void> => {
      for (let id = waiting.pop(); id !== undefined && !this.#stopping; id = waiting.pop()) await this.#wake(id);
    };
    await Promise.all(Array.from({ length: WAKE_TOGETHER }, next));
  }

  /** Closes a table, and removes it with all that belongs to it. */
  async remove(id: string): Promise<Problem | undefined> {
    const room = await this.get(id);
    if (isProblem(room)) return room;
    const failed = await room.shut();
    if (failed !== undefined) return failed;
    this.#rooms.delete(id);
    this.#opened.delete(id);
    await room.close();
    // In pieces: a log may be long, and others wait for the store too.
    while (!(await this.#house.store.keeping.removeTable(id)));
    return undefined;
  }

  /** Lets everything that has begun end, and begins nothing more. */
  async close(): Promise<void> {
    this.#stopping = true;
    clearInterval(this.#sweeper);
    clearInterval(this.#heart);
    for (const alarm of this.#alarms.values()) clearTimeout(alarm);
    const rooms = await Promise.all(this.#rooms.values());
    await Promise.all(rooms.flatMap((room) => room?.close() ?? []));
  }

  /** When the first clock of a table runs out that is not in memory, and where only people must decide. */
  #timeUpAt({ table, turn, clocks }: PlayingTable, pauses: readonly Pause[] = []): number {
    const now = steadyNow();
    const left = turn.map((seat) => clocks?.left[seat] ?? fullTime(table.pace));
    return now + Math.min(...left) - this.#house.served.between(clocks?.at ?? table.started ?? now, now, pauses);
  }

  #open(id: string): Promise<Room | undefined> {
    clearTimeout(this.#alarms.get(id));
    this.#alarms.delete(id);
    const epoch = this.#house.epochOf(id);
    const opening = this.#house.store.table(id).then((table) => {
      if (table === undefined) {
        this.#rooms.delete(id);
        return undefined;
      }
      const room = new Room(this.#house, table, { epoch, gone: (gone) => this.#forget(gone) });
      this.#opened.set(id, room);
      return room;
    });
    opening.catch(() => this.#rooms.delete(id));
    this.#rooms.set(id, opening);
    return opening;
  }

  #forget(room: Room): void {
    if (this.#opened.get(room.id) !== room) return;
    this.#opened.delete(room.id);
    this.#rooms.delete(room.id);
  }

  async #wake(id: string): Promise<void> {
    const room = await this.get(id);
    if (!isProblem(room)) await room.wake();
  }

  async #sweep(): Promise<void> {
    for (const [id, opening] of this.#rooms) {
      const room = await opening;
      if (room === undefined || room.idleFor(steadyNow()) < this.#idleAfter || this.#stopping) continue;
      this.#rooms.delete(id);
      this.#opened.delete(id);
      const alarm = await room.close();
      if (alarm !== undefined && !this.#rooms.has(id)) this.#setAlarm(room.table, alarm);
    }
  }

  /** Whether any clock runs, at a table in memory or at another. */
  #anyClock(): boolean {
    if (this.#alarms.size > 0) return true;
    for (const room of this.#opened.values()) if (room.hasClock) return true;
    return false;
  }

  #inBackground(what: string, work: Promise<void>): void {
    work.catch((error: unknown) => this.#house.notes.trouble(what, { why: faultOf(error) }));
  }

  #setAlarm(table: TableRow, at: number): void {
    if (table.pace.kind === "none") return;
    const wait = Math.max(0, Math.min(at - steadyNow(), LONGEST_TIMER));
    const alarm = setTimeout(() => {
      this.#alarms.delete(table.id);
      this.#inBackground("not woken", this.#wake(table.id));
    }, wait);
    alarm.unref();
    this.#alarms.set(table.id, alarm);
  }
}
