import type { Seat } from "@clade/kernel";
import { isProblem, type Problem } from "../problem.ts";
import type { SeatSituation } from "../rules/orders.ts";
import type { House } from "./house.ts";

/** What the bots of a table need of it. */
export interface BotTable {
  readonly id: string;
  readonly game: string;
  /** How many entries the log has: a bot's choice counts only while it stays the same. */
  readonly length: number;
  readonly hasVisitors: boolean;
  /** The first seat that a bot must play now, if any. */
  next(): { readonly seat: Seat; readonly bot: string } | undefined;
  situation(seat: Seat): Promise<SeatSituation | Problem | undefined>;
  /** Makes the move if the bot still has that seat and nothing has happened since. */
  enter(seat: Seat, bot: string, length: number, move: string): Promise<Problem | undefined>;
}

/** A bot that fails again and again waits until somebody moves or the table is opened anew. */
const MOST_FAILURES = 3;

/** The bots of a table: whenever one of them must decide, it thinks, and then moves like everybody else. */
export class BotTurns {
  readonly #house: House;
  readonly #table: BotTable;
  #thinking = false;
  #failures = 0;
  #stopped = false;

  constructor(house: House, table: BotTable) {
    this.#house = house;
    this.#table = table;
  }

  get thinking(): boolean {
    return this.#thinking;
  }

  /** Something has happened: perhaps a bot must decide now. */
  goOn(): void {
    if (this.#thinking || this.#stopped || this.#failures > MOST_FAILURES) return;
    const next = this.#table.next();
    if (next === undefined) return;
    this.#thinking = true;
    void this.#act(next.seat, next.bot)
      .catch((error: unknown) => this.#fail(next.bot, String(error)))
      .finally(() => {
        this.#thinking = false;
        this.goOn();
      });
  }

  moved(): void {
    this.#failures = 0;
  }

  stop(): void {
    this.#stopped = true;
  }

  async #act(seat: Seat, bot: string): Promise<void> {
    const table = this.#table;
    if (this.#house.botDelay > 0 && table.hasVisitors) {
      await new Promise((resolve) => setTimeout(resolve, this.#house.botDelay));
    }
    const { length } = table;
    const situation = await table.situation(seat);
    if (situation === undefined) return;
    if (isProblem(situation)) return this.#fail(bot, situation.message);
    const { players, view, legal } = situation;
    const move = await this.#house.bots.choose({ game: table.game, players, seat, view, legal }, bot);
    const failed = await table.enter(seat, bot, length, move);
    if (failed !== undefined) this.#fail(bot, failed.message);
  }

  #fail(bot: string, why: string): void {
    this.#failures++;
    this.#house.notes.trouble("bot's move failed", { table: this.#table.id, bot, why });
  }
}
