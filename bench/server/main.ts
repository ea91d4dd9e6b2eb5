import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { startProcess } from "@clade/server/testkit";
import { Player, type PlayerTally, startTable, visit } from "./player.ts";

const TABLES = 500;

async function load(url: string, tables: number, perSecond: number | undefined, warmMs: number, ms: number) {
  const tally: PlayerTally = { moves: 0, errors: 0, latencies: [] };
  const players: Player[] = [];
  const waiting: Player[] = [];
  const cookies = await Promise.all(Array.from({ length: 20 }, () => visit(url)));
  const begin = async (first: string, second: string): Promise<void> => {
    const table = await startTable(url, "evolution", [first, second]);
    const make = (cookie: string): Player => {
      const player: Player = new Player(url, cookie, table, tally, () => {
        if (perSecond === undefined) player.move();
        else waiting.push(player);
      });
      return player;
    };
    const pair = [make(first), make(second)];
    players.push(...pair);
    await Promise.all(pair.map((player) => player.watch()));
  };
  for (let table = 0; table < tables; table += 10) {
    await Promise.all(
      Array.from({ length: Math.min(10, tables - table) }, (_, index) =>
        begin(cookies[2 * index] ?? "", cookies[2 * index + 1] ?? ""),
      ),
    );
  }
  let credit = 0;
  let last = performance.now();
  const pacer =
    perSecond === undefined
      ? undefined
      : setInterval(() => {
          const now = performance.now();
          credit = Math.min(credit + ((now - last) / 1000) * perSecond, perSecond / 10);
          last = now;
          while (credit >= 1) {
            const player = waiting.shift();
            if (player === undefined) break;
            if (!player.canMove) continue;
            player.move();
            credit--;
          }
        }, 2);
  await new Promise((resolve) => setTimeout(resolve, warmMs));
  const before = tally.moves;
  tally.latencies.length = 0;
  const began = performance.now();
  const cpu0 = await serverCpu(url);
  const own0 = process.cpuUsage();
  await new Promise((resolve) => setTimeout(resolve, ms));
  const seconds = (performance.now() - began) / 1000;
  const own = process.cpuUsage(own0);
  const cpu = (await serverCpu(url)) - cpu0;
  const moves = tally.moves - before;
  const sorted = tally.latencies.toSorted((a, b) => a - b);
  clearInterval(pacer);
  for (const player of players) player.close();
  return {
    movesPerSecond: Math.round(moves / seconds),
    p50Ms: sorted[Math.floor(0.5 * sorted.length)],
    p99Ms: sorted[Math.floor(0.99 * sorted.length)],
    errors: tally.errors,
    serverUs: (cpu * 1e6) / moves,
    clientUs: (own.user + own.system) / moves,
    over: players.filter(({ over }) => over).length,
  };
}
const data = mkdtempSync(join("test-output", "bench-"));
const server = await startProcess(data, ["--log", "warn"]);
console.log("start", server.startMs);
console.log(await load(server.url, TABLES, undefined, 1000, 4000));
console.log(await load(server.url, TABLES, 1000, 1000, 4000));
await server.kill("SIGTERM");
rmSync(data, { recursive: true });

async function serverCpu(url: string): Promise<number> {
  const t = await (await fetch(url + "/metrics")).text();
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(t)?.[1]);
}
