import {
  at,
  type FromTable,
  type GameRecord,
  type Hint,
  type Refusal,
  type Seat,
  type SeatNow,
  type TableInfo,
  UNDO,
} from "@clade/kernel";
import {
  type BotTurn,
  type EntryLog,
  type Made,
  type Played,
  type SeatSituation,
  type Standing,
  TableHost,
} from "@clade/kernel/host";
import type { Account } from "../bots/fair-queue.ts";
import { faultOf } from "../fault.ts";
import { HostedGame } from "../halls/hall.ts";
import { planOf } from "../halls/plan.ts";
import { keptPerson } from "../people/person.ts";
import { isProblem, type Problem, problem } from "../problem.ts";
import { steadyNow } from "../steady-clock.ts";
import { type Epoch, LeaseLost, type TableRow, Unsure } from "../store/store.ts";
import { slotOf } from "../store/slots.ts";
import { Alarm } from "./alarm.ts";
import { ChatRoom } from "./chat-room.ts";
import { Clocks } from "./clocks.ts";
import type { Connection, Message } from "./connection.ts";
import { finishTable } from "./finish.ts";
import type { Happening } from "./happenings.ts";
import type { House } from "./house.ts";
import { addTable, rematchOf } from "./new-table.ts";
import { recordOf } from "./record.ts";
import { isBarred } from "./removal.ts";
import { restoreClocks } from "./restore-clocks.ts";
import { Talk } from "../kindness/talk.ts";
import {
  absenceOf,
  botAt,
  canPlayAt,
  comeBack,
  decidingOf,
  type Guest,
  isPlayedOn,
  seatOf,
  startProblem,
  withSeat,
} from "./seating.ts";
import type { Pause } from "./served-time.ts";
import { tableInfo } from "./table-info.ts";
import { Turns } from "./turns.ts";

/** Under what a server has a table, and whom to tell when it has it no more. */
export interface Tenure {
  /** Undefined where one server has everything. */
  readonly epoch: Epoch | undefined;
  gone(room: Room): void;
}

/** All tournaments together have as much of the bots' time as one who sets up tables: however many there are, others wait no longer. */
const TOURNAMENTS = "tournaments";
/** After how long something is tried again that could not be kept. */
const LATER_MS = 2000;

/** A table in memory: a host of people who come and go, with clocks, a chat, and a log on disk. */
export class Room extends TableHost<Message, Connection> {
  readonly chat: ChatRoom;
  readonly #talk: Talk;
  protected readonly match: HostedGame;
  protected readonly log: EntryLog;
  readonly #house: House;
  readonly #tenure: Tenure;
  readonly #clocks: Clocks;
  readonly #alarm = new Alarm();
  #turns: Turns;
  #table: TableRow;
  /** The game is over, and that could not be kept yet. */
  #unfinished = false;
  #touched = steadyNow();
  /** Whoever still knows this room must look for the table anew. */
  #gone = false;

  constructor(house: House, table: TableRow, tenure: Tenure) {
    super(table.id);
    this.#house = house;
    this.#tenure = tenure;
    this.#table = table;
    this.#clocks = new Clocks(table.pace, table.seats.length);
    this.#turns = new Turns(table.seats.length);
    this.match = new HostedGame(house, table.id);
    this.log = { append: (entry) => house.store.append(entry, tenure.epoch) };
    this.#talk = new Talk(house.kindness);
    this.chat = new ChatRoom(house.store, tenure.epoch);
  }

  get table(): TableRow {
    return this.#table;
  }

  /** Whether a clock runs here. */
  get hasClock(): boolean {
    return this.#clocks.next() !== undefined;
  }

  /** For how long nobody would have missed this room. */
  idleFor(now: number): number {
    const busy =
      this.audience.size > 0 || this.queue.busy || this.bots.thinking || this.bots.waiting || this.#unfinished;
    return busy ? 0 : now - this.#touched;
  }

  touch(): this {
    this.#touched = steadyNow();
    return this;
  }

