import { COMMAND, Guest, metricsOf, startProcess } from "@clade/server/testkit";
import { fillStore } from "@clade/server/testkit/fill";
import { quantile, round, wait } from "./measure.ts";

export interface IdleFigures {
  readonly tables: number;
  /** From the start of the process to the first page, with all these tables on disk. */
  readonly coldStartMs: number;
  /** The whole process, after so many tables were visited and left again. */
  readonly memoryMb: number;
  readonly visited: number;
  readonly wakeP50Ms: number;
  readonly wakeP99Ms: number;
}

/** Many tables with half a game each, nobody there; then visitors who come, look and leave. */
export async function measureIdle(
  data: string,
  tables: number,
  visits: number,
  { command = COMMAND.pathname, fill = fillStore } = {},
): Promise<IdleFigures> {
  const first = await startProcess(data, ["--log", "warn"], command);
  const ada = await Guest.visit(first.url, "Ada");
  await first.kill("SIGTERM");
  const person = /clade=([\w-]+)\./.exec(ada.cookie)?.[1] ?? "";
  const ids = await fill(data, { tables, moves: 90, people: [person, "somebody-else"] });

  const began = performance.now();
  const server = await startProcess(data, ["--log", "warn", "--idle", "1"], command);
  await (await fetch(`${server.url}/`)).text();
  const coldStartMs = performance.now() - began;
  const guest = new Guest(server.url);
  guest.cookie = ada.cookie;
  const line = await guest.line();
  const wakes: number[] = [];
  const step = Math.max(1, Math.floor(ids.length / visits));
  const visited = ids.filter((_, index) => index % step === 0);
  for (const table of visited) {
    const asked = performance.now();
    await line.watch(table);
    wakes.push(performance.now() - asked);
    line.send({ type: "unwatch", table });
  }
  line.cut();
  const metric = async (name: string): Promise<number> => {
    const text = await metricsOf(server.url);
    return Number(new RegExp(`^${name} (\\S+)$`, "m").exec(text)?.[1]);
  };
  const patience = performance.now() + 20_000;
  while ((await metric("clade_tables_in_memory")) > 0 && performance.now() < patience) await wait(250);
  const memoryMb = (await metric("process_resident_memory_bytes")) / 1e6;
  await server.kill("SIGTERM");
  const sorted = wakes.toSorted((a, b) => a - b);
  return {
    tables,
    coldStartMs: Math.round(coldStartMs),
    memoryMb: round(memoryMb),
    visited: visited.length,
    wakeP50Ms: quantile(sorted, 0.5),
    wakeP99Ms: quantile(sorted, 0.99),
  };
}
