import { at, type GameRecord, type Seat, type TableInfo } from "@clade/kernel";
import { isProblem, type Problem, problem } from "../problem.ts";
import type { Entered, Refused, SeatSituation, Stale, Standing } from "../rules/orders.ts";
import type { LogEntry, Table } from "../store/store.ts";
import { Alarm } from "./alarm.ts";
import { Answers } from "./answers.ts";
import { Audience, type Connection, roleOf, type Sent } from "./audience.ts";
import { type BotTable, BotTurns } from "./bot-turns.ts";
import { ChatRoom } from "./chat-room.ts";
import { Clocks } from "./clocks.ts";
import { finishTable } from "./finish.ts";
import { Herald } from "./herald.ts";
import { HintDesk } from "./hint-desk.ts";
import { HostedGame } from "./hosted-game.ts";
import type { House } from "./house.ts";
import { Line } from "./line.ts";
import { recordOf } from "./record.ts";
import { botAt, comeBack, peopleAmong, seatOf, startProblem, withSeat } from "./seating.ts";

/**
 * A table in memory. Everything that happens at it stands in one line: the next thing begins when the one before it is on
 * disk and told. That is what makes "persist, then acknowledge, then tell the others" true without further thought.
 */
export class Room implements BotTable {
  readonly id: string;
  readonly chat: ChatRoom;
  readonly #house: House;
  readonly #line = new Line();
  readonly #audience = new Audience();
  readonly #game: HostedGame;
  readonly #answers = new Answers();
  readonly #clocks: Clocks;
  readonly #herald: Herald;
  readonly #bots: BotTurns;
  readonly #hints: HintDesk;
  readonly #alarm = new Alarm();
  #table: Table;
  /** How the game stands; undefined until it has been opened from its log. */
  #standing: Standing | undefined;
  #touched = Date.now();
  #closed = false;

