import { parentPort } from "node:worker_threads";
import { checkTable, type Pairing, type PairingTally, playPairing } from "@clade/bots";
import { isComplaint } from "@clade/kernel";
import { botNamed, gameNamed } from "./table.ts";

/** One game of a ladder, for a worker thread to play. */
export interface LadderOrder extends Pairing {
  readonly game: string;
  readonly seed: string;
  readonly number: number;
}

export type LadderAnswer = { readonly tally: PairingTally } | { readonly error: string };

async function play({ game, players, one, other, seed, number }: LadderOrder): Promise<LadderAnswer> {
  const pack = await gameNamed(game);
  const options = checkTable(pack, players, {});
  if (isComplaint(options)) return { error: options.complaint };
  const bots = { one: botNamed(one), other: botNamed(other ?? one) };
  return { tally: playPairing(pack, bots, players, options, seed, number) };
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
