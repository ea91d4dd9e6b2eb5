import { pick, seeded } from "@clade/kernel";
import { Guest, startGame } from "../guest.ts";
import type { TableSocket } from "../socket.ts";

/** How long honest people's moves took, from when they wanted to make them until they were acknowledged, in milliseconds. */
export interface Felt {
  readonly latencies: number[];
  /** What went wrong for them. */
  readonly troubles: string[];
}

interface Table {
  readonly people: readonly [Guest, Guest];
  id: string;
  lines: readonly TableSocket[];
  /** Since when it waits for an answer; undefined while it waits for nothing. */
  asked: number | undefined;
}

/**
 * Honest people, two at a table and each at an address of their own, who together make so many moves a second. The pace does
 * not wait for the server: a move that could not be made in time counts from when it should have been.
 */
export class Others {
  readonly #url: string;
  readonly #perSecond: number;
  readonly #chance = seeded("others");
  readonly #tables: Table[] = [];
  /** When moves should have been made that nobody could make yet. */
  readonly #due: number[] = [];
  #felt: Felt = { latencies: [], troubles: [] };
  #timer: NodeJS.Timeout | undefined;
  #wanted = 0;
  #began = 0;
  #next = 0;

  constructor(url: string, perSecond: number) {
    this.#url = url;
    this.#perSecond = perSecond;
  }

  async sitDown(tables: number): Promise<void> {
    for (let count = 0; count < tables; count++) {
      const people = [
        await Guest.visit(this.#url, `Ada ${count}`, `127.77.1.${count + 1}`),
        await Guest.visit(this.#url, `Bob ${count}`, `127.77.2.${count + 1}`),
      ] as const;
      const table: Table = { people, id: "", lines: [], asked: undefined };
      this.#tables.push(table);
      await this.#newGame(table);
    }
  }

  start(): void {
    this.#began = performance.now();
    this.#wanted = 0;
    this.#due.length = 0;
    this.#felt = { latencies: [], troubles: [] };
    this.#timer = setInterval(() => this.#tick(), 5);
  }

  /** Ends the pace; moves that are under way or wait count as long as they took until now. */
  stop(): Felt {
    clearInterval(this.#timer);
    const now = performance.now();
    for (const { asked } of this.#tables) if (asked !== undefined) this.#felt.latencies.push(now - asked);
    for (const due of this.#due) this.#felt.latencies.push(now - due);
    return this.#felt;
  }

  leave(): void {
    for (const { lines } of this.#tables) for (const line of lines) line.cut();
  }

  #tick(): void {
    const now = performance.now();
    const wanted = Math.floor(((now - this.#began) * this.#perSecond) / 1000);
    for (; this.#wanted < wanted; this.#wanted++) {
      this.#due.push(this.#began + (1000 * (this.#wanted + 1)) / this.#perSecond);
    }
    this.#moveOn();
  }

  /** Every table that can move takes the move that has waited longest. */
  #moveOn(): void {
    for (let tried = 0; tried < this.#tables.length && this.#due.length > 0; tried++) {
      const table = this.#tables[this.#next++ % this.#tables.length];
      const due = this.#due[0];
      if (table === undefined || due === undefined || table.asked !== undefined) continue;
      const line = table.lines.find((each) => each.mustDecide(table.id));
      if (line === undefined) continue;
      this.#due.shift();
      table.asked = due;
      void this.#move(table, line);
    }
  }

  async #move(table: Table, line: TableSocket): Promise<void> {
    const due = table.asked ?? performance.now();
    try {
      const { type } = await line.act(table.id, pick(line.now(table.id).legal, this.#chance));
      if (type === "done") this.#felt.latencies.push(performance.now() - due);
      else if (type !== "stale") this.#felt.troubles.push(`a legal move was answered by ${type}`);
      // Memory is for the server: what was heard is not kept here.
      for (const each of table.lines) each.forget();
      if (line.now(table.id).result !== null) await this.#newGame(table);
    } catch (error) {
      this.#felt.troubles.push(String(error));
      await this.#sitAgain(table);
    } finally {
      table.asked = undefined;
    }
  }

  /** After a game the same two play the next one. */
  async #newGame(table: Table): Promise<void> {
    for (const line of table.lines) line.cut();
    table.id = await startGame(table.people);
    await this.#sitAgain(table);
  }

  async #sitAgain(table: Table): Promise<void> {
    for (const line of table.lines) line.cut();
    table.lines = [];
    try {
      const lines = await Promise.all(table.people.map((guest) => guest.line()));
      await Promise.all(lines.map((line) => line.watch(table.id)));
      table.lines = lines;
    } catch (error) {
      this.#felt.troubles.push(String(error));
    }
  }
}

/** What the thread of the others is told, and what it says. */
export type ToOthers = "start" | "stop";
export interface OthersPlan {
  readonly url: string;
  readonly tables: number;
  readonly perSecond: number;
}
