import { parentPort } from "node:worker_threads";
import { findBot } from "@clade/bots";
import { loadGame } from "@clade/games";
import { seeded, toSeat } from "@clade/kernel";
import type { Choice, Thought } from "./think.ts";

/** A thread where a bot thinks. It knows the view of its seat and nothing else of the table. */
async function think(thought: Thought): Promise<Choice> {
  const { game: id, bot: name, players, seat: number, view, legal: texts, whim } = thought;
  const pack = await loadGame(id);
  const bot = findBot(name);
  const seat = toSeat(number, 6);
  if (pack === undefined || bot === undefined || seat === undefined) return { error: `no bot ${name} for ${id}` };
  const { game, brain } = pack;
  const legal = texts.flatMap((text) => game.read(text) ?? []);
  const move = bot.choose({ game, brain, players, seat, legal, look: () => view }, seeded(whim));
  return { move: game.write(move) };
}

const port = parentPort;
if (port === null) throw new Error("this file runs as a worker thread");
port.on("message", (thought: Thought) => {
  void think(thought).then(
    (choice) => port.postMessage(choice),
    (error: unknown) =>
      port.postMessage({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});