  constructor(house: House, table: Table) {
    this.#house = house;
    this.id = table.id;
    this.#table = table;
    this.#clocks = new Clocks(table.pace, table.seats.length);
    this.#herald = new Herald(this.#audience, this.#clocks, () => ({
      table: this.#table,
      turn: this.#standing?.turn ?? this.#table.firstTurn,
    }));
    this.#game = new HostedGame(house, table.id);
    this.#bots = new BotTurns(house, this);
    this.#hints = new HintDesk(house.bots);
    this.chat = new ChatRoom(house.store, this.#line, this.#audience, () => this.#table);
  }

  get table(): Table {
    return this.#table;
  }

  /** For how long nobody would have missed this room. */
  idleFor(now: number): number {
    const busy = this.#audience.size > 0 || this.#line.busy || this.#bots.thinking;
    return busy ? 0 : now - this.#touched;
  }

  touch(): this {
    this.#touched = Date.now();
    return this;
  }

  /** Clears the room away; answers when it must be opened again for a clock, if ever. */
  async close(): Promise<number | undefined> {
    this.#closed = true;
    this.#bots.stop();
    this.#alarm.clear();
    await this.#line.idle();
    await this.#game.forget();
    return this.#clocks.next()?.at;
  }

  info(person: string | null): Promise<TableInfo | Problem> {
    return this.#line.do(async () => {
      const unready = await this.#ready();
      return unready !== undefined && this.#table.status === "playing" ? unready : this.#herald.info(person);
    });
  }

  /** Opens the game if it is on, so that bots and clocks go on. */
  async wake(): Promise<void> {
    await this.#line.do(() => this.#ready());
  }

  watch(connection: Connection, from: number): Promise<Problem | undefined> {
    return this.#line.do(async () => {
      const unready = await this.#ready();
      if (!connection.wants(this.id)) return undefined;
      const wasHere = this.#audience.isHere(connection.person);
      this.#audience.add(connection);
      this.#herald.send(connection, this.#herald.table(connection));
      if (this.#table.started === null) return undefined;
      if (unready !== undefined) return unready;
      const role = roleOf(this.#table, connection.person);
      const looked = await this.#game.ask(this.#table, "look", { watcher: role, from });
      if (isProblem(looked)) return looked;
      this.#herald.send(connection, this.#herald.seed());
      if (wasHere || role === "spectator") this.#herald.send(connection, this.#herald.seats());
      else this.#herald.tellSeats();
      this.#herald.news(connection, looked.news);
      return undefined;
    });
  }

  unwatch(connection: Connection): void {
    if (!this.#audience.has(connection)) return;
    this.touch();
    this.#audience.remove(connection);
    const left = seatOf(this.#table, connection.person) !== null && !this.#audience.isHere(connection.person);
    if (left) this.#herald.tellSeats();
  }

  /** A move or an undo of a person. The answer goes to their connection. */
  act(sent: Sent, text: string): Promise<Problem | undefined> {
    return this.#line.do(() => {
      const seat = seatOf(this.#table, sent.connection.person);
      if (seat === null) return problem("no-seat", "You have no seat at this table.");
      if (this.#standing !== undefined) return this.#act(seat, sent, text);
      return this.#ready().then((unready) => unready ?? this.#act(seat, sent, text));
    });
  }

  #act(seat: Seat, sent: Sent, text: string): Problem | undefined | Promise<Problem | undefined> {
    if (this.#table.started === null) return problem("not-on", "The game has not begun.");
    const { connection, id } = sent;
    const refusal = this.#answers.refusal(seat, id);
    if (this.#answers.isKept(seat, id)) this.#herald.done(connection, id);
    else if (refusal !== undefined) this.#herald.refused(connection, id, refusal);
    else return this.#enter(seat, text, sent);
    return undefined;
  }

  /** Changes the table (its seats, its state), keeps it and tells everybody. */
  change(by: (table: Table) => Table | Problem): Promise<Problem | undefined> {
    return this.#line.do(async () => (await this.#ready()) ?? this.#change(by));
  }

  start(person: string): Promise<undefined | Problem> {
    return this.#line.do(async () => {
      const cannot = startProblem(this.#table, person);
      if (cannot !== undefined) return cannot;
      const opened = await this.#game.open(this.#table);
      if (isProblem(opened)) return opened;
      const { version, turn: firstTurn } = opened.standing;
      const started = { status: "playing", started: Date.now(), version, firstTurn } as const;
      const failed = await this.#change((table) => ({ ...table, ...started }));
      if (failed !== undefined) return failed;
      this.#standing = opened.standing;
      this.#runClocks(Date.now());
      this.#herald.tellSeed();
      this.#herald.tellSeats();
      for (const role of this.#audience.roles(this.#table)) {
        const looked = await this.#game.ask(this.#table, "look", { watcher: role, from: 0 });
        if (!isProblem(looked)) this.#herald.tellNews([looked.news]);
      }
      this.#bots.goOn();
      return undefined;
    });
  }

  /** Somebody takes their seat back from the bot. */
  back(person: string | null): Promise<undefined | Problem> {
    return this.#line.do(async () => {
      const unready = await this.#ready();
      if (unready !== undefined) return unready;
      const seat = seatOf(this.#table, person);
      if (seat !== null && !at(this.#table.seats, seat).away) return undefined;
      const failed = await this.#change((table) => comeBack(table, person));
      if (failed !== undefined || seat === null) return failed;
      this.#clocks.welcomeBack(seat);
      this.#seatsChanged();
      return undefined;
    });
  }

  /** What the best bot thinks of a person's moves. */
  async hint(connection: Connection, id: string): Promise<Problem | undefined> {
    const hints = await this.#hints.ask(this.#table, connection.person, (seat) =>
      this.#line.do(async () => (await this.#ready()) ?? this.#game.ask(this.#table, "situation", { seat })),
    );
    if (isProblem(hints)) return hints;
    this.#herald.send(connection, { type: "hints", table: this.id, id, hints });
    return undefined;
  }

  record(): Promise<GameRecord | Problem> {
    return this.#line.do(() => recordOf(this.#house.store, this.#table));
  }

  // What the bots of this table need of it.
  get game(): string {
    return this.#table.game;
  }
  get length(): number {
    return this.#standing?.length ?? 0;
  }
  get hasVisitors(): boolean {
    return this.#audience.size > 0;
  }
  next(): { readonly seat: Seat; readonly bot: string } | undefined {
    if (this.#table.status !== "playing") return undefined;
    for (const seat of this.#standing?.turn ?? []) {
      const bot = botAt(this.#table, seat);
      if (bot !== null) return { seat, bot };
    }
    return undefined;
  }
  situation(seat: Seat): Promise<SeatSituation | Problem | undefined> {
    return this.#line.do(async () =>
      this.next()?.seat === seat ? this.#game.ask(this.#table, "situation", { seat }) : undefined,
    );
  }
  enter(seat: Seat, bot: string, length: number, move: string): Promise<Problem | undefined> {
    return this.#line.do(async () => {
      const still = !this.#closed && this.length === length && botAt(this.#table, seat) === bot;
      return still && this.#table.status === "playing" ? this.#enter(seat, move, null) : undefined;
    });
  }

  /** A person's seat went to a bot or back: clocks and bots follow. */
  #seatsChanged(): void {
    this.#runClocks(Date.now());
    this.#herald.tellSeats();
    this.#bots.goOn();
  }

  async #change(by: (table: Table) => Table | Problem): Promise<undefined | Problem> {
    const changed = by(this.#table);
    if (isProblem(changed)) return changed;
    if (changed === this.#table) return undefined;
    if (!(await this.#house.store.saveTable(changed))) {
      this.#table = (await this.#house.store.table(this.id)) ?? this.#table;
      return problem("conflict", "Somebody changed the table at the same moment. Please try again.");
    }
    const wasOn = this.#standing !== undefined && this.#table.status === "playing";
    this.#table = { ...changed, revision: changed.revision + 1 };
    this.#herald.tellTable();
    if (wasOn) this.#seatsChanged();
    return undefined;
  }

  /** Opens the game from its log, if it has begun and is not open yet. */
  async #ready(): Promise<undefined | Problem> {
    this.touch();
    if (this.#standing !== undefined || this.#table.started === null) return undefined;
    const opened = await this.#game.open(this.#table);
    if (isProblem(opened)) return opened;
    const { standing, log } = opened;
    this.#answers.read(log);
    if (this.#table.status === "playing" && standing.version !== this.#table.version) {
      const { version: from } = this.#table;
      this.#house.notes.trouble("rules changed", { table: this.id, from, to: standing.version });
      await this.#change((table) => ({ ...table, version: standing.version }));
    }
    this.#standing = standing;
    if (this.#table.status !== "playing") return undefined;
    if (standing.result !== null) {
      if (await this.#finish(standing)) {
        this.#herald.tellSeed();
        this.#herald.tellTable();
      }
      return undefined;
    }
    this.#restoreClocks(log.at(-1));
    this.#bots.goOn();
    return undefined;
  }

  #restoreClocks(last: LogEntry | undefined): void {
    const left = last?.clocks ?? [];
    this.#clocks.restore(left);
    for (const [seat, ms] of left.entries()) if (ms === 0) this.#clocks.welcomeBack(seat as Seat);
    this.#runClocks(Math.max(this.#house.started, last?.at ?? this.#table.started ?? 0));
  }

  /** One entry more: played, kept, acknowledged, told. */
  async #enter(seat: Seat, text: string, sent: Sent | null): Promise<Problem | undefined> {
    const began = performance.now();
    const roles = this.#audience.roles(this.#table);
    const order = { seat, text, id: sent?.id ?? null, on: sent?.on ?? null, roles };
    const answer = await this.#game.ask(this.#table, "enter", order);
    if (isProblem(answer)) return answer;
    if (answer.kind !== "entered") return this.#decline(seat, answer, sent);
    const entry = this.#entry(seat, answer, sent?.id ?? null);
    let kept = false;
    try {
      kept = await this.#house.commits.append(entry);
    } catch (error) {
      this.#house.notes.trouble("not kept", { table: this.id, why: String(error) });
    }
    if (!kept) return this.#notKept();
    this.#standing = answer;
    if (entry.id !== null) this.#answers.keep(seat, entry.id);
    this.#setAlarm();
    const ended = answer.result !== null && (await this.#finish(answer));
    // Whoever watches finds it in the news.
    if (sent !== null && !this.#audience.has(sent.connection)) this.#herald.done(sent.connection, sent.id);
    // Whoever moves is here.
    const own = at(this.#table.seats, seat);
    if (sent !== null && own.away && !ended) {
      await this.#change((table) => withSeat(table, seat, { ...own, away: false }));
    }
    if (ended) this.#herald.tellSeed();
    this.#herald.tellNews(answer.news);
    if (answer.open && entry.clocks !== null) this.#herald.tellSeats();
    if (ended) this.#herald.tellTable();
    this.#house.notes.moved(sent === null ? "bot" : "person", performance.now() - began);
    this.#bots.moved();
    this.#bots.goOn();
    return undefined;
  }

  /** The move does not count, and its sender hears why. */
  #decline(seat: Seat, answer: Refused | Stale, sent: Sent | null): Problem | undefined {
    if (sent === null) return problem("conflict", `the bot's move is ${answer.kind}`);
    const { connection, id } = sent;
    if (answer.kind === "refused") {
      this.#answers.refuse(seat, id, answer.refusal);
      this.#herald.refused(connection, id, answer.refusal);
    } else {
      this.#herald.stale(connection, id, answer.missed);
    }
    return undefined;
  }

  /** What goes into the log; the clocks are set. */
  #entry(seat: Seat, { line, open, length, turn, result }: Entered, id: string | null): LogEntry {
    const now = Date.now();
    this.#clocks.moved(seat, open, result === null ? peopleAmong(this.#table, turn) : [], now);
    return { table: this.id, number: length - 1, line, id, at: now, turn, clocks: this.#clocks.all(now) };
  }

  /** Nobody was told. What is in the log counts, and will be read again. */
  async #notKept(): Promise<Problem> {
    this.#standing = undefined;
    await this.#game.forget();
    return problem("not-kept", "The move could not be kept and does not count. Please try again.");
  }

  /** The game is over: that is kept, with the ratings, before anybody hears of it. */
  async #finish(standing: Standing): Promise<boolean> {
    const over = await finishTable(this.#house, this.#table, standing);
    if (over === undefined) return false;
    this.#table = over;
    this.#alarm.clear();
    this.#clocks.run([], Date.now());
    return true;
  }

  #runClocks(now: number): void {
    const turn = this.#table.status === "playing" ? (this.#standing?.turn ?? []) : [];
    this.#clocks.run(peopleAmong(this.#table, turn), now);
    this.#setAlarm();
  }

  #setAlarm(): void {
    const next = this.#clocks.next();
    if (next === undefined || this.#closed) return this.#alarm.clear();
    this.#alarm.set(next.at, () => {
      this.#line
        .do(() => this.#timeOut())
        .catch((error: unknown) => this.#house.notes.trouble("clock failed", { table: this.id, why: String(error) }));
    });
  }

  /** The seat whose time is up goes to a bot until its person comes back. */
  async #timeOut(): Promise<void> {
    const next = this.#clocks.next();
    if (next === undefined || next.at > Date.now() || this.#table.status !== "playing") return this.#setAlarm();
    await this.#change((table) => withSeat(table, next.seat, { ...at(table.seats, next.seat), away: true }));
  }
}
