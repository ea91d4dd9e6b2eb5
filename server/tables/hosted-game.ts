import { isProblem, type Problem, problem } from "../problem.ts";
import { HallLost } from "../rules/hall.ts";
import type { AnswerOf, Failed, NotOpen, Opened, OrderName, OrderOf, Plan } from "../rules/orders.ts";
import type { LogEntry, Table } from "../store/store.ts";
import type { House } from "./house.ts";

/** How often a question is asked again when the hall had to be opened anew, because of another table. */
const TRIES = 3;

type Sound<A> = Exclude<A, Failed | NotOpen>;

/** A table's game in its hall: opened from the log when it is needed, opened again when the hall was lost. */
export class HostedGame {
  readonly #house: House;
  readonly #id: string;
  #open = false;
  #broken: Problem | undefined;

  constructor(house: House, id: string) {
    this.#house = house;
    this.#id = id;
  }

  /** Opens the game and answers how it stands, with the log that led there. */
  async open(table: Table): Promise<{ readonly standing: Opened; readonly log: readonly LogEntry[] } | Problem> {
    const began = performance.now();
    const log = await this.#house.store.log(this.#id);
    const order = { plan: planOf(table), lines: log.map(({ line }) => line) };
    for (let tries = 0; tries < TRIES; tries++) {
      const standing = await this.#put("open", order);
      if (standing === "lost") continue;
      if (isProblem(standing)) return standing;
      this.#open = true;
      this.#house.notes.woke(performance.now() - began);
      return { standing, log };
    }
    return BROKEN;
  }

  async ask<K extends OrderName>(table: Table, name: K, order: OrderOf<K>): Promise<Sound<AnswerOf<K>> | Problem> {
    for (let tries = 0; tries < TRIES; tries++) {
      if (!this.#open) {
        const opened = await this.open(table);
        if (isProblem(opened)) return opened;
      }
      const answer = await this.#put(name, order);
      if (answer !== "lost") return answer;
    }
    return BROKEN;
  }

  /** What the hall holds may be ahead of the log: forget it. */
  async forget(): Promise<void> {
    this.#open = false;
    await this.#put("drop", {});
  }

  #put<K extends OrderName>(name: K, order: OrderOf<K>): Promise<Sound<AnswerOf<K>> | Problem | "lost"> {
    if (this.#broken !== undefined) return Promise.resolve(this.#broken);
    return this.#house
      .hall(this.#id)
      .ask(this.#id, name, order)
      .then(
        (answer: AnswerOf<K>) => {
          if (answer.kind !== "failed" && answer.kind !== "not-open") return answer as Sound<AnswerOf<K>>;
          this.#open = false;
          return answer.kind === "not-open" ? "lost" : this.#fail(name, answer.why, answer.moved);
        },
        (error: unknown) => {
          this.#open = false;
          if (error instanceof HallLost) return "lost";
          this.#broken = BROKEN;
          return this.#fail(name, String(error));
        },
      );
  }

  #fail(order: OrderName, why: string, moved = false): Problem {
    this.#house.notes.trouble(moved ? "rules moved" : "table broken", { table: this.#id, order, why });
    return moved ? RULES_MOVED : BROKEN;
  }
}

const BROKEN = problem("table-broken", "The rules have failed at this table. It has been reported to the operator.");

const RULES_MOVED = problem(
  "rules-moved",
  "The rules have changed since this game began, and its moves no longer fit them. It needs the version that it began with.",
);

export function planOf(table: Table): Plan {
  return {
    game: table.game,
    players: table.seats.length,
    options: table.options,
    seats: seatInfos(table),
    seed: table.seed,
    version: table.version,
  };
}

export function seatInfos(table: Table) {
  return table.seats.map(({ name, bot }, seat) =>
    bot === null ? { name: name ?? `Player ${seat + 1}` } : { name: name ?? bot, bot },
  );
}
