import { parentPort, workerData } from "node:worker_threads";
import { loadGame } from "@clade/games";
import { type AnyGame, type AnyMatch, isComplaint, Match, playsVersion } from "@clade/kernel";
import { HostedMatch } from "@clade/kernel/host";
import { givenIn } from "../bytes/given.ts";
import { faultOf, Tellable } from "../fault.ts";
import { JsonBytes } from "../bytes/json-bytes.ts";
import { BytesWriter } from "../bytes/news-writer.ts";
import { LookingBack, type PastOrder } from "./looking-back.ts";
import {
  type Answer,
  type AnswerOf,
  type Ask,
  type Failed,
  LOG_ENDS,
  type Opened,
  type OrderName,
  type OrderOf,
  type Packed,
  type Place,
  type Plan,
  PROGRESS,
} from "./orders.ts";

/** The thread where rules run. It can be stopped at any moment: all that it holds can be made again from the log. */
const port = parentPort;
if (port === null) throw new Error("this file runs as a worker thread");
const progress = new Int32Array(workerData as SharedArrayBuffer);
const matches = new Map<string, HostedMatch<Place>>();
/** The news of the answers that leave next. */
const written = new JsonBytes();

Atomics.store(progress, PROGRESS.ready, 1);

const queue: Ask[] = [];
const lengthy: Lengthy[] = [];
/** How long one log is played before others get their turn. */
const SLICE_MS = 10;
let busy = false;
port.on("message", (asks: string) => {
  queue.push(...(JSON.parse(asks) as Ask[]));
  if (!busy) {
    busy = true;
    void work();
  }
});

/** So many answers travel together: few enough that the others need not wait for the last of a large batch. */
const TOGETHER = 32;

async function work(): Promise<void> {
  while (queue.length > 0 || lengthy.length > 0) {
    const answers: Answer<Place>[] = [];
    for (const ask of queue.splice(0, TOGETHER)) {
      Atomics.store(progress, PROGRESS.at, ask.ask);
      if (isOpen(ask)) lengthy.push(new Opening(ask));
      else if (isPast(ask)) lengthy.push(new Retelling(ask));
      else answers.push({ ask: ask.ask, answer: answerTo(ask) });
      Atomics.add(progress, PROGRESS.done, 1);
    }
    answers.push(...(await goOnWithOne()));
    if (answers.length > 0) {
      const packed: Packed = { head: JSON.stringify(answers), bytes: written.slice() };
      written.clear();
      port?.postMessage(packed, [packed.bytes.buffer]);
    }
    // Between two slices of a long log comes whatever else there is to do.
    if (lengthy.length > 0) await new Promise((resolve) => setImmediate(resolve));
  }
  busy = false;
}

/** What plays a whole log again, a slice at a time. */
interface Lengthy {
  readonly ask: number;
  /** Undefined if there is more to do. */
  goOn(): Promise<AnswerOf<OrderName, Place> | undefined>;
}

/** Goes on with what has waited longest. */
async function goOnWithOne(): Promise<Answer<Place>[]> {
  const next = lengthy.shift();
  if (next === undefined) return [];
  Atomics.store(progress, PROGRESS.at, next.ask);
  const answer = await next.goOn();
  Atomics.add(progress, PROGRESS.done, 1);
  if (answer !== undefined) return [{ ask: next.ask, answer }];
  lengthy.push(next);
  return [];
}

function isOpen(ask: Ask): ask is Ask<"open"> {
  return ask.name === "open";
}

function isPast(ask: Ask): ask is Ask<"past"> {
  return ask.name === "past";
}

