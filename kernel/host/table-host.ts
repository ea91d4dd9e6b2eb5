import { PHRASES } from "../phrases.ts";
import type { FromTable, Hint, SeatNow, ToTable } from "../protocol.ts";
import { isProblem, type Problem, type ProblemCode, problem } from "../problem.ts";
import { UNDO } from "../record.ts";
import type { Refusal } from "../refusal.ts";
import type { Seat, Watcher } from "../seat.ts";
import { Answers } from "./answers.ts";
import { Audience, type Listener } from "./audience.ts";
import { type BotTable, type BotTurn, BotTurns } from "./bot-turns.ts";
import type { Played, Refused, SeatSituation, Stale, Standing } from "./hosted-match.ts";
import type { EntryLog, KeptEntry, Made, MatchDoor, Soon } from "./ports.ts";
import { Queue } from "./queue.ts";

/** A move or an undo as somebody sends it: under which id, built on which event. */
interface Sent<L> {
  readonly listener: L;
  readonly id: string;
  readonly on: number;
}

/**
 * The host of a table: what is said at one, wherever it stands. Everything that happens at it stands in one queue: the next
 * thing begins when the one before it is kept and told. That is what makes "keep, then acknowledge, then tell the others" true
 * without further thought. Whoever has a table says where its match is, how an entry is kept, and who its bots are.
 */
export abstract class TableHost<Body, L extends Listener<Body>> implements BotTable {
  readonly id: string;
  protected readonly queue = new Queue();
  protected readonly audience = new Audience<Body, L>((listener) => this.roleOf(listener));
  protected readonly answers = new Answers();
  protected readonly bots = new BotTurns(this);
  /** How the game stands; undefined until it has begun and has been opened. */
  protected standing: Standing | undefined;
  /** What has begun still ends; bots begin nothing more. */
  protected closed = false;
  #hinting = false;

  constructor(id: string) {
    this.id = id;
  }

  protected abstract readonly match: MatchDoor<Body>;
  protected abstract roleOf(listener: L): Watcher;
  protected abstract write(message: FromTable): Body;
  protected abstract readonly log: EntryLog;
  protected abstract seats(): readonly SeatNow[];
  protected abstract seed(): { readonly hash: string; readonly seed: string | null };
  /** The bot that plays a seat now, or null if a person does. */
  protected abstract botAt(seat: Seat): string | null;
  abstract choose(turn: BotTurn, situation: SeatSituation): Promise<string>;
  abstract botDelay(): number;
  /** Something went wrong that is nobody's answer. */
  protected abstract trouble(what: string, about: { readonly [name: string]: string }): void;
  /** What the best bot thinks of a seat's moves. */
  protected abstract hintsFor(seat: Seat, situation: SeatSituation): Promise<readonly Hint[]>;
  protected abstract say(listener: L, id: string, text: string): Promise<Problem | undefined>;
  /** Somebody takes their seat back from the bot. */
  protected abstract back(listener: L): Promise<Problem | undefined>;

  /** Opens the game if it has begun and is not open yet. */
  protected ready(): Soon<Problem | undefined> {
    return undefined;
  }
  /** Somebody comes to watch. Answers whether they still want to, and hears first how the table is set. */
  protected greet(_listener: L): boolean {
    return true;
  }
  protected hintProblem(_listener: L): Problem | undefined {
    return undefined;
  }
  /** Why the person at a seat cannot move or take back just now. */
  protected playProblem(_seat: Seat, _text: string): Problem | undefined {
    return undefined;
  }
  /** Milliseconds since 1970, by the clock that entries and clocks go by. */
  protected now(): number {
    return Date.now();
  }
  /** Sets the clocks after a move of the seat's own person or of a bot; answers what they show, null without clocks. */
  protected setClocks(_seat: Seat, _isOwn: boolean, _played: Played<Body>, _now: number): readonly number[] | null {
    return null;
  }
  /** An entry is kept, and nobody has been told yet. Answers whether the game is over with it. */
  protected kept({ result }: Played<Body>): Soon<boolean> {
    return result !== null;
  }
  /** An entry was not kept. Answers what is said where the table can no longer be this host's; else the log is read again. */
  protected forsaken(_error: unknown): Problem | undefined {
    return undefined;
  }
  /** A move that somebody sent was refused. */
  protected refused(_refusal: Refusal): void {}
  /** Everybody has been told. */
  protected told(_made: Made<Body>): Soon<void> {}