  /** Clears the room away; answers when it must be opened again for a clock, if ever. */
  async close(): Promise<number | undefined> {
    this.closed = true;
    this.bots.stop();
    this.#alarm.clear();
    await this.queue.idle();
    this.#gone = true;
    await this.match.forget();
    return this.#clocks.next()?.at;
  }

  /** The table is no longer this server's: nothing more happens here, and whoever is here finds it elsewhere. */
  abandon(): void {
    if (this.closed) return;
    this.closed = true;
    this.bots.stop();
    this.#alarm.clear();
    this.standing = undefined;
    this.#gone = true;
    this.hangUp();
    this.#tenure.gone(this);
    this.match.forget().catch((error: unknown) => this.trouble("not forgotten", { why: faultOf(error) }));
  }

  /** Ends the lines of all who are here, so that they look for the table where it is. */
  hangUp(): void {
    for (const connection of this.audience.all()) connection.hangUp();
  }

  info(person: string | null): Promise<TableInfo | Problem> {
    return this.queue.do(async () => {
      const unready = await this.ready();
      // Bots that had nobody to play for have somebody now.
      this.bots.goOn();
      return unready !== undefined && this.#table.status === "playing" ? unready : this.#info(person);
    });
  }

  /** Opens the game if it is on, so that bots and clocks go on. */
  async wake(): Promise<void> {
    await this.queue.do(() => this.ready());
  }

