import { COMMAND, metricsOf, startProcess, withData } from "@clade/server/testkit";
import { loadClade } from "./clade-load.ts";
import type { Load } from "./measure.ts";

export interface FastPlan {
  readonly tables: number;
  readonly people: number;
  readonly ms: number;
  /** Whose server: this build's, if nothing is said. */
  readonly command?: string;
}

/** One round of a server with its file, as fast as it goes, and what a move cost whom. */
export async function asFastAsItGoes({ tables, people, ms, command = COMMAND.pathname }: FastPlan) {
  return withData(async (folder) => {
    const server = await startProcess(folder, ["--log", "warn"], command);
    const spent: { server: number; client: number }[] = [];
    const mark = async (): Promise<void> => {
      const { user, system } = process.cpuUsage();
      spent.push({ server: 1e6 * (await cpuSeconds(server.url)), client: user + system });
    };
    const load = await loadClade(server.url, { tables, people, warmMs: 4000, ms, mark });
    await server.kill("SIGTERM");
    const [before, after] = spent;
    const moves = (load.movesPerSecond * ms) / 1000;
    return {
      people,
      ...load,
      serverCpuMicrosecondsPerMove: Math.round(((after?.server ?? 0) - (before?.server ?? 0)) / moves),
      clientCpuMicrosecondsPerMove: Math.round(((after?.client ?? 0) - (before?.client ?? 0)) / moves),
    };
  });
}

/** The same tables at a pace. */
export function atAPace(
  { tables, people, ms, command = COMMAND.pathname }: FastPlan,
  perSecond: number,
): Promise<Load> {
  return withData(async (folder) => {
    const server = await startProcess(folder, ["--log", "warn"], command);
    const load = await loadClade(server.url, { tables, people, perSecond, warmMs: 3000, ms });
    await server.kill("SIGTERM");
    return load;
  });
}

export async function cpuSeconds(url: string): Promise<number> {
  const text = await metricsOf(url);
  return Number(/^process_cpu_seconds_total (\S+)$/m.exec(text)?.[1]);
}
