import { type Chance, type Complaint, isComplaint, type Move, pick, type Result, type Seat } from "@clade/kernel";
import { type Faults, noFaults, type Player, type Situation } from "../bot.ts";
import { type Introduction, PROTOCOL, readFromBot } from "../lines/lines.ts";
import { BotProcess } from "./bot-process.ts";
import { wordsOf } from "./words.ts";

export interface GuestTerms {
  /** What it is called in reports. */
  readonly name: string;
  /** The command that starts its program. */
  readonly command: string;
  /** How long a decision may take. */
  readonly milliseconds: number;
}

/** Hears of every process that is started, and of its end. */
export type Note = (pid: number, now: "started" | "ended") => void;

/** How long a program may take from its start to its hello. */
const START_MS = 20_000;
/** A guest whose programs broke down or hung so often is not asked any more. */
export const MOST_BREAKDOWNS = 5;

const WORD = 0x1_0000_0000;

/**
 * A bot in processes of its own, in any language. Every seat has its own process, so that no two seats put together what
 * they see; processes are kept from game to game. Whatever goes wrong costs the guest the decision, never the table.
 */
export class Guest implements Player {
  readonly name: string;
  /** Milliseconds of the last decision: what the process's first thread ran, or, where the system does not tell, what passed. */
  spent = 0;
  readonly #terms: GuestTerms;
  readonly #note: Note;
  readonly #seated = new Map<Seat, BotProcess>();
  readonly #spare: BotProcess[] = [];
  #faults = noFaults();
  #breakdowns = 0;
  #tables = 0;

  constructor(terms: GuestTerms, note: Note = () => {}) {
    this.name = terms.name;
    this.#terms = terms;
    this.#note = note;
  }

  async choose(situation: Situation, chance: Chance): Promise<Move> {
    const { legal, seat } = situation;
    const seed = [chance.int(WORD), chance.int(WORD), chance.int(WORD)].map((word) => word.toString(16)).join("-");
    this.spent = 0;
    const fault = await this.#seatProcess(seat);
    const chosen = fault ?? (await this.#ask(situation, seed));
    if (typeof chosen !== "string") return chosen;
    this.#faults[chosen]++;
    if (chosen === "crashed" || chosen === "late") {
      this.#breakdowns++;
      await this.#seated.get(seat)?.dismiss();
      this.#seated.delete(seat);
    }
    return pick(legal, chance);
  }

  /** The seat's process is there and has introduced itself, or this is what is wrong. */
  async #seatProcess(seat: Seat): Promise<keyof Faults | undefined> {
    if (this.#seated.has(seat)) return undefined;
    if (this.#breakdowns >= MOST_BREAKDOWNS) return "absent";
    const spare = this.#spare.pop();
    if (spare !== undefined) {
      this.#seated.set(seat, spare);
      return undefined;
    }
    const fresh = await this.#start();
    if (isComplaint(fresh)) return "crashed";
    this.#seated.set(seat, fresh.process);
    return undefined;
  }

  async #ask(situation: Situation, seed: string): Promise<Move | keyof Faults> {
    const { game, players, seat, legal } = situation;
    const process = this.#seated.get(seat);
    if (process === undefined) return "absent";
    const { milliseconds } = this.#terms;
    const moves = legal.map((move) => game.write(move));
    const table = this.#tables;
    const started = timeOf(process);
    const heard = await process.ask(
      { type: "decide", table, game: game.id, players, seat, view: situation.look(), legal: moves, seed, milliseconds },
      milliseconds,
    );
    if ("silence" in heard) return heard.silence;
    this.spent = timeOf(process) - started;
    const answer = readFromBot(heard.line);
    if (isComplaint(answer) || answer.type !== "move") return "illegal";
    return legal[moves.indexOf(answer.move)] ?? "illegal";
  }

  /** Starts a process to see whether it can be had, and what it says of itself. */
  async introduce(): Promise<Introduction | Complaint> {
    const started = await this.#start();
    if (isComplaint(started)) return started;
    this.#spare.push(started.process);
    return started.introduction;
  }

  async #start(): Promise<{ readonly process: BotProcess; readonly introduction: Introduction } | Complaint> {
    const process = new BotProcess(wordsOf(this.#terms.command));
    const { pid } = process;
    if (pid !== undefined) {
      this.#note(pid, "started");
      void process.ended.then(() => this.#note(pid, "ended"));
    }
    const heard = await process.ask({ type: "hello", protocol: PROTOCOL }, START_MS);
    const answer = "silence" in heard ? { complaint: heard.why } : readFromBot(heard.line);
    const introduction = isComplaint(answer) ? answer : introductionIn(answer);
    if (!isComplaint(introduction)) return { process, introduction };
    await process.dismiss();
    return introduction;
  }

  over({ scores, places }: Result): Faults {
    for (const process of this.#seated.values()) {
      process.tell({ type: "over", table: this.#tables, scores, places });
      this.#spare.push(process);
    }
    this.#seated.clear();
    this.#tables++;
    const faults = this.#faults;
    this.#faults = noFaults();
    return faults;
  }

  /** Lets all processes go; answers when they have ended. */
  async leave(): Promise<void> {
    const processes = [...this.#seated.values(), ...this.#spare.splice(0)];
    this.#seated.clear();
    await Promise.all(processes.map((process) => process.dismiss()));
  }
}

function introductionIn(answer: Exclude<ReturnType<typeof readFromBot>, Complaint>): Introduction | Complaint {
  if (answer.type === "error") return { complaint: answer.message };
  if (answer.type === "move") return { complaint: "it did not say hello" };
  if (answer.protocol === PROTOCOL) return answer;
  return { complaint: `it speaks protocol ${answer.protocol}, not ${PROTOCOL}` };
}

function timeOf(process: BotProcess): number {
  return process.clock() ?? performance.now();
}
