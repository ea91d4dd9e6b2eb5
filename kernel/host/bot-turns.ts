import { isProblem, type Problem, type ProblemCode, problem } from "../problem.ts";
import type { Seat } from "../seat.ts";
import type { SeatSituation } from "./hosted-match.ts";

/** A seat that a bot must play. */
export interface BotTurn {
  readonly seat: Seat;
  readonly bot: string;
}

/** What the bots of a table need of it. */
export interface BotTable {
  /** How many entries the log has: a bot's choice counts only while it stays the same. */
  readonly length: number;
  /** The first seat that a bot must play now, if any. */
  nextBot(): BotTurn | undefined;
  /** How long a bot waits before it moves, in milliseconds. */
  botDelay(): number;
  situation(turn: BotTurn): Promise<SeatSituation | Problem | undefined>;
  choose(turn: BotTurn, situation: SeatSituation): Promise<string>;
  /** Makes the move if the bot still has that seat and nothing has happened since. */
  enterFor(turn: BotTurn, length: number, move: string): Promise<Problem | undefined>;
  botFailed(bot: string, why: string): void;
  /** The bots wait until somebody moves or comes to watch, or a while: whoever is there hears why. */
  botsGaveUp(why: Problem): void;
  /** Opens the game again if it had to be given up. */
  reopen(): Promise<unknown>;
}

/** A bot that fails again and again waits until somebody moves or comes to watch, or for longer and longer. */
const MOST_FAILURES = 3;
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;
/** What no waiting mends. */
const FOR_GOOD: ReadonlySet<ProblemCode> = new Set<ProblemCode>(["table-broken", "rules-moved", "rules-newer"]);

/** The bots of a table: whenever one of them must decide, it thinks, and then moves like everybody else. */
export class BotTurns {
  readonly #table: BotTable;
  #thinking: Promise<void> | undefined;
  #failures = 0;
  /** Until when bots that had failed too often wait: a full disk has room again some day, and nobody may be there to say so. */
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #wait = FIRST_WAIT_MS;
  #stopped = false;

  constructor(table: BotTable) {
    this.#table = table;
  }

  get thinking(): boolean {
    return this.#thinking !== undefined;
  }
  /** Whether they will try again by themselves. */
  get waiting(): boolean {
    return this.#waiting !== undefined;
  }

  /** Something has happened: perhaps a bot must decide now. */
  goOn(): void {
    if (this.#thinking !== undefined || this.#stopped || this.#failures > MOST_FAILURES) return;
    const turn = this.#table.nextBot();
    if (turn === undefined) return;
    this.#thinking = this.#play(turn)
      .catch((error: unknown) => this.#fail(turn.bot, problem("bot-stuck", kindOf(error))))
      .finally(() => {
        this.#thinking = undefined;
        this.goOn();
      });
  }

  /** The same, also for bots that had failed too often. */
  retry(): void {
    this.#failures = 0;
    this.#wait = FIRST_WAIT_MS;
    this.#waitNoMore();
    this.goOn();
  }

  stop(): void {
    this.#stopped = true;
    this.#waitNoMore();
  }

  /** Resolves when no bot has anything to do. */
  async idle(): Promise<void> {
    while (this.#thinking !== undefined) await this.#thinking;
  }

  async #play(turn: BotTurn): Promise<void> {
    const table = this.#table;
    const delay = table.botDelay();
    if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
    const { length } = table;
    const situation = await table.situation(turn);
    if (situation === undefined) return;
    if (isProblem(situation)) return this.#fail(turn.bot, situation);
    const failed = await table.enterFor(turn, length, await table.choose(turn, situation));
    if (failed !== undefined) this.#fail(turn.bot, failed);
  }

  #fail(bot: string, why: Problem): void {
    this.#failures++;
    this.#table.botFailed(bot, why.message);
    if (this.#failures <= MOST_FAILURES) return;
    if (this.#wait === FIRST_WAIT_MS) this.#table.botsGaveUp(why);
    if (!this.#stopped && !FOR_GOOD.has(why.problem)) this.#tryLater();
  }

  /** One more try after a while; should it fail too, the next comes later still. */
  #tryLater(): void {
    this.#waitNoMore();
    const again = () => {
      this.#waiting = undefined;
      this.#failures = MOST_FAILURES;
      this.#table
        .reopen()
        .catch((error: unknown) => this.#fail("", problem("not-kept", kindOf(error))))
        .finally(() => this.goOn());
    };
    this.#waiting = setTimeout(again, this.#wait);
    this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT_MS);
  }
  #waitNoMore(): void {
    clearTimeout(this.#waiting);
    this.#waiting = undefined;
  }
}

/** People and logs hear of what kind an error was, not what it quotes. */
function kindOf(error: unknown): string {
  return error instanceof Error ? error.name : "something was thrown";
}