function answerTo(ask: Ask): AnswerOf<OrderName, Place> {
  try {
    if (ask.name === "drop") {
      matches.delete(ask.table);
      return { kind: "dropped" };
    }
    const match = matches.get(ask.table);
    if (match === undefined) return { kind: "not-open" };
    if (ask.name === "enter") return match.enter(ask.order as OrderOf<"enter">);
    if (ask.name === "given") return { kind: "given", things: givenIn(match.match) };
    if (ask.name === "look") return match.look(ask.order as OrderOf<"look">);
    return match.situation(ask.order as OrderOf<"situation">);
  } catch (error) {
    // The state may be half changed: whoever asks again gets it from the log.
    matches.delete(ask.table);
    return failed(error);
  }
}

/** A table that is being opened: its log is played again, a slice at a time. */
class Opening implements Lengthy {
  readonly ask: number;
  readonly #table: string;
  readonly #plan: Plan;
  readonly #entries: readonly string[];
  #match: AnyMatch | undefined;
  #next = 0;

  constructor({ ask, table, order }: Ask<"open">) {
    const { plan, entries } = order;
    this.ask = ask;
    this.#table = table;
    this.#plan = plan;
    this.#entries = entries;
  }

  async goOn(): Promise<AnswerOf<"open"> | undefined> {
    const plan = this.#plan;
    Atomics.store(progress, PROGRESS.ready, 0);
    const found = await loadGame(plan.game).finally(() => Atomics.store(progress, PROGRESS.ready, 1));
    if (found === undefined) return { kind: "failed", why: `there is no game "${plan.game}"` };
    // By older rules it may go on from another state than the one that everybody was shown.
    if (plan.begun && plan.version > found.game.version) {
      const why = `it is played by version ${plan.version} of the rules, this is ${found.game.version}`;
      return { kind: "failed", why, rules: "newer" };
    }
    try {
      const match = (this.#match ??= begun(found.game, plan));
      return this.#enterMore(match) ? opened(this.#table, match) : undefined;
    } catch (error) {
      return playsVersion(found.game, plan.version) ? failed(error) : { ...failed(error), rules: "moved" };
    }
  }

  /** Whether all entries are in. */
  #enterMore(match: AnyMatch): boolean {
    const until = performance.now() + SLICE_MS;
    for (; this.#next < this.#entries.length; this.#next++) {
      if (performance.now() > until) return false;
      const refused = match.enter(this.#entries[this.#next] ?? "");
      if (refused !== undefined) {
        throw new Tellable(`entry ${this.#next} of the log is refused: ${refused.code} (${refused.clause})`);
      }
    }
    return true;
  }
}

/** A look back into a game. The game itself goes on meanwhile, and nothing that goes wrong here is its fault. */
class Retelling implements Lengthy {
  readonly ask: number;
  readonly #table: string;
  readonly #order: PastOrder;
  #past: LookingBack | undefined;

  constructor({ ask, table, order }: Ask<"past">) {
    this.ask = ask;
    this.#table = table;
    this.#order = order;
  }

  async goOn(): Promise<AnswerOf<"past", Place> | undefined> {
    try {
      const match = matches.get(this.#table)?.match;
      if (match === undefined) return { kind: "not-open" };
      this.#past ??= new LookingBack(match, this.#order);
      const page = this.#past.goOn(performance.now() + SLICE_MS);
      if (page === undefined) return undefined;
      const start = written.length;
      written.raw(Buffer.from(page, "utf8"));
      return { kind: "past", page: [start, written.length] };
    } catch (error) {
      return failed(error);
    }
  }
}

function begun(game: AnyGame, plan: Plan): AnyMatch {
  const match = Match.start(game, { ...plan, chance: "keyed" });
  if (isComplaint(match)) throw new Tellable("these rules do not take its options");
  return match;
}

function opened(table: string, match: AnyMatch): Opened {
  const hosted = new HostedMatch(match, (each) => new BytesWriter(each, table, written), LOG_ENDS);
  matches.set(table, hosted);
  return { kind: "opened", version: match.version, ...hosted.standing() };
}

function failed(error: unknown): Failed {
  return { kind: "failed", why: faultOf(error) };
}
