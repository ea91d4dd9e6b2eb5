import { readFileSync } from "node:fs";
import { parentPort } from "node:worker_threads";
import { type Pairing, type PairingTally, playPairing } from "@clade/bots";
import { botNamed, gameNamed, optionsOf } from "./table.ts";

/** One game of a ladder, for a worker thread to play. */
export interface LadderOrder extends Pairing {
  readonly game: string;
  readonly seed: string;
  readonly number: number;
}

export type LadderAnswer = { readonly tally: PairingTally } | { readonly error: string };

const SCHEDULE = "/proc/thread-self/schedstat";

/** Milliseconds that this thread has really run, where the system tells: what others do on the machine does not count. */
function threadMilliseconds(): number {
  return Number(readFileSync(SCHEDULE, "latin1").split(" ", 1)[0]) / 1e6;
}

function pickClock(): () => number {
  try {
    return threadMilliseconds() > 0 ? threadMilliseconds : () => performance.now();
  } catch {
    return () => performance.now();
  }
}

const clock = pickClock();

async function play({ game, players, options: given, one, other, seed, number }: LadderOrder): Promise<LadderAnswer> {
  const pack = await gameNamed(game);
  const options = optionsOf(pack, given, players);
  const bots = { one: botNamed(one), other: botNamed(other ?? one) };
  return { tally: playPairing(pack, bots, players, options, seed, number, clock) };
}

const port = parentPort;
if (port === null) throw new Error("this file runs as a worker thread");
port.on("message", (order: LadderOrder) => {
  void play(order).then(
    (answer) => port.postMessage(answer),
    (error: unknown) =>
      port.postMessage({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});
