import { isProblem, type Problem, problem } from "../problem.ts";
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
  /** The bots wait until somebody moves or comes to watch: whoever is there hears why. */
  botsGaveUp(why: Problem): void;
}

/** A bot that fails again and again waits until somebody moves or comes to watch. */
const MOST_FAILURES = 3;

/** The bots of a table: whenever one of them must decide, it thinks, and then moves like everybody else. */
export class BotTurns {
  readonly #table: BotTable;
  #thinking: Promise<void> | undefined;
  #failures = 0;
  #stopped = false;

  constructor(table: BotTable) {
    this.#table = table;
  }

  get thinking(): boolean {
    return this.#thinking !== undefined;
  }

  /** Something has happened: perhaps a bot must decide now. */
  goOn(): void {
    if (this.#thinking !== undefined || this.#stopped || this.#failures > MOST_FAILURES) return;
    const turn = this.#table.nextBot();
    if (turn === undefined) return;
    this.#thinking = this.#play(turn)
      .catch((error: unknown) => this.#fail(turn.bot, problem("bot-stuck", String(error))))
      .finally(() => {
        this.#thinking = undefined;
        this.goOn();
      });
  }

  /** The same, also for bots that had failed too often. */
  retry(): void {
    this.#failures = 0;
    this.goOn();
  }

  stop(): void {
    this.#stopped = true;
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
    if (this.#failures === MOST_FAILURES + 1) this.#table.botsGaveUp(why);
  }
}
