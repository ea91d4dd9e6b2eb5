import { parentPort, workerData } from "node:worker_threads";
import { loadGame } from "@clade/games";
import { isComplaint, Match, playsVersion } from "@clade/kernel";
import { HostedMatch } from "@clade/kernel/host";
import { givenIn } from "../bytes/given.ts";
import { faultOf, Tellable } from "../fault.ts";
import { JsonBytes } from "../bytes/json-bytes.ts";
import { BytesWriter } from "../bytes/news-writer.ts";
import {
  type Answer,
  type AnswerOf,
  type Ask,
  type Failed,
  type OrderName,
  type OrderOf,
  type Packed,
  type Place,
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
  while (queue.length > 0) {
    const asks = queue.splice(0, TOGETHER);
    const answers: Answer<Place>[] = [];
    for (const ask of asks) {
      Atomics.store(progress, PROGRESS.at, ask.ask);
      const answer = answerTo(ask);
      answers.push({ ask: ask.ask, answer: answer instanceof Promise ? await answer : answer });
      Atomics.add(progress, PROGRESS.done, 1);
    }
    const packed: Packed = { head: JSON.stringify(answers), bytes: written.slice() };
    written.clear();
    port?.postMessage(packed, [packed.bytes.buffer]);
  }
  busy = false;
}

function answerTo(ask: Ask): AnswerOf<OrderName, Place> | Promise<AnswerOf<OrderName, Place>> {
  try {
    if (ask.name === "open") return open(ask.table, ask.order as OrderOf<"open">).catch(failed);
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

async function open(table: string, { plan, entries }: OrderOf<"open">): Promise<AnswerOf<"open">> {
  Atomics.store(progress, PROGRESS.ready, 0);
  const found = await loadGame(plan.game).finally(() => Atomics.store(progress, PROGRESS.ready, 1));
  if (found === undefined) return { kind: "failed", why: `there is no game "${plan.game}"` };
  const { game } = found;
  try {
    const match = Match.start(game, { ...plan, chance: "keyed" });
    if (isComplaint(match)) throw new Tellable("these rules do not take its options");
    for (const [index, entry] of entries.entries()) {
      const refused = match.enter(entry);
      if (refused === undefined) continue;
      throw new Tellable(`entry ${index} of the log is refused: ${refused.code} (${refused.clause})`);
    }
    const hosted = new HostedMatch(match, (each) => new BytesWriter(each, table, written));
    matches.set(table, hosted);
    return { kind: "opened", version: match.version, ...hosted.standing() };
  } catch (error) {
    return playsVersion(game, plan.version) ? failed(error) : { ...failed(error), moved: true };
  }
}

function failed(error: unknown): Failed {
  return { kind: "failed", why: faultOf(error) };
}
