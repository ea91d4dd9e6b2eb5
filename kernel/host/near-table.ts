import type { AnyMatch } from "../match.ts";
import type { FromTable, Hint, Now, SeatNow, ToTable } from "../protocol.ts";
import { type Problem, problem } from "../problem.ts";
import { at } from "../list.ts";
import type { GameRecord } from "../record.ts";
import { HOUSE, type Refusal } from "../refusal.ts";
import type { Seat, Watcher } from "../seat.ts";
import type { Listener } from "./audience.ts";
import type { BotTurn } from "./bot-turns.ts";
import { HostedMatch, type MatchOrders, type NewsWriter, type SeatSituation } from "./hosted-match.ts";
import type { EntryLog, MatchDoor } from "./ports.ts";
import { TableHost } from "./table-host.ts";

/** What a table in this very thread needs of whoever has it. */
export interface NearPorts {
  readonly id: string;
  readonly match: AnyMatch;
  /** Keeps the game as it is now: done before a move is acknowledged. Rejects if it cannot be kept. */
  keep(record: GameRecord): Promise<void>;
  /** What a bot does, in notation. */
  choose(turn: BotTurn, situation: SeatSituation): Promise<string>;
  hints(seat: Seat, situation: SeatSituation): Promise<readonly Hint[]>;
  /** How long a bot waits before it moves, in milliseconds; `alone` if no person decides at the same time. */
  botDelay(alone: boolean): number;
  /** Something went wrong that nobody was told of. */
  trouble(what: string, why: string): void;
}

type Orders = MatchOrders<FromTable>;

/** Somebody who looks from a seat, or from none. */
export interface NearListener extends Listener<FromTable> {
  readonly watcher: Watcher;
}

/** A table whose match is in this very thread: that of a page's worker, and that of a terminal. */
export class NearTable extends TableHost<FromTable, NearListener> {
  readonly #ports: NearPorts;
  readonly #hosted: HostedMatch<FromTable>;
  protected readonly match: MatchDoor<FromTable>;
  protected readonly log: EntryLog;

  constructor(ports: NearPorts) {
    super(ports.id);
    this.#ports = ports;
    this.#hosted = new HostedMatch(ports.match, (match) => new DataWriter(match, ports.id));
    this.match = {
      ask: (name, order) => this.#ask(name, order),
      forget: (length) => this.#hosted.forget(length),
    };
    this.log = {
      append: async () => {
        await ports.keep(this.#hosted.match.record());
        return true;
      },
    };
    this.standing = this.#hosted.standing();
  }

  /** The match as it stands: another one after something could not be kept. */
  get current(): AnyMatch {
    return this.#hosted.match;
  }

  override async hear(listener: NearListener, message: ToTable): Promise<Problem | undefined> {
    if (message.table !== this.id) return problem("no-such-table", "There is no such table.");
    return super.hear(listener, message);
  }

  protected roleOf({ watcher }: NearListener): Watcher {
    return watcher;
  }
  protected write(message: FromTable): FromTable {
    return message;
  }
  protected override ready(): undefined {
    this.standing ??= this.#hosted.standing();
  }
  protected seats(): SeatNow[] {
    return this.#hosted.match.seats.map(({ name, bot }) => ({
      name,
      bot: bot ?? null,
      absent: null,
      connected: true,
      clock: null,
      runs: false,
    }));
  }
  protected seed(): { readonly hash: string; readonly seed: string | null } {
    const { seedHash, over } = this.#hosted.match;
    return { hash: seedHash, seed: over ? this.#hosted.match.record().seed : null };
  }

  protected botAt(seat: Seat): string | null {
    return at(this.#hosted.match.seats, seat).bot ?? null;
  }
  choose(turn: BotTurn, situation: SeatSituation): Promise<string> {
    return this.#ports.choose(turn, situation);
  }
  botDelay(): number {
    return this.#ports.botDelay(this.#hosted.match.deciders.every((seat) => this.botAt(seat) !== null));
  }
  protected trouble(what: string, about: { readonly [name: string]: string }): void {
    this.#ports.trouble(what, Object.values(about).join(": "));
  }
  protected hintsFor(seat: Seat, situation: SeatSituation): Promise<readonly Hint[]> {
    return this.#ports.hints(seat, situation);
  }

  protected async say(): Promise<Problem> {
    return problem("no-such-thing", "Nobody else is at this table.");
  }
  /** A person's seat is always theirs here. */
  protected async back(): Promise<undefined> {}

  #ask<K extends keyof Orders>(name: K, order: Orders[K]["order"]): Orders[K]["answer"] | Problem {
    const hosted: { readonly [N in keyof Orders]: (given: Orders[N]["order"]) => Orders[N]["answer"] } = this.#hosted;
    try {
      return hosted[name](order);
    } catch (error) {
      // Rules that fail may leave the game half changed: what is kept counts.
      this.trouble("the rules failed", {
        why: error instanceof Error ? (error.stack ?? error.message) : String(error),
      });
      this.#hosted.forget(this.standing?.length ?? 0);
      return problem("table-broken", "The rules have failed at this table.");
    }
  }
}

/** Writes news as data. */
class DataWriter implements NewsWriter<FromTable> {
  readonly #match: AnyMatch;
  readonly #table: string;

  constructor(match: AnyMatch, table: string) {
    this.#match = match;
    this.#table = table;
  }

  begin(): void {}

  news(watcher: Watcher, from: number, legal: readonly string[], done: string | null): FromTable {
    const table = this.#table;
    const events = this.#match.events(watcher, from);
    const news = { type: "news", table, events, now: this.#now(watcher, legal) } as const;
    return done === null ? news : { ...news, done };
  }

  stale(watcher: Watcher, from: number, legal: readonly string[], id: string): FromTable {
    const events = this.#match.events(watcher, from);
    return { type: "stale", table: this.#table, id, events, now: this.#now(watcher, legal) };
  }

  #now(watcher: Watcher, legal: readonly string[]): Now {
    const match = this.#match;
    const undo = watcher === "spectator" ? NOT_A_PLAYER : (match.undoRefusal(watcher) ?? null);
    const { deciders, result } = match;
    return {
      watcher,
      number: match.told(watcher),
      view: match.view(watcher),
      deciders,
      legal,
      undo,
      result: result ?? null,
    };
  }
}

const NOT_A_PLAYER: Refusal = { code: "nothing-to-undo", clause: HOUSE };
