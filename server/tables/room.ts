import {
  at,
  type FromTable,
  type GameRecord,
  type Refusal,
  type Seat,
  type SeatNow,
  type TableInfo,
  UNDO,
} from "@clade/kernel";
import { isProblem, type Problem, problem } from "../problem.ts";
import type { Entered, News, Standing } from "../rules/orders.ts";
import type { LogEntry, Table } from "../store/store.ts";
import { Audience, type Connection, roleOf } from "./audience.ts";
import { ChatRoom } from "./chat-room.ts";
import { Clocks } from "./clocks.ts";
import { finishTable } from "./finish.ts";
import { HostedGame, seatInfos } from "./hosted-game.ts";
import type { House } from "./house.ts";
import { Line } from "./line.ts";
import { botAt, comeBack, peopleAmong, seatOf, startProblem, withSeat } from "./seating.ts";
import { tableInfo } from "./table-info.ts";

/** A move or an undo as a person sends it: by whom, under which id, built on which event. */
export interface Sent {
  readonly connection: Connection;
  readonly id: string;
  readonly on: number;
}

/** How many refusals are remembered, so that a repeated message is answered as before. */
const REMEMBERED = 64;

/**
 * A table in memory. Everything that happens at it stands in one line: the next thing begins when the one before it is on
 * disk and told. That is what makes "persist, then acknowledge, then tell the others" true without further thought.
 */
export class Room {
  readonly id: string;
  readonly chat: ChatRoom;
  readonly #house: House;
  readonly #line = new Line();
  readonly #audience = new Audience();
  readonly #game: HostedGame;
  readonly #kept = new Set<string>();
  readonly #refused = new Map<string, Refusal>();
  #table: Table;
  #clocks: Clocks;
  #standing: Standing | undefined;
  #alarm: NodeJS.Timeout | undefined;
  #thinking = false;
  #botFailures = 0;
  #touched = Date.now();
  #closed = false;

  constructor(house: House, table: Table) {
    this.#house = house;
    this.id = table.id;
    this.#table = table;
    this.#clocks = new Clocks(table.pace, table.seats.length);
    this.#game = new HostedGame(house, table.id);
    this.chat = new ChatRoom(house.store, this.#line, this.#audience, () => this.#table);
  }

  get table(): Table {
    return this.#table;
  }

  /** Whether nobody would miss this room if it were cleared away now. */
  idleFor(now: number): number {
    const busy = this.#audience.size > 0 || this.#line.busy || this.#thinking;
    return busy ? 0 : now - this.#touched;
  }

  touch(): this {
    this.#touched = Date.now();
    return this;
  }

  /** Clears the room away; answers when it must be opened again for a clock, if ever. */
  async close(): Promise<number | undefined> {
    this.#closed = true;
    clearTimeout(this.#alarm);
    await this.#line.idle();
    await this.#game.forget();
    return this.#clocks.next()?.at;
  }

  info(person: string | null): Promise<TableInfo | Problem> {
    return this.#line.do(async () => {
      const problem_ = await this.#ready();
      return isProblem(problem_) && this.#table.status === "playing" ? problem_ : this.#info(person);
    });
  }

