import { writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { isMainThread, parentPort, Worker } from "node:worker_threads";
import { addSums, emptySums, type Slice, simulate, type Sums } from "./balance/simulate.ts";
import { report } from "./balance/report.ts";

/**
 * The balance report: greedy players, so many games for each number of players, on all cores.
 * `npm run balance:progress [games] [file]`; it fails if one of the demands on the deck is not met.
 */
const GAMES = 5000;
const SLICE = 125;
const PLAYER_COUNTS = [5, 4, 3, 2, 1];
const REPORT = fileURLToPath(new URL("../../../docs/progress-balance.md", import.meta.url));

if (isMainThread) {
  await main(Number(process.argv[2] ?? GAMES), process.argv[3] ?? REPORT);
} else {
  const port = parentPort;
  port?.on("message", (slice: Slice) => port.postMessage(simulate(slice)));
}

async function main(games: number, file: string): Promise<void> {
  const slices = PLAYER_COUNTS.flatMap((players) =>
    Array.from({ length: Math.ceil(games / SLICE) }, (_, number) => ({
      players,
      from: number * SLICE,
      to: Math.min(games, (number + 1) * SLICE),
    })),
  );
  const sums = new Map<number, Sums>(PLAYER_COUNTS.map((players) => [players, emptySums(players)]));
  const started = performance.now();
  const left = [...slices];
  const workers = Array.from({ length: availableParallelism() }, () => new Worker(new URL(import.meta.url)));
  await Promise.all(workers.map((worker) => work(worker, left, sums)));
  const seconds = Math.round((performance.now() - started) / 1000);
  const { text, failures } = report(games, sums);
  writeFileSync(file, text);
  process.stdout.write(`${games} games for each of ${PLAYER_COUNTS.length} player counts in ${seconds} s: ${file}\n`);
  for (const failure of failures) process.stdout.write(`not met: ${failure}\n`);
  process.exitCode = failures.length === 0 ? 0 : 1;
}

/** Gives a worker one slice after the other until none is left. */
async function work(worker: Worker, left: Slice[], sums: ReadonlyMap<number, Sums>): Promise<void> {
  for (let slice = left.shift(); slice !== undefined; slice = left.shift()) {
    const order = slice;
    const played = await new Promise<Sums>((resolve, reject) => {
      worker.once("message", resolve);
      worker.once("error", reject);
      worker.postMessage(order);
    });
    worker.removeAllListeners("error");
    const total = sums.get(order.players);
    if (total === undefined) continue;
    addSums(total, played);
    const { failures } = report(total.games, new Map([[order.players, total]]));
    process.stderr.write(`${order.players} players, ${total.games} games: ${failures.join("; ") || "all met"}\n`);
  }
  await worker.terminate();
}