  override unwatch(connection: Connection): void {
    if (!this.audience.has(connection)) return;
    this.touch();
    super.unwatch(connection);
    const { person } = connection;
    if (this.standing !== undefined && seatOf(this.#table, person) !== null && !this.isHere(person)) this.tellSeats();
  }

  /** Changes the table (its seats, its state), keeps it and tells everybody. */
  change(by: (table: TableRow) => TableRow | Problem): Promise<Problem | undefined> {
    return this.queue.do(async () => (await this.ready()) ?? this.#change(by));
  }

  /** The same without opening the game: for what has nothing to do with how it stands. */
  amend(by: (table: TableRow) => TableRow | Problem): Promise<Problem | undefined> {
    return this.queue.do(() => this.#change(by));
  }

  /** Nothing happens here any more; whoever is there hears of it. A game that is over is only let go of. */
  shut(): Promise<Problem | undefined> {
    return this.queue.do(async () => {
      const { status } = this.#table;
      if (status === "over" || status === "closed") return undefined;
      const failed = await this.#change((table) => ({ ...table, status: "closed", ended: Date.now() }));
      if (failed !== undefined) return failed;
      this.standing = undefined;
      await this.match.forget();
      return undefined;
    });
  }

  start(person: string): Promise<undefined | Problem> {
    return this.queue.do(async () => {
      const cannot = startProblem(this.#table, person);
      if (cannot !== undefined) return cannot;
      const opened = await this.match.open(planOf(this.#table));
      if (isProblem(opened)) return opened;
      const { version, turn: firstTurn } = opened.standing;
      const started = { status: "playing", started: Math.round(this.now()), version, firstTurn } as const;
      const failed = await this.#change((table) => ({ ...table, ...started }));
      if (failed !== undefined) return failed;
      this.standing = opened.standing;
      this.#runClocks();
      this.#happened("began");
      await this.tellAll();
      this.bots.goOn();
      return undefined;
    });
  }

  /** Somebody takes their seat back from the bot. */
  comeBack(person: string | null): Promise<undefined | Problem> {
    return this.queue.do(async () => {
      const unready = await this.ready();
      if (unready !== undefined) return unready;
      const seat = seatOf(this.#table, person);
      if (seat !== null && this.#isUp(seat)) return TIME_UP;
      return this.#change((table) => comeBack(table, person));
    });
  }

  /** The seat of somebody who played here at the table that plays again; there is one from the first time that it is asked. */
  rematch(guest: Guest): Promise<{ readonly id: string; readonly seat: Seat } | Problem> {
    return this.queue.do(async () => {
      // Whoever saw the last move may ask before its end is kept.
      const unready = await this.ready();
      if (unready !== undefined) return unready;
      const { store } = this.#house;
      const { status, rematch } = this.#table;
      const seat = seatOf(this.#table, guest.id);
      if (seat === null) return problem("no-seat", "You have no seat at this table.");
      if (status !== "over") return problem("not-over", "The game is not over.");
      const known = rematch === null ? undefined : await store.table(rematch);
      if (known !== undefined && canPlayAt(known, guest, seat)) return { id: known.id, seat };
      const { id } = await addTable(store, rematchOf(this.#table, guest));
      const failed = await this.#change((table) => ({ ...table, rematch: id }));
      return failed ?? { id, seat };
    });
  }

  /** What was said from a line on, as far as somebody wants to read it. */
  async said(from: number, person: string | null): ReturnType<ChatRoom["from"]> {
    return this.chat.from(this.id, from, await this.#talk.reader(this.#table, person));
  }

  /** The large things of the table that views only name: its own deck, its own island. */
  given(): Promise<{ readonly [hash: string]: unknown } | Problem> {
    return this.queue.do(async () => {
      const unready = await this.ready();
      if (unready !== undefined) return unready;
      if (this.standing === undefined) return problem("not-on", "The game has not begun.");
      const given = await this.match.ask("given", {});
      return isProblem(given) ? given : given.things;
    });
  }

  /** How the game stood before, from one of its moments on, as whoever asks saw it from where they sit: JSON. */
  async past(person: string | null, from: number): Promise<Uint8Array | Problem> {
    const unready = await this.queue.do(() => this.ready());
    if (unready !== undefined) return unready;
    if (this.standing === undefined) return problem("not-on", "The game has not begun.");
    return this.match.past({ watcher: seatOf(this.#table, person) ?? "spectator", from });
  }

  record(): Promise<GameRecord | Problem> {
    return this.queue.do(() => recordOf(this.#house.store, this.#table));
  }

  // What makes this table different from others: people, who come over lines.
  protected roleOf({ person }: Connection): Seat | "spectator" {
    return seatOf(this.#table, person) ?? "spectator";
  }
  protected write(message: FromTable): string {
    return JSON.stringify(message);
  }
  protected override greet(connection: Connection): boolean {
    if (!connection.wants(this.id)) return false;
    connection.send(this.#tableMessage(connection));
    return true;
  }
  protected async say(connection: Connection, id: string, text: string): Promise<Problem | undefined> {
    const { person } = connection;
    if (person === null) return problem("not-known", "Visit the site first: the chat wants a name.");
    const guest = await keptPerson(this.#house.store, person);
    return this.queue.do(async () => {
      const unread = await this.#talk.typedProblem(this.#table, person, text);
      if (unread !== undefined) return unread;
      const line = await this.chat.say(this.#table, guest, id, text.trim() || "…");
      if (isProblem(line)) return line;
      this.send(connection, { type: "done", table: this.id, id });
      if (line === undefined) return undefined;
      const message = this.write({ type: "chat", table: this.id, line });
      const said = { person, text: line.text };
      const listeners = this.audience.all();
      const readers = await Promise.all(listeners.map((each) => this.#talk.reader(this.#table, each.person)));
      for (const [index, listener] of listeners.entries()) if (at(readers, index)(said)) listener.send(message);
      return undefined;
    });
  }
  protected back({ person }: Connection): Promise<undefined | Problem> {
    return this.comeBack(person);
  }
  protected seats(): SeatNow[] {
    const clocks = this.#clocks.all(this.now());
    const isOn = this.#table.started !== null;
    return this.#table.seats.map((kept, seat) => ({
      // Whoever has left the house has no name any more.
      name: kept.name ?? (isOn ? `Player ${seat + 1}` : ""),
      bot: botAt(this.#table, seat as Seat),
      absent: absenceOf(kept),
      connected: kept.bot !== null || this.isHere(kept.person),
      clock: kept.bot === null ? (clocks?.[seat] ?? null) : null,
      runs: kept.bot === null && this.#clocks.runs(seat as Seat),
    }));
  }
  protected seed(): { readonly hash: string; readonly seed: string | null } {
    const { status, seedHash, seed } = this.#table;
    return { hash: seedHash, seed: status === "over" ? seed : null };
  }

  // Bots, which think in threads of their own.
  protected botAt(seat: Seat): string | null {
    return this.#table.status === "playing" ? botAt(this.#table, seat) : null;
  }
  botDelay(): number {
    return this.audience.size > 0 ? this.#house.botDelay : 0;
  }
  /** Bots play for people: for whoever looks on, and for whoever waits at the table. For nobody they stop after a while. */
  override nextBot(): BotTurn | undefined {
    const isFor = this.audience.size > 0 || isPlayedOn(this.#table);
    return isFor || Date.now() - this.#touched < this.#house.botsAlone ? super.nextBot() : undefined;
  }
  #account(): Account {
    const { id, host, tournament } = this.#table;
    return {
      payer: this.#house.goingOn.addressOf(id) ?? (tournament === undefined ? host : TOURNAMENTS),
      watched: this.audience.size > 0,
    };
  }
  choose({ seat, bot }: BotTurn, { players, view, legal }: SeatSituation): Promise<string> {
    return this.#house.bots.choose(this.#account(), { game: this.#table.game, players, seat, view, legal }, bot);
  }
  /** Only against bots alone: with other people it would not be fair. */
  protected override hintProblem({ person }: Connection): Problem | undefined {
    const { seats, status } = this.#table;
    if (seats.some((each) => each.person !== null && each.person !== person)) {
      return problem("no-hints", "At a table with other people everybody thinks for themselves: there are no hints.");
    }
    return status === "playing" ? undefined : problem("not-on", "The game is not on.");
  }
  protected hintsFor(seat: Seat, { players, view, legal }: SeatSituation): Promise<readonly Hint[]> {
    return this.#house.bots.hints(this.#account(), { game: this.#table.game, players, seat, view, legal });
  }

  /** What another server may have gone on with, or what may yet be kept, can only be found out by opening the table anew. */
  protected override forsaken(error: unknown): Problem | undefined {
    if (!(error instanceof LeaseLost || error instanceof Unsure)) return undefined;
    this.trouble("table lost", { why: faultOf(error) });
    this.abandon();
    return ELSEWHERE;
  }
  protected override refused({ code }: Refusal): void {
    if (code === "too-long" || code === "undo-enough") this.#house.notes.limit("log");
  }
  protected trouble(what: string, about: { readonly [name: string]: string }): void {
    this.#house.notes.trouble(what, { table: this.id, ...about });
  }

  // The clocks, which the log holds too.
  protected override now(): number {
    return steadyNow();
  }
  protected override playProblem(seat: Seat, text: string): Problem | undefined {
    const { resigned, removed = false } = at(this.#table.seats, seat);
    if (removed) return problem("removed", "You were removed from this game.");
    if (resigned) return problem("resigned", "You have given up this game.");
    if (this.#isUp(seat)) return TIME_UP;
    return text === UNDO && !this.#clocks.isOwn(seat) ? TIME_UP : undefined;
  }
  protected override setClocks(
    seat: Seat,
    isOwn: boolean,
    { entry, open, turn, result }: Played<Message>,
    now: number,
  ): number[] | null {
    const deciding = decidingOf(this.#table, result === null ? turn : []);
    if (isUndo(entry)) this.#clocks.tookBack(seat, open, deciding, now);
    else this.#clocks.moved(seat, isOwn ? "person" : "stand-in", open, deciding, now);
    return this.#clocks.all(now);
  }
  protected override kept(played: Played<Message>): boolean | Promise<boolean> {
    this.#setAlarm();
    return played.result !== null && this.#finish(played);
  }
  protected override async told({ seat, entry, played, ended, ms }: Made<Message>): Promise<void> {
    this.#turns.entered(seat, entry.number, entry.turn);
    if (!ended) this.#happened("moved");
    if (played.open && entry.clocks !== null) this.tellSeats();
    if (ended) this.#tellTable();
    this.#house.notes.moved(entry.id === null ? "bot" : "person", ms);
    // Whoever moves is here.
    const own = at(this.#table.seats, seat);
    if (entry.id === null || !own.away || ended) return;
    const here = async (): Promise<void> => {
      await this.#change((table) => withSeat(table, seat, { ...at(table.seats, seat), away: false }));
    };
    // The move counts, whatever becomes of this.
    await here().catch(() => this.#later(here));
  }

  /** Opens the game from its log, if it has begun and is not open yet. */
  protected override ready(): undefined | Problem | Promise<undefined | Problem> {
    this.touch();
    if (this.#gone) return ELSEWHERE;
    const { started, status } = this.#table;
    return this.standing !== undefined || started === null || status === "closed" ? undefined : this.#open();
  }

  async #open(): Promise<undefined | Problem> {
    const opened = await this.match.open(planOf(this.#table));
    if (isProblem(opened)) return opened;
    const pauses = this.#table.pace.kind === "none" ? [] : await this.#pauses();
    const { standing, log } = opened;
    this.answers.read(log);
    if (this.#table.status === "playing" && standing.version !== this.#table.version) {
      const { version: from } = this.#table;
      this.#house.notes.trouble("rules changed", { table: this.id, from, to: standing.version });
      await this.#change((table) => ({ ...table, version: standing.version }));
    }
    this.standing = standing;
    if (this.#table.status !== "playing") return undefined;
    if (standing.result !== null) {
      this.#tellEnd(await this.#finish(standing));
      return undefined;
    }
    const { served } = this.#house;
    restoreClocks(this.#clocks, this.#table, log, { served, pauses }, this.now());
    this.#turns = Turns.read(this.#table.seats.length, log);
    this.#happened("opened");
    this.#setAlarm();
    this.bots.goOn();
    return undefined;
  }

  /** When this table had no server, where others could have it. */
  async #pauses(): Promise<readonly Pause[]> {
    return (await this.#house.store.leases?.pauses([slotOf(this.id)])) ?? [];
  }

  #isUp(seat: Seat): boolean {
    return this.#table.status === "playing" && this.#clocks.isUp(seat, this.now());
  }
  /** Whether this person looks at the table. */
  isHere(person: string | null): boolean {
    return person !== null && this.audience.some((connection) => connection.person === person);
  }
  #info(person: string | null): TableInfo {
    return tableInfo(this.#table, this.standing?.turn ?? this.#table.firstTurn, person);
  }
  #tableMessage({ person }: Connection): string {
    return this.write({ type: "table", table: this.id, info: this.#info(person) });
  }
  #tellTable(): void {
    const barred = new Set<Connection>();
    this.audience.tellEach((connection) => {
      if (!isBarred(this.#table, connection.person)) return this.#tableMessage(connection);
      barred.add(connection);
      return this.write({ type: "error", table: this.id, code: "no-such-table", message: "There is no such table." });
    });
    for (const connection of barred) super.unwatch(connection);
  }

  /** A person's seat went to a bot or back: clocks and bots follow. */
  #seatsChanged(): void {
    this.#runClocks();
    this.#happened("reseated");
    this.tellSeats();
    this.bots.goOn();
  }

  /** Other rooms hear how the game stands, and whom it waits for. */
  #happened(what: Happening["what"]): void {
    const isOn = this.#table.status === "playing" && this.standing?.result === null;
    const { here } = decidingOf(this.#table, isOn ? (this.standing?.turn ?? []) : []);
    const clocks = this.#clocks.all(this.now());
    const waiting = here.flatMap((seat) => {
      const { person } = at(this.#table.seats, seat);
      const turn = this.#turns.of(seat);
      return person === null || turn === undefined ? [] : [{ person, seat, turn, left: clocks?.[seat] ?? null }];
    });
    this.#house.happenings.tell({ what, table: this.#table, waiting });
  }

  async #change(by: (table: TableRow) => TableRow | Problem): Promise<undefined | Problem> {
    const changed = by(this.#table);
    if (isProblem(changed)) return changed;
    if (changed === this.#table) return undefined;
    if (!(await this.#saved(changed))) {
      this.#replace((await this.#house.store.table(this.id)) ?? this.#table);
      return problem("conflict", "Somebody changed the table at the same moment. Please try again.");
    }
    const wasOn = this.standing !== undefined && this.#table.status === "playing";
    this.#replace({ ...changed, revision: changed.revision + 1 });
    this.#tellTable();
    if (wasOn) this.#seatsChanged();
    return undefined;
  }

  async #saved(table: TableRow): Promise<boolean> {
    try {
      return await this.#house.store.saveTable(table, this.#tenure.epoch);
    } catch (error) {
      this.forsaken(error);
      throw error;
    }
  }

  #replace(table: TableRow): void {
    this.#table = table;
    this.audience.reseat();
  }

  /** The game is over: that is kept, with the ratings, before anybody hears of it. */
  async #finish(standing: Standing): Promise<boolean> {
    const isHere = (person: string): boolean => this.isHere(person);
    const { epoch } = this.#tenure;
    const over = await finishTable(this.#house, this.#table, standing, isHere, epoch).catch((error: unknown) => {
      this.forsaken(error);
      throw error;
    });
    this.#unfinished = over === undefined && this.#table.status === "playing";
    if (this.#unfinished) this.#later(() => this.#finishAgain());
    if (over === undefined) return false;
    this.#replace(over);
    this.#happened("over");
    this.#alarm.clear();
    this.#clocks.run(NOBODY, this.now());
    return true;
  }

  async #finishAgain(): Promise<void> {
    if (this.standing === undefined) await this.ready();
    else if (this.standing.result !== null) this.#tellEnd(await this.#finish(this.standing));
  }
  #tellEnd(ended: boolean): void {
    if (!ended) return;
    this.tellSeed();
    this.#tellTable();
  }

  /** What the disk did not take is tried again, when it is this table's turn. */
  #later(work: () => Promise<void>): void {
    const again = setTimeout(() => {
      if (this.closed) return;
      this.queue.do(work).catch((error: unknown) => {
        this.#house.notes.trouble("not kept", { table: this.id, why: faultOf(error) });
        this.#later(work);
      });
    }, LATER_MS);
    again.unref();
  }

  #runClocks(): void {
    const turn = this.#table.status === "playing" ? (this.standing?.turn ?? []) : [];
    this.#clocks.run(decidingOf(this.#table, turn), this.now());
    this.#setAlarm();
  }

  #setAlarm(): void {
    const next = this.#clocks.next();
    if (next === undefined || this.closed) return this.#alarm.clear();
    this.#alarm.set(next.at, () => {
      this.queue
        .do(() => this.#timeOut())
        .catch((error: unknown) => {
          this.#house.notes.trouble("clock failed", { table: this.id, why: faultOf(error) });
          this.#later(() => this.#timeOut());
        });
    });
  }

  /** The seat whose time is up goes to a bot until its person comes back. */
  async #timeOut(): Promise<void> {
    const next = this.#clocks.next();
    if (next === undefined || next.at > this.now() || this.#table.status !== "playing") return this.#setAlarm();
    await this.#change((table) => withSeat(table, next.seat, { ...at(table.seats, next.seat), away: true }));
  }
}

const ELSEWHERE = problem("stopping", "The table is about to move. Please come again.");
const NOBODY = { here: [], absent: [] } as const;
const TIME_UP = problem("time-up", "Your time is up: the stand-in decides this, and what it does stands.");

function isUndo(entry: string): boolean {
  return entry.endsWith(` ${UNDO}`);
}
