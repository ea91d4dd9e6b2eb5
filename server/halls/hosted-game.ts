import type { Seat } from "@clade/kernel";
import type { EnterOrder, LookOrder, MatchDoor } from "@clade/kernel/host";
import { isProblem, type Problem, problem } from "../problem.ts";
import type { LogEntry, TableRow } from "../store/store.ts";
import type { House } from "../tables/house.ts";
import { HallLost } from "./hall.ts";
import type { AnswerOf, Failed, NotOpen, Opened, OrderName, OrderOf, Plan } from "./orders.ts";

/** How often a question is asked again when the hall had to be opened anew, because of another table. */
const TRIES = 3;

type Sound<A> = Exclude<A, Failed | NotOpen>;

/** A table's game in its hall: opened from the log when it is needed, opened again when the hall was lost. */
export class HostedGame implements MatchDoor<Uint8Array> {
  readonly #house: House;
  readonly #id: string;
  #plan: Plan | undefined;
  #open = false;
  #broken: Problem | undefined;

  constructor(house: House, id: string) {
    this.#house = house;
    this.#id = id;
  }

  /** Opens the game and answers how it stands, with the log that led there. */
  async open(plan: Plan): Promise<{ readonly standing: Opened; readonly log: readonly LogEntry[] } | Problem> {
    const began = performance.now();
    this.#plan = plan;
    const log = await this.#house.store.log(this.#id);
    const standing = await this.#ask("open", { plan, entries: log.map(({ entry }) => entry) });
    if (isProblem(standing)) return standing;
    this.#open = true;
    this.#house.notes.woke(performance.now() - began);
    return { standing, log };
  }

  enter(order: EnterOrder): Promise<Sound<AnswerOf<"enter">> | Problem> {
    return this.#ask("enter", order);
  }
  look(order: LookOrder): Promise<Sound<AnswerOf<"look">> | Problem> {
    return this.#ask("look", order);
  }
  situation(seat: Seat): Promise<Sound<AnswerOf<"situation">> | Problem> {
    return this.#ask("situation", { seat });
  }

  /** What the hall holds may be ahead of the log: forget it. */
  async forget(): Promise<void> {
    this.#open = false;
    await this.#ask("drop", {});
  }

  async #ask<K extends OrderName>(name: K, order: OrderOf<K>): Promise<Sound<AnswerOf<K>> | Problem> {
    for (let tries = 0; tries < TRIES; tries++) {
      if (this.#broken !== undefined) return this.#broken;
      if (!this.#open && name !== "open" && name !== "drop" && this.#plan !== undefined) {
        const opened = await this.open(this.#plan);
        if (isProblem(opened)) return opened;
      }
      try {
        const answer: AnswerOf<K> = await this.#house.hall(this.#id).ask(this.#id, name, order);
        if (answer.kind === "failed") return this.#fail(name, answer);
        if (answer.kind !== "not-open") return answer as Sound<AnswerOf<K>>;
        this.#open = false;
      } catch (error) {
        this.#open = false;
        if (error instanceof HallLost) continue;
        this.#broken = BROKEN;
        return this.#fail(name, { why: String(error) });
      }
    }
    return BROKEN;
  }

  #fail(order: OrderName, { why, moved = false }: Pick<Failed, "why" | "moved">): Problem {
    this.#open = false;
    this.#house.notes.trouble(moved ? "rules moved" : "table broken", { table: this.#id, order, why });
    return moved ? RULES_MOVED : BROKEN;
  }
}

const BROKEN = problem("table-broken", "The rules have failed at this table. It has been reported to the operator.");

const RULES_MOVED = problem(
  "rules-moved",
  "The rules have changed since this game began, and its moves no longer fit them. It needs the version that it began with.",
);

export function planOf(table: TableRow): Plan {
  return {
    game: table.game,
    players: table.seats.length,
    options: table.options,
    seats: seatInfos(table),
    seed: table.seed,
    version: table.version,
  };
}

export function seatInfos(table: TableRow) {
  return table.seats.map(({ name, bot }, seat) =>
    bot === null ? { name: name ?? `Player ${seat + 1}` } : { name: name ?? bot, bot },
  );
}
