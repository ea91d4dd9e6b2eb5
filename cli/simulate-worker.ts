import { parentPort } from "node:worker_threads";
import { checkTable, playSlice, type Slice, type Tally } from "@clade/bots";
import { isComplaint } from "@clade/kernel";
import { botNamed, gameNamed } from "./table.ts";

/** One slice of a series of games, for a worker thread to play. */
export interface SliceOrder extends Slice {
  readonly game: string;
  readonly players: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly bots: readonly string[];
}

export type SliceAnswer = { readonly tally: Tally } | { readonly error: string };

async function play(order: SliceOrder): Promise<SliceAnswer> {
  const pack = await gameNamed(order.game);
  const options = checkTable(pack, order.players, order.options);
  if (isComplaint(options)) return { error: options.complaint };
  return { tally: playSlice(pack, order.bots.map(botNamed), order.players, options, order) };
}

const port = parentPort;
if (port === null) throw new Error("this file runs as a worker thread");
port.on("message", (order: SliceOrder) => {
  void play(order).then(
    (answer) => port.postMessage(answer),
    (error: unknown) =>
      port.postMessage({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});