  /** Opens the game if it is on, so that bots and clocks go on. */
  wake(): Promise<void> {
    return this.#line.do(async () => {
      await this.#ready();
    });
  }

  watch(connection: Connection, from: number): Promise<Problem | undefined> {
    return this.#line.do(async () => {
      const unready = await this.#ready();
      const wasHere = this.#audience.isHere(connection.person);
      this.#audience.add(connection);
      this.#send(connection, { type: "table", table: this.id, info: this.#info(connection.person) });
      if (this.#table.started === null) return undefined;
      if (isProblem(unready)) return unready;
      const role = roleOf(this.#table, connection.person);
      const looked = await this.#game.ask(this.#table, "look", { watcher: role, from });
      if (isProblem(looked)) return looked;
      connection.send(this.#newsText(looked.news, this.#seatsText()));
      if (!wasHere && role !== "spectator") this.#tellSeats();
      return undefined;
    });
  }

  unwatch(connection: Connection): void {
    if (!this.#audience.has(connection)) return;
    this.touch();
    this.#audience.remove(connection);
    const left = seatOf(this.#table, connection.person) !== null && !this.#audience.isHere(connection.person);
    if (left && this.#table.started !== null) this.#tellSeats();
  }

  /** A move or an undo of a person. The answer goes to their connection. */
  act(sent: Sent, text: string): Promise<Problem | undefined> {
    return this.#line.do(async () => {
      const seat = seatOf(this.#table, sent.connection.person);
      if (seat === null) return problem("not-yours", "You have no seat at this table.");
      const key = `${seat} ${sent.id}`;
      const unready = await this.#ready();
      if (isProblem(unready)) return unready;
      if (this.#table.started === null) return problem("not-now", "The game has not begun.");
      const { connection, id } = sent;
      if (this.#kept.has(key)) {
        this.#send(connection, { type: "done", table: this.id, id });
        return undefined;
      }
      const before = this.#refused.get(key);
      if (before !== undefined) {
        this.#send(connection, { type: "refused", table: this.id, id, refusal: before });
        return undefined;
      }
      return this.#enter(seat, text, sent);
    });
  }

  /** Changes the table (its seats, its state), keeps it and tells everybody. */
  change(by: (table: Table) => Table | Problem): Promise<TableInfo | Problem> {
    return this.#line.do(async () => {
      const changed = await this.#change(by);
      return isProblem(changed) ? changed : this.#info(null);
    });
  }

  start(person: string): Promise<undefined | Problem> {
    return this.#line.do(async () => {
      const cannot = startProblem(this.#table, person);
      if (cannot !== undefined) return cannot;
      const opened = await this.#game.open(this.#table);
      if (isProblem(opened)) return opened;
      const { standing } = opened;
      const changed = await this.#change((table) => ({
        ...table,
        status: "playing",
        started: Date.now(),
        version: standing.version,
        firstTurn: standing.turn,
      }));
      if (isProblem(changed)) return changed;
      this.#standing = standing;
      this.#runClocks(Date.now());
      for (const role of this.#audience.roles(this.#table)) {
        const looked = await this.#game.ask(this.#table, "look", { watcher: role, from: 0 });
        if (!isProblem(looked)) {
          this.#audience.tellRole(this.#table, role, this.#newsText(looked.news, this.#seatsText()));
        }
      }
      this.#goOn();
      return undefined;
    });
  }

  back(person: string): Promise<undefined | Problem> {
    return this.#line.do(async () => {
      const unready = await this.#ready();
      if (isProblem(unready)) return unready;
      const seat = seatOf(this.#table, person);
      if (seat !== null && !at(this.#table.seats, seat).away) return undefined;
      const changed = await this.#change((table) => comeBack(table, person));
      if (isProblem(changed)) return changed;
      if (seat !== null) this.#clocks.welcomeBack(seat);
      this.#seatsChanged();
      return undefined;
    });
  }

  /** The record of a game that is over, as everybody may have it. It is made of what is kept, without any rules. */
  record(): Promise<GameRecord | Problem> {
    return this.#line.do(async () => {
      const { status, digest, result, game, version, options, seedHash, seed, seats } = this.#table;
      if (status !== "over" || digest === null || result === null) {
        return problem("not-now", "The record is given out when the game is over.");
      }
      const log = await this.#house.store.log(this.id);
      const moves = log.map(({ line }) => line);
      const players = seats.length;
      const infos = seatInfos(this.#table);
      return {
        clade: 1,
        game,
        version,
        players,
        options,
        seats: infos,
        chance: "keyed",
        seedHash,
        seed,
        moves,
        digest,
        result,
      } satisfies GameRecord;
    });
  }

  /** A person's seat went to a bot or back: clocks and bots follow. */
  #seatsChanged(): void {
    this.#runClocks(Date.now());
    this.#tellSeats();
    this.#goOn();
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
    this.#tellTable();
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
    this.#standing = standing;
    for (const { line, id } of log) if (id !== null) this.#kept.add(`${line[0]} ${id}`);
    if (this.#table.status !== "playing") return undefined;
    if (standing.version !== this.#table.version) {
      const { version: from } = this.#table;
      this.#house.notes.trouble("rules changed", { table: this.id, from, to: standing.version });
      await this.#change((table) => ({ ...table, version: standing.version }));
    }
    if (standing.result !== null) {
      await this.#finish(standing);
      return undefined;
    }
    this.#restoreClocks(log.at(-1));
    this.#goOn();
    return undefined;
  }

  #restoreClocks(last: LogEntry | undefined): void {
    if (last?.clocks != null) this.#clocks.restore(last.clocks);
    for (const [seat, left] of last?.clocks?.entries() ?? []) if (left === 0) this.#clocks.welcomeBack(seat as Seat);
    this.#runClocks(Math.max(this.#house.started, last?.at ?? this.#table.started ?? 0));
  }

  /** One entry more: played, kept, acknowledged, told. */
  async #enter(seat: Seat, text: string, sent: Sent | null): Promise<Problem | undefined> {
    const began = performance.now();
    const answer = await this.#game.ask(this.#table, "enter", {
      seat,
      text,
      on: sent?.on ?? null,
      roles: this.#audience.roles(this.#table),
    });
    if (isProblem(answer)) return answer;
    if (answer.kind === "entered") {
      const kept = await this.#keep(seat, answer, sent?.id ?? null);
      if (isProblem(kept)) return kept;
      const ended = answer.result !== null && (await this.#finish(answer));
      if (sent !== null) this.#send(sent.connection, { type: "done", table: this.id, id: sent.id });
      if (sent !== null && !ended && at(this.#table.seats, seat).away) {
        await this.#change((table) => withSeat(table, seat, { ...at(table.seats, seat), away: false }));
      }
      this.#tellNews(answer.news);
      this.#house.notes.moved(sent === null ? "bot" : "person", performance.now() - began);
      this.#botFailures = 0;
      if (ended) this.#tellTable();
      this.#goOn();
      return undefined;
    }
    if (sent === null) return problem("conflict", `the bot's move is ${answer.kind}`);
    if (answer.kind === "refused") {
      this.#remember(`${seat} ${sent.id}`, answer.refusal);
      this.#send(sent.connection, { type: "refused", table: this.id, id: sent.id, refusal: answer.refusal });
    } else {
      const { events, now } = answer.missed;
      const head = `{"type":"stale","table":${JSON.stringify(this.id)},"id":${JSON.stringify(sent.id)}`;
      sent.connection.send(`${head},"events":${events},"now":${now},"seats":${this.#seatsText()}}}`);
    }
    return undefined;
  }

  async #keep(seat: Seat, entered: Entered, id: string | null): Promise<undefined | Problem> {
    const now = Date.now();
    const { line, open, length, turn } = entered;
    const ended = entered.result !== null;
    this.#clocks.moved(seat, open, ended ? [] : peopleAmong(this.#table, turn), now);
    const clocks = this.#clocks.all(now);
    const entry: LogEntry = { table: this.id, number: length - 1, line, id, at: now, turn, clocks };
    const kept = await this.#house.commits.append(entry).catch((error: unknown) => {
      this.#house.notes.trouble("not kept", { table: this.id, why: String(error) });
      return false;
    });
    if (!kept) {
      // Nobody was told. What is in the log counts, and will be read again.
      this.#standing = undefined;
      this.#kept.clear();
      await this.#game.forget();
      return problem("not-kept", "The move could not be kept and does not count. Please try again.");
    }
    this.#standing = entered;
    if (id !== null) this.#kept.add(`${seat} ${id}`);
    this.#setAlarm();
    return undefined;
  }

  /** The game is over: that is kept, with the ratings, before anybody hears of it. */
  async #finish(standing: Standing): Promise<boolean> {
    const over = await finishTable(this.#house, this.#table, standing);
    if (over === undefined) return false;
    this.#table = over;
    clearTimeout(this.#alarm);
    this.#clocks.run([], Date.now());
    return true;
  }

  #remember(key: string, refusal: Refusal): void {
    this.#refused.set(key, refusal);
    const [oldest] = this.#refused.keys();
    if (this.#refused.size > REMEMBERED && oldest !== undefined) this.#refused.delete(oldest);
  }

  #runClocks(now: number): void {
    const turn = this.#table.status === "playing" ? (this.#standing?.turn ?? []) : [];
    this.#clocks.run(peopleAmong(this.#table, turn), now);
    this.#setAlarm();
  }

  #setAlarm(): void {
    clearTimeout(this.#alarm);
    const next = this.#clocks.next();
    if (next === undefined || this.#closed) return;
    this.#alarm = setTimeout(() => void this.#line.do(() => this.#timeOut()), Math.max(0, next.at - Date.now()));
    this.#alarm.unref();
  }

  /** EVERY seat whose time is up goes to a bot until its person comes back. */
  async #timeOut(): Promise<void> {
    const next = this.#clocks.next();
    if (next === undefined || next.at > Date.now() || this.#table.status !== "playing") return this.#setAlarm();
    await this.#change((table) => withSeat(table, next.seat, { ...at(table.seats, next.seat), away: true }));
  }

  /** If a bot must decide, it thinks now. */
  #goOn(): void {
    if (this.#thinking || this.#closed || this.#table.status !== "playing") return;
    const seat = this.#standing?.turn.find((each) => botAt(this.#table, each) !== null);
    if (seat === undefined || this.#botFailures > TOO_MANY_FAILURES) return;
    this.#thinking = true;
    void this.#botActs(seat).finally(() => {
      this.#thinking = false;
      this.#goOn();
    });
  }

  async #botActs(seat: Seat): Promise<void> {
    if (this.#house.botDelay > 0 && this.#audience.size > 0) {
      await new Promise((resolve) => setTimeout(resolve, this.#house.botDelay));
    }
    const bot = botAt(this.#table, seat);
    const length = this.#standing?.length;
    const mustMove = () =>
      !this.#closed && this.#standing?.length === length && bot !== null && botAt(this.#table, seat) === bot;
    const situation = await this.#line.do(async () =>
      mustMove() ? this.#game.ask(this.#table, "situation", { seat }) : undefined,
    );
    if (situation === undefined || bot === null) return;
    if (isProblem(situation)) {
      this.#botFailures++;
      return;
    }
    const { view, legal } = situation;
    const move = await this.#house.bots.choose({ game: this.#table.game, bot, seat, view, legal });
    const failure = await this.#line.do(async () => (mustMove() ? this.#enter(seat, move, null) : undefined));
    if (isProblem(failure)) {
      this.#botFailures++;
      this.#house.notes.trouble("bot's move failed", { table: this.id, bot, why: failure.message });
    }
  }

  #info(person: string | null): TableInfo {
    return tableInfo(this.#table, this.#standing?.turn ?? this.#table.firstTurn, person);
  }

  #tellTable(): void {
    this.#audience.tellEach(({ person }) =>
      JSON.stringify({ type: "table", table: this.id, info: this.#info(person) } satisfies FromTable),
    );
  }

  #tellSeats(): void {
    if (this.#audience.size === 0 || this.#table.started === null) return;
    this.#audience.tellAll(`{"type":"seats","table":${JSON.stringify(this.id)},"seats":${this.#seatsText()}}`);
  }

  #tellNews(news: readonly News[]): void {
    const seats = news.length === 0 ? "" : this.#seatsText();
    for (const each of news) this.#audience.tellRole(this.#table, each.watcher, this.#newsText(each, seats));
  }

  #newsText({ events, now }: News, seats: string): string {
    return `{"type":"news","table":${JSON.stringify(this.id)},"events":${events},"now":${now},"seats":${seats}}}`;
  }

  #seatsText(): string {
    const left = this.#clocks.all(Date.now());
    const seats = this.#table.seats.map(
      ({ name, person, bot }, seat): SeatNow => ({
        name: name ?? "",
        bot: botAt(this.#table, seat as Seat),
        connected: bot !== null || this.#audience.isHere(person),
        clock: left?.[seat] ?? null,
      }),
    );
    return JSON.stringify(seats);
  }

  #send(connection: Connection, message: FromTable): void {
    connection.send(JSON.stringify(message));
  }
}

/** A bot that fails again and again waits until somebody moves or the table is opened anew. */
const TOO_MANY_FAILURES = 3;

export { UNDO };