  /** What somebody says to the table. Answers go to them; why it cannot be done, to the caller. */
  hear(listener: L, message: ToTable): Promise<Problem | undefined> {
    switch (message.type) {
      case "act":
        return this.queue.do(() => this.#enter(this.roleOf(listener), message.move, { listener, ...message }));
      case "undo":
        return this.queue.do(() => this.#enter(this.roleOf(listener), UNDO, { listener, ...message }));
      case "watch":
        return this.queue.do(() => this.#watch(listener, message.from));
      case "unwatch":
        this.unwatch(listener);
        return Promise.resolve(undefined);
      case "hint":
        return this.#hint(listener, message.id);
      case "chat":
        return this.say(listener, message.id, message.text);
      case "phrase":
        return this.say(listener, message.id, PHRASES[message.phrase]);
      case "back":
        return this.back(listener);
    }
  }

  unwatch(listener: L): void {
    this.audience.remove(listener);
  }

  /** Resolves when everything that was said has been attended to, and no bot has anything to do. */
  async idle(): Promise<void> {
    while (this.queue.busy || this.bots.thinking) {
      await this.queue.idle();
      await this.bots.idle();
    }
  }

  protected send(listener: L, message: FromTable): void {
    listener.send(this.write(message));
  }
  protected tellSeats(): void {
    if (this.audience.size > 0) this.audience.tellAll(this.write(this.#seatsMessage()));
  }
  protected tellSeed(): void {
    if (this.audience.size > 0) this.audience.tellAll(this.write(this.#seedMessage()));
  }
  /** Tells everybody the whole game from its beginning. */
  protected async tellAll(): Promise<void> {
    this.tellSeed();
    this.tellSeats();
    for (const watcher of this.audience.roles()) {
      const looked = await this.match.ask("look", { watcher, from: 0 });
      if (!isProblem(looked)) for (const listener of this.audience.at(watcher)) listener.send(looked.news);
    }
  }

  async #watch(listener: L, from: number): Promise<Problem | undefined> {
    const unready = await this.ready();
    if (!this.greet(listener)) return undefined;
    const watcher = this.roleOf(listener);
    const isNew = watcher !== "spectator" && !this.audience.roles().includes(watcher);
    this.audience.add(listener);
    if (unready !== undefined || this.standing === undefined) return unready;
    const looked = await this.match.ask("look", { watcher, from });
    if (isProblem(looked)) return looked;
    this.send(listener, this.#seedMessage());
    if (isNew) this.tellSeats();
    else this.send(listener, this.#seatsMessage());
    listener.send(looked.news);
    // Bots that could not go on get another chance.
    this.bots.retry();
    return undefined;
  }

  /** One entry more: played, kept, acknowledged, told. Bots send nothing, and need no answer. */
  async #enter(seat: Watcher, text: string, sent: Sent<L> | null): Promise<Problem | undefined> {
    const began = performance.now();
    if (seat === "spectator") return problem("no-seat", "You have no seat at this table.");
    if (this.standing === undefined) {
      const unready = await this.ready();
      if (unready !== undefined) return unready;
      if (this.standing === undefined) return problem("not-on", "The game has not begun.");
    }
    if (sent !== null) {
      if (this.#repeats(seat, sent)) return undefined;
      const cannot = this.playProblem(seat, text);
      if (cannot !== undefined) return cannot;
    }
    const { id, on } = sent ?? NOBODY;
    const played = await this.match.ask("enter", { seat, text, id, on, roles: this.audience.roles() });
    if (isProblem(played)) return played;
    if (played.kind !== "played") return this.#decline(seat, played, sent);
    const at = Math.round(this.now());
    const { entry: made, length, turn } = played;
    const clocks = this.setClocks(seat, id !== null, played, at);
    const entry: KeptEntry = { table: this.id, number: length - 1, entry: made, id, at, turn, clocks };
    let kept = false;
    try {
      kept = await this.log.append(entry);
    } catch (error) {
      const gone = this.forsaken(error);
      if (gone !== undefined) return gone;
      this.trouble("not kept", { why: String(error) });
    }
    if (!kept) return this.#takeBack(length - 1);
    this.standing = played;
    if (id !== null) this.answers.keep(seat, id);
    const ended = await this.kept(played);
    // Whoever watches finds it in the news.
    if (sent !== null && !this.audience.has(sent.listener)) {
      this.send(sent.listener, { type: "done", table: this.id, id: sent.id });
    }
    if (ended) this.tellSeed();
    for (const { watcher, body } of played.news) {
      for (const listener of this.audience.at(watcher)) listener.send(body);
    }
    await this.told({ seat, entry, played, ended, ms: performance.now() - began });
    this.bots.retry();
    return undefined;
  }

  /** Whether this was sent before; then it is answered as before. */
  #repeats(seat: Seat, { listener, id }: Sent<L>): boolean {
    const answered = this.answers.of(seat, id);
    if (answered === undefined) return false;
    if (answered === "kept") this.send(listener, { type: "done", table: this.id, id });
    else this.send(listener, { type: "refused", table: this.id, id, refusal: answered });
    return true;
  }

  /** Nobody was told. What is kept counts, and nothing else. */
  async #takeBack(length: number): Promise<Problem> {
    this.standing = undefined;
    await this.match.forget(length);
    await this.ready();
    return problem("not-kept", "The move could not be kept and does not count. Please try again.");
  }

  /** The move does not count, and its sender hears why. */
  #decline(seat: Seat, answer: Refused | Stale<Body>, sent: Sent<L> | null): Problem | undefined {
    if (sent === null) return problem("conflict", `the bot's move is ${answer.kind}`);
    if (answer.kind === "stale") {
      sent.listener.send(answer.missed);
      return undefined;
    }
    this.refused(answer.refusal);
    this.answers.refuse(seat, sent.id, answer.refusal);
    this.send(sent.listener, { type: "refused", table: this.id, id: sent.id, refusal: answer.refusal });
    return undefined;
  }

  async #hint(listener: L, id: string): Promise<Problem | undefined> {
    const seat = this.roleOf(listener);
    if (seat === "spectator") return problem("no-seat", "You have no seat at this table.");
    const why = this.hintProblem(listener);
    if (why !== undefined) return why;
    if (this.#hinting) return problem("one-hint", "One hint at a time.");
    this.#hinting = true;
    try {
      const situation = await this.queue.do(async () => (await this.ready()) ?? this.match.ask("situation", { seat }));
      if (isProblem(situation)) return situation;
      if (situation.legal.length === 0) return problem("nothing-to-decide", "There is nothing to decide.");
      const hints = await this.hintsFor(seat, situation);
      this.send(listener, { type: "hints", table: this.id, id, hints });
      return undefined;
    } finally {
      this.#hinting = false;
    }
  }

  #seatsMessage(): FromTable {
    return { type: "seats", table: this.id, seats: this.seats() };
  }
  #seedMessage(): FromTable {
    return { type: "seed", table: this.id, ...this.seed() };
  }

  // What the bots need of their table.
  get length(): number {
    return this.standing?.length ?? 0;
  }
  nextBot(): BotTurn | undefined {
    if (this.standing === undefined || this.standing.result !== null) return undefined;
    for (const seat of this.standing.turn) {
      const bot = this.botAt(seat);
      if (bot !== null) return { seat, bot };
    }
    return undefined;
  }
  botsGaveUp({ problem: code, message }: Problem): void {
    if (this.audience.size === 0) return;
    const error: FromTable = {
      type: "error",
      table: this.id,
      code: TABLE_CODES.has(code) ? code : "bot-stuck",
      message,
    };
    this.audience.tellAll(this.write(error));
  }
  reopen(): Promise<unknown> {
    return this.queue.do(() => this.ready());
  }
  situation({ seat }: BotTurn): Promise<SeatSituation | Problem | undefined> {
    return this.queue.do(() => (this.nextBot()?.seat === seat ? this.match.ask("situation", { seat }) : undefined));
  }
  botFailed(bot: string, why: string): void {
    this.trouble("bot's move failed", { bot, why });
  }
  enterFor({ seat, bot }: BotTurn, length: number, move: string): Promise<Problem | undefined> {
    return this.queue.do(async () => {
      const still = !this.closed && this.length === length && this.botAt(seat) === bot;
      return still ? this.#enter(seat, move, null) : undefined;
    });
  }
}

const NOBODY = { id: null, on: null } as const;

/** What keeps bots from moving and is not theirs: everybody hears it as it is. */
const TABLE_CODES: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
  "not-kept",
  "table-broken",
  "rules-moved",
  "rules-newer",
]);

/** What the sender of a message hears of a problem with it. */
export function complaintAbout({ problem: code, message }: Problem, about?: ToTable): FromTable {
  return {
    type: "error",
    ...(about === undefined ? {} : { table: about.table }),
    ...(about !== undefined && "id" in about ? { id: about.id } : {}),
    code,
    message,
  };
}
